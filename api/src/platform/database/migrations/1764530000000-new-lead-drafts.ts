import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff have typed into the form of a new lead and not saved (docs/decisions/0081-drafts.md). */
export class NewLeadDrafts1764530000000 implements MigrationInterface {
  name = 'NewLeadDrafts1764530000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table new_lead_drafts (
  user_id integer not null references users on delete cascade,
  id uuid not null,
  -- The fields of the form as JSON.
  text text not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table new_lead_drafts');
  }
}
