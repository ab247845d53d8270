import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Site visits of leads (docs/decisions/0069-site-visits.md). */
export class SiteVisits1764510000000 implements MigrationInterface {
  name = 'SiteVisits1764510000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
delete from lead_events where kind = 'visit';
drop table site_visits;
`);
  }
}
