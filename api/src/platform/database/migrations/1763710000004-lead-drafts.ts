import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Text that a staff member has typed about a lead and not saved (docs/decisions/0043). */
export class LeadDrafts1763710000004 implements MigrationInterface {
  name = 'LeadDrafts1763710000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table lead_drafts (
        user_id integer not null references users on delete cascade,
        -- Chosen by the browser. It is also the idempotency key of what the draft is saved as.
        id uuid not null,
        lead_id integer not null references leads on delete cascade,
        kind text not null check (kind in ('note', 'contact')),
        text text not null,
        revision integer not null default 1,
        updated_at timestamptz not null default now(),
        primary key (user_id, id)
      )`);
    await runner.query('create index lead_drafts_lead on lead_drafts (lead_id, user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table lead_drafts');
  }
}
