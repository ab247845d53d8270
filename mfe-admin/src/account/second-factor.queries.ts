import { queryClient, queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import { sessionQuery } from '../session/session.ts';
import { sessionsQuery } from './account.queries.ts';

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
