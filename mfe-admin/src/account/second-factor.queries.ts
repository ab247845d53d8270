import { queryClient, queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import { withRecentSignIn } from '../session/confirm-identity.ts';
import { sessionQuery } from '../session/session.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['admin', 'account', 'second-factor'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/account/second-factor', { signal })),
});

const invalidate = () =>
  Promise.all([queryClient.invalidateQueries(secondFactorQuery), queryClient.invalidateQueries(sessionQuery)]);

/** Creates the secret for an authenticator app. */
export const createTotpSecret = () =>
  withRecentSignIn(() => unwrap(staff.POST('/api/admin/account/second-factor/totp')));

/** Turns two-step verification on. Resolves to the recovery codes. */
export async function confirmTotp(code: string): Promise<string[]> {
  const { codes } = await withRecentSignIn(() =>
    unwrap(staff.POST('/api/admin/account/second-factor/totp/confirm', { body: { code } })),
  );
  await invalidate();
  return codes;
}

export async function renewRecoveryCodes(): Promise<string[]> {
  const { codes } = await withRecentSignIn(() => unwrap(staff.POST('/api/admin/account/second-factor/recovery-codes')));
  await invalidate();
  return codes;
}

export async function removeSecondFactor() {
  await withRecentSignIn(() => staff.DELETE('/api/admin/account/second-factor/totp'));
  await invalidate();
}
