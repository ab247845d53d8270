import { type Role, reaches, type Session } from '@portal/contracts/staff';
import { queryOptions, useQuery } from '@portal/platform/query';

/** Who is signed in; the shell's gate has put the answer in place. */
export const sessionQuery = queryOptions<Session>({ queryKey: ['/api', 'session'] });

/** Whether whoever is signed in may do what needs a role. Nobody may until it is known who they are. */
export function useMay(needed: Role): boolean {
  const { data } = useQuery(sessionQuery);
  return data !== undefined && reaches(data.role, needed);
}
