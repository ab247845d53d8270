import { queryClient, queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import { withRecentSignIn } from '../session/confirm-identity.ts';
import { invalidateSecondFactor } from './second-factor.queries.ts';

/** Passkeys of the signed-in user. */
export const passkeysQuery = queryOptions({
  queryKey: ['admin', 'account', 'passkeys'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/account/passkeys', { signal })),
});

const invalidate = () => Promise.all([queryClient.invalidateQueries(passkeysQuery), invalidateSecondFactor()]);

/** Creates a passkey on a device of the user. Resolves to recovery codes if it is the first second factor. */
export async function addPasskey(): Promise<string[]> {
  const { createPasskey } = await import(/* webpackChunkName: "passkeys" */ '@portal/platform/passkeys');
  const { options } = await withRecentSignIn(() => unwrap(staff.POST('/api/admin/account/passkeys/options')));
  const { id, response } = await createPasskey(options as unknown as Parameters<typeof createPasskey>[0]);
  const { clientDataJSON, attestationObject } = response;
  const transports = response.transports?.filter(isTransport);
  const { recoveryCodes } = await withRecentSignIn(() =>
    unwrap(
      staff.POST('/api/admin/account/passkeys', {
        body: { id, response: { clientDataJSON, attestationObject, transports } },
      }),
    ),
  );
  await invalidate();
  return recoveryCodes;
}

export async function renamePasskey(id: number, name: string) {
  await withRecentSignIn(() =>
    staff.PATCH('/api/admin/account/passkeys/{id}', { params: { path: { id } }, body: { name } }),
  );
  await queryClient.invalidateQueries(passkeysQuery);
}

export async function removePasskey(id: number) {
  await withRecentSignIn(() => staff.DELETE('/api/admin/account/passkeys/{id}', { params: { path: { id } } }));
  await invalidate();
}

/** Browsers may report transports that are newer than the API. */
const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const isTransport = (name: string): name is (typeof transports)[number] =>
  (transports as readonly string[]).includes(name);
