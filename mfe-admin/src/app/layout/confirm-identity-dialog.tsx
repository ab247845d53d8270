import type { CodeRequired, SecondFactorMethod } from '@portal/contracts/staff';
import { lineSchema } from '@portal/contracts/text-schema';
import { HttpError, send } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useStore } from '@portal/ui/create-store';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { useFormMutation } from '@portal/ui/form';
import { PasswordField } from '@portal/ui/password-field';
import { PasskeyButton, ProviderButton, supportsPasskeys } from '@portal/ui/sign-in-buttons';
import { useState } from 'react';
import { object, string } from 'yup';
import { pendingConfirmation } from '../../session/confirm-identity.ts';
import { passkeysQuery, sessionQuery } from '../../session/session.ts';
import { MutationForm } from './mutation-form.tsx';
import { UsernameField } from './username-field.tsx';

const schema = object({
  password: string().default('').required('Password is required'),
  code: lineSchema('Code', 50),
});

/** Asks for a passkey or the password again, and the code with two-step verification, before something that requires a recent sign-in. */
export function ConfirmIdentityDialog() {
  const pending = useStore(pendingConfirmation);
  const { data: session } = useQuery(sessionQuery);
  const { data: passkeys } = useQuery({ ...passkeysQuery, enabled: pending !== undefined });
  if (!pending) return null;
  const provider = session?.identityProvider;
  return (
    <Dialog
      title="Confirm that it is you"
      description="You signed in a while ago. Confirm your identity to continue."
      open
      onOpenChange={pending.cancel}
    >
      {Boolean(passkeys?.length) && supportsPasskeys() && (
        <>
          <PasskeyButton label="Use a passkey" run={() => confirmWithPasskey().then(pending.resolve)} />
          <p>{provider ? 'Or use your identity provider:' : 'Or enter your password:'}</p>
        </>
      )}
      {provider ? (
        <>
          <p>{`Sign in with ${provider} again, and then repeat what you were doing.`}</p>
          {/* It asks for the credentials, and comes back to this page. */}
          <ProviderButton
            label={`Continue with ${provider}`}
            body={{ returnTo: `${location.pathname}${location.search}${location.hash}`, isConfirmation: true }}
          />
        </>
      ) : (
        <ConfirmationForm onConfirmed={pending.resolve} />
      )}
    </Dialog>
  );
}

async function confirmWithPasskey() {
  const { signInWithPasskey } = await import(/* webpackChunkName: "passkeys" */ '@portal/platform/passkeys');
  await signInWithPasskey({ optionsPath: '/api/admin/account/passkeys/confirmation' });
}

function ConfirmationForm({ onConfirmed }: { onConfirmed: () => void }) {
  const { data: session } = useQuery(sessionQuery);
  const [needed, setNeeded] = useState<SecondFactorMethod[]>();
  const form = useFormMutation({
    schema,
    defaultValues: schema.getDefault(),
    mutationFn: async ({ password, code }) => {
      const credentials = { email: session?.email, password, ...(code && { code }) };
      const response = await send('POST', '/api/session', credentials).catch(explain);
      if (response.status !== 202) return undefined;
      const { methods }: CodeRequired = await response.json();
      return methods;
    },
    onSuccess: (methods) => {
      if (methods) setNeeded(methods);
      else onConfirmed();
    },
  });

  return (
    <MutationForm form={form} submitLabel="Confirm" wide>
      <UsernameField />
      <PasswordField label="Your password" autoComplete="current-password" required {...form.field('password')} />
      {needed && (
        <Field
          label="Code"
          hint={needed.includes('app') ? 'Of your authenticator app, or a recovery code' : 'A recovery code'}
          autoComplete="one-time-code"
          maxLength={50}
          required
          {...form.field('code')}
        />
      )}
    </MutationForm>
  );
}

/** The response of the sign-in names the email, which is not asked for here. */
function explain(error: unknown): never {
  if (!(error instanceof HttpError)) throw error;
  throw new HttpError(error.status, error.body.replace('Email or password', 'The password'), error.retryAfterSeconds);
}
