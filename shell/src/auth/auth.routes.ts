import type { Shown } from '../pages.ts';
import { ForgotPasswordPage } from './forgot-password.page.tsx';
import { SetPasswordPage } from './set-password.page.tsx';
import { SignInGate } from './sign-in-gate.tsx';

/** What `staffGate` shows instead of a staff page. */
export const routes: Shown = [
  { path: '/admin/forgot', Component: ForgotPasswordPage },
  { path: '/admin/password', Component: SetPasswordPage },
  { path: '*', Component: SignInGate },
];
