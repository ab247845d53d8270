import { useQuery } from '@portal/platform/query';
import { sessionQuery } from '../session/session.ts';

/** Password managers want to know whose password a form asks for. */
export function WhosePassword() {
  const { data } = useQuery(sessionQuery);
  return <input type="email" name="username" autoComplete="username" value={data?.email ?? ''} readOnly hidden />;
}
