import type { Credentials, SecondFactorMethod } from '@portal/contracts/staff';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { signIn, signInWithPasskey } from '../session.ts';
import { CodePage } from './code.page.tsx';
import { SignInPage } from './sign-in.page.tsx';

/** The sign-in page, shown at every staff path without a session. Signing in navigates to the same path, which loads the page. */
export function SignInGate() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  /** Accepted by the API, which also wants a code. */
  const [accepted, setAccepted] = useState<Credentials>();
  const [methods, setMethods] = useState<SecondFactorMethod[]>([]);

  const enter = async () => navigate(`${pathname}${search}`, { replace: true });
  const onSignIn = async (credentials: Credentials) => {
    const needed = await signIn(credentials);
    if (!needed) return enter();
    setMethods(needed.methods);
    setAccepted(credentials);
  };
  const onPasskey = async (isAutofill: boolean) => {
    await signInWithPasskey(isAutofill);
    await enter();
  };

  if (!accepted) return <SignInPage onSignIn={onSignIn} onPasskey={onPasskey} />;
  return (
    <CodePage
      methods={methods}
      onSubmit={(code) => onSignIn({ ...accepted, code })}
      onPasskey={onPasskey}
      onCancel={() => setAccepted(undefined)}
    />
  );
}
