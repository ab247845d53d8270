import { randomUUID } from 'node:crypto';
import type { LeadStatus } from '@portal/contracts/lead';
import type { Role } from '@portal/contracts/staff';
import type { Test } from 'supertest';
import { hashPassword } from '../staff/accounts/password.ts';
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
  status?: LeadStatus;
  ownerId?: number | null;
  isUnread?: boolean;
  isSpam?: boolean;
  hasFailedDelivery?: boolean;
  createdAt?: string;
  lastActivityAt?: string;
  responseDueAt?: string;
}

/** A lead as intake would have made it, at whatever time and in whatever state the test needs. */
export async function makeLead(api: TestApi, lead: LeadFixture = {}): Promise<number> {
  const email = lead.email ?? `${randomUUID()}@example.com`;
  const createdAt = lead.createdAt ?? new Date().toISOString();
  const [made] = await api.sql<{ id: number }>(
    `with made as (
       insert into leads (id, root_id, name, company, email, phone, source, service, city, page, status, owner_id,
                          is_unread, is_spam, has_failed_delivery, created_at, last_activity_at, response_due_at,
                          search_text, search_words)
       select id, id, $1, $2, $3, $4, 'contact', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15,
              search_text_of($1, $2, $3, $4), to_tsvector('english', $16)
       from nextval('leads_id_seq') as id returning *
     ), form as (
       insert into contact_submissions (name, company, email, phone, service, message, created_at)
       select name, company, email, phone, service, $16, created_at from made returning id
     ), identity as (
       insert into lead_identities (kind, value, lead_id) select 'email', lower(email), id from made
     ), submission as (
       insert into submissions (key, content_digest, lead_id, contact_submission_id, reference, received_at, page, city, service)
       select gen_random_uuid(), '', made.id, form.id, 'REF' || made.id, made.created_at, page, city, service
       from made, form returning id, lead_id, received_at
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
    ],
  );
  if (!made) throw new Error('The lead was not made.');
  return made.id;
}

/** Somebody on the staff, signed in. */
export interface Colleague {
  id: number;
  name: string;
  cookie: string;
  get(path: string): Test;
  post(path: string, body?: object): Test;
  delete(path: string): Test;
}

const password = 'right horse battery';

export async function signIn(api: TestApi, role: Role, name: string = role): Promise<Colleague> {
  const email = `${randomUUID()}@staff.example.com`;
  const [user] = await api.sql<{ id: number }>(
    `with made as (insert into users (email, name) values ($1, $2) returning id)
     insert into staff_accounts (user_id, role, password_hash) select id, $3, $4 from made returning user_id as id`,
    [email, name, role, await hashPassword(password)],
  );
  if (!user) throw new Error('The colleague was not made.');
  const { headers } = await api.request.post('/api/session').send({ email, password }).expect(200);
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';

  return {
    id: user.id,
    name,
    cookie,
    get: (path) => api.request.get(`/api/admin/${path}`).set('Cookie', cookie),
    post: (path, body = {}) => api.request.post(`/api/admin/${path}`).set('Cookie', cookie).send(body),
    delete: (path) => api.request.delete(`/api/admin/${path}`).set('Cookie', cookie),
  };
}
