import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes = [
  ['lead_events_submission', 'lead_events', 'submission_id'],
  ['lead_events_actor', 'lead_events', 'actor_id'],
  ['leads_merged_into', 'leads', 'merged_into_id'],
];

/**
 * Indexes of foreign keys. Without them PostgreSQL reads the whole table when the row that they refer to is deleted. Created
 * concurrently, so that forms and staff can write meanwhile.
 */
export class ReferenceIndexes1763702000000 implements MigrationInterface {
  name = 'ReferenceIndexes1763702000000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, table, column] of indexes) {
      // A migration that was interrupted leaves an invalid index.
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(
        `create index concurrently if not exists ${name} on ${table} (${column}) where ${column} is not null`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of indexes) await runner.query(`drop index ${name}`);
  }
}
