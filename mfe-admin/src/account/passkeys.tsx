import { toast } from '@portal/platform';
import { useMutation, useQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { Skeleton } from '@portal/ui/skeleton';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { errorMessage } from '../error-message.ts';
import { buttons, heading } from '../layout/page.styles.ts';
import { useContinue } from '../session/opened-page.ts';
import { RelativeTime } from '../time/relative-time.tsx';
import { item, list, muted, text } from './account.styles.ts';
import { addPasskey, passkeysQuery, removePasskey } from './passkeys.queries.ts';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';

const nameStyles = css({ minWidth: '0', overflowWrap: 'anywhere' });

/** Passkeys of the signed-in user: add, rename and remove them. */
export function Passkeys() {
  const { data, error } = useQuery(passkeysQuery);
  const [renamed, setRenamed] = useState<{ id: number; name: string }>();
  const [codes, setCodes] = useState<string[]>([]);
  const continueAtOpenedPage = useContinue();
  const add = useMutation({
    networkMode: 'always',
    mutationFn: addPasskey,
    onSuccess: (created) => {
      toast.success('Passkey added', 'You can now sign in with it. Your other sessions were signed out.');
      setCodes(created);
    },
    onError: (problem) => toast.error('The passkey was not added', errorMessage(problem)),
  });
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: removePasskey,
    onSuccess: () =>
      toast.success('Passkey removed', 'Delete it on your device too. Your other sessions were signed out.'),
    onError: (problem) => toast.error('The passkey was not removed', errorMessage(problem)),
  });
  const isPending = add.isPending || remove.isPending;
  const isSupported = 'PublicKeyCredential' in globalThis;

  return (
    <>
      <h2 className={heading}>Passkeys</h2>
      <p className={text}>
        Sign in with your fingerprint, face or screen lock instead of a password. With a passkey, your password alone is
        not enough any more. Adding or removing one signs out your other sessions.
      </p>
      {!data && (error ? <p role="alert">{errorMessage(error)}</p> : <Skeleton lines={2} label="Loading passkeys" />)}
      {data && data.length > 0 && (
        <ul className={list} aria-label="Passkeys">
          {data.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id} className={item}>
              <span className={nameStyles}>
                {name}
                <span className={muted}>
                  Added <RelativeTime at={createdAt} />,{' '}
                  {lastUsedAt ? (
                    <>
                      last used <RelativeTime at={lastUsedAt} />
                    </>
                  ) : (
                    'never used'
                  )}
                </span>
              </span>
              <span className={buttons}>
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
              </span>
            </li>
          ))}
        </ul>
      )}
      {isSupported ? (
        <Button size="sm" disabled={isPending || !data} onClick={() => add.mutate()}>
          {add.isPending ? 'Adding…' : 'Add a passkey'}
        </Button>
      ) : (
        <p>This browser does not support passkeys.</p>
      )}
      {renamed && <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(undefined)} />}
      {codes.length > 0 && (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            setCodes([]);
            continueAtOpenedPage();
          }}
        />
      )}
    </>
  );
}
