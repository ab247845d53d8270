import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Assignment by rule, absence, and notifications of staff (docs/decisions/0065-assignment-and-notifications.md). */
export class Assignment1764600000000 implements MigrationInterface {
  name = 'Assignment1764600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- There are at most 500 accounts.
-- squawk-ignore-file adding-foreign-key-constraint, require-concurrent-index-creation
alter table staff_accounts
  -- Of leads that are assigned by rule. No practice: all. No limit: null.
  add column practices text[] not null default '{}',
  add column max_open_leads integer check (max_open_leads >= 0),
  add column last_assigned_at timestamptz,
  add column absent_from timestamptz,
  add column absent_until timestamptz,
  add column stand_in_id integer references users on delete set null,
  add column mails_notifications boolean not null default true,
  add column mails_digest boolean not null default true;
create index staff_accounts_stand_in on staff_accounts (stand_in_id) where stand_in_id is not null;

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
  kind text not null check (kind in ('assigned', 'wrote-again', 'mentioned', 'overdue', 'unanswered', 'step-overdue')),
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
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop trigger if exists notify_staff on lead_events;
drop function if exists notify_staff, recipients_for(integer), is_assigned_by_rule(integer), is_absent(staff_accounts);
drop table late_requests, staff_notifications, desk_settings;
alter table staff_accounts drop column practices, drop column max_open_leads, drop column last_assigned_at,
  drop column absent_from, drop column absent_until, drop column stand_in_id, drop column mails_notifications,
  drop column mails_digest;
`);
  }
}
