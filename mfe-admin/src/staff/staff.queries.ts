import { queryClient, queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import type { NewAbsence, NewStaff, StaffChange, StaffLink } from '@portal/staff-client/staff-member';
import { staffQuery } from '../leads/owners.queries.ts';
import { summaryQuery } from '../leads/summary.queries.ts';
import { signedInId } from '../session/session.ts';

/** Whether the portal sends email. Without it, links for managers are created on the server only. */
export const sendsEmailQuery = queryOptions({
  queryKey: ['admin', 'sends-email'],
  queryFn: async ({ signal }) => (await unwrap(staff.GET('/api/password-reset', { signal }))).isPossible,
  staleTime: Number.POSITIVE_INFINITY,
});

const invalidateStaff = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['admin', 'staff'] }),
    queryClient.invalidateQueries(summaryQuery),
  ]);

/** Loads the number of open leads again: colleagues may have assigned some since. */
export async function countOpenLeads(id: number): Promise<number> {
  const members = await queryClient.fetchQuery({ ...staffQuery, staleTime: 0 });
  return members.find((member) => member.id === id)?.openLeads ?? 0;
}

export async function inviteMember(member: NewStaff) {
  const invited = await unwrap(staff.POST('/api/admin/staff', { body: member }));
  await invalidateStaff();
  return invited;
}

export async function updateMember(id: number, change: StaffChange) {
  try {
    await unwrap(staff.PATCH('/api/admin/staff/{id}', { params: { path: { id } }, body: change }));
  } finally {
    // Also after an error: a colleague may have changed the account or its number of leads.
    await invalidateStaff();
  }
}

/** Creates a new invitation or password reset link. */
export const createLink = (id: number): Promise<StaffLink> =>
  unwrap(staff.POST('/api/admin/staff/{id}/invitation', { params: { path: { id } } }));

/** Turns two-step verification off, for a lost device. */
export async function resetSecondFactor(id: number) {
  await staff.DELETE('/api/admin/staff/{id}/second-factor', { params: { path: { id } } });
  await invalidateStaff();
}

export async function endMemberSessions(id: number) {
  await staff.DELETE('/api/admin/staff/{id}/sessions', { params: { path: { id } } });
}

/** Says when a colleague, or the signed-in user, is away. */
export async function setAbsence(id: number, body: NewAbsence) {
  if (id === signedInId()) await staff.PUT('/api/admin/absence', { body });
  else await staff.PUT('/api/admin/absences/{id}', { params: { path: { id } }, body });
  await invalidateStaff();
}

export async function endAbsence(id: number) {
  if (id === signedInId()) await staff.DELETE('/api/admin/absence');
  else await staff.DELETE('/api/admin/absences/{id}', { params: { path: { id } } });
  await invalidateStaff();
}
