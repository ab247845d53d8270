import type { CodeRequired, SecondFactorMethod } from '@portal/contracts/staff';
import { lineSchema } from '@portal/contracts/text-schema';
import { HttpError, send } from '@portal/platform';
import { useMutation, useQuery } from '@portal/platform/query';
import { ApiError } from '@portal/staff-client/api-error';
import { Button } from '@portal/ui/button';
import { useStore } from '@portal/ui/create-store';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { useFormMutation } from '@portal/ui/form';
import { FormError, useRetryDelay } from '@portal/ui/form-error';
import { PasswordField } from '@portal/ui/password-field';
import { useState } from 'react';
import { object, string } from 'yup';
import { passkeysQuery } from '../account/passkeys.queries.ts';
import { errorMessage } from '../error-message.ts';
import { pendingConfirmation } from '../session/confirm-identity.ts';
import { sessionQuery } from '../session/session.ts';
import { MutationForm } from './mutation-form.tsx';

const schema = object({
  password: string().default('').required('Password is required'),
  code: lineSchema('Code', 50),
});

/** Asks for a passkey or the password again, and the code with two-step verification, before something that requires a recent sign-in. */
export function ConfirmIdentityDialog() {
  const pending = useStore(pendingConfirmation);
  const { data: session } = useQuery(sessionQuery);
  if (!pending) return null;
  const provider = session?.identityProvider;
  return (
    <Dialog
      title="Confirm that it is you"
      description="You signed in a while ago. Confirm your identity to continue."
      colorMode="inherit"
      open
      onOpenChange={pending.cancel}
    >
      <PasskeyConfirmation
        alternative={provider ? 'Or use your identity provider:' : 'Or enter your password:'}
        onConfirmed={pending.resolve}
      />
      {provider ? <ProviderConfirmation name={provider} /> : <ConfirmationForm onConfirmed={pending.resolve} />}
    </Dialog>
  );
}

/** For users with a passkey: a button in place of password and code. */
function PasskeyConfirmation({ alternative, onConfirmed }: { alternative: string; onConfirmed: () => void }) {
  const { data } = useQuery(passkeysQuery);
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: confirmWithPasskey,
    onSuccess: onConfirmed,
  });
  const secondsLeft = useRetryDelay(error);
  if (!data?.length || !('PublicKeyCredential' in globalThis)) return null;
  return (
    <>
      <Button wide disabled={isPending || Boolean(secondsLeft)} onClick={() => mutate()}>
        {isPending ? 'Waiting for your passkey…' : 'Use a passkey'}
      </Button>
      <FormError message={error && errorMessage(error)} secondsLeft={secondsLeft} />
      <p>{alternative}</p>
    </>
  );
}

/** Continues at the provider, which asks for the credentials, and comes back to this page. */
function ProviderConfirmation({ name }: { name: string }) {
  const { mutate, isPending, error } = useMutation<void, void>({
    networkMode: 'always',
    mutationFn: async () => {
      const returnTo = `${location.pathname}${location.search}${location.hash}`;
      const response = await send('POST', '/api/session/oidc', { returnTo, isConfirmation: true }).catch(explain);
      const { url }: { url: string } = await response.json();
      location.assign(url);
    },
  });
  const secondsLeft = useRetryDelay(error);
  return (
    <>
      <p>{`Sign in with ${name} again, and then repeat what you were doing.`}</p>
      <FormError message={error && errorMessage(error)} secondsLeft={secondsLeft} />
      <Button wide disabled={isPending || Boolean(secondsLeft)} onClick={() => mutate()}>
        {`Continue with ${name}`}
      </Button>
    </>
  );
}

async function confirmWithPasskey() {
  const { signInWithPasskey } = await import(/* webpackChunkName: "passkeys" */ '@portal/platform/passkeys');
  await signInWithPasskey({ optionsPath: '/api/admin/account/passkeys/confirmation' }).catch(explain);
}

function ConfirmationForm({ onConfirmed }: { onConfirmed: () => void }) {
  const { data: session } = useQuery(sessionQuery);
  const [needed, setNeeded] = useState<SecondFactorMethod[]>();
  const { field, onSubmit, mutation } = useFormMutation({
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
    <MutationForm submitLabel="Confirm" wide onSubmit={onSubmit} mutation={mutation}>
      <input type="email" name="username" autoComplete="username" value={session?.email ?? ''} readOnly hidden />
      <PasswordField label="Your password" autoComplete="current-password" required {...field('password')} />
      {needed && (
        <Field
          label="Code"
          hint={needed.includes('app') ? 'Of your authenticator app, or a recovery code' : 'A recovery code'}
          autoComplete="one-time-code"
          maxLength={50}
          required
          {...field('code')}
        />
      )}
    </MutationForm>
  );
}

/** The response of the sign-in names the email, which is not asked for here. */
function explain(error: unknown): never {
  if (error instanceof HttpError)
    throw new ApiError(
      error.status,
      error.body.replace('Email or password', 'The password'),
      false,
      error.retryAfterSeconds,
    );
  throw error;
}
