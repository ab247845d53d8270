import type { Credentials } from '@portal/contracts/staff';
import { useLocation, useNavigate } from 'react-router-dom';
import { signIn } from '../session.ts';
import { SignInPage } from './sign-in.page.tsx';

/** The sign-in page, shown at every staff path without a session. Signing in navigates to the same path, which loads the page. */
export function SignInGate() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const onSignIn = async (credentials: Credentials) => {
    await signIn(credentials);
    await navigate(`${pathname}${search}`, { replace: true });
  };

  return <SignInPage onSignIn={onSignIn} />;
}
