import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The timeline of a lead shows the mails that were moved to it, which are events of other leads (docs/decisions/0079-who-wrote.md). */
export class OtherLeads1765420000000 implements MigrationInterface {
  name = 'OtherLeads1765420000000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index concurrently if not exists lead_events_other_lead on lead_events ((data ->> 'leadId')) where data ? 'leadId'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index lead_events_other_lead');
  }
}
