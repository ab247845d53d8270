import { queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import { withLabels } from './with-labels.ts';

/** Staff members who can own a lead. */
export const ownersQuery = queryOptions({
  queryKey: ['admin', 'staff', 'names'],
  queryFn: async ({ signal }) => withLabels(await unwrap(staff.GET('/api/admin/staff/names', { signal }))),
});
