import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Receipts of erased people, statistics of removed leads, and the wording of forms (docs/decisions/0031). These changes are instant. */
export class Privacy1763705000000 implements MigrationInterface {
  name = 'Privacy1763705000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table submissions
        -- What the form said. Null if the form did not tell its version.
        add column wording_version text,
        add column wording text`);
    await runner.query(`
      create table erasures (
        id serial primary key,
        erased_at timestamptz not null,
        -- Not a foreign key: the receipt outlives the account.
        actor_id integer not null,
        actor text not null,
        -- Number of removed rows by kind.
        removed jsonb not null
      )`);
    await runner.query(`
      create table erased_addresses (
        -- Keyed hash of an email identity.
        digest bytea not null,
        erasure_id integer not null references erasures,
        erased_at timestamptz not null,
        primary key (digest, erasure_id)
      )`);
    await runner.query('create index erased_addresses_erasure on erased_addresses (erasure_id)');
    await runner.query('create table erasure_key (secret bytea not null)');
    await runner.query(`
      insert into erasure_key
      select sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))`);
    await runner.query(`
      create table lead_statistics (
        -- In the time zone of the business, like all days of statistics.
        received_on date not null,
        service text,
        city text,
        page text
      )`);
    await runner.query('create index lead_statistics_received on lead_statistics (received_on)');
    await runner.query(`
      create table request_statistics (
        received_on date not null,
        service text,
        -- 'closed': the lead was won or lost without an answer. 'overdue' and 'waiting': no answer until the removal.
        outcome text not null check (outcome in ('in-time', 'late', 'closed', 'overdue', 'waiting')),
        -- Business hours only.
        response_seconds integer
      )`);
    await runner.query('create index request_statistics_received on request_statistics (received_on)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function if exists address_digest(text), leads_of_person(integer), outcome_of(submissions),
        erase_leads(integer[], text, text[]), remove_deliveries(integer[])`);
    await runner.query(`delete from repeatable_migrations where file in ('erase_leads.sql', 'ingest_submission.sql')`);
    await runner.query('drop table request_statistics, lead_statistics, erased_addresses, erasures, erasure_key');
    await runner.query('alter table submissions drop column wording_version, drop column wording');
  }
}

/** Finds events of other leads that name a removed lead, e.g. of a merge that was undone. Created concurrently. */
export class PrivacyIndexes1763705010000 implements MigrationInterface {
  name = 'PrivacyIndexes1763705010000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // A migration that was interrupted leaves an invalid index.
    await runner.query('drop index concurrently if exists lead_events_other_lead');
    await runner.query(
      `create index concurrently if not exists lead_events_other_lead on lead_events ((data ->> 'leadId')) where data ? 'leadId'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index lead_events_other_lead');
  }
}
