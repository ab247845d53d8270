import { randomUUID } from 'node:crypto';
import type { Language } from '@portal/contracts/language';
import type { LeadStatus } from '@portal/contracts/lead';
import { phoneIdentity } from '../intake/submission/lead-identity.ts';
import type { TestApi } from './test-api.ts';

export interface LeadFixture {
  name?: string;
  company?: string | null;
  email?: string;
  phone?: string | null;
  message?: string;
  service?: string | null;
  city?: string | null;
  page?: string | null;
  language?: Language;
  status?: LeadStatus;
  ownerId?: number | null;
  /** For everyone. */
  isUnread?: boolean;
  isSpam?: boolean;
  hasFailedDelivery?: boolean;
  createdAt?: string;
  lastActivityAt?: string;
  responseDueAt?: string;
  answeredAt?: string;
  responseSeconds?: number;
}

/** Creates a lead with one submission, in the given state. The submission of a spam lead is held. */
export async function makeLead(api: TestApi, lead: LeadFixture = {}): Promise<number> {
  const email = lead.email ?? `${randomUUID()}@example.com`;
  const createdAt = lead.createdAt ?? new Date().toISOString();
  const [created] = await api.sql<{ id: number }>(
    `with created as (
       insert into leads (id, root_id, name, company, email, phone, source, service, city, page, language, status, owner_id,
                          is_spam, has_failed_delivery, created_at, last_activity_at, due_at,
                          search_text, search_words, last_submission_id)
       select id, id, $1, $2, $3, $4, 'contact', $5, $6, $7, $20, $8, $9, $11, $12, $13, $14,
              case when $11 or $18::timestamptz is not null then 'infinity' else $15::timestamptz end,
              search_text_of_form($1, $2, $3, $4, 'REF' || id, $5, $6, $7), search_words_of($16), submission
       from nextval('leads_id_seq') as id, nextval('submissions_id_seq') as submission returning *
     ), words as (
       insert into lead_words select words_of_lead(name, company) from created where not is_spam on conflict do nothing
     ), form as (
       insert into contact_submissions (name, company, email, phone, service, message, created_at)
       select name, company, email, phone, service, $16, created_at from created returning id
     ), identity as (
       insert into lead_identities (value, lead_id) select lower(email), id from created where not is_spam
     ), submission as (
       insert into submissions (id, key, content_digest, lead_id, contact_submission_id, reference, email_identity,
                                phone_identity, is_held, response_due_at, answered_at, response_seconds, received_at, page,
                                city, service, language)
       select last_submission_id, gen_random_uuid(), '', created.id, form.id, 'REF' || created.id, lower(email), $17, is_spam,
              case when not is_spam then $15::timestamptz end, $18::timestamptz, $19::integer, created.created_at, page, city, service, language
       from created, form returning id, lead_id, received_at
     ), reads as (
       insert into lead_reads (user_id, lead_id, submission_id)
       select user_id, created.id, last_submission_id from created, staff_accounts where not $10
     )
     insert into lead_events (lead_id, submission_id, kind, at)
     select lead_id, id, 'submitted', received_at from submission returning lead_id as id`,
    [
      lead.name ?? 'Ada Byron',
      lead.company ?? null,
      email,
      lead.phone ?? null,
      lead.service ?? null,
      lead.city ?? null,
      lead.page ?? null,
      lead.status ?? 'new',
      lead.ownerId ?? null,
      lead.isUnread ?? true,
      lead.isSpam ?? false,
      lead.hasFailedDelivery ?? false,
      createdAt,
      lead.lastActivityAt ?? createdAt,
      lead.responseDueAt ?? new Date(Date.parse(createdAt) + 1_800_000).toISOString(),
      lead.message ?? 'Two gates and a garage.',
      phoneIdentity(lead.phone ?? null),
      lead.answeredAt ?? null,
      lead.responseSeconds ?? null,
      lead.language ?? 'en',
    ],
  );
  if (!created) throw new Error('The lead was not created.');
  return created.id;
}
