import type { Credentials, Session } from '@portal/contracts/staff';
import { readByKeyOrNull, send } from '@portal/platform';

const queries = () => import('@portal/platform/query');
const queryKey = ['/api', 'session'];

/** Who is signed in; null when nobody is. */
export async function currentSession(): Promise<Session | null> {
  const { queryClient } = await queries();
  return queryClient.fetchQuery<Session | null>({ queryKey, queryFn: readByKeyOrNull });
}

/** Throws `HttpError` when the credentials are refused. */
export async function signIn(credentials: Credentials): Promise<void> {
  const session: Session = await (await send('POST', '/api/session', credentials)).json();
  const { queryClient } = await queries();
  queryClient.setQueryData(queryKey, session);
}

/** Has the API asked again who is signed in, after something that ends sessions. */
export async function forgetSession(): Promise<void> {
  const { queryClient } = await queries();
  queryClient.removeQueries({ queryKey });
}
