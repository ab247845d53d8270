import { readByKey } from '@portal/platform';
import { QueryClient } from '@tanstack/react-query';

/** The specification's defaults: data never goes stale, nothing is polled, refetched on focus or tried again. */
export const createQueryClient = () =>
  new QueryClient({
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
