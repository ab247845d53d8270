import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Live updates name the lead that has changed: nothing orders events by their transaction any more. */
export class FewerConcepts1763712000001 implements MigrationInterface {
  name = 'FewerConcepts1763712000001';

  async up(runner: QueryRunner): Promise<void> {
    // Nothing is installed elsewhere, so no older version runs beside this one. The index of the column goes with it.
    await runner.query(`
      -- squawk-ignore ban-drop-column
      alter table lead_events drop column transaction_id`);
    await runner.query(`
      -- squawk-ignore ban-drop-table
      drop table last_lead_removal`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table lead_events add column transaction_id xid8 not null default pg_current_xact_id()');
    await runner.query('create index lead_events_order on lead_events (transaction_id, id)');
    await runner.query('create table last_lead_removal (transaction_id xid8 not null)');
    await runner.query(`insert into last_lead_removal values ('0')`);
    await runner.query(`delete from repeatable_migrations where file in ('erase_leads.sql', 'grants.sql')`);
  }
}
