import type { Credentials, Session } from '@portal/contracts/staff';
import { readByKeyOrNull, send } from '@portal/platform';

const queries = () => import('@portal/platform/query');
const queryKey = ['/api', 'session'];

/** Returns the signed-in staff member, or null. */
export async function currentSession(): Promise<Session | null> {
  const { queryClient } = await queries();
  return queryClient.fetchQuery<Session | null>({ queryKey, queryFn: readByKeyOrNull });
}

/** Returns false when a code of the second factor is needed too. Throws `HttpError` when the credentials are rejected. */
export async function signIn(credentials: Credentials): Promise<boolean> {
  const response = await send('POST', '/api/session', credentials);
  if (response.status === 202) return false;
  const session: Session = await response.json();
  const { queryClient } = await queries();
  queryClient.setQueryData(queryKey, session);
  return true;
}

/** Clears the cached session after something that ends sessions. */
export async function forgetSession(): Promise<void> {
  const { queryClient } = await queries();
  queryClient.removeQueries({ queryKey });
}
