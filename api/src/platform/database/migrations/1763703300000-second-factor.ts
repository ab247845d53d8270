import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two-step verification: one-time codes of an authenticator app, and recovery codes. */
export class SecondFactor1763703300000 implements MigrationInterface {
  name = 'SecondFactor1763703300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table staff_accounts
        add column second_factor_at timestamptz,
        add column second_factor_due_from timestamptz not null default now()`);
    await runner.query(`
      create table staff_totp (
        user_id integer primary key references users on delete cascade,
        secret text not null,
        last_step bigint not null default 0
      )`);
    await runner.query(`
      create table staff_recovery_codes (
        user_id integer not null references users on delete cascade,
        digest bytea not null,
        primary key (user_id, digest)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table staff_recovery_codes, staff_totp');
    await runner.query('alter table staff_accounts drop column second_factor_at, drop column second_factor_due_from');
  }
}
