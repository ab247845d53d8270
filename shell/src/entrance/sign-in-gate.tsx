import type { Credentials } from '@portal/contracts/staff';
import { useLocation, useNavigate } from 'react-router-dom';
import { signIn } from '../session.ts';
import { SignInPage } from './sign-in.page.tsx';

/**
 * Stands at every staff address as long as nobody is signed in: the staff view's routes, which rank above this one, are
 * only asked for with a session.
 */
export function SignInGate() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const onSignIn = async (credentials: Credentials) => {
    await signIn(credentials);
    await navigate(`${pathname}${search}`, { replace: true });
  };

  return <SignInPage onSignIn={onSignIn} />;
}
