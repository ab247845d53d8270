import {
  type DefaultError,
  type InfiniteData,
  QueryClient,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseMutationOptions,
  type UseQueryOptions,
  useInfiniteQuery as useInfiniteQueryOf,
  useMutation as useMutationOf,
  useQuery as useQueryOf,
} from '@tanstack/react-query';
import { readByKey } from './http.ts';

export { type InfiniteData, infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

/**
 * The query client of shell and remotes: data never goes stale, there is no polling, refetching on focus or retrying, and mutations
 * fail at once while the browser is offline.
 * It is a separate module without a provider, so that pages without queries do not load it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: readByKey,
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      retry: false,
    },
    // By default a mutation waits while the browser is offline.
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** TanStack Query's `useQuery` on the portal's client. */
export function useQuery<Data, Shown = Data, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Data, DefaultError, Shown, Key>,
) {
  return useQueryOf(options, queryClient);
}

/** TanStack Query's `useInfiniteQuery` on the portal's client. */
export function useInfiniteQuery<Page, Shown = InfiniteData<Page>, Key extends QueryKey = QueryKey, Param = unknown>(
  options: UseInfiniteQueryOptions<Page, DefaultError, Shown, Key, Param>,
) {
  return useInfiniteQueryOf(options, queryClient);
}

/** TanStack Query's `useMutation` on the portal's client. */
export function useMutation<Result, Variables = void, Context = unknown>(
  options: UseMutationOptions<Result, DefaultError, Variables, Context>,
) {
  return useMutationOf(options, queryClient);
}
