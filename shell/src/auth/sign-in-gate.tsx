import type { Credentials } from '@portal/contracts/staff';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { signIn } from '../session.ts';
import { CodePage } from './code.page.tsx';
import { SignInPage } from './sign-in.page.tsx';

/** The sign-in page, shown at every staff path without a session. Signing in navigates to the same path, which loads the page. */
export function SignInGate() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  /** Accepted by the API, which also wants a code. */
  const [accepted, setAccepted] = useState<Credentials>();

  const onSignIn = async (credentials: Credentials) => {
    if (await signIn(credentials)) await navigate(`${pathname}${search}`, { replace: true });
    else setAccepted(credentials);
  };

  if (!accepted) return <SignInPage onSignIn={onSignIn} />;
  return <CodePage onSubmit={(code) => onSignIn({ ...accepted, code })} onCancel={() => setAccepted(undefined)} />;
}
