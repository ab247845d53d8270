import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has read which lead (docs/decisions/0044). These changes are instant. */
export class LeadReads1763710000005 implements MigrationInterface {
  name = 'LeadReads1763710000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table lead_reads (
        user_id integer not null references users on delete cascade,
        lead_id integer not null references leads on delete cascade,
        -- The last submission that the user has read. 0: marked as unread.
        submission_id integer not null,
        primary key (user_id, lead_id)
      )`);
    await runner.query('create index lead_reads_lead on lead_reads (lead_id)');
    // The last submission of the merge tree of a root.
    await runner.query('alter table leads add column last_submission_id integer not null default 0');
    // Without an entry in lead_reads, submissions up to this one are read.
    await runner.query('alter table staff_accounts add column leads_read_to integer not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table staff_accounts drop column leads_read_to');
    await runner.query('alter table leads drop column last_submission_id');
    await runner.query('drop table lead_reads');
    await runner.query(
      `delete from repeatable_migrations where file in ('ingest_submission.sql', 'lead_reads.sql', 'refresh_leads.sql')`,
    );
  }
}

/** What was unread for the team is unread for everyone. The version before still writes `is_unread`, which nothing reads any more. */
export class LeadReadsData1763710000105 implements MigrationInterface {
  name = 'LeadReadsData1763710000105';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update leads set last_submission_id = latest.id
      from (
        select root_id, max(submissions.id) as id from leads join submissions on lead_id = leads.id group by root_id
      ) as latest
      where leads.id = latest.root_id`);
    await runner.query(`
      insert into lead_reads (user_id, lead_id, submission_id)
      select user_id, leads.id, 0 from staff_accounts cross join leads
      where is_unread and merged_into_id is null and disabled_at is null`);
    await runner.query(`update staff_accounts set leads_read_to = (select coalesce(max(id), 0) from submissions)`);
    // Reading is no event any more.
    await runner.query(`delete from lead_events where kind = 'read' or data ->> 'undoneKind' = 'read'`);
  }

  async down(): Promise<void> {}
}

/** Created after the column is filled, and concurrently. */
export class LeadReadsIndex1763710000205 implements MigrationInterface {
  name = 'LeadReadsIndex1763710000205';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists leads_last_submission');
    await runner.query(
      'create index concurrently if not exists leads_last_submission on leads (last_submission_id) where merged_into_id is null',
    );
    await runner.query('drop index concurrently if exists leads_unread');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index if not exists leads_unread on leads (last_activity_at, id) where merged_into_id is null and not is_spam and is_unread',
    );
    await runner.query('drop index leads_last_submission');
  }
}
