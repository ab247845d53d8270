import { send } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Button, ButtonLink } from '@portal/ui/button';
import { Field } from '@portal/ui/field';
import { TextLink } from '@portal/ui/link';
import { useState } from 'react';
import { AuthCard } from './auth-card.tsx';
import { AuthForm } from './auth-form.tsx';

const title = 'Forgot your password?';

/** Requests a link by e-mail. The response is the same whether the account exists or not. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState('');
  const possibility = useQuery<{ isPossible: boolean }>({ queryKey: ['/api', 'password-reset'] });

  if (possibility.data?.isPossible === false) return <AskAManager />;
  if (sentTo) return <CheckYourMail address={sentTo} onAgain={() => setSentTo('')} />;
  return (
    <AuthCard title={title} words={<p>We send you a link by which you choose a new one.</p>}>
      <AuthForm
        submit="Send the link"
        pending="Sending…"
        onSubmit={async (entered) => {
          const email = String(entered.get('email')).trim();
          await send('POST', '/api/password-reset', { email });
          setSentTo(email);
        }}
      >
        <Field label="Email" name="email" type="email" autoComplete="username" required />
      </AuthForm>
      <p>
        <TextLink to="/admin">Back to sign-in</TextLink>
      </p>
    </AuthCard>
  );
}

function CheckYourMail({ address, onAgain }: { address: string; onAgain: () => void }) {
  return (
    <AuthCard
      title="Check your mail"
      takesFocus
      words={
        <>
          <p>
            If <strong>{address}</strong> has an account here, a link is on its way. It works once and for an hour.
          </p>
          <p>Nothing after a few minutes? It may be among the unwanted mail, or the address may be another one.</p>
        </>
      }
    >
      <ButtonLink to="/admin" wide>
        Back to sign-in
      </ButtonLink>
      <Button tone="quiet" wide onClick={onAgain}>
        Try another address
      </Button>
    </AuthCard>
  );
}

function AskAManager() {
  return (
    <AuthCard
      title={title}
      words={
        <>
          <p>This portal sends no mail. Please ask a manager: under “Staff” they make you a link for a new password.</p>
          <p>
            Are you the only manager? Whoever runs the portal sets a new password with{' '}
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
