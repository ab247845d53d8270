import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables of the forms, as the website specification names them, and their idempotency keys and rate-limit counters. */
export class Intake1763700000000 implements MigrationInterface {
  name = 'Intake1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table contact_submissions (
        id serial primary key,
        name text not null,
        company text,
        email text not null,
        phone text,
        service text,
        message text,
        created_at timestamptz not null default now()
      )`);
    await runner.query(
      'create index contact_submissions_newest_first on contact_submissions (created_at desc, id desc)',
    );
    await runner.query(`
      create table submission_keys (
        key uuid not null,
        content_digest bytea not null,
        contact_submission_id integer not null references contact_submissions on delete cascade,
        primary key (key, content_digest)
      )`);
    await runner.query('create index submission_keys_submission on submission_keys (contact_submission_id)');
    await runner.query(`
      create table case_study_requests (
        id serial primary key,
        first_name text not null,
        last_name text not null,
        email text not null,
        company text not null,
        phone text,
        created_at timestamptz not null default now()
      )`);
    // Counters need not survive a crash; an unlogged table saves a write to the write-ahead log per request.
    await runner.query(`
      create unlogged table throttle_counters (
        bucket text primary key,
        window_ends timestamptz not null,
        hits integer not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table throttle_counters, case_study_requests, submission_keys, contact_submissions');
  }
}
