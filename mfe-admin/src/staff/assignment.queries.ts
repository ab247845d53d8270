import { queryClient, queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import type { Assignment } from '@portal/staff-client/staff-member';

/** How new leads get an owner. For managers. */
export const assignmentQuery = queryOptions({
  queryKey: ['admin', 'assignment'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/assignment', { signal })),
  staleTime: 0,
});

export async function changeAssignment(body: Assignment) {
  await staff.PUT('/api/admin/assignment', { body });
  queryClient.setQueryData(assignmentQuery.queryKey, body);
}
