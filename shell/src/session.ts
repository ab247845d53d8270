import type { Credentials, Session } from '@portal/contracts/staff';
import { readByKeyOrNull, send } from '@portal/platform';
import { queryOptions } from '@tanstack/react-query';

/** Who is signed in; null when nobody is. */
export const sessionQuery = queryOptions<Session | null>({
  queryKey: ['/api', 'session'],
  queryFn: readByKeyOrNull,
});

export const signIn = async (credentials: Credentials): Promise<Session> =>
  (await send('POST', '/api/session', credentials)).json();
