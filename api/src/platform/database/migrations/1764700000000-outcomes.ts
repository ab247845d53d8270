import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Outcomes of leads, what reports read of them, and targets (docs/decisions/0066-outcome-and-report.md). Afterwards
 * `project_leads.sql` is applied, which projects campaigns and first responses.
 */
export class Outcomes1764700000000 implements MigrationInterface {
  name = 'Outcomes1764700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- squawk-ignore-file ban-drop-table, require-concurrent-index-creation
-- Staff decide these.
alter table leads
  add column value_usd integer check (value_usd >= 0),
  add column lost_reason text,
  add column closed_on date;

-- project_leads sets these.
alter table leads
  add column campaign text,
  add column first_due_at timestamptz,
  add column answered_in_time boolean,
  add column first_response_seconds integer;

-- The zone of the business is a setting of the API, this is its default.
update leads set closed_on = (coalesce(
  (select max(at) from lead_events
   where lead_id = leads.id and data @? '$.changes[*].after.status ? (@ == "won" || @ == "lost")'),
  last_activity_at) at time zone 'America/Chicago')::date
where status in ('won', 'lost');

-- With all that reports read, so that they read no rows.
create index leads_arrived on leads (created_at)
  include (owner_id, source, service, city, page, campaign, first_due_at, answered_in_time, first_response_seconds)
  where merged_into_id is null and not is_spam;
create index leads_closed on leads (closed_on, id)
  include (status, value_usd, owner_id, source, service, city, page, campaign)
  where merged_into_id is null and not is_spam;
create index leads_campaign on leads (campaign, last_activity_at, id) where merged_into_id is null and not is_spam;
create index leads_domain on leads (split_part(lower(email), '@', 2), last_activity_at, id)
  where merged_into_id is null and not is_spam;
create index leads_company on leads (lower(company), last_activity_at, id) where merged_into_id is null and not is_spam;

-- What should be won in a month. It counts for later months too, until one has its own.
create table report_targets (
  month date primary key check (extract(day from month) = 1),
  won integer check (won >= 0),
  value integer check (value >= 0)
);

-- Reports measure the first response to a lead.
drop function if exists outcome_of;
drop table request_statistics;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop table report_targets;
drop index leads_arrived, leads_closed, leads_campaign, leads_domain, leads_company;
alter table leads
  drop column value_usd,
  drop column lost_reason,
  drop column closed_on,
  drop column campaign,
  drop column first_due_at,
  drop column answered_in_time,
  drop column first_response_seconds;
create table request_statistics (
  received_on date not null,
  service text,
  outcome text not null check (outcome in ('in-time', 'late', 'closed', 'overdue', 'waiting')),
  response_seconds integer
);
create index request_statistics_received on request_statistics (received_on);
`);
  }
}
