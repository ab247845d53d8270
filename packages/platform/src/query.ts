import {
  type DefaultError,
  QueryClient,
  type QueryKey,
  type UseMutationOptions,
  type UseQueryOptions,
  useMutation as useMutationOf,
  useQuery as useQueryOf,
} from '@tanstack/react-query';
import { readByKey } from './http.ts';

export { keepPreviousData, queryOptions } from '@tanstack/react-query';

/**
 * The portal's one query client, with the specification's defaults: data never goes stale, nothing is polled, refetched
 * on focus or tried again. It has its own entry, and no provider, so that pages which ask for nothing do not load it.
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
    mutations: { retry: false },
  },
});

/** TanStack Query's `useQuery` on the portal's client. */
export function useQuery<Data, Shown = Data, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Data, DefaultError, Shown, Key>,
) {
  return useQueryOf(options, queryClient);
}

/** TanStack Query's `useMutation` on the portal's client. */
export function useMutation<Answer, Request = void>(options: UseMutationOptions<Answer, DefaultError, Request>) {
  return useMutationOf(options, queryClient);
}
