import { queryClient, queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';

/** Active sessions of the signed-in user. */
export const sessionsQuery = queryOptions({
  queryKey: ['admin', 'account', 'sessions'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/account/sessions', { signal })),
});

/** Ends one session, or all others without `sessionId`. */
export async function endSessions(body: { password?: string; sessionId?: string }) {
  await staff.POST('/api/admin/account/sessions/end', { body });
  await queryClient.invalidateQueries(sessionsQuery);
}

/** Changes the password, which ends all other sessions. */
export async function changePassword(body: { current: string; next: string }) {
  await staff.POST('/api/admin/account/password', { body });
  await queryClient.invalidateQueries(sessionsQuery);
}
