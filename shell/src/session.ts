import type { CodeRequired, Credentials, Session } from '@portal/contracts/staff';
import { readByKeyOrNull, send } from '@portal/platform';

const queries = () => import('@portal/platform/query');
const passkeys = () => import(/* webpackChunkName: "passkeys" */ '@portal/platform/passkeys');
const queryKey = ['/api', 'session'];

/** Returns the signed-in staff member, or null. */
export async function currentSession(): Promise<Session | null> {
  const { queryClient } = await queries();
  return queryClient.fetchQuery<Session | null>({ queryKey, queryFn: readByKeyOrNull });
}

/** Returns what is needed besides the password, or null when signed in. Throws `HttpError` when the credentials are rejected. */
export async function signIn(credentials: Credentials): Promise<CodeRequired | null> {
  const response = await send('POST', '/api/session', credentials);
  if (response.status === 202) return response.json();
  await storeSession(response);
  return null;
}

/** Signs in without a password. Throws `HttpError`, or `PasskeyError` if no passkey was used. */
export async function signInWithPasskey(isAutofill: boolean): Promise<void> {
  await storeSession(await (await passkeys()).signInWithPasskey({ isAutofill }));
}

export const cancelPasskeyRequest = async () => (await passkeys()).cancelPasskeyRequest();

async function storeSession(response: Response): Promise<void> {
  const session: Session = await response.json();
  const { queryClient } = await queries();
  queryClient.setQueryData(queryKey, session);
}

/** Verifies the code of a sign-in with the OpenID Connect provider. Resolves to the page to continue at. */
export async function verifyProviderCode(code: string): Promise<string> {
  const response = await send('POST', '/api/session/oidc/code', { code });
  const { returnTo }: { returnTo: string } = await response.json();
  await forgetSession();
  return returnTo;
}

/** Clears the cached session after something that ends sessions. */
export async function forgetSession(): Promise<void> {
  const { queryClient } = await queries();
  queryClient.removeQueries({ queryKey });
}
