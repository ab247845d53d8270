import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the lead desk shows of its operation, and which leads an erasure has removed, so that a restored backup does not bring them back. */
export class Backups1765750000000 implements MigrationInterface {
  name = 'Backups1765750000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table backup_status (
        is_only boolean primary key default true check (is_only),
        -- Of the last complete backup.
        finished_at timestamptz,
        bytes bigint,
        -- Of the last backup that was verified.
        verified_at timestamptz,
        -- Why the last backup or its verification failed.
        problem text
      );
      insert into backup_status default values;
      -- What instances have found. One that was not found again for a while is over.
      create table operation_problems (
        kind text primary key,
        message text not null,
        since timestamptz not null default now(),
        seen_at timestamptz not null default now(),
        -- When managers got a mail.
        notified_at timestamptz
      );
      -- Of the last answer of the mail server that named a limit.
      alter table mailboxes add column used_ratio real;
      alter table erasures add column lead_ids integer[] not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table backup_status, operation_problems;
      alter table mailboxes drop column used_ratio;
      alter table erasures drop column lead_ids`);
  }
}
