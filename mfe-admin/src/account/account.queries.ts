import { queryClient, queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import { sessionQuery } from '../session/session.ts';

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

/** Whether the signed-in user has a calendar feed. */
export const calendarQuery = queryOptions({
  queryKey: ['admin', 'account', 'calendar'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/account/calendar', { signal })),
});

/** Creates the address of the feed, and ends an earlier one. Resolves to the address. */
export async function createCalendar(): Promise<string> {
  const { address } = await unwrap(staff.POST('/api/admin/account/calendar'));
  queryClient.setQueryData(calendarQuery.queryKey, { hasAddress: true });
  return address;
}

export async function endCalendar(): Promise<void> {
  await staff.DELETE('/api/admin/account/calendar');
  queryClient.setQueryData(calendarQuery.queryKey, { hasAddress: false });
}

export const secondFactorQuery = queryOptions({
  queryKey: ['admin', 'account', 'second-factor'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/account/second-factor', { signal })),
});

export const invalidateSecondFactor = () =>
  // A change of a factor ends the other sessions.
  Promise.all([
    queryClient.invalidateQueries(secondFactorQuery),
    queryClient.invalidateQueries(sessionQuery),
    queryClient.invalidateQueries(sessionsQuery),
  ]);

/** Creates the secret for an authenticator app. */
export const createTotpSecret = () => unwrap(staff.POST('/api/admin/account/second-factor/totp'));

/** Sets the app up. Resolves to recovery codes if it is the first second factor. */
export async function confirmTotp(code: string): Promise<string[]> {
  const { codes } = await unwrap(staff.POST('/api/admin/account/second-factor/totp/confirm', { body: { code } }));
  await invalidateSecondFactor();
  return codes;
}

export async function renewRecoveryCodes(): Promise<string[]> {
  const { codes } = await unwrap(staff.POST('/api/admin/account/second-factor/recovery-codes'));
  await invalidateSecondFactor();
  return codes;
}

/** Removes the authenticator app. */
export async function removeTotp() {
  await staff.DELETE('/api/admin/account/second-factor/totp');
  await invalidateSecondFactor();
}
