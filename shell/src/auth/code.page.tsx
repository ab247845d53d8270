import { HttpError } from '@portal/platform';
import { Button } from '@portal/ui/button';
import { Field } from '@portal/ui/field';
import { useFormMutation } from '@portal/ui/form';
import { useState } from 'react';
import { object, string } from 'yup';
import { AuthCard } from './auth-card.tsx';
import { AuthForm } from './auth-form.tsx';

const schema = object({ code: string().trim().default('').required('Please enter the code') });

interface CodePageProps {
  /** Resolves when the user is signed in. The message of a rejection is shown. */
  onSubmit: (code: string) => Promise<unknown>;
  onCancel: () => void;
}

/** Asks for the second factor after the password: a code of the authenticator app, or a recovery code. */
export function CodePage({ onSubmit: verify, onCancel }: CodePageProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  const { field, onSubmit, mutation, reset } = useFormMutation({
    schema,
    defaultValues: schema.getDefault(),
    mutationFn: ({ code }) => verify(code),
    onError: (error) => {
      // A used or expired code has to be replaced.
      if (error instanceof HttpError && error.status === 401) reset({ code: '' });
    },
    focusOnError: 'code',
  });

  return (
    <AuthCard
      title="Two-step verification"
      takesFocus
      text={
        <p>
          {isRecovery
            ? 'Enter one of the recovery codes you saved. Each code works once.'
            : 'Enter the 6-digit code of your authenticator app.'}
        </p>
      }
    >
      <AuthForm submitLabel="Verify" pendingLabel="Verifying…" onSubmit={onSubmit} mutation={mutation}>
        <Field
          key={isRecovery ? 'recovery' : 'app'}
          label={isRecovery ? 'Recovery code' : 'Code'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          maxLength={50}
          required
          {...field('code')}
        />
      </AuthForm>
      <Button tone="quiet" wide onClick={() => setIsRecovery(!isRecovery)}>
        {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
      </Button>
      <Button tone="quiet" wide onClick={onCancel}>
        Back to sign-in
      </Button>
      {isRecovery && <p>No recovery code left? Ask a manager to reset your two-step verification.</p>}
    </AuthCard>
  );
}
