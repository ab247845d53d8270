import { queryClient, queryOptions } from '@portal/platform/query';
import { staff, unwrap, withoutLimit } from '@portal/staff-client/client';
import type { Erasure } from '@portal/staff-client/privacy';
import { drafts } from '../session/drafts.ts';
import { invalidateLists } from './leads.queries.ts';
import { summaryQuery } from './summary.queries.ts';

/** What is stored about the person of a lead. Always loaded again: an erasure confirms what it shows. */
export const personQuery = (leadId: number) =>
  queryOptions({
    queryKey: ['admin', 'person', leadId],
    queryFn: ({ signal }) =>
      unwrap(staff.GET('/api/admin/leads/{id}/person', { params: { path: { id: leadId } }, signal })),
    staleTime: 0,
    gcTime: 0,
  });

/** Erases the person of a lead. `addresses` are those that the confirmation has shown. */
export const erasePerson = (leadId: number, addresses: string[]): Promise<Erasure> =>
  unwrap(
    staff.POST('/api/admin/leads/{id}/person/erase', {
      params: { path: { id: leadId } },
      body: { addresses },
      ...withoutLimit,
    }),
  );

/** Forgets what this tab has of an erased person. */
export async function forgetPerson(leadIds: number[]) {
  drafts.forget(leadIds);
  for (const id of leadIds) {
    queryClient.removeQueries({ queryKey: ['admin', 'lead', id] });
    queryClient.removeQueries({ queryKey: ['admin', 'earlier-timeline', id] });
  }
  await Promise.all([invalidateLists({ refetchVisible: true }), queryClient.invalidateQueries(summaryQuery)]);
}
