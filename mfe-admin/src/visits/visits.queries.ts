import { staff, unwrap } from '@portal/staff-client/client';
import type { NewVisit, VisitMail } from '@portal/staff-client/visit';
import { saveFile } from '@portal/ui/save-file';

/** Schedules a visit, or changes one. */
export const saveVisit = (leadId: number, visitId: number | undefined, body: NewVisit) =>
  unwrap(
    visitId === undefined
      ? staff.POST('/api/admin/leads/{id}/visits', { params: { path: { id: leadId } }, body })
      : staff.PUT('/api/admin/leads/{id}/visits/{visitId}', { params: { path: { id: leadId, visitId } }, body }),
  );

export const cancelVisit = (leadId: number, visitId: number, body: VisitMail) =>
  unwrap(
    staff.POST('/api/admin/leads/{id}/visits/{visitId}/cancel', { params: { path: { id: leadId, visitId } }, body }),
  );

/** The calendar file, which a browser downloads. */
export const visitFilePath = (leadId: number, visitId: number) => `/api/admin/leads/${leadId}/visits/${visitId}/file`;

export async function downloadVisit(leadId: number, visitId: number): Promise<void> {
  const params = { path: { id: leadId, visitId } };
  const { data } = await staff.GET('/api/admin/leads/{id}/visits/{visitId}/file', { params, parseAs: 'blob' });
  if (data) saveFile(data as Blob, 'visit.ics');
}
