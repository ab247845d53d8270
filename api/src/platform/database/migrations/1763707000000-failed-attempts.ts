import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Failed sign-ins per account, browser and network. Unlogged as `throttle_counters`: losing it in a crash only forgives failures. */
export class FailedAttempts1763707000000 implements MigrationInterface {
  name = 'FailedAttempts1763707000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create unlogged table failed_attempts (
        bucket text primary key,
        failures double precision not null,
        counted_at timestamptz not null,
        blocked_until timestamptz not null,
        rejections integer not null default 0
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table failed_attempts');
  }
}
