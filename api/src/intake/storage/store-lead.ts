import { randomUUID } from 'node:crypto';
import type { LeadStatus } from '@portal/contracts/lead';
import { insertRow } from '../../platform/database/insert-row.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Submission } from '../submission/submission.ts';

/** What a form can change of a lead. */
interface StoredLead {
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

const changeable = ['status', 'owner_id', 'name', 'company', 'email', 'phone', 'service', 'city', 'page'];

/** The lead of a submission, and the id of the submission. */
export interface LeadIds {
  leadId: number;
  submissionId: number;
}

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

/**
 * Adds a form to the lead of its person, or to a new one. The id of the submission is taken while the lead is locked, so that the
 * ids of its submissions have the order in which they were stored. `events` are those of what the form has changed.
 */
export async function storeLead(
  transaction: Transaction,
  form: Submission,
  { lead, isHeld }: { lead: StoredLead | undefined; isHeld: boolean },
): Promise<LeadIds & { events: Record<string, unknown>[] }> {
  if (!lead) return { ...(await insertLead(transaction, form, isHeld)), events: [] };
  const changed = changedBy(form, lead);
  const ids = await updateLead(transaction, form, changed);
  return { ...ids, events: eventsOf(form, lead, changed, ids.submissionId) };
}

const aboutForm = 'search_text_of_form($1, $2, $3, $4, $5, $6, $7, $8)';

const searchableFields = ({ name, company, email, phone, reference, service, pageService, city, page }: Submission) => [
  name,
  company,
  email,
  phone,
  reference,
  service ?? pageService,
  city,
  page,
];

async function insertLead(transaction: Transaction, form: Submission, isHeld: boolean): Promise<LeadIds> {
  const [ids] = await transaction.query<LeadIds[]>(
    `insert into leads (id, root_id, name, company, email, phone, service, city, page, source, is_spam, created_at,
                        last_activity_at, due_at, last_submission_id, search_text, search_words)
     select id, id, $1, $2, $3, $4, $6, $7, $8, $9, $10::boolean, $11::timestamptz, $11::timestamptz, $12::timestamptz,
            nextval('submissions_id_seq'), ${aboutForm}, search_words_of(coalesce($13, ''))
     from nextval('leads_id_seq') as id
     returning id as "leadId", last_submission_id as "submissionId"`,
    [
      ...searchableFields(form),
      form.kind,
      isHeld,
      form.receivedAt,
      isHeld ? 'infinity' : form.responseDueAt,
      form.message,
    ],
  );
  if (!ids) throw new Error('The lead was not stored.');
  if (!isHeld) await insertRow(transaction, 'lead_identities', { value: form.emailIdentity, lead_id: ids.leadId });
  return ids;
}

async function updateLead(transaction: Transaction, form: Submission, lead: StoredLead): Promise<LeadIds> {
  const [ids] = await transaction.query<LeadIds[]>(
    `with changed as (
       update leads set
         ${changeable.map((column) => `${column} = sent.${column}`).join(', ')},
         last_submission_id = nextval('submissions_id_seq'),
         last_activity_at = greatest(leads.last_activity_at, $10::timestamptz), due_at = least(leads.due_at, $11::timestamptz),
         search_text = case
           when length(leads.search_text) > 20000 then leads.search_text else leads.search_text || ' ' || ${aboutForm} end,
         -- PostgreSQL limits a tsvector to one megabyte.
         search_words = case
           when $12::text is null or pg_column_size(leads.search_words) > 200000 then leads.search_words
           else leads.search_words || search_words_of($12) end
       from jsonb_populate_record(null::leads, $9) as sent
       where leads.id = sent.id returning leads.id, leads.last_submission_id
     )
     select id as "leadId", last_submission_id as "submissionId" from changed`,
    [...searchableFields(form), JSON.stringify(lead), form.receivedAt, form.responseDueAt, form.message],
  );
  if (!ids) throw new Error('The lead was not stored.');
  return ids;
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
  };
}

/** A form never replaces contact details, and never opens a lead again, without an event that can be undone. */
function eventsOf(form: Submission, lead: StoredLead, changed: StoredLead, submissionId: number) {
  const event = (kind: string, columns: (keyof StoredLead)[], data: object) => {
    const differing = columns.filter((column) => lead[column] !== changed[column]);
    const [before, after] = [lead, changed].map((values) =>
      Object.fromEntries(differing.map((column) => [column, values[column]])),
    );
    if (differing.length === 0) return [];
    return [
      {
        lead_id: lead.id,
        submission_id: submissionId,
        kind,
        at: form.receivedAt,
        batch_id: randomUUID(),
        data: { changes: [{ leadId: lead.id, before, after }], ...data },
      },
    ];
  };
  return [
    ...event('details', ['name', 'email', 'company', 'phone'], {}),
    // Its undo makes the lead won or lost again and closes this request without an answer.
    ...event('reopened', isClosed(lead) ? ['status', 'owner_id'] : [], {
      from: lead.status,
      to: changed.status,
      requests: [{ submissionId, before: { closed_at: form.receivedAt }, after: { closed_at: null } }],
    }),
  ];
}
