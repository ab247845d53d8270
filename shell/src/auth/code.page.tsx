import type { SecondFactorMethod } from '@portal/contracts/staff';
import { lineSchema } from '@portal/contracts/text-schema';
import { HttpError } from '@portal/platform';
import { Button } from '@portal/ui/button';
import { Field } from '@portal/ui/field';
import { useFormMutation } from '@portal/ui/form';
import { RequestForm } from '@portal/ui/request-form';
import { PasskeyButton } from '@portal/ui/sign-in-buttons';
import { useState } from 'react';
import { object } from 'yup';
import { AuthCard } from './auth-card.tsx';
import type { OnPasskey } from './passkey-autofill.ts';

const schema = object({ code: lineSchema('Code', 50).required('Please enter the code') });

type Method = SecondFactorMethod | 'recovery';
const texts: Record<Method, string> = {
  app: 'Enter the 6-digit code of your authenticator app.',
  passkey: 'Use your passkey to continue.',
  recovery: 'Enter one of the recovery codes you saved. Each code works once.',
};

interface CodePageProps {
  /** Second factors of the account, besides recovery codes. */
  methods: SecondFactorMethod[];
  /** Resolves when the user is signed in. The message of a rejection is shown. */
  onSubmit: (code: string) => Promise<unknown>;
  onPasskey: OnPasskey;
  onCancel: () => void;
}

/** Asks for the second factor after the password: a code of the authenticator app, a passkey, or a recovery code. */
export function CodePage({ methods, onSubmit, onPasskey, onCancel }: CodePageProps) {
  const hasApp = methods.includes('app');
  const [method, setMethod] = useState<Method>(hasApp ? 'app' : 'passkey');

  return (
    <AuthCard title="Two-step verification" takesFocus text={<p>{texts[method]}</p>}>
      {method !== 'passkey' && <CodeForm key={method} isRecovery={method === 'recovery'} onSubmit={onSubmit} />}
      {methods.includes('passkey') && <PasskeyButton label="Use a passkey" tone="quiet" run={() => onPasskey(false)} />}
      {hasApp && method === 'recovery' && (
        <Button tone="quiet" wide onClick={() => setMethod('app')}>
          Use the authenticator app
        </Button>
      )}
      {method !== 'recovery' && (
        <Button tone="quiet" wide onClick={() => setMethod('recovery')}>
          Use a recovery code
        </Button>
      )}
      <Button tone="quiet" wide onClick={onCancel}>
        Back to sign-in
      </Button>
      {method === 'recovery' && <p>No recovery code left? Ask a manager to reset your two-step verification.</p>}
    </AuthCard>
  );
}

interface CodeFormProps {
  isRecovery: boolean;
  onSubmit: (code: string) => Promise<unknown>;
}

function CodeForm({ isRecovery, onSubmit }: CodeFormProps) {
  const form = useFormMutation({
    schema,
    defaultValues: schema.getDefault(),
    mutationFn: ({ code }) => onSubmit(code),
    onError: (error) => {
      // A used or expired code has to be replaced.
      if (error instanceof HttpError && error.status === 401) form.reset({ code: '' });
    },
    focusOnError: 'code',
  });
  return (
    <RequestForm form={form} submitLabel="Verify" pendingLabel="Verifying…" wide>
      <Field
        label={isRecovery ? 'Recovery code' : 'Code'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        maxLength={50}
        required
        {...form.field('code')}
      />
    </RequestForm>
  );
}
