import { toast } from '@portal/platform';
import { useMutation, useQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { Skeleton } from '@portal/ui/skeleton';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { errorMessage } from '../error-message.ts';
import { heading } from '../layout/page.styles.ts';
import { sessionQuery } from '../session/session.ts';
import { formatDateTime } from '../time/relative-time.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { removeSecondFactor, renewRecoveryCodes, secondFactorQuery } from './second-factor.queries.ts';
import { SetUpTotpDialog } from './set-up-totp-dialog.tsx';

const text = css({ maxWidth: 'measure.text', marginBottom: '4', color: 'fg.muted' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

/** Turns two-step verification on and off, and replaces the recovery codes. */
export function SecondFactor() {
  const { data, error } = useQuery(secondFactorQuery);
  const { data: session } = useQuery(sessionQuery);
  const [isSettingUp, setIsSettingUp] = useState(false);
  const [codes, setCodes] = useState<string[]>();
  const renew = useMutation({
    networkMode: 'always',
    mutationFn: renewRecoveryCodes,
    onSuccess: setCodes,
    onError: (problem) => toast.error('The recovery codes were not replaced', errorMessage(problem)),
  });
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: removeSecondFactor,
    onSuccess: () => toast.success('Two-step verification is off', 'Your password alone is enough to sign in.'),
    onError: (problem) => toast.error('Two-step verification is still on', errorMessage(problem)),
  });
  const isPending = renew.isPending || remove.isPending;
  const due = session?.secondFactorDueAt;

  return (
    <>
      <h2 className={heading}>Two-step verification</h2>
      {!data && (error ? <p role="alert">{errorMessage(error)}</p> : <Skeleton lines={2} label="Loading" />)}
      {data && !data.isOn && (
        <>
          <p className={text}>
            Protect your account with a code of an authenticator app in addition to your password.
            {due && ` Required for managers from ${formatDateTime(due)}.`}
          </p>
          <Button size="sm" onClick={() => setIsSettingUp(true)}>
            Turn on
          </Button>
        </>
      )}
      {data?.isOn && (
        <>
          <p className={text}>On, with an authenticator app. {data.recoveryCodesLeft} of 10 recovery codes left.</p>
          <div className={buttons}>
            <Button size="sm" tone="quiet" disabled={isPending} onClick={() => renew.mutate()}>
              New recovery codes
            </Button>
            <Button size="sm" tone="quiet" disabled={isPending} onClick={() => remove.mutate()}>
              Turn off
            </Button>
          </div>
        </>
      )}
      {isSettingUp && (
        <SetUpTotpDialog
          onClose={() => setIsSettingUp(false)}
          onDone={(created) => {
            setIsSettingUp(false);
            setCodes(created);
          }}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  );
}
