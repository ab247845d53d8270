import type { RouteObject } from 'react-router-dom';
import { ForgotPasswordPage } from './forgot-password.page.tsx';
import { RequireSession } from './require-session.tsx';
import { SetPasswordPage } from './set-password.page.tsx';

/** What `authPagesFor` shows instead of a staff page. */
export const routes: RouteObject[] = [
  { path: '/admin/forgot', Component: ForgotPasswordPage },
  { path: '/admin/password', Component: SetPasswordPage },
  { path: '*', Component: RequireSession },
];
