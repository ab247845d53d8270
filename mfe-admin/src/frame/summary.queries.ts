import { queryOptions } from '@portal/platform/query';
import { answer, staff } from '@portal/staff-client/client';

/** How many leads wait for what: the numbers beside the views. */
export const summaryQuery = queryOptions({
  queryKey: ['desk', 'summary'],
  queryFn: ({ signal }) => answer(staff.GET('/api/admin/summary', { signal })),
});
