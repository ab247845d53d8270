import { toast } from '@portal/platform';
import { queryClient, useQuery } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import { Button } from '@portal/ui/button';
import { supportsPasskeys } from '@portal/ui/sign-in-buttons';
import { useState } from 'react';
import { Loaded } from '../app/layout/loaded.tsx';
import { RenameDialog } from '../app/layout/rename-dialog.tsx';
import { passkeysQuery } from '../session/session.ts';
import { text } from '../shared.styles.ts';
import { RelativeTime } from '../time/relative-time.tsx';
import { useAction } from '../use-action.ts';
import { invalidateSecondFactor } from './account.queries.ts';
import { Item, list } from './item.tsx';
import { useRecoveryCodes } from './recovery-codes-dialog.tsx';

/** Passkeys of the signed-in user: add, rename and remove them. */
export function Passkeys() {
  const query = useQuery(passkeysQuery);
  const [renamed, setRenamed] = useState<{ id: number; name: string }>();
  const codes = useRecoveryCodes();
  const add = useAction({
    run: addPasskey,
    failed: 'The passkey was not added',
    onSuccess: (created) => {
      toast.success('Passkey added', 'You can now sign in with it. Your other sessions were signed out.');
      codes.show(created);
    },
  });
  const remove = useAction({
    run: removePasskey,
    failed: 'The passkey was not removed',
    onSuccess: () =>
      toast.success('Passkey removed', 'Delete it on your device too. Your other sessions were signed out.'),
  });
  const isPending = add.isPending || remove.isPending;

  return (
    <>
      <p className={text}>
        Sign in with your fingerprint, face or screen lock instead of a password. With a passkey, your password alone is
        not enough any more. Adding or removing one signs out your other sessions.
      </p>
      <Loaded query={query} what="passkeys" lines={1}>
        {(passkeys) =>
          passkeys.length > 0 && (
            <ul className={list} aria-label="Passkeys">
              {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
                <Item
                  key={id}
                  name={name}
                  details={
                    <>
                      Added <RelativeTime at={createdAt} />, {lastUsedAt ? 'last used ' : 'never used'}
                      {lastUsedAt && <RelativeTime at={lastUsedAt} />}
                    </>
                  }
                >
                  <Button size="sm" tone="quiet" aria-label={`Rename ${name}`} onClick={() => setRenamed({ id, name })}>
                    Rename
                  </Button>
                  <Button
                    size="sm"
                    tone="quiet"
                    aria-label={`Remove ${name}`}
                    disabled={isPending}
                    onClick={() => remove.mutate(id)}
                  >
                    Remove
                  </Button>
                </Item>
              ))}
            </ul>
          )
        }
      </Loaded>
      {supportsPasskeys() ? (
        <Button size="sm" disabled={isPending || !query.data} onClick={() => add.mutate()}>
          {add.isPending ? 'Adding…' : 'Add a passkey'}
        </Button>
      ) : (
        <p>This browser does not support passkeys.</p>
      )}
      {renamed && (
        <RenameDialog
          title="Rename passkey"
          form={`passkey ${renamed.id}`}
          name={renamed.name}
          rename={(name) => renamePasskey(renamed.id, name)}
          onClose={() => setRenamed(undefined)}
        />
      )}
      {codes.dialog}
    </>
  );
}

const invalidate = () => Promise.all([queryClient.invalidateQueries(passkeysQuery), invalidateSecondFactor()]);

/** Creates a passkey on a device of the user. Resolves to recovery codes if it is the first second factor. */
async function addPasskey(): Promise<string[]> {
  const { createPasskey } = await import(/* webpackChunkName: "passkeys" */ '@portal/platform/passkeys');
  const { options } = await unwrap(staff.POST('/api/admin/account/passkeys/options'));
  const { id, response } = await createPasskey(options as unknown as Parameters<typeof createPasskey>[0]);
  const { clientDataJSON, attestationObject } = response;
  const transports = response.transports?.filter(isTransport);
  const { recoveryCodes } = await unwrap(
    staff.POST('/api/admin/account/passkeys', {
      body: { id, response: { clientDataJSON, attestationObject, transports } },
    }),
  );
  await invalidate();
  return recoveryCodes;
}

async function renamePasskey(id: number, name: string) {
  await staff.PATCH('/api/admin/account/passkeys/{id}', { params: { path: { id } }, body: { name } });
  await queryClient.invalidateQueries(passkeysQuery);
}

async function removePasskey(id: number) {
  await staff.DELETE('/api/admin/account/passkeys/{id}', { params: { path: { id } } });
  await invalidate();
}

/** Browsers may report transports that are newer than the API. */
const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const isTransport = (name: string): name is (typeof transports)[number] =>
  (transports as readonly string[]).includes(name);
