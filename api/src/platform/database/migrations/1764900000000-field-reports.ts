import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What browsers report about releases (docs/decisions/0089-field-reports.md). */
export class FieldReports1764900000000 implements MigrationInterface {
  name = 'FieldReports1764900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid
create table field_releases (
  id integer generated always as identity primary key,
  remote text not null,
  version text not null,
  unique (remote, version)
);

create table field_signatures (
  id integer generated always as identity primary key,
  release_id integer not null references field_releases on delete cascade,
  signature text not null,
  kind text not null,
  message text not null,
  -- Where it was seen first.
  page text not null,
  frames text[] not null,
  unique (release_id, signature)
);

create table field_counters (
  release_id integer references field_releases on delete cascade,
  -- loads, failed-loads, forms-sent, forms-failed, a bucket of a vital (lcp:2500), or a signature.
  name text,
  span text check (span in ('minute', 'hour', 'day')),
  starts_at timestamptz,
  count integer not null,
  primary key (release_id, name, span, starts_at)
);

-- Keyed digests of the networks that reported a signature in the last hour.
create table field_networks (
  signature_id integer references field_signatures on delete cascade,
  network bytea,
  seen_at timestamptz not null default now(),
  primary key (signature_id, network)
);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table field_networks, field_counters, field_signatures, field_releases');
  }
}
