import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists that staff import (docs/decisions/0067-imports.md). */
export class Imports1764800000000 implements MigrationInterface {
  name = 'Imports1764800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid, require-concurrent-index-creation
create table imports (
  id integer generated always as identity primary key,
  -- Idempotency key of the client.
  key uuid not null unique,
  name text not null,
  file_digest bytea not null,
  -- Headings of the columns, for the file of rejected rows.
  headings jsonb not null,
  state text not null default 'running' check (state in ('running', 'done', 'taking-back', 'taken-back')),
  owner_id integer references users,
  starts_clock boolean not null,
  created_at timestamptz not null default now(),
  created_by integer references users,
  finished_at timestamptz,
  taken_back_at timestamptz,
  taken_back_by integer references users,
  removed_leads integer not null default 0,
  removed_requests integer not null default 0
);

-- Content is only in rows that wait (a request) and in rejected ones (the cells of the file).
create table import_rows (
  import_id integer references imports on delete cascade,
  row integer,
  state text not null check (state in ('waiting', 'new', 'added', 'rejected', 'erased')),
  content jsonb,
  problem text,
  primary key (import_id, row)
);
create index import_rows_content on import_rows (import_id) where content is not null;

alter table requests add column import_id integer references imports;
create index requests_import on requests (import_id) where import_id is not null;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table requests drop column import_id;
drop table import_rows, imports;
`);
  }
}
