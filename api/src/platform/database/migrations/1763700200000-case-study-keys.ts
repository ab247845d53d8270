import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Idempotency keys of the case-study form. */
export class CaseStudyKeys1763700200000 implements MigrationInterface {
  name = 'CaseStudyKeys1763700200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table case_study_keys (
        key uuid not null,
        content_digest bytea not null,
        case_study_request_id integer not null references case_study_requests on delete cascade,
        primary key (key, content_digest)
      )`);
    await runner.query('create index case_study_keys_request on case_study_keys (case_study_request_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table case_study_keys');
  }
}
