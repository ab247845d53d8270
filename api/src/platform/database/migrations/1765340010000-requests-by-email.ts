import type { MigrationInterface, QueryRunner } from 'typeorm';

/** New people who write by e-mail are counted by the hour, and their texts compared by the day (docs/decisions/0082-limits-of-what-comes-in.md). */
export class RequestsByEmail1765340010000 implements MigrationInterface {
  name = 'RequestsByEmail1765340010000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index concurrently if not exists requests_by_email on requests (received_at) where kind = 'email'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index requests_by_email');
  }
}
