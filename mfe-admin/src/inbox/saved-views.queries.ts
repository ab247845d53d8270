import { queryClient, queryOptions } from '@portal/platform/query';
import { answer, staff } from '@portal/staff-client/client';

/** The filters somebody has given a name. */
export const savedViewsQuery = queryOptions({
  queryKey: ['desk', 'views'],
  queryFn: ({ signal }) => answer(staff.GET('/api/admin/views', { signal })),
});

export async function saveView(name: string, query: string) {
  await answer(staff.POST('/api/admin/views', { body: { name, query } }));
  await queryClient.invalidateQueries(savedViewsQuery);
}

export async function forgetView(id: number) {
  await staff.DELETE('/api/admin/views/{id}', { params: { path: { id } } });
  await queryClient.invalidateQueries(savedViewsQuery);
}
