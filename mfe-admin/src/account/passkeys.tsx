import { toast } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { useState } from 'react';
import { Loaded } from '../layout/loaded.tsx';
import { text } from '../shared.styles.ts';
import { RelativeTime } from '../time/relative-time.tsx';
import { useAction } from '../use-action.ts';
import { Item, list } from './item.tsx';
import { addPasskey, passkeysQuery, removePasskey } from './passkeys.queries.ts';
import { useRecoveryCodes } from './recovery-codes-dialog.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';

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
      {'PublicKeyCredential' in globalThis ? (
        <Button size="sm" disabled={isPending || !query.data} onClick={() => add.mutate()}>
          {add.isPending ? 'Adding…' : 'Add a passkey'}
        </Button>
      ) : (
        <p>This browser does not support passkeys.</p>
      )}
      {renamed && <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(undefined)} />}
      {codes.dialog}
    </>
  );
}
