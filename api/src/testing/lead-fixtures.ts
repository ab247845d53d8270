import { randomUUID } from 'node:crypto';
import type { Language } from '@portal/contracts/language';
import { isClosed, type LeadStatus, type LostReason } from '@portal/contracts/lead';
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
  value?: number | null;
  expectedMonth?: string | null;
  /** Of a won or lost lead: the stage before. */
  closedFrom?: LeadStatus;
  lostReason?: LostReason | null;
  /** Of a won or lost lead, by default a day of 2026. */
  closedOn?: string;
  campaign?: string | null;
  /** For everyone. */
  isUnread?: boolean;
  isSpam?: boolean;
  hasFailedDelivery?: boolean;
  createdAt?: string;
  responseDueAt?: string;
  answeredAt?: string;
  responseSeconds?: number;
}

/** Creates a lead with one request, in the given state. The request of a spam lead is held. */
export async function makeLead(api: Pick<TestApi, 'sql'>, lead: LeadFixture = {}): Promise<number> {
  const email = lead.email ?? `${randomUUID()}@example.com`;
  const createdAt = lead.createdAt ?? new Date().toISOString();
  const [created] = await api.sql<{ id: number }>(
    `with created as (
       insert into leads (id, root_id, status, owner_id, value_usd, lost_reason, closed_on, expected_month, closed_from)
       select id, id, $8, $9, $20::integer, $21, $22::date, $24, $25 from nextval('leads_id_seq') as id returning id
     ), form as (
       insert into contact_submissions (name, company, email, phone, service, message, created_at)
       values ($1, $2, $3, $4, $5, $14, $13) returning *
     ), request as (
       insert into requests (key, content_digest, lead_id, kind, contact_submission_id, reference, state, name, company, email, phone,
                             email_identity, phone_identity, message, service, page, city, language, utm, received_at,
                             response_due_at, answered_at, response_seconds)
       select gen_random_uuid(), '', created.id, 'contact', form.id, 'REF' || created.id,
              case when $11 then 'held' else 'inbox' end, name, company, email, phone, lower(email), $15, message, service,
              $7, $6, $16, jsonb_strip_nulls(jsonb_build_object('utm_campaign', $23::text)), created_at, case when not $11 then $17::timestamptz end, $18::timestamptz, $19::integer
       from created, form returning *
     ), delivery as (
       insert into deliveries (request_id, lead_id, channel, state, recipient)
       select id, lead_id, 'sales-email', 'failed', 'sales@example.com' from request where $12
     ), reads as (
       insert into lead_reads (user_id, lead_id, request_id)
       select user_id, request.lead_id, request.id from request, staff_accounts where not $10
     )
     insert into lead_events (lead_id, request_id, kind, at)
     select lead_id, id, 'submitted', received_at from request returning lead_id as id`,
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
      lead.message ?? 'Two gates and a garage.',
      phoneIdentity(lead.phone ?? null),
      lead.language ?? 'en',
      lead.responseDueAt ?? new Date(Date.parse(createdAt) + 1_800_000).toISOString(),
      lead.answeredAt ?? null,
      lead.responseSeconds ?? null,
      lead.value ?? null,
      lead.lostReason ?? null,
      isClosed(lead.status) ? (lead.closedOn ?? '2026-06-01') : null,
      lead.campaign ?? null,
      lead.expectedMonth ?? null,
      isClosed(lead.status) ? (lead.closedFrom ?? null) : null,
    ],
  );
  if (!created) throw new Error('The lead was not created.');
  await api.sql('select project_leads(array[$1::integer])', [created.id]);
  return created.id;
}

/** Expects that all projections equal their rebuild. */
export async function expectProjected(api: TestApi): Promise<void> {
  const leads = () => api.sql('select * from leads order by id');
  const before = await leads();
  await api.sql('select project_leads(array(select id from leads))');
  expect(await leads()).toEqual(before);
}
