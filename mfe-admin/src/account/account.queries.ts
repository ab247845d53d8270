import { queryClient, queryOptions } from '@portal/platform/query';
import { answer, staff } from '@portal/staff-client/client';

export const sessionsQuery = queryOptions({
  queryKey: ['desk', 'account', 'sessions'],
  queryFn: ({ signal }) => answer(staff.GET('/api/admin/account/sessions', { signal })),
});

const readAgain = () => queryClient.invalidateQueries(sessionsQuery);

/** Ends one session, or every one but this. */
export async function endSessions(password: string, sessionId?: string) {
  await staff.POST('/api/admin/account/sessions/end', { body: { password, sessionId } });
  await readAgain();
}

export async function changePassword(current: string, next: string) {
  await staff.POST('/api/admin/account/password', { body: { current, next } });
  await readAgain();
}
