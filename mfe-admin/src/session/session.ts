import { hasRole, type Role, type Session } from '@portal/contracts/staff';
import { queryClient, queryOptions, useQuery } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';

/** The signed-in user. The shell loads it before the first staff page. */
export const sessionQuery = queryOptions<Session>({ queryKey: ['/api', 'session'] });

/** Returns the id of the signed-in user, or undefined while the session is loading. */
export const signedInId = (): number | undefined => queryClient.getQueryData(sessionQuery.queryKey)?.id;

/** Whether the signed-in user has at least this role. False while the session is loading. */
export function useHasRole(role: Role): boolean {
  const { data } = useQuery(sessionQuery);
  return data !== undefined && hasRole(data.role, role);
}

/** Passkeys of the signed-in user. */
export const passkeysQuery = queryOptions({
  queryKey: ['admin', 'account', 'passkeys'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/account/passkeys', { signal })),
});

/** Changes the name of the signed-in user. */
export async function changeName(name: string) {
  await staff.PUT('/api/admin/account/name', { body: { name } });
  queryClient.setQueryData(sessionQuery.queryKey, (session) => session && { ...session, name, isUnnamed: false });
  await queryClient.invalidateQueries({ queryKey: ['admin', 'staff'] });
}
