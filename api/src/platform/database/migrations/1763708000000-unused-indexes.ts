import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Two indexes that every new lead writes and that no query uses, measured with all lists and searches of the lead desk: forms are not
 * listed since there are leads, and leads of a status are found by `leads_status_created` or `leads_activity`.
 */
export class UnusedIndexes1763708000000 implements MigrationInterface {
  name = 'UnusedIndexes1763708000000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists contact_submissions_newest_first');
    await runner.query('drop index concurrently if exists leads_status_activity');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index if not exists contact_submissions_newest_first on contact_submissions (created_at desc, id desc)',
    );
    await runner.query(`
      create index if not exists leads_status_activity on leads (status, last_activity_at, id)
      where merged_into_id is null and not is_spam`);
  }
}
