import { useQuery } from '@portal/platform/query';
import { sessionQuery } from '../../session/session.ts';

/** A hidden field by which password managers find the account of a password form. */
export function UsernameField() {
  const { data } = useQuery(sessionQuery);
  return <input type="email" name="username" autoComplete="username" value={data?.email ?? ''} readOnly hidden />;
}
