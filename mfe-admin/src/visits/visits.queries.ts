import { queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import type { NewVisit, VisitMail } from '@portal/staff-client/visit';
import { saveFile } from '@portal/ui/save-file';
import { todayKey } from '../leads/leads.queries.ts';

/** How many days the API lists. */
export const listedDays = 28;

/** The visits of these days to which a person goes, or all. Below the key of Today, so that it is loaded again with it. */
export const visitsQuery = (query: { from: string; person: number | undefined }) =>
  queryOptions({
    queryKey: [...todayKey, 'visits', query],
    queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/visits', { params: { query }, signal })),
  });

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
