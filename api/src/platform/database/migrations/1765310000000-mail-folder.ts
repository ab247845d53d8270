import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which folder of mails belongs to this database, and which mails are read again, or not (docs/decisions/0077-receiving.md). */
export class MailFolder1765310000000 implements MigrationInterface {
  name = 'MailFolder1765310000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- One row. DATA_DIR/mail has the same id.
create table mail_folder (
  id uuid primary key default gen_random_uuid(),
  -- Mails of before are known by a digest of another kind.
  since timestamptz not null default now(),
  is_only boolean not null default true unique check (is_only)
);
insert into mail_folder default values;

alter table mailboxes
  -- Of the mail that is being parsed: found again after a restart, it may have ended the API.
  add column parsed_digest bytea,
  -- Mails up to last_uid that could not be read or stored yet.
  add column missed_uids bigint[] not null default '{}';
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table mailboxes drop column parsed_digest, drop column missed_uids;
drop table mail_folder;
`);
  }
}
