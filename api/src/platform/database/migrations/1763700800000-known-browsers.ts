import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Device cookies: browsers in which an account has signed in before have their own rate limit. */
export class KnownBrowsers1763700800000 implements MigrationInterface {
  name = 'KnownBrowsers1763700800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table known_browsers (
        token_digest bytea not null,
        user_id integer not null references users on delete cascade,
        last_used_at timestamptz not null default now(),
        primary key (token_digest, user_id)
      )`);
    await runner.query('create index known_browsers_user on known_browsers (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table known_browsers');
  }
}
