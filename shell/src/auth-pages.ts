import type { RouteObject } from 'react-router-dom';
import { retry } from './retry.ts';
import { currentSession } from './session.ts';

/**
 * These need no session, and can be opened with one: a password link may be for another account, and a recent sign-in may need a code
 * after the identity provider.
 */
const authPages = ['/admin/forgot', '/admin/password', '/admin/sign-in'];

/** Returns the auth pages, and the sign-in page without a session, `undefined` for every other path. */
export async function authPagesFor(path: string): Promise<RouteObject[] | undefined> {
  if (!authPages.includes(path) && (await currentSession())) return undefined;
  return (await retry(() => import(/* webpackChunkName: "auth" */ './auth/auth.routes.ts'))).routes;
}
