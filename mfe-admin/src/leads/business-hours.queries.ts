import { queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';

/** Business hours, the next holidays, and the openings of the last and next days. Read again when they are an hour old. */
export const businessHoursQuery = queryOptions({
  queryKey: ['admin', 'business-hours'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/business-hours', { signal })),
  staleTime: 3_600_000,
});
