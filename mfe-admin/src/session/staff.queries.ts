import { queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';

/** All staff members, disabled ones too. For managers. */
export const staffQuery = queryOptions({
  queryKey: ['admin', 'staff', 'all'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/staff', { signal })),
});
