import type { Shown } from '../pages.ts';
import { ForgotPasswordPage } from './forgot-password.page.tsx';
import { SetPasswordPage } from './set-password.page.tsx';
import { SignInGate } from './sign-in-gate.tsx';

/**
 * What staff addresses show without a session. The gate stands at every one of them; the two in `entrances` (pages.ts)
 * are for people who have no password to sign in with, and are the same with a session.
 */
export const routes: Shown = [
  { path: '/admin/forgot', Component: ForgotPasswordPage },
  { path: '/admin/password', Component: SetPasswordPage },
  { path: '*', Component: SignInGate },
];
