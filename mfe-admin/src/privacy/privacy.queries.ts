import { infiniteQueryOptions, queryClient, queryOptions } from '@portal/platform/query';
import { staff, unwrap, withoutLimit } from '@portal/staff-client/client';
import type { RetentionRun } from '@portal/staff-client/privacy';
import { forgetPerson } from '../leads/person.queries.ts';

/** How long leads are kept, and what the next run removes. */
export const retentionQuery = queryOptions({
  queryKey: ['admin', 'retention'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/retention', { signal })),
  staleTime: 0,
});

/** Receipts of erased people, newest first, page by page. */
export const erasuresQuery = infiniteQueryOptions({
  queryKey: ['admin', 'erasures'],
  queryFn: ({ pageParam, signal }) =>
    unwrap(staff.GET('/api/admin/erasures', { params: { query: { before: pageParam } }, signal })),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
  staleTime: 0,
});

export async function runRetention(): Promise<RetentionRun> {
  const removed = await unwrap(staff.POST('/api/admin/retention/runs', withoutLimit));
  await Promise.all([queryClient.invalidateQueries(retentionQuery), forgetPerson([])]);
  return removed;
}
