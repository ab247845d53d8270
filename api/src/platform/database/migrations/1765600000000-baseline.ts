import { readFile } from 'node:fs/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { sqlFile } from '../repeatable-migrations.ts';

/** The last migration of the databases that this one takes over. */
const lastBefore = 'DropRequestsReceived1765550000000';

/** The schema, without functions and privileges, which are in api/sql (docs/decisions/0052-one-baseline-migration.md). */
export class Baseline1765600000000 implements MigrationInterface {
  name = 'Baseline1765600000000';

  async up(runner: QueryRunner): Promise<void> {
    const [before] = await runner.query('select name from migrations order by id desc limit 1');
    if (before) return takeOver(runner, before.name);
    for (const extension of ['fuzzystrmatch', 'pg_trgm', 'unaccent'])
      await runner.query(`create extension if not exists ${extension}`);
    await runner.query(await readFile(sqlFile('text_functions.sql'), 'utf8'));
    await runner.query(schema);
  }

  async down(): Promise<void> {
    throw new Error('There is nothing before the baseline. Drop the database instead.');
  }
}

/** A database with all earlier migrations has these tables. */
async function takeOver(runner: QueryRunner, last: string): Promise<void> {
  if (last !== lastBefore)
    throw new Error(
      `The database has the schema of ${last}. Start the version before this one first, which brings it to ${lastBefore}.`,
    );
  await runner.query(difference);
}

const difference = `
alter table lead_drafts drop column if exists reply;
alter table deliveries rename constraint deliveries_submission_id_fkey to deliveries_request_id_fkey;
alter table deliveries rename constraint deliveries_submission_id_channel_key to deliveries_request_id_channel_key;
alter table lead_events rename constraint lead_events_submission_id_fkey to lead_events_request_id_fkey;
alter table proof_challenges rename constraint proof_challenges_submission_id_fkey to proof_challenges_request_id_fkey;
`;

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
  leads_read_to integer not null default 0,
  -- Of leads that are assigned by rule. No practice: all. No limit: null.
  practices text[] not null default '{}',
  max_open_leads integer check (max_open_leads >= 0),
  last_assigned_at timestamptz,
  absent_from timestamptz,
  absent_until timestamptz,
  stand_in_id integer references users on delete set null,
  mails_notifications boolean not null default true,
  mails_digest boolean not null default true,
  unmailed_kinds text[] not null default '{}'
);
create index staff_accounts_stand_in on staff_accounts (stand_in_id) where stand_in_id is not null;

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

-- The person behind one or more requests. Merged leads form a tree: root_id is the root.
create table leads (
  id serial primary key,
  root_id integer not null references leads deferrable initially deferred,

  -- What staff decide.
  merged_into_id integer references leads,
  status text not null default 'new' check (status in ('new', 'contacted', 'qualified', 'won', 'lost')),
  owner_id integer references users on delete set null,
  value_usd integer check (value_usd >= 0),
  lost_reason text,
  closed_on date,
  next_step_id integer,
  snoozed_until timestamptz,

  -- What project_leads sets (api/sql/project_leads.sql).
  name text not null default '',
  company text,
  email text,
  phone text,
  source text not null default 'contact',
  service text,
  city text,
  page text,
  language text not null default 'en' check (language in ('en', 'es')),
  campaign text,
  is_spam boolean not null default false,
  has_failed_delivery boolean not null default false,
  created_at timestamptz not null default now(),
  last_activity_at timestamptz not null default now(),
  last_request_id integer not null default 0,
  due_at timestamptz not null default 'infinity'::timestamptz,
  first_due_at timestamptz,
  answered_in_time boolean,
  first_response_seconds integer,
  next_step text,
  next_step_due text collate "C",
  search_text text not null default '',
  search_words tsvector not null default '',
  search tsvector not null generated always as (strip(
    literal_words_tsvector(
      without_accents(search_text) || ' ' || right(regexp_replace(coalesce(phone, ''), '\D', '', 'g'), 10)
        || ' ' || right(regexp_replace(coalesce(phone, ''), '\D', '', 'g'), 7))
    || search_words)) stored
);
-- Lists and counts leave out snoozed leads.
create index leads_activity on leads (is_spam, last_activity_at, id)
  include (created_at, status, owner_id, service, city, snoozed_until) where merged_into_id is null;
-- With all that reports read, so that they read no rows.
create index leads_arrived on leads (created_at)
  include (owner_id, source, service, city, page, campaign, first_due_at, answered_in_time, first_response_seconds)
  where merged_into_id is null and not is_spam;
create index leads_closed on leads (closed_on, id)
  include (status, value_usd, owner_id, source, service, city, page, campaign)
  where merged_into_id is null and not is_spam;
create index leads_campaign on leads (campaign, last_activity_at, id) where merged_into_id is null and not is_spam;
create index leads_city on leads (city, last_activity_at, id) where merged_into_id is null and not is_spam;
create index leads_company on leads (lower(company), last_activity_at, id) where merged_into_id is null and not is_spam;
create index leads_created on leads (is_spam, created_at, id) where merged_into_id is null;
create index leads_domain on leads (split_part(lower(email), '@', 2), last_activity_at, id)
  where merged_into_id is null and not is_spam;
create index leads_due on leads (is_spam, due_at, id) where merged_into_id is null;
create index leads_failed on leads (last_activity_at, id) where merged_into_id is null and not is_spam and has_failed_delivery;
create index leads_family on leads (root_id);
create index leads_last_request on leads (last_request_id) where merged_into_id is null;
create index leads_merged_into on leads (merged_into_id) where merged_into_id is not null;
create index leads_name on leads (is_spam, lower(name), id) where merged_into_id is null;
create index leads_next_step on leads (is_spam, coalesce(next_step_due, 'none'), id) where merged_into_id is null;
create index leads_next_step_id on leads (next_step_id) where next_step_id is not null;
create index leads_owner on leads (owner_id, last_activity_at, id) where merged_into_id is null and not is_spam;
create index leads_page on leads (page, last_activity_at, id) where merged_into_id is null and not is_spam;
create index leads_search on leads using gin (search) with (fastupdate='on', gin_pending_list_limit='256');
create index leads_service on leads (service, last_activity_at, id) where merged_into_id is null and not is_spam;
create index leads_snoozed on leads (snoozed_until) where merged_into_id is null and snoozed_until is not null;
create index leads_source on leads (source, last_activity_at, id) where merged_into_id is null and not is_spam;
create index leads_status_created on leads (status, created_at, id) where merged_into_id is null and not is_spam;

-- What staff have corrected of a lead: values that they have typed, and marks about values of its own requests.
create table lead_details (
  lead_id integer not null references leads on delete cascade,
  field text not null check (field in ('name', 'company', 'email', 'phone', 'service', 'city')),
  -- What makes two values the same: of an address or a number its canonical form, otherwise the value.
  identity text not null,
  value text not null,
  is_added boolean not null default false,
  is_hidden boolean not null default false,
  preferred_at timestamptz,
  primary key (lead_id, field, identity)
);
create index lead_details_identity on lead_details (identity) where field in ('email', 'phone');

-- A next step never changes: another text or day is another step. So events have only its id.
create table next_steps (
  id integer generated always as identity primary key,
  -- The lead that it was typed for.
  lead_id integer not null references leads on delete cascade,
  text text not null,
  -- A day, or a day and a time, of the business: 2026-11-27 or 2026-11-27T14:30. Sorted, a whole day comes before its times.
  due text collate "C" not null check (due ~ '^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$')
);
create index next_steps_lead on next_steps (lead_id);
alter table leads add foreign key (next_step_id) references next_steps on delete set null;

-- Lists that staff import.
create table imports (
  id integer generated always as identity primary key,
  name text not null,
  file_digest bytea not null,
  -- Headings of the columns, for the file of rejected rows.
  headings jsonb not null,
  state text not null default 'running',
  owner_id integer references users,
  starts_clock boolean not null,
  created_at timestamptz not null default now(),
  created_by integer references users,
  finished_at timestamptz,
  taken_back_at timestamptz,
  taken_back_by integer references users,
  removed_leads integer not null default 0,
  removed_requests integer not null default 0,
  file bytea,
  constraint imports_state_check
    check (state in ('uploaded', 'running', 'done', 'taking-back', 'taken-back') and (state = 'uploaded') = (file is not null))
);

-- Content is only in rows that wait (a request) and in rejected ones (the cells of the file).
create table import_rows (
  import_id integer references imports on delete cascade,
  row integer,
  state text not null check (state in ('waiting', 'new', 'added', 'rejected', 'erased')),
  content jsonb,
  problem text,
  primary key (import_id, row)
);
create index import_rows_content on import_rows (import_id) where content is not null;

-- What names a person: a form, a call, a visit, a row of a list, the mail that starts a lead. With where it came from, its response clock
-- and its spam score.
create table requests (
  id serial primary key,
  key uuid not null,
  content_digest bytea not null,
  lead_id integer not null references leads,
  kind text not null,
  contact_submission_id integer references contact_submissions on delete cascade unique,
  case_study_request_id integer references case_study_requests on delete cascade unique,
  import_id integer references imports,
  reference text not null,
  received_at timestamptz not null,
  stored_in_journal_first boolean not null default false,
  state text not null check (state in ('held', 'inbox', 'spam')),
  name text,
  company text,
  email text,
  email_identity text,
  phone text,
  phone_identity text,
  message text,
  language text not null default 'en' check (language in ('en', 'es')),
  city text,
  service text,
  page text,
  page_service text,
  landing text,
  referrer_host text,
  utm jsonb not null default '{}'::jsonb,
  release text,
  wording_version text,
  wording text,
  spam_score smallint not null default 0,
  spam_reasons jsonb not null default '[]'::jsonb,
  response_due_at timestamptz,
  answered_at timestamptz,
  answered_by integer references users on delete set null,
  response_seconds integer,
  closed_at timestamptz,
  -- A form has its row in the table of the website specification, other requests have none.
  check (case kind
    when 'contact' then contact_submission_id is not null and case_study_request_id is null
    when 'case-study' then contact_submission_id is null and case_study_request_id is not null
    else kind in ('email', 'phone', 'walk-in', 'trade-show', 'import')
      and contact_submission_id is null and case_study_request_id is null end),
  unique (key, content_digest)
);
create index requests_answered_by on requests (answered_by) where answered_by is not null;
create index requests_by_email on requests (received_at) where kind = 'email';
create index requests_email_identity on requests (email_identity) where email_identity is not null;
create index requests_import on requests (import_id) where import_id is not null;
create index requests_lead on requests (lead_id, received_at);
create index requests_phone_identity on requests (phone_identity) where phone_identity is not null;
create index requests_reference on requests (reference_key(reference));

-- Challenges for likely spam. Solving one releases the request.
create table proof_challenges (
  request_id integer primary key references requests on delete cascade,
  secret text not null,
  expires_at timestamptz not null
);

-- Mail

-- Where reading of a mailbox has got to, and how its connection is.
create table mailboxes (
  address text primary key,
  uid_validity bigint not null,
  last_uid bigint not null,
  -- Older mails of the mailbox are not read. After a change of UIDVALIDITY, mails up to this UID may be older.
  read_from timestamptz not null default now(),
  reread_to bigint not null default 0,
  -- Of the mail that is being parsed: found again after a restart, it may have ended the API.
  parsed_digest bytea,
  -- Mails up to last_uid that could not be read or stored yet.
  missed_uids bigint[] not null default '{}',
  is_connected boolean not null default false,
  -- Of the state.
  since timestamptz not null default now(),
  problem text,
  checked_at timestamptz not null default now(),
  notified_at timestamptz
);

-- One row. DATA_DIR/mail has the same id.
create table mail_folder (
  id uuid primary key default gen_random_uuid(),
  -- Mails of before are known by a digest of another kind.
  since timestamptz not null default now(),
  is_only boolean not null default true unique check (is_only)
);
insert into mail_folder default values;

-- Every mail that was read, by the digest of its content: each is stored once, also after a renumbering of the mailbox, and none comes
-- back after the erasure of its person. Nothing else about a mail is here.
create table received_mails (
  digest bytea primary key,
  received_at timestamptz not null,
  outcome text not null
);

-- E-mails of leads. The mail that starts a lead is also a request.
create table messages (
  id integer generated always as identity primary key,
  lead_id integer not null references leads on delete cascade,
  request_id integer references requests on delete cascade,
  direction text not null check (direction in ('in', 'out')),
  kind text not null,
  message_id text,
  in_reply_to text[] not null default '{}',
  reference_ids text[] not null default '{}',
  from_name text not null,
  from_address text,
  -- The colleague whose address an incoming mail has, which no mail server vouches for.
  claimed_id integer references users on delete set null,
  reply_to jsonb not null default '[]',
  recipients jsonb not null default '[]',
  copies jsonb not null default '[]',
  subject text not null,
  subject_key text not null,
  text text not null,
  quotes jsonb not null default '[]',
  has_html boolean not null default false,
  is_truncated boolean not null default false,
  problem text,
  report jsonb,
  sent_at timestamptz,
  received_at timestamptz not null,
  evidence text,
  raw_digest bytea not null,
  raw_size integer not null,
  -- Of messages of staff. 'unknown': the connection ended before the answer of the mail server.
  delivery_state text check (delivery_state in ('waiting', 'sent', 'failed', 'bounced', 'unknown')),
  attempts integer not null default 0,
  last_error text,
  sent_by integer references users on delete set null,
  send_at timestamptz,
  draft_id uuid,
  -- Of all that staff have entered: a second request with the same draft is a repetition only if nothing differs.
  body_digest bytea,
  -- The newest entry that its writer had seen. What came later is not answered.
  seen_entry_id bigint,
  -- Whether all that follows from its state was done: contact, event, projection.
  is_settled boolean not null default true,
  -- The message about a change of a visit: a cancellation for a person who is no longer invited is sent after it, and taken back with it.
  goes_with_id integer references messages on delete cascade,
  check ((direction = 'out') = (delivery_state is not null))
);
create index messages_claimed on messages (claimed_id) where claimed_id is not null;
create unique index messages_draft on messages (sent_by, draft_id) where draft_id is not null;
create index messages_goes_with on messages (goes_with_id) where goes_with_id is not null;
create index messages_lead on messages (lead_id, id);
create index messages_message_id on messages (message_id) where message_id is not null;
create index messages_raw_digest on messages (raw_digest);
create index messages_request on messages (request_id) where request_id is not null;
create index messages_sent on messages (received_at) where direction = 'out';
create index messages_sent_by on messages (sent_by) where sent_by is not null;
-- For leads that the subject of a mail suggests.
create index messages_subject on messages (subject_key, received_at) where subject_key <> '';
create index messages_unsettled on messages (id) where not is_settled;

create table message_attachments (
  message_id integer references messages on delete cascade,
  part integer,
  name text not null,
  mime_type text not null,
  size integer not null,
  is_inline boolean not null,
  primary key (message_id, part)
);

-- Texts for replies. Without a user they are shared.
create table mail_templates (
  id integer generated always as identity primary key,
  user_id integer references users on delete cascade,
  name text not null,
  language text not null,
  subject text,
  text text not null
);
create index mail_templates_user on mail_templates (user_id);

create table mail_signatures (
  user_id integer primary key references users on delete cascade,
  text text not null
);

-- Addresses that became part of a lead by a mail in its conversation, before such mails were messages without a person.
create table joined_people (
  id integer generated always as identity primary key,
  lead_id integer not null references leads on delete cascade,
  address text not null,
  name text not null,
  decision text check (decision in ('same', 'other')),
  unique (lead_id, address)
);

-- Files of raw mails that nothing refers to any more.
create table unused_mail_files (
  digest bytea primary key
);

create function remember_unused_mail_file() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into unused_mail_files values (old.raw_digest) on conflict do nothing;
  return null;
end $$;

create trigger remember_unused_mail_file after delete on messages
for each row execute function remember_unused_mail_file();

-- Work on leads

-- The timeline, also for undo.
create table lead_events (
  id bigserial primary key,
  lead_id integer not null references leads on delete cascade,
  request_id integer references requests on delete cascade,
  -- Of a message without a request. A message that is taken back leaves no event.
  message_id integer references messages on delete cascade,
  kind text not null,
  at timestamptz not null default now(),
  actor_id integer references users on delete set null,
  batch_id uuid,
  data jsonb not null default '{}'::jsonb
);
create index lead_events_actor on lead_events (actor_id) where actor_id is not null;
create index lead_events_batch on lead_events (batch_id) where batch_id is not null;
create index lead_events_lead on lead_events (lead_id, id);
create index lead_events_message on lead_events (message_id) where message_id is not null;
-- The timeline of a lead shows the mails that were moved to it, which are events of other leads.
create index lead_events_other_lead on lead_events ((data ->> 'leadId')) where data ? 'leadId';
create index lead_events_request on lead_events (request_id) where request_id is not null;

-- Words of names and companies, for the spelling correction of searches.
create table lead_words (
  word text primary key
);
create index lead_words_alike on lead_words using gin (word gin_trgm_ops);

-- What staff members have typed and not saved, in any form.
create table lead_drafts (
  user_id integer not null references users on delete cascade,
  id uuid not null,
  lead_id integer references leads on delete cascade,
  kind text not null,
  text text not null,
  fields jsonb not null default '{}',
  -- A draft that is stored again after it was removed is no version of the earlier one.
  revision integer not null default floor(random() * 1000000) + 1,
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index lead_drafts_lead on lead_drafts (lead_id, user_id);

-- Files of replies that are not sent yet.
create table draft_attachments (
  id integer generated always as identity primary key,
  user_id integer not null,
  draft_id uuid not null,
  name text not null,
  mime_type text not null,
  size integer not null,
  raw_digest bytea not null,
  foreign key (user_id, draft_id) references lead_drafts on delete cascade
);
create index draft_attachments_draft on draft_attachments (user_id, draft_id);
create index draft_attachments_raw_digest on draft_attachments (raw_digest);

create trigger remember_unused_mail_file after delete on draft_attachments
for each row execute function remember_unused_mail_file();

-- What each staff member has read (api/sql/lead_reads.sql).
create table lead_reads (
  user_id integer not null references users on delete cascade,
  lead_id integer not null references leads on delete cascade,
  request_id integer not null,
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

-- What the customer was told of a visit, each time. The version with the highest sequence is the visit.
create table site_visits (
  id integer generated always as identity primary key,
  lead_id integer not null references leads on delete cascade,
  -- The e-mail with the invitation: if it is taken back, the visit is as before. Null: staff send the file themselves.
  message_id integer references messages on delete cascade,
  uid uuid not null,
  sequence integer not null,
  is_cancelled boolean not null,
  starts_at timestamptz not null,
  minutes integer not null check (minutes between 1 and 720),
  address text not null,
  note text,
  attendee text,
  assignee_id integer references users on delete set null,
  created_at timestamptz not null default now(),
  unique (uid, sequence)
);
create index site_visits_lead on site_visits (lead_id);
create unique index site_visits_message on site_visits (message_id) where message_id is not null;
create index site_visits_assignee on site_visits (assignee_id, starts_at) where assignee_id is not null;

-- One row: settings of all, and what has been done so far.
create table desk_settings (
  is_only boolean primary key default true check (is_only),
  assignment_mode text not null default 'off' check (assignment_mode in ('off', 'round-robin', 'balanced')),
  -- Requests that were overdue before are not assigned.
  assigned_from timestamptz not null default now(),
  -- Requests that were due until then have been looked at.
  overdue_to timestamptz not null default now(),
  digest_on date not null default current_date
);
insert into desk_settings default values;

-- What staff are notified of. It refers to events and requests, and goes with their lead.
create table staff_notifications (
  id bigint generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  lead_id integer not null references leads on delete cascade,
  kind text not null
    check (kind in ('assigned', 'wrote-again', 'mentioned', 'overdue', 'unanswered', 'step-overdue', 'undelivered')),
  event_id bigint references lead_events on delete cascade,
  request_id integer references requests on delete cascade,
  step_id integer references next_steps on delete cascade,
  actor_id integer references users on delete set null,
  at timestamptz not null default now(),
  read_at timestamptz,
  mailed_at timestamptz,
  check (num_nonnulls(event_id, request_id, step_id) = 1)
);
create index staff_notifications_user on staff_notifications (user_id, id);
create index staff_notifications_unread on staff_notifications (user_id) where read_at is null;
create index staff_notifications_unmailed on staff_notifications (id) where mailed_at is null;
create index staff_notifications_lead on staff_notifications (lead_id);
create index staff_notifications_actor on staff_notifications (actor_id) where actor_id is not null;
create index staff_notifications_event on staff_notifications (event_id) where event_id is not null;
-- Each request and each next step is overdue once.
create unique index staff_notifications_request on staff_notifications (request_id, user_id, kind) where request_id is not null;
create unique index staff_notifications_step on staff_notifications (step_id, user_id) where step_id is not null;

-- Requests that were not answered in time, for which managers are notified later.
create table late_requests (
  request_id integer primary key references requests on delete cascade,
  -- Null when it is done.
  managers_at timestamptz
);
create index late_requests_managers on late_requests (managers_at) where managers_at is not null;

-- What should be won in a month. It counts for later months too, until one has its own.
create table report_targets (
  month date primary key check (extract(day from month) = 1),
  won integer check (won >= 0),
  value integer check (value >= 0)
);

-- One notification of a request on one channel.
create table deliveries (
  id serial primary key,
  request_id integer not null references requests on delete cascade,
  lead_id integer not null references leads on delete cascade,
  channel text not null check (channel in ('sales-email', 'acknowledgement', 'webhook')),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  recipient text not null,
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  -- The recipient was reported as unknown after the mail server had accepted the mail.
  bounced_at timestamptz,
  unique (request_id, channel)
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

-- Audit log

-- Only added to (api/sql/audit_events.sql).
create table audit_events (
  id bigint generated by default as identity primary key,
  at timestamptz not null default clock_timestamp(),
  kind text not null,
  actor_id integer,
  actor text not null,
  subject_id integer,
  subject text,
  network text,
  data jsonb not null default '{}'::jsonb
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

-- What browsers report about releases

create table field_releases (
  id integer generated always as identity primary key,
  remote text not null,
  version text not null,
  unique (remote, version)
);

create table field_signatures (
  id integer generated always as identity primary key,
  release_id integer not null references field_releases on delete cascade,
  signature text not null,
  kind text not null,
  message text not null,
  -- Where it was seen first.
  page text not null,
  frames text[] not null,
  -- Networks that have reported it within an hour, at most.
  networks integer not null default 0,
  seen_at timestamptz not null default now(),
  unique (release_id, signature)
);

create table field_counters (
  release_id integer references field_releases on delete cascade,
  -- loads, failed-loads, forms-sent, forms-failed, a bucket of a vital (lcp:2500), or a signature.
  name text,
  span text check (span in ('minute', 'hour', 'day')),
  starts_at timestamptz,
  count integer not null,
  primary key (release_id, name, span, starts_at)
);

-- Keyed digests of the networks that reported a signature in the last hour.
create table field_networks (
  signature_id integer references field_signatures on delete cascade,
  network bytea,
  seen_at timestamptz not null default now(),
  primary key (signature_id, network)
);

-- Events of the publisher that were accepted.
create table release_events (
  remote text,
  at timestamptz,
  primary key (remote, at)
);

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
