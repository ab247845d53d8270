import type { Credentials } from '@portal/contracts/staff';
import { HttpError } from '@portal/platform';
import { Button } from '@portal/ui/button';
import { Field } from '@portal/ui/field';
import { type FormEvent, useRef, useState } from 'react';
import { css } from 'styled-system/css';
import { Centred } from './centred.tsx';

const form = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  width: 'full',
  maxWidth: '26rem',
  padding: { base: '6', md: '10' },
  bg: 'bg.raised',
  borderRadius: 'card',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border',
});

const title = css({ textStyle: 'subheading' });
const refusal = css({ textStyle: 'small', fontWeight: 'medium', color: 'danger.text', _empty: { display: 'none' } });

interface SignInPageProps {
  /** Resolves when the visitor is signed in; what it throws is shown. */
  onSignIn: (credentials: Credentials) => Promise<void>;
}

export function SignInPage({ onSignIn }: SignInPageProps) {
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState('');
  const password = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    setIsPending(true);
    setProblem('');
    try {
      await onSignIn({ email: String(entered.get('email')), password: String(entered.get('password')) });
    } catch (error) {
      setProblem(error instanceof HttpError ? error.body : String((error as Error).message));
      password.current?.select();
    } finally {
      setIsPending(false);
    }
  };

  return (
    <Centred>
      <title>Staff sign-in</title>
      <meta name="robots" content="noindex" />
      <form className={form} method="post" onSubmit={submit}>
        <h1 className={title}>Staff sign-in</h1>
        <Field label="Email" name="email" type="email" autoComplete="username" required />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          ref={password}
        />
        <p role="alert" className={refusal}>
          {problem}
        </p>
        <Button type="submit" disabled={isPending} wide>
          {isPending ? 'Signing in…' : 'Sign in'}
        </Button>
      </form>
    </Centred>
  );
}
