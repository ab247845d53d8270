import { textLimits } from '@portal/contracts/text-limits';
import { emailSchema } from '@portal/contracts/text-schema';
import { send } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Button, ButtonLink } from '@portal/ui/button';
import { Field } from '@portal/ui/field';
import { useFormMutation } from '@portal/ui/form';
import { TextLink } from '@portal/ui/link';
import { RequestForm } from '@portal/ui/request-form';
import { useState } from 'react';
import { object } from 'yup';
import { AuthCard } from './auth-card.tsx';

const schema = object({ email: emailSchema('Please enter a valid email address') });
const title = 'Forgot your password?';

/** Requests a link by e-mail. The response is the same whether the account exists or not. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState('');
  const { data } = useQuery<{ isPossible: boolean }>({ queryKey: ['/api', 'password-reset'] });

  if (data?.isPossible === false) return <EmailNotConfigured />;
  if (sentTo) return <LinkSent email={sentTo} onRetry={() => setSentTo('')} />;
  return <RequestLink onSent={setSentTo} />;
}

function RequestLink({ onSent }: { onSent: (email: string) => void }) {
  const form = useFormMutation({
    schema,
    defaultValues: schema.getDefault(),
    mutationFn: (request) => send('POST', '/api/password-reset', request),
    onSuccess: (_, { email }) => onSent(email),
  });

  return (
    <AuthCard title={title} text={<p>Enter your email address and we will send you a link to set a new password.</p>}>
      <RequestForm form={form} submitLabel="Send reset link" pendingLabel="Sending…" wide>
        <Field
          label="Email"
          type="email"
          autoComplete="username"
          maxLength={textLimits.email}
          required
          {...form.field('email')}
        />
      </RequestForm>
      <p>
        <TextLink to="/admin">Back to sign-in</TextLink>
      </p>
    </AuthCard>
  );
}

function LinkSent({ email, onRetry }: { email: string; onRetry: () => void }) {
  return (
    <AuthCard
      title="Check your email"
      takesFocus
      text={
        <>
          <p>
            If there is an account for <strong>{email}</strong>, we have sent it a link to set a new password. The link
            works once and expires after one hour.
          </p>
          <p>Nothing after a few minutes? Check your spam folder or try another address.</p>
        </>
      }
    >
      <ButtonLink to="/admin" wide>
        Back to sign-in
      </ButtonLink>
      <Button tone="quiet" wide onClick={onRetry}>
        Try another address
      </Button>
    </AuthCard>
  );
}

function EmailNotConfigured() {
  return (
    <AuthCard
      title={title}
      text={
        <>
          <p>This portal does not send email. Please ask a manager to create a password link for you under “Staff”.</p>
          <p>
            Are you the only manager? An operator of the portal can set a new password with{' '}
            <code>npm run staff -- password EMAIL</code>.
          </p>
        </>
      }
    >
      <ButtonLink to="/admin" wide>
        Back to sign-in
      </ButtonLink>
    </AuthCard>
  );
}
