import { lineSchema } from '@portal/contracts/text-schema';
import { toast } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { useFormMutation } from '@portal/ui/form';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { renderSVG } from 'uqr';
import { object } from 'yup';
import { Loaded } from '../app/layout/loaded.tsx';
import { MutationForm } from '../app/layout/mutation-form.tsx';
import { sessionQuery } from '../session/session.ts';
import { buttons, text } from '../shared.styles.ts';
import { formatDateTime } from '../time/business-time.ts';
import { useAction } from '../use-action.ts';
import { confirmTotp, createTotpSecret, removeTotp, renewRecoveryCodes, secondFactorQuery } from './account.queries.ts';
import { useRecoveryCodes } from './recovery-codes-dialog.tsx';

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

// Scanners need dark on light in both color modes.
const image = css({ width: '11rem', height: '11rem', bg: 'neutral.white', borderRadius: 'control' });
const secretStyles = css({ fontFamily: 'mono', fontSize: 'sm', overflowWrap: 'anywhere', userSelect: 'all' });

const codeSchema = object({ code: lineSchema('Code', 50).required('Enter the code of the app') });

interface SetUpTotpDialogProps {
  onDone: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

/** Shows the secret as a QR code and as text, and asks for the first code. */
function SetUpTotpDialog({ onDone, onClose }: SetUpTotpDialogProps) {
  const query = useQuery({
    queryKey: ['admin', 'account', 'totp'],
    queryFn: createTotpSecret,
    // Each opening creates a secret of its own.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const form = useFormMutation({
    schema: codeSchema,
    defaultValues: { code: '' },
    mutationFn: ({ code }) => confirmTotp(code),
    onSuccess: onDone,
    focusOnError: 'code',
  });

  return (
    <Dialog
      title="Set up an authenticator app"
      description="Scan the QR code with an app such as Google Authenticator, 1Password or Aegis, or type in the key. Then enter the code that the app shows."
      open
      onOpenChange={onClose}
    >
      <Loaded query={query} what="a new key" lines={6}>
        {({ uri, secret }) => (
          <MutationForm form={form} submitLabel="Turn on" wide>
            <img className={image} alt="QR code of the key" src={toDataUrl(renderSVG(uri))} />
            <p className={secretStyles}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
            <Field
              label="Code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
              required
              {...form.field('code')}
            />
          </MutationForm>
        )}
      </Loaded>
    </Dialog>
  );
}

const toDataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
