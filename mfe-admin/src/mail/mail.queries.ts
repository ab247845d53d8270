import { queryClient, queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';

/** How e-mail works at the moment. */
export const mailStatusQuery = queryOptions({
  queryKey: ['admin', 'mail-status'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/mail-status', { signal })),
  staleTime: 0,
  refetchInterval: 30_000,
});

/** Sends replies again that have failed, and returns their number. */
export async function retryFailedMail(): Promise<number> {
  const { count } = await unwrap(staff.POST('/api/admin/mail-status/retries'));
  await queryClient.invalidateQueries(mailStatusQuery);
  return count;
}
