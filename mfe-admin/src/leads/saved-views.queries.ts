import { queryClient } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import type { SavedView } from '@portal/staff-client/lead';
import { summaryQuery } from './summary.queries.ts';

type NewView = Pick<SavedView, 'name' | 'query'> & Partial<Pick<SavedView, 'isShared'>>;

export async function saveView(view: NewView & { replace?: boolean }) {
  await unwrap(staff.POST('/api/admin/views', { body: view }));
  await queryClient.invalidateQueries(summaryQuery);
}

export async function changeView(id: number, view: NewView) {
  await unwrap(staff.PUT('/api/admin/views/{id}', { params: { path: { id } }, body: view }));
  await queryClient.invalidateQueries(summaryQuery);
}

export async function deleteView(id: number) {
  await staff.DELETE('/api/admin/views/{id}', { params: { path: { id } } });
  await queryClient.invalidateQueries(summaryQuery);
}
