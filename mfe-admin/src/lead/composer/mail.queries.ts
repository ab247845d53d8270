import { queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';

/** Templates in the language of a lead, filled in. Loaded when somebody chooses one. */
export const templatesQuery = (leadId: number) =>
  queryOptions({
    queryKey: ['admin', 'mail-templates', leadId],
    queryFn: ({ signal }) =>
      unwrap(staff.GET('/api/admin/leads/{id}/mail-templates', { params: { path: { id: leadId } }, signal })),
    staleTime: 0,
  });
