import { randomUUID } from 'node:crypto';
import type { Language } from '@portal/contracts/language';
import type { LeadStatus } from '@portal/contracts/lead';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Submission } from '../submission/submission.ts';

/** The columns of a lead that a form can change. */
export interface FormFields {
  status: LeadStatus;
  owner_id: number | null;
  name: string;
  company: string | null;
  email: string | null;
  phone: string | null;
  service: string | null;
  city: string | null;
  page: string | null;
  /** Of the latest form. */
  language: Language;
}

export const formColumns = [
  'status',
  'owner_id',
  'name',
  'company',
  'email',
  'phone',
  'service',
  'city',
  'page',
  'language',
] as const satisfies (keyof FormFields)[];

interface StoredLead extends FormFields {
  id: number;
  /** Whether the owner, if any, is still able to act on leads. */
  has_active_owner: boolean;
}

/** An event of a form, without its lead and time. */
interface FormEvent {
  kind: string;
  batchId?: string;
  data: object;
}

/** Where a form is stored: the lead and the id of its submission, or null for a new lead, and the events. */
export interface FormPlace {
  leadId: number | null;
  submissionId: number | null;
  events: FormEvent[];
}

const submitted: FormEvent = { kind: 'submitted', data: {} };
export const newLead: FormPlace = { leadId: null, submissionId: null, events: [submitted] };

/** Adds a form to the lead of its person, which is locked until the transaction ends. */
export async function addToLead(transaction: Transaction, form: Submission, id: number): Promise<FormPlace> {
  const lead = await lockLead(transaction, id);
  if (!lead) return newLead;
  // Taken while the lead is locked, so that the ids of its submissions have the order in which they were stored.
  const [next] = await transaction.query<{ id: number }[]>(`select nextval('submissions_id_seq')::integer as id`);
  if (!next) throw new Error('The sequence has returned no value.');
  const changed = changedBy(form, lead);
  await transaction.query(
    `update leads set
       (${formColumns.join(', ')}) = (select ${formColumns.join(', ')} from jsonb_populate_record(null::leads, $2)),
       last_submission_id = $3,
       last_activity_at = greatest(last_activity_at, form."receivedAt"),
       due_at = least(due_at, form."responseDueAt"),
       search_text = case
         when length(search_text) > 20000 then search_text
         else search_text || ' ' || search_text_of_form(
           form.name, form.company, form.email, form.phone, form.reference, coalesce(form.service, form."pageService"), form.city, form.page)
       end,
       -- PostgreSQL limits a tsvector to one megabyte.
       search_words = case
         when form.message is null or pg_column_size(search_words) > 200000 then search_words
         else search_words || search_words_of(form.message) end
     from jsonb_to_record($4) as form (
       "receivedAt" timestamptz, "responseDueAt" timestamptz, name text, company text, email text, phone text, reference text,
       service text, "pageService" text, city text, page text, message text)
     where id = $1`,
    [lead.id, JSON.stringify(changed), next.id, JSON.stringify(form)],
  );
  return { leadId: lead.id, submissionId: next.id, events: eventsOf(form, lead, changed, next.id) };
}

/** Returns the root of the lead's merge tree, locked until the transaction ends. Undefined if it is in spam, or gone. */
async function lockLead(transaction: Transaction, id: number): Promise<StoredLead | undefined> {
  const [lead] = await transaction.query<(StoredLead & { root_id: number; is_spam: boolean })[]>(
    `select id, root_id, is_spam, ${formColumns.join(', ')}, can_own_leads(owner_id) as has_active_owner
     from leads where id = $1 for no key update`,
    [id],
  );
  // Merged while this waited for the lock.
  if (lead && lead.root_id !== id) return lockLead(transaction, lead.root_id);
  return lead?.is_spam ? undefined : lead;
}

const isClosed = ({ status }: StoredLead) => status === 'won' || status === 'lost';

/** Who writes again expects an answer. An owner who cannot act on leads any more would not see it. */
function changedBy(form: Submission, lead: StoredLead): StoredLead {
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
    language: form.language ?? 'en',
  };
}

/** A form never replaces contact details, and never opens a lead again, without an event that can be undone. */
function eventsOf(form: Submission, lead: StoredLead, changed: StoredLead, submissionId: number): FormEvent[] {
  const change = (kind: string, columns: (keyof StoredLead)[], data: object) => {
    const differing = columns.filter((column) => lead[column] !== changed[column]);
    const [before, after] = [lead, changed].map((values) =>
      Object.fromEntries(differing.map((column) => [column, values[column]])),
    );
    if (differing.length === 0) return [];
    return [{ kind, batchId: randomUUID(), data: { changes: [{ leadId: lead.id, before, after }], ...data } }];
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
