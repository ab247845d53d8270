import { queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import { withLabels } from './with-labels.ts';

/** Returns the options of a select field. */
export const toOptions = (people: { id: number; label: string }[]) =>
  people.map(({ id, label }) => ({ value: String(id), label }));

/** Staff members who can own a lead. */
export const ownersQuery = queryOptions({
  queryKey: ['admin', 'staff', 'names'],
  queryFn: async ({ signal }) => withLabels(await unwrap(staff.GET('/api/admin/staff/names', { signal }))),
});

/** All staff members, disabled ones too. For managers. */
export const staffQuery = queryOptions({
  queryKey: ['admin', 'staff', 'all'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/staff', { signal })),
});
