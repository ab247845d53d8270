import { queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';

/** People who own leads and cannot act on them any more. */
export const formerOwnersQuery = queryOptions({
  queryKey: ['admin', 'former-owners'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/former-owners', { signal })),
});

/** Staff members who can own a lead. */
export const ownersQuery = queryOptions({
  queryKey: ['admin', 'staff', 'names'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/staff/names', { signal })),
});
