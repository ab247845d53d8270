import { lineSchema } from '@portal/contracts/text-schema';
import { toast } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { Field } from '@portal/ui/field';
import { useFormMutation } from '@portal/ui/form';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { renderSVG } from 'uqr';
import { object } from 'yup';
import { FormDialog } from '../app/layout/form-dialog.tsx';
import { Loaded } from '../app/layout/loaded.tsx';

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
  const [secret, setSecret] = useState<TotpSecret>();
  const codes = useRecoveryCodes();
  // Before the dialog opens: this may ask for the password in a dialog of its own.
  const setUp = useAction({
    run: createTotpSecret,
    failed: 'The authenticator app was not set up',
    onSuccess: setSecret,
  });
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
    setSecret(undefined);
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
                <Button size="sm" tone="quiet" disabled={isPending} onClick={() => setUp.mutate()}>
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
              <Button size="sm" onClick={() => setUp.mutate()}>
                Turn on
              </Button>
            </>
          )
        }
      </Loaded>
      {secret && <SetUpTotpDialog created={secret} onClose={() => setSecret(undefined)} onDone={finish} />}
      {codes.dialog}
    </>
  );
}

// Scanners need dark on light in both color modes.
const image = css({ width: '11rem', height: '11rem', bg: 'neutral.white', borderRadius: 'control' });
const secretStyles = css({ fontFamily: 'mono', fontSize: 'sm', overflowWrap: 'anywhere', userSelect: 'all' });

const codeSchema = object({ code: lineSchema('Code', 50).required('Enter the code of the app') });

type TotpSecret = Awaited<ReturnType<typeof createTotpSecret>>;

interface SetUpTotpDialogProps {
  created: TotpSecret;
  onDone: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

/** Shows the secret as a QR code and as text, and asks for the first code. */
function SetUpTotpDialog({ created: { uri, secret }, onDone, onClose }: SetUpTotpDialogProps) {
  const form = useFormMutation({
    schema: codeSchema,
    defaultValues: { code: '' },
    mutationFn: ({ code }) => confirmTotp(code),
    onSuccess: onDone,
    focusOnError: 'code',
  });

  return (
    <FormDialog
      title="Set up an authenticator app"
      description="Scan the QR code with an app such as Google Authenticator, 1Password or Aegis, or type in the key. Then enter the code that the app shows."
      onClose={onClose}
      form={form}
      submitLabel="Turn on"
    >
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
    </FormDialog>
  );
}

const toDataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
