import { queryClient } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import { summaryQuery } from './summary.queries.ts';

export interface SavedView {
  id: number;
  name: string;
  /** Query string of the list. */
  query: string;
}

export async function saveView(view: { name: string; query: string; replace?: boolean }) {
  await unwrap(staff.POST('/api/admin/views', { body: view }));
  await queryClient.invalidateQueries(summaryQuery);
}

export async function deleteView(id: number) {
  await staff.DELETE('/api/admin/views/{id}', { params: { path: { id } } });
  await queryClient.invalidateQueries(summaryQuery);
}
