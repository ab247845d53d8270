import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A list is uploaded once: its file is kept until it is imported. Of too many signatures of field reports, those of most networks stay (decision 82). */
export class UploadedLists1765340000000 implements MigrationInterface {
  name = 'UploadedLists1765340000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table imports add column file bytea;
-- Networks that have reported it within an hour, at most.
alter table field_signatures add column networks integer not null default 0, add column seen_at timestamptz not null default now();
-- squawk-ignore ban-drop-column
alter table imports drop column key;
alter table imports drop constraint imports_state_check;
-- squawk-ignore constraint-missing-not-valid
alter table imports add constraint imports_state_check
  check (state in ('uploaded', 'running', 'done', 'taking-back', 'taken-back') and (state = 'uploaded') = (file is not null));
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
delete from imports where state = 'uploaded';
alter table imports drop column file;
alter table field_signatures drop column networks, drop column seen_at;
alter table imports add column key uuid not null unique default gen_random_uuid();
alter table imports drop constraint if exists imports_state_check;
-- squawk-ignore constraint-missing-not-valid
alter table imports add constraint imports_state_check check (state in ('running', 'done', 'taking-back', 'taken-back'));
`);
  }
}
