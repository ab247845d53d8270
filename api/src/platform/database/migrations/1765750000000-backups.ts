import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the lead desk shows of backups, and which leads an erasure has removed, so that a restored backup does not bring them back. */
export class Backups1765750000000 implements MigrationInterface {
  name = 'Backups1765750000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table backup_status (
        is_only boolean primary key default true check (is_only),
        -- Of the last complete backup.
        finished_at timestamptz,
        bytes bigint,
        -- Of the last backup that was restored on trial.
        verified_at timestamptz,
        -- Why the last backup or its trial failed.
        problem text
      );
      insert into backup_status default values;
      alter table erasures add column lead_ids integer[] not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table backup_status; alter table erasures drop column lead_ids');
  }
}
