import { readFile } from 'node:fs/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { sqlFile } from '../repeatable-migrations.ts';

/** The schema, without functions and privileges, which are in api/sql (docs/decisions/0052-one-baseline-migration.md). */
export class Baseline1763712000000 implements MigrationInterface {
  name = 'Baseline1763712000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const extension of ['fuzzystrmatch', 'pg_trgm', 'unaccent'])
      await runner.query(`create extension if not exists ${extension}`);
    await runner.query(await readFile(sqlFile('text_functions.sql'), 'utf8'));
    await runner.query(schema);
  }

  async down(): Promise<void> {
    throw new Error('There is nothing before the baseline. Drop the database instead.');
  }
}

const schema = String.raw`
-- Staff

-- Exactly as the website specification says.
create table users (
  id serial primary key,
  email text not null unique,
  name text not null,
  created_at timestamptz not null default now()
);

-- What the specification does not have of a user.
create table staff_accounts (
  user_id integer primary key references users on delete cascade,
  password_hash text,
  role text not null check (role in ('viewer', 'agent', 'manager')),
  created_at timestamptz not null default now(),
  disabled_at timestamptz,
  export_permission boolean,
  second_factor_at timestamptz,
  second_factor_due_from timestamptz not null default now(),
  leads_read_to integer not null default 0
);

create table sessions (
  token_digest bytea primary key,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  id uuid not null default gen_random_uuid() unique,
  user_agent text not null default '',
  by_identity_provider boolean not null default false,
  authenticated_at timestamptz,
  has_second_factor boolean not null default false
);
create index sessions_user on sessions (user_id);

create table password_links (
  token_digest bytea primary key,
  user_id integer not null references users on delete cascade,
  purpose text not null check (purpose in ('invitation', 'reset')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index password_links_user on password_links (user_id);

create table staff_totp (
  user_id integer primary key references users on delete cascade,
  secret text,
  last_step bigint not null default 0,
  pending_secret text
);

create table staff_recovery_codes (
  user_id integer not null references users on delete cascade,
  digest bytea not null,
  primary key (user_id, digest)
);

create table staff_passkeys (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index staff_passkeys_user_id on staff_passkeys (user_id);

create table passkey_challenges (
  challenge text primary key,
  purpose text not null check (purpose in ('sign-in', 'registration')),
  browser_digest bytea not null,
  user_id integer references users on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_expires_at on passkey_challenges (expires_at);
create index passkey_challenges_user_id on passkey_challenges (user_id);

create table staff_identities (
  issuer text not null,
  subject text not null,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject),
  unique (user_id, issuer)
);

create table oidc_sign_ins (
  token_digest bytea primary key,
  state text,
  nonce text,
  code_verifier text,
  return_to text not null,
  is_confirmation boolean not null,
  expires_at timestamptz not null,
  user_id integer references users on delete cascade,
  authenticated_at timestamptz
);
create index oidc_sign_ins_user on oidc_sign_ins (user_id) where user_id is not null;

create table device_cookies (
  token_digest bytea not null,
  user_id integer not null references users on delete cascade,
  last_used_at timestamptz not null default now(),
  id uuid not null default gen_random_uuid(),
  primary key (token_digest, user_id)
);
create index device_cookies_user on device_cookies (user_id);

-- Forms, as the website specification names them, and what was asked with them

-- Exactly as the website specification says.
create table contact_submissions (
  id serial primary key,
  name text not null,
  company text,
  email text not null,
  phone text,
  service text,
  message text,
  created_at timestamptz not null default now()
);
create index contact_submissions_same_message on contact_submissions (hashtextextended(message, 0), created_at)
  where message is not null;

create table case_study_requests (
  id serial primary key,
  first_name text not null,
  last_name text not null,
  email text not null,
  company text not null,
  phone text,
  created_at timestamptz not null default now()
);

-- The person behind one or more submissions. Merged leads form a tree: root_id is the root.
create table leads (
  id serial primary key,
  root_id integer not null references leads deferrable initially deferred,
  merged_into_id integer references leads,
  name text not null,
  company text,
  email text,
  phone text,
  source text not null check (source in ('contact', 'case-study')),
  service text,
  city text,
  page text,
  status text not null default 'new' check (status in ('new', 'contacted', 'qualified', 'won', 'lost')),
  owner_id integer references users on delete set null,
  is_spam boolean not null default false,
  has_failed_delivery boolean not null default false,
  created_at timestamptz not null,
  last_activity_at timestamptz not null,
  search_text text not null,
  search_words tsvector not null,
  due_at timestamptz not null default 'infinity'::timestamptz,
  search tsvector not null generated always as (strip(
    literal_words_tsvector(
      without_accents(search_text) || ' ' || right(regexp_replace(coalesce(phone, ''), '\D', '', 'g'), 10)
        || ' ' || right(regexp_replace(coalesce(phone, ''), '\D', '', 'g'), 7))
    || search_words)) stored,
  last_submission_id integer not null default 0
);
create index leads_activity on leads (is_spam, last_activity_at, id)
  include (created_at, status, owner_id, service, city) where merged_into_id is null;
create index leads_city on leads (city, last_activity_at, id) where (merged_into_id is null) and (not is_spam);
create index leads_created on leads (is_spam, created_at, id) where merged_into_id is null;
create index leads_due on leads (is_spam, due_at, id) where merged_into_id is null;
create index leads_failed on leads (last_activity_at, id)
  where (merged_into_id is null) and (not is_spam) and has_failed_delivery;
create index leads_family on leads (root_id);
create index leads_last_submission on leads (last_submission_id) where merged_into_id is null;
create index leads_merged_into on leads (merged_into_id) where merged_into_id is not null;
create index leads_name on leads (is_spam, lower(name), id) where merged_into_id is null;
create index leads_owner on leads (owner_id, last_activity_at, id) where (merged_into_id is null) and (not is_spam);
create index leads_page on leads (page, last_activity_at, id) where (merged_into_id is null) and (not is_spam);
create index leads_search on leads using gin (search) with (fastupdate='on', gin_pending_list_limit='256');
create index leads_service on leads (service, last_activity_at, id) where (merged_into_id is null) and (not is_spam);
create index leads_status_created on leads (status, created_at, id) where (merged_into_id is null) and (not is_spam);

-- An email address identifies a lead.
create table lead_identities (
  value text primary key,
  lead_id integer not null references leads on delete cascade
);
create index lead_identities_lead on lead_identities (lead_id);

-- A form, with where it came from, its response clock and its spam score.
create table submissions (
  id serial primary key,
  key uuid not null,
  content_digest bytea not null,
  lead_id integer not null references leads,
  contact_submission_id integer references contact_submissions on delete cascade unique,
  case_study_request_id integer references case_study_requests on delete cascade unique,
  reference text not null,
  received_at timestamptz not null,
  stored_in_journal_first boolean not null default false,
  page text,
  city text,
  service text,
  referrer_host text,
  utm jsonb not null default '{}'::jsonb,
  release text,
  spam_score smallint not null default 0,
  spam_reasons jsonb not null default '[]'::jsonb,
  landing text,
  email_identity text,
  phone_identity text,
  is_held boolean not null default false,
  response_due_at timestamptz,
  answered_at timestamptz,
  answered_by integer references users on delete set null,
  response_seconds integer,
  closed_at timestamptz,
  wording_version text,
  wording text,
  check (num_nonnulls(contact_submission_id, case_study_request_id) = 1),
  unique (key, content_digest)
);
create index submissions_answered_by on submissions (answered_by) where answered_by is not null;
create index submissions_email_identity on submissions (email_identity) where email_identity is not null;
create index submissions_lead on submissions (lead_id, received_at);
create index submissions_phone_identity on submissions (phone_identity) where phone_identity is not null;
create index submissions_received on submissions using brin (received_at);
create index submissions_reference on submissions (reference_key(reference));

-- Challenges for likely spam. Solving one releases the submission.
create table proof_challenges (
  submission_id integer primary key references submissions on delete cascade,
  secret text not null,
  expires_at timestamptz not null
);

-- Work on leads

-- The timeline, also for undo.
create table lead_events (
  id bigserial primary key,
  lead_id integer not null references leads on delete cascade,
  submission_id integer references submissions on delete cascade,
  kind text not null,
  at timestamptz not null default now(),
  actor_id integer references users on delete set null,
  batch_id uuid,
  data jsonb not null default '{}'::jsonb
);
create index lead_events_actor on lead_events (actor_id) where actor_id is not null;
create index lead_events_batch on lead_events (batch_id) where batch_id is not null;
create index lead_events_lead on lead_events (lead_id, id);
create index lead_events_other_lead on lead_events ((data ->> 'leadId')) where data ? 'leadId';
create index lead_events_submission on lead_events (submission_id) where submission_id is not null;

-- Words of names and companies, for the spelling correction of searches.
create table lead_words (
  word text primary key
);
create index lead_words_alike on lead_words using gin (word gin_trgm_ops);

-- What staff members have typed and not saved.
create table lead_drafts (
  user_id integer not null references users on delete cascade,
  id uuid not null,
  lead_id integer not null references leads on delete cascade,
  kind text not null check (kind in ('note', 'contact')),
  text text not null,
  revision integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index lead_drafts_lead on lead_drafts (lead_id, user_id);

-- What each staff member has read (api/sql/lead_reads.sql).
create table lead_reads (
  user_id integer not null references users on delete cascade,
  lead_id integer not null references leads on delete cascade,
  submission_id integer not null,
  primary key (user_id, lead_id)
);
create index lead_reads_lead on lead_reads (lead_id);

create table saved_views (
  id serial primary key,
  user_id integer not null references users on delete cascade,
  name text not null,
  query text not null,
  created_at timestamptz not null default now(),
  unique (user_id, name)
);

-- One notification of a submission on one channel.
create table deliveries (
  id serial primary key,
  submission_id integer not null references submissions on delete cascade,
  lead_id integer not null references leads on delete cascade,
  channel text not null check (channel in ('sales-email', 'acknowledgement', 'webhook')),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  recipient text not null,
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (submission_id, channel)
);
create index deliveries_acknowledged on deliveries (created_at) where channel = 'acknowledgement';
create index deliveries_failed on deliveries (id) where state = 'failed';
create index deliveries_lead on deliveries (lead_id);
create index deliveries_waiting on deliveries (id) where state = 'waiting';

-- Privacy

create table erasures (
  id serial primary key,
  erased_at timestamptz not null,
  actor_id integer not null,
  actor text not null,
  removed jsonb not null
);

-- Keyed hashes of erased addresses, so that an older journal does not bring them back.
create table erased_addresses (
  digest bytea not null,
  erasure_id integer not null references erasures,
  erased_at timestamptz not null,
  primary key (digest, erasure_id)
);
create index erased_addresses_erasure on erased_addresses (erasure_id);

-- The key of these hashes. It is in the database, so that an erased address is recognized after a restore too.
create table erasure_key (
  secret bytea not null
);

-- Counts of erased leads, without a person.
create table lead_statistics (
  received_on date not null,
  service text,
  city text,
  page text
);
create index lead_statistics_received on lead_statistics (received_on);

-- Counts of erased requests, without a person.
create table request_statistics (
  received_on date not null,
  service text,
  outcome text not null check (outcome in ('in-time', 'late', 'closed', 'overdue', 'waiting')),
  response_seconds integer
);
create index request_statistics_received on request_statistics (received_on);

-- Audit log

-- A hash chain (api/sql/audit_events.sql).
create table audit_events (
  id bigint primary key,
  at timestamptz not null,
  kind text not null,
  actor_id integer,
  actor text not null,
  subject_id integer,
  subject text,
  network text,
  data jsonb not null default '{}'::jsonb,
  previous_digest bytea not null,
  digest bytea not null
);
create index audit_events_actor on audit_events (actor_id, id);
create index audit_events_at on audit_events (at);
create index audit_events_kind on audit_events (kind, id);
create index audit_events_subject on audit_events (subject_id, id);

-- Addresses of clients, kept for a limited time.
create table audit_addresses (
  event_id bigint primary key,
  address text not null,
  recorded_at timestamptz not null default now()
);
create index audit_addresses_recorded_at on audit_addresses (recorded_at);

-- Limits and migrations

create unlogged table failed_attempts (
  bucket text primary key,
  failures double precision not null,
  counted_at timestamptz not null,
  blocked_until timestamptz not null,
  rejections integer not null default 0
);

create table repeatable_migrations (
  file text primary key,
  digest text not null,
  applied_at timestamptz not null default now()
);

-- Counters need not survive a crash; an unlogged table saves a write to the write-ahead log per request.
create unlogged table rate_limit_counters (
  key text primary key,
  points integer not null default 0,
  -- Milliseconds since 1970.
  expire bigint
);

-- The key of the hashes of erased addresses.
insert into erasure_key select sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'));
`;
