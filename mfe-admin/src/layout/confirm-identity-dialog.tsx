import { HttpError, send } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { ApiError } from '@portal/staff-client/api-error';
import { useStore } from '@portal/ui/create-store';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { useFormMutation } from '@portal/ui/form';
import { PasswordField } from '@portal/ui/password-field';
import { useState } from 'react';
import { object, string } from 'yup';
import { pendingConfirmation } from '../session/confirm-identity.ts';
import { sessionQuery } from '../session/session.ts';
import { MutationForm } from './mutation-form.tsx';

const schema = object({
  password: string().default('').required('Password is required'),
  code: string().trim().default(''),
});

/** Asks for the password again, and the code with two-step verification, before something that requires a recent sign-in. */
export function ConfirmIdentityDialog() {
  const pending = useStore(pendingConfirmation);
  if (!pending) return null;
  return (
    <Dialog
      title="Confirm that it is you"
      description="You signed in a while ago. Enter your password to continue."
      colorMode="inherit"
      open
      onOpenChange={pending.cancel}
    >
      <ConfirmationForm onConfirmed={pending.resolve} />
    </Dialog>
  );
}

function ConfirmationForm({ onConfirmed }: { onConfirmed: () => void }) {
  const { data: session } = useQuery(sessionQuery);
  const [needsCode, setNeedsCode] = useState(false);
  const { field, onSubmit, mutation } = useFormMutation({
    schema,
    defaultValues: schema.getDefault(),
    mutationFn: async ({ password, code }) => {
      const credentials = { email: session?.email, password, ...(code && { code }) };
      const { status } = await send('POST', '/api/session', credentials).catch(explain);
      return status === 202;
    },
    onSuccess: (isCodeMissing) => {
      if (isCodeMissing) setNeedsCode(true);
      else onConfirmed();
    },
  });

  return (
    <MutationForm submitLabel="Confirm" wide onSubmit={onSubmit} mutation={mutation}>
      <input type="email" name="username" autoComplete="username" value={session?.email ?? ''} readOnly hidden />
      <PasswordField label="Your password" autoComplete="current-password" required {...field('password')} />
      {needsCode && (
        <Field
          label="Code"
          hint="Of your authenticator app, or a recovery code"
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
    throw new ApiError(error.status, error.body.replace('Email or password', 'The password'));
  throw error;
}
