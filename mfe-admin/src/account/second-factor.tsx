import { toast } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { useState } from 'react';
import { Loaded } from '../layout/loaded.tsx';
import { sessionQuery } from '../session/session.ts';
import { buttons, text } from '../shared.styles.ts';
import { formatDateTime } from '../time/business-time.ts';
import { useAction } from '../use-action.ts';
import { useRecoveryCodes } from './recovery-codes-dialog.tsx';
import { removeTotp, renewRecoveryCodes, secondFactorQuery } from './second-factor.queries.ts';
import { SetUpTotpDialog } from './set-up-totp-dialog.tsx';

/** Sets up and removes the authenticator app, and replaces the recovery codes. */
export function SecondFactor() {
  const query = useQuery(secondFactorQuery);
  const { data: session } = useQuery(sessionQuery);
  const [isSettingUp, setIsSettingUp] = useState(false);
  const codes = useRecoveryCodes();
  const renew = useAction({
    run: renewRecoveryCodes,
    failed: 'The recovery codes were not replaced',
    onSuccess: codes.show,
  });
  const remove = useAction({
    run: removeTotp,
    failed: 'The authenticator app was not removed',
    onSuccess: () =>
      toast.success(
        'Authenticator app removed',
        'Its codes do not work any more. Your other sessions were signed out.',
      ),
  });
  const isPending = renew.isPending || remove.isPending;
  const due = session?.secondFactorDueAt;
  const finish = (created: string[]) => {
    setIsSettingUp(false);
    codes.show(created);
    if (created.length === 0)
      toast.success('Authenticator app set up', 'Its codes work from now on. Your other sessions were signed out.');
  };

  return (
    <>
      <Loaded query={query} what="two-step verification" lines={5}>
        {({ isOn, hasApp, recoveryCodesLeft }) =>
          isOn ? (
            <>
              <p className={text}>
                On, with {hasApp ? 'an authenticator app' : 'your passkeys'}. {recoveryCodesLeft} of 10 recovery codes
                left.
              </p>
              <div className={buttons}>
                <Button size="sm" tone="quiet" disabled={isPending} onClick={() => renew.mutate()}>
                  New recovery codes
                </Button>
                <Button size="sm" tone="quiet" disabled={isPending} onClick={() => setIsSettingUp(true)}>
                  {hasApp ? 'Change app' : 'Add an authenticator app'}
                </Button>
                {hasApp && (
                  <Button size="sm" tone="quiet" disabled={isPending} onClick={() => remove.mutate()}>
                    Remove app
                  </Button>
                )}
              </div>
            </>
          ) : (
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
          )
        }
      </Loaded>
      {isSettingUp && <SetUpTotpDialog onClose={() => setIsSettingUp(false)} onDone={finish} />}
      {codes.dialog}
    </>
  );
}
