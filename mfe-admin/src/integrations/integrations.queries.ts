import { queryClient, queryOptions } from '@portal/platform/query';
import type { NewApiToken } from '@portal/staff-client/api-token';
import { staff, unwrap } from '@portal/staff-client/client';

export const tokensQuery = queryOptions({
  queryKey: ['admin', 'api-tokens'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/api-tokens', { signal })),
});

/** Resolves to the token, which is not shown again. */
export async function createToken(body: NewApiToken): Promise<string> {
  const { token } = await unwrap(staff.POST('/api/admin/api-tokens', { body }));
  await queryClient.invalidateQueries(tokensQuery);
  return token;
}

export async function revokeToken(id: number): Promise<void> {
  await staff.DELETE('/api/admin/api-tokens/{id}', { params: { path: { id } } });
  await queryClient.invalidateQueries(tokensQuery);
}
