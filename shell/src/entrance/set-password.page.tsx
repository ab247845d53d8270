import { passwordHint, passwordLength } from '@portal/contracts/password';
import { HttpError, send, useLocation } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Button, ButtonLink } from '@portal/ui/button';
import { Field } from '@portal/ui/field';
import { PasswordField } from '@portal/ui/password-field';
import { useRef, useState } from 'react';
import { forgetSession } from '../session.ts';
import { EntranceCard } from './entrance-card.tsx';
import { EntranceForm, wordsOf } from './entrance-form.tsx';

interface StaffLink {
  purpose: 'invitation' | 'reset';
  email: string;
  name: string;
}

/** Where the links in invitations and after a forgotten password lead. The token stands behind `#`, which no server is sent. */
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
  if (step === 'gone' || isGone(error)) return <Gone isAnswer={step === 'gone'} />;
  if (error) return <Unreached words={wordsOf(error)} isBusy={isFetching} onAgain={() => void refetch()} />;
  if (!data) return <EntranceCard title="One moment…" />;
  return <ChoosePassword link={data} token={token} onStep={setStep} />;
}

/** 422 is what a link cut off on the way is answered with. */
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
    <EntranceCard
      title={purpose === 'invitation' ? `Welcome, ${name}` : 'Choose a new password'}
      words={purpose === 'invitation' && <p>Choose a password, and the lead desk is yours.</p>}
    >
      <EntranceForm submit="Set the password" pending="Setting…" onSubmit={choose} toCorrect={field}>
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
      </EntranceForm>
    </EntranceCard>
  );
}

function Done({ link: { email, purpose } }: { link: StaffLink }) {
  return (
    <EntranceCard
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
    </EntranceCard>
  );
}

function Gone({ isAnswer }: { isAnswer: boolean }) {
  return (
    <EntranceCard
      title="This link no longer works"
      takesFocus={isAnswer}
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
    </EntranceCard>
  );
}

function Unreached({ words, isBusy, onAgain }: { words: string; isBusy: boolean; onAgain: () => void }) {
  return (
    <EntranceCard title="Your link could not be checked" words={<p role="alert">{words}</p>}>
      <Button wide disabled={isBusy} onClick={onAgain}>
        {isBusy ? 'Trying…' : 'Try again'}
      </Button>
    </EntranceCard>
  );
}
