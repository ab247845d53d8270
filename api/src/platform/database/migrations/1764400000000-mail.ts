import type { MigrationInterface, QueryRunner } from 'typeorm';

/** E-mail conversations of leads (docs/decisions/0077-receiving.md). */
export class Mail1764400000000 implements MigrationInterface {
  name = 'Mail1764400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Where reading of a mailbox has got to, and how its connection is.
create table mailboxes (
  address text primary key,
  uid_validity bigint not null,
  last_uid bigint not null,
  -- Older mails of the mailbox are not read. After a change of UIDVALIDITY, mails up to this UID may be older.
  read_from timestamptz not null default now(),
  reread_to bigint not null default 0,
  is_connected boolean not null default false,
  -- Of the state.
  since timestamptz not null default now(),
  problem text,
  checked_at timestamptz not null default now(),
  notified_at timestamptz
);

-- E-mails of leads. A mail that a person has sent is also a request.
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
  -- Of messages of staff.
  delivery_state text check (delivery_state in ('waiting', 'sent', 'failed', 'bounced')),
  attempts integer not null default 0,
  last_error text,
  sent_by integer references users on delete set null,
  send_at timestamptz,
  draft_id uuid,
  check ((direction = 'out') = (delivery_state is not null))
);
create unique index messages_draft on messages (sent_by, draft_id) where draft_id is not null;
create index messages_sent on messages (received_at) where direction = 'out';
create index messages_lead on messages (lead_id, id);
create index messages_request on messages (request_id) where request_id is not null;
create index messages_message_id on messages (message_id) where message_id is not null;
create index messages_raw_digest on messages (raw_digest);

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

-- Every mail that was read, by the digest of its content: each is stored once, also after a renumbering of the mailbox, and none comes
-- back after the erasure of its person. Nothing else about a mail is here.
create table received_mails (
  digest bytea primary key,
  received_at timestamptz not null,
  outcome text not null
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
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop table mail_signatures, mail_templates, unused_mail_files, received_mails, message_attachments, messages, mailboxes;
drop function remember_unused_mail_file;
`);
  }
}
