import { passwordHint, passwordLength } from '@portal/contracts/password';
import { HttpError, send, useLocation } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Button, ButtonLink } from '@portal/ui/button';
import { Field } from '@portal/ui/field';
import { PasswordField } from '@portal/ui/password-field';
import { useRef, useState } from 'react';
import { forgetSession } from '../session.ts';
import { AuthCard } from './auth-card.tsx';
import { AuthForm, errorMessage } from './auth-form.tsx';

interface StaffLink {
  purpose: 'invitation' | 'reset';
  email: string;
  name: string;
}

/** The page behind invitation and password-reset links. The token is in the hash, which browsers do not send to servers. */
export function SetPasswordPage() {
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  return <PasswordByLink key={token} token={token} />;
}

type Step = 'choosing' | 'done' | 'gone';

function PasswordByLink({ token }: { token: string }) {
  const [step, setStep] = useState<Step>('choosing');
  const { data, error, refetch, isFetching } = useQuery<StaffLink>({
    queryKey: ['/api', 'invitation', token],
    queryFn: async () => (await send('POST', '/api/invitation', { token })).json(),
    gcTime: 0,
  });

  if (step === 'done' && data) return <Done link={data} />;
  if (step === 'gone' || isGone(error)) return <Gone isReplacement={step === 'gone'} />;
  if (error) return <Unreached words={errorMessage(error)} isBusy={isFetching} onAgain={() => void refetch()} />;
  if (!data) return <AuthCard title="One moment…" />;
  return <ChoosePassword link={data} token={token} onStep={setStep} />;
}

/** A truncated link gets 422. */
const isGone = (error: unknown) => error instanceof HttpError && (error.status === 410 || error.status === 422);

interface ChoosePasswordProps {
  link: StaffLink;
  token: string;
  onStep: (step: Step) => void;
}

function ChoosePassword({ link: { purpose, name, email }, token, onStep }: ChoosePasswordProps) {
  const field = useRef<HTMLInputElement>(null);

  const choose = async (entered: FormData) => {
    try {
      await send('POST', '/api/password-reset/confirm', { token, password: entered.get('password') });
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 410)) throw error;
      onStep('gone');
      return;
    }
    await forgetSession();
    onStep('done');
  };

  return (
    <AuthCard
      title={purpose === 'invitation' ? `Welcome, ${name}` : 'Choose a new password'}
      words={purpose === 'invitation' && <p>Choose a password, and the lead desk is yours.</p>}
    >
      <AuthForm submit="Set the password" pending="Setting…" onSubmit={choose} focusOnError={field}>
        <Field label="Email" name="email" type="email" autoComplete="username" defaultValue={email} readOnly />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          hint={passwordHint}
          minLength={passwordLength.min}
          required
          ref={field}
        />
      </AuthForm>
    </AuthCard>
  );
}

function Done({ link: { email, purpose } }: { link: StaffLink }) {
  return (
    <AuthCard
      title="Your password is set"
      takesFocus
      words={
        <p>
          Sign in with it as <strong>{email}</strong>.
          {purpose === 'reset' && ' Wherever you were signed in, you are signed out.'}
        </p>
      }
    >
      <ButtonLink to="/admin" wide>
        Sign in
      </ButtonLink>
    </AuthCard>
  );
}

function Gone({ isReplacement }: { isReplacement: boolean }) {
  return (
    <AuthCard
      title="This link no longer works"
      takesFocus={isReplacement}
      words={
        <p>
          It has been used already, a newer one has been sent, it is too old, or a piece of it is missing. A new one is
          quickly made.
        </p>
      }
    >
      <ButtonLink to="/admin/forgot" wide>
        Get a new link
      </ButtonLink>
      <ButtonLink to="/admin" tone="quiet" wide>
        Sign in
      </ButtonLink>
    </AuthCard>
  );
}

function Unreached({ words, isBusy, onAgain }: { words: string; isBusy: boolean; onAgain: () => void }) {
  return (
    <AuthCard title="Your link could not be checked" words={<p role="alert">{words}</p>}>
      <Button wide disabled={isBusy} onClick={onAgain}>
        {isBusy ? 'Trying…' : 'Try again'}
      </Button>
    </AuthCard>
  );
}
