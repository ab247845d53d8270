import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Roles, disabled accounts, and invitations: viewers read, agents change leads, managers also manage the staff. */
export class Roles1763700400000 implements MigrationInterface {
  name = 'Roles1763700400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table staff_accounts drop constraint staff_accounts_role_check');
    await runner.query(`
      alter table staff_accounts
        add constraint staff_accounts_role_check check (role in ('viewer', 'agent', 'manager')),
        alter column password_hash drop not null,
        add column disabled_at timestamptz`);
    await runner.query(`
      create table staff_invitations (
        token_digest bytea primary key,
        user_id integer not null references users on delete cascade,
        purpose text not null check (purpose in ('invitation', 'reset')),
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      )`);
    await runner.query('create index staff_invitations_user on staff_invitations (user_id)');
    await runner.query(`
      alter table sessions
        add column id uuid not null default gen_random_uuid() unique,
        add column user_agent text not null default ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sessions drop column id, drop column user_agent');
    await runner.query('drop table staff_invitations');
    await runner.query(`delete from staff_accounts where role <> 'manager' or password_hash is null`);
    await runner.query('alter table staff_accounts drop constraint staff_accounts_role_check');
    await runner.query(`
      alter table staff_accounts
        add constraint staff_accounts_role_check check (role in ('manager')),
        alter column password_hash set not null,
        drop column disabled_at`);
  }
}
