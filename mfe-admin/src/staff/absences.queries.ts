import { queryClient } from '@portal/platform/query';
import { staff } from '@portal/staff-client/client';
import type { NewAbsence } from '@portal/staff-client/staff-member';
import { summaryQuery } from '../leads/summary.queries.ts';
import { signedInId } from '../session/session.ts';

const invalidate = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['admin', 'staff'] }),
    queryClient.invalidateQueries(summaryQuery),
  ]);

/** Says when a colleague, or the signed-in user, is away. */
export async function setAbsence(id: number, body: NewAbsence) {
  if (id === signedInId()) await staff.PUT('/api/admin/absence', { body });
  else await staff.PUT('/api/admin/absences/{id}', { params: { path: { id } }, body });
  await invalidate();
}

export async function endAbsence(id: number) {
  if (id === signedInId()) await staff.DELETE('/api/admin/absence');
  else await staff.DELETE('/api/admin/absences/{id}', { params: { path: { id } } });
  await invalidate();
}
