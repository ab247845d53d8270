import { randomUUID } from 'node:crypto';
import type { LeadStatus } from '@portal/contracts/lead';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Submission } from '../submission/submission.ts';

/** What a form can change of a lead. */
export interface StoredLead {
  id: number;
  status: LeadStatus;
  owner_id: number | null;
  name: string;
  company: string | null;
  email: string | null;
  phone: string | null;
  service: string | null;
  city: string | null;
  page: string | null;
  /** Whether the owner, if any, is still able to act on leads. */
  has_active_owner: boolean;
}

const changeable = ['status', 'owner_id', 'name', 'company', 'email', 'phone', 'service', 'city', 'page'] as const;

/** Adds a value to the parameters of a statement, and returns its place in the text. */
export type AddParameter = (value: unknown) => string;

/** Returns the root of the lead's merge tree, locked until the transaction ends. Undefined if it is in spam, or gone. */
export async function lockLead(transaction: Transaction, id: number): Promise<StoredLead | undefined> {
  const [lead] = await transaction.query<(StoredLead & { root_id: number; is_spam: boolean })[]>(
    `select id, root_id, is_spam, ${changeable.join(', ')}, can_own_leads(owner_id) as has_active_owner
     from leads where id = $1 for no key update`,
    [id],
  );
  // Merged while this waited for the lock.
  if (lead && lead.root_id !== id) return lockLead(transaction, lead.root_id);
  return lead?.is_spam ? undefined : lead;
}

const aboutForm = (form: Submission, add: AddParameter): string => {
  const { name, company, email, phone, reference, service, pageService, city, page } = form;
  const fields = [name, company, email, phone, reference, service ?? pageService, city, page];
  return `search_text_of_form(${fields.map(add).join(', ')})`;
};

/** Returns the part of a `with` that inserts a lead of a form. */
export function insertLead(
  form: Submission,
  { isHeld, submissionId }: { isHeld: boolean; submissionId: number },
  add: AddParameter,
): string {
  const row = {
    name: form.name,
    company: form.company,
    email: form.email,
    phone: form.phone,
    service: form.service ?? form.pageService,
    city: form.city,
    page: form.page,
    source: form.kind,
    is_spam: isHeld,
    created_at: form.receivedAt,
    last_activity_at: form.receivedAt,
    due_at: isHeld ? 'infinity' : form.responseDueAt,
    last_submission_id: submissionId,
  };
  const id = '(select id from new)';
  return `
    new as (select nextval('leads_id_seq')::integer as id),
    lead as (
      insert into leads (id, root_id, ${Object.keys(row).join(', ')}, search_text, search_words)
      values (${id}, ${id}, ${Object.values(row).map(add).join(', ')}, ${aboutForm(form, add)},
              search_words_of(${add(form.message ?? '')}))
      returning id, name, company, is_spam)`;
}

/** Returns the part of a `with` that adds a form to a lead. */
export function updateLead(form: Submission, lead: StoredLead, submissionId: number, add: AddParameter): string {
  const message = add(form.message);
  return `
    lead as (
      update leads set
        ${changeable.map((column) => `${column} = ${add(lead[column])}`).join(', ')},
        last_submission_id = ${add(submissionId)},
        last_activity_at = greatest(last_activity_at, ${add(form.receivedAt)}::timestamptz),
        due_at = least(due_at, ${add(form.responseDueAt)}::timestamptz),
        search_text = case
          when length(search_text) > 20000 then search_text else search_text || ' ' || ${aboutForm(form, add)} end,
        -- PostgreSQL limits a tsvector to one megabyte.
        search_words = case
          when ${message}::text is null or pg_column_size(search_words) > 200000 then search_words
          else search_words || search_words_of(${message}) end
      where id = ${add(lead.id)}
      returning id, name, company, is_spam)`;
}

const isClosed = ({ status }: StoredLead) => status === 'won' || status === 'lost';

/** Who writes again expects an answer. An owner who cannot act on leads any more would not see it. */
export function changedBy(form: Submission, lead: StoredLead): StoredLead {
  return {
    ...lead,
    ...(isClosed(lead) && { status: 'new', owner_id: lead.has_active_owner ? lead.owner_id : null }),
    name: form.name,
    company: form.company ?? lead.company,
    email: lead.email?.toLowerCase() === form.email.toLowerCase() ? lead.email : form.email,
    phone: form.phone ?? lead.phone,
    service: form.service ?? lead.service ?? form.pageService,
    city: lead.city ?? form.city,
    page: lead.page ?? form.page,
  };
}

/**
 * Returns the rows of the events of a form, without the lead. A form never replaces contact details, and never opens a lead again,
 * without an event that can be undone.
 */
export function eventsOf(form: Submission, lead: StoredLead | undefined, submissionId: number) {
  const shared = { submission_id: submissionId, at: form.receivedAt };
  const submitted = { ...shared, kind: 'submitted', batch_id: null as string | null, data: {} };
  if (!lead) return [submitted];

  const changed = changedBy(form, lead);
  const change = (kind: string, columns: (keyof StoredLead)[], data: object) => {
    const differing = columns.filter((column) => lead[column] !== changed[column]);
    const [before, after] = [lead, changed].map((values) =>
      Object.fromEntries(differing.map((column) => [column, values[column]])),
    );
    if (differing.length === 0) return [];
    const changes = [{ leadId: lead.id, before, after }];
    return [{ ...shared, kind, batch_id: randomUUID(), data: { changes, ...data } }];
  };
  return [
    submitted,
    ...change('details', ['name', 'email', 'company', 'phone'], {}),
    // Its undo makes the lead won or lost again and closes this request without an answer.
    ...change('reopened', isClosed(lead) ? ['status', 'owner_id'] : [], {
      from: lead.status,
      to: changed.status,
      requests: [{ submissionId, before: { closed_at: form.receivedAt }, after: { closed_at: null } }],
    }),
  ];
}
