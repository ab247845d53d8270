import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The transaction that last removed leads, so that live streams announce it in order with the lead events. */
export class LastLeadRemoval1763709000000 implements MigrationInterface {
  name = 'LastLeadRemoval1763709000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table last_lead_removal (transaction_id xid8 not null)');
    await runner.query(`insert into last_lead_removal values ('0')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table last_lead_removal');
    await runner.query(`delete from repeatable_migrations where file = 'erase_leads.sql'`);
  }
}
