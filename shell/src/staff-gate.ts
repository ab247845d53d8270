import type { Shown } from './pages.ts';
import { currentSession } from './session.ts';

/** Password pages need no session, and can be opened with one: the link may be for another account. */
const passwordPages = ['/admin/forgot', '/admin/password'];

/** Returns the sign-in page without a session and the password pages, `undefined` for every other path. */
export async function staffGate(path: string): Promise<Shown | undefined> {
  if (!passwordPages.includes(path) && (await currentSession())) return undefined;
  return (await import(/* webpackChunkName: "auth" */ './auth/auth.routes.ts')).routes;
}
