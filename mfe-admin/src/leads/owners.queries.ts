import { queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';

/** Staff members who can own a lead. */
export const ownersQuery = queryOptions({
  queryKey: ['admin', 'staff', 'names'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/staff/names', { signal })),
});
