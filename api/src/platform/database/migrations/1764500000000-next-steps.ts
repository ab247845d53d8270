import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff do next with a lead, and leads that are hidden for a while (docs/decisions/0064-next-step-and-today.md). */
export class NextSteps1764500000000 implements MigrationInterface {
  name = 'NextSteps1764500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- squawk-ignore-file require-concurrent-index-creation, require-concurrent-index-deletion, constraint-missing-not-valid
-- squawk-ignore-file adding-foreign-key-constraint
-- A next step never changes: another text or day is another step. So events have only its id.
create table next_steps (
  id integer generated always as identity primary key,
  -- The lead that it was typed for.
  lead_id integer not null references leads on delete cascade,
  text text not null,
  -- A day, or a day and a time, of the business: 2026-11-27 or 2026-11-27T14:30. Sorted, a whole day comes before its times.
  due text collate "C" not null check (due ~ '^\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d)?$')
);
create index next_steps_lead on next_steps (lead_id);

alter table leads
  add column next_step_id integer references next_steps on delete set null,
  add column snoozed_until timestamptz,
  -- Columns that project_leads sets.
  add column next_step text,
  add column next_step_due text collate "C";
create index leads_next_step_id on leads (next_step_id) where next_step_id is not null;
create index leads_next_step on leads (is_spam, coalesce(next_step_due, 'none'), id) where merged_into_id is null;
create index leads_snoozed on leads (snoozed_until) where merged_into_id is null and snoozed_until is not null;
-- Lists and counts leave out snoozed leads.
drop index leads_activity;
create index leads_activity on leads (is_spam, last_activity_at, id)
  include (created_at, status, owner_id, service, city, snoozed_until) where merged_into_id is null;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop index leads_activity, leads_next_step, leads_next_step_id, leads_snoozed;
create index leads_activity on leads (is_spam, last_activity_at, id)
  include (created_at, status, owner_id, service, city) where merged_into_id is null;
drop function if exists shown_step_of;
alter table leads drop column next_step_id, drop column snoozed_until, drop column next_step, drop column next_step_due;
drop table next_steps;
`);
  }
}
