import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records which version of each file in `api/sql` has been applied (see repeatable-migrations.ts). */
export class RepeatableMigrations1763700900000 implements MigrationInterface {
  name = 'RepeatableMigrations1763700900000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table repeatable_migrations (
        file text primary key,
        digest text not null,
        applied_at timestamptz not null default now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function if exists ingest_submission(jsonb)');
    await runner.query('drop table repeatable_migrations');
  }
}
