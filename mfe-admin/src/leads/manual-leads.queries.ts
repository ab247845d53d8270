import { queryClient, queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import type { ManualLead } from '@portal/staff-client/lead';
import { leadQuery } from './lead.queries.ts';
import { invalidateLeads } from './leads.queries.ts';

/** Shorter texts are still being typed. */
const isAddress = (email: string) => /\S@\S+\.\S{2}/.test(email);
const isNumber = (phone: string) => phone.replace(/\D/g, '').length >= 7;

/** Leads with an email address or phone number. Loads nothing until one of them is complete. */
export const duplicatesQuery = (typed: { email: string; phone: string }) => {
  const email = isAddress(typed.email) ? typed.email.trim() : undefined;
  const phone = isNumber(typed.phone) ? typed.phone.trim() : undefined;
  return queryOptions({
    queryKey: ['admin', 'duplicates', email, phone],
    queryFn: ({ signal }) => unwrap(staff.POST('/api/admin/leads/duplicates', { body: { email, phone }, signal })),
    enabled: Boolean(email ?? phone),
    gcTime: 0,
  });
};

export const createLead = (body: ManualLead) => unwrap(staff.POST('/api/admin/leads', { body }));

/** Removes a lead that was entered a moment ago. The API rejects it when anything has happened to it since. */
export async function removeLead(id: number): Promise<void> {
  await staff.POST('/api/admin/leads/{id}/take-back', { params: { path: { id } } });
  queryClient.removeQueries(leadQuery(id));
  await invalidateLeads([]);
}
