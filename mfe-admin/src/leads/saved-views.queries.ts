import { queryClient, queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';

export interface SavedView {
  id: number;
  name: string;
  /** Query string of the list. */
  query: string;
}

/** The signed-in user's saved filters. */
export const savedViewsQuery = queryOptions({
  queryKey: ['admin', 'views'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/views', { signal })),
});

export async function saveView(view: { name: string; query: string; replace?: boolean }) {
  await unwrap(staff.POST('/api/admin/views', { body: view }));
  await queryClient.invalidateQueries(savedViewsQuery);
}

export async function deleteView(id: number) {
  await staff.DELETE('/api/admin/views/{id}', { params: { path: { id } } });
  await queryClient.invalidateQueries(savedViewsQuery);
}
