import type { MigrationInterface, QueryRunner } from 'typeorm';

/** No query lists the forms in this order since lists are of leads. Each form wrote an entry. */
export class UnusedIndex1763708000000 implements MigrationInterface {
  name = 'UnusedIndex1763708000000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists contact_submissions_newest_first');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index if not exists contact_submissions_newest_first on contact_submissions (created_at desc, id desc)',
    );
  }
}
