import { queryClient, queryOptions } from '@portal/platform/query';
import { answer, staff } from '@portal/staff-client/client';
import type { NewStaff, StaffChange, StaffLink } from '@portal/staff-client/staff-member';

const readAgain = () => queryClient.invalidateQueries({ queryKey: ['desk', 'staff'] });

export const staffQuery = queryOptions({
  queryKey: ['desk', 'staff', 'all'],
  queryFn: ({ signal }) => answer(staff.GET('/api/admin/staff', { signal })),
});

export async function invite(member: NewStaff) {
  const invited = await answer(staff.POST('/api/admin/staff', { body: member }));
  await readAgain();
  return invited;
}

export async function change(id: number, body: StaffChange) {
  await answer(staff.PATCH('/api/admin/staff/{id}', { params: { path: { id } }, body }));
  await readAgain();
}

export const sendLink = (id: number): Promise<StaffLink> =>
  answer(staff.POST('/api/admin/staff/{id}/invitation', { params: { path: { id } } }));

export async function signOutEverywhere(id: number) {
  await staff.DELETE('/api/admin/staff/{id}/sessions', { params: { path: { id } } });
}
