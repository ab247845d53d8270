import { queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';

/** Numbers of leads by state, for the counts in the navigation. */
export const summaryQuery = queryOptions({
  queryKey: ['admin', 'summary'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/summary', { signal })),
});
