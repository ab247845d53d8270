import { queryOptions } from '@portal/platform/query';
import { answer, staff } from '@portal/staff-client/client';

/** Everybody a lead can belong to. */
export const staffNamesQuery = queryOptions({
  queryKey: ['desk', 'staff', 'names'],
  queryFn: ({ signal }) => answer(staff.GET('/api/admin/staff/names', { signal })),
});
