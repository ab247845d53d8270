import { queryClient, queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';

/** The signature of the signed-in user. */
export const signatureQuery = queryOptions({
  queryKey: ['admin', 'account', 'signature'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/mail-signature', { signal })),
});

export async function saveSignature(text: string) {
  await staff.PUT('/api/admin/mail-signature', { body: { text } });
  queryClient.setQueryData(signatureQuery.queryKey, { text });
}
