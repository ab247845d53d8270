import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff accounts and sessions. `users` is defined by the website specification. */
export class Staff1763700100000 implements MigrationInterface {
  name = 'Staff1763700100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table users (
        id serial primary key,
        email text not null unique,
        name text not null,
        created_at timestamptz not null default now()
      )`);
    await runner.query(`
      create table staff_accounts (
        user_id integer primary key references users on delete cascade,
        password_hash text not null,
        role text not null check (role in ('manager')),
        created_at timestamptz not null default now()
      )`);
    await runner.query(`
      create table sessions (
        token_digest bytea primary key,
        user_id integer not null references users on delete cascade,
        created_at timestamptz not null default now(),
        last_seen_at timestamptz not null default now(),
        expires_at timestamptz not null
      )`);
    await runner.query('create index sessions_user on sessions (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table sessions, staff_accounts, users');
  }
}
