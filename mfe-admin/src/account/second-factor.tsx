import { toast } from '@portal/platform';
import { useMutation, useQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { Skeleton } from '@portal/ui/skeleton';
import { useState } from 'react';
import { errorMessage } from '../error-message.ts';
import { buttons, heading } from '../layout/page.styles.ts';
import { useContinue } from '../session/opened-page.ts';
import { sessionQuery } from '../session/session.ts';
import { formatDateTime } from '../time/business-time.ts';
import { text } from './account.styles.ts';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { removeTotp, renewRecoveryCodes, secondFactorQuery } from './second-factor.queries.ts';
import { SetUpTotpDialog } from './set-up-totp-dialog.tsx';

/** Sets up and removes the authenticator app, and replaces the recovery codes. */
export function SecondFactor() {
  const { data, error } = useQuery(secondFactorQuery);
  const { data: session } = useQuery(sessionQuery);
  const [isSettingUp, setIsSettingUp] = useState(false);
  const [codes, setCodes] = useState<string[]>([]);
  const continueAtOpenedPage = useContinue();
  const renew = useMutation({
    networkMode: 'always',
    mutationFn: renewRecoveryCodes,
    onSuccess: setCodes,
    onError: (problem) => toast.error('The recovery codes were not replaced', errorMessage(problem)),
  });
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: removeTotp,
    onSuccess: () =>
      toast.success(
        'Authenticator app removed',
        'Its codes do not work any more. Your other sessions were signed out.',
      ),
    onError: (problem) => toast.error('The authenticator app was not removed', errorMessage(problem)),
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
            Protect your account with a passkey, or with a code of an authenticator app when you sign in with a
            password.
            {due && ` Required from ${formatDateTime(due)}.`} Turning it on signs out your other sessions.
          </p>
          <Button size="sm" onClick={() => setIsSettingUp(true)}>
            Turn on
          </Button>
        </>
      )}
      {data?.isOn && (
        <>
          <p className={text}>
            On, with {data.hasApp ? 'an authenticator app' : 'your passkeys'}. {data.recoveryCodesLeft} of 10 recovery
            codes left.
          </p>
          <div className={buttons}>
            <Button size="sm" tone="quiet" disabled={isPending} onClick={() => renew.mutate()}>
              New recovery codes
            </Button>
            <Button size="sm" tone="quiet" disabled={isPending} onClick={() => setIsSettingUp(true)}>
              {data.hasApp ? 'Change app' : 'Add an authenticator app'}
            </Button>
            {data.hasApp && (
              <Button size="sm" tone="quiet" disabled={isPending} onClick={() => remove.mutate()}>
                Remove app
              </Button>
            )}
          </div>
        </>
      )}
      {isSettingUp && (
        <SetUpTotpDialog
          onClose={() => setIsSettingUp(false)}
          onDone={(created) => {
            setIsSettingUp(false);
            setCodes(created);
            if (created.length === 0)
              toast.success(
                'Authenticator app set up',
                'Its codes work from now on. Your other sessions were signed out.',
              );
          }}
        />
      )}
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
