import { queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';

export const fieldReportsQuery = queryOptions({
  queryKey: ['admin', 'field-reports'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/field-reports', { signal })),
  refetchOnMount: 'always',
  refetchInterval: 30_000,
});
