import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each submission has a response clock of its own (docs/decisions/0026). These changes are instant. */
export class ResponseClock1763701020000 implements MigrationInterface {
  name = 'ResponseClock1763701020000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table submissions
        -- Null while the submission is held, and for repeated submissions from before this migration.
        add column response_due_at timestamptz,
        add column answered_at timestamptz,
        add column answered_by integer,
        -- Business hours only.
        add column response_seconds integer,
        -- The lead was won or lost without an answer to this submission.
        add column closed_at timestamptz`);
    await runner.query(`
      alter table submissions add constraint submissions_answered_by_fkey
        foreign key (answered_by) references users on delete set null not valid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table submissions
        drop column response_due_at, drop column answered_at, drop column answered_by, drop column response_seconds,
        drop column closed_at`);
  }
}

/** Created before the columns are filled, and concurrently. */
export class ResponseClockIndexes1763701025000 implements MigrationInterface {
  name = 'ResponseClockIndexes1763701025000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists submissions_received');
    // For the dashboard. Submissions are stored in the order of their times, so a block range index suffices.
    await runner.query(
      'create index concurrently if not exists submissions_received on submissions using brin (received_at)',
    );
    await runner.query('drop index concurrently if exists submissions_answered_by');
    await runner.query(
      'create index concurrently if not exists submissions_answered_by on submissions (answered_by) where answered_by is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index submissions_received, submissions_answered_by');
  }
}

/** Moves the clocks from the leads to their first submissions, in a transaction of its own. */
export class ResponseClockData1763701030000 implements MigrationInterface {
  name = 'ResponseClockData1763701030000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table submissions validate constraint submissions_answered_by_fkey');
    await runner.query(moveClocks);
    // Submissions that the version before has stored meanwhile follow.
    await runner.query('lock leads in exclusive mode');
    await runner.query(moveClocks);
    // The earliest due time of the submissions that wait, or infinity. Keeps its values and its index.
    await runner.query('alter table leads alter column due_at drop expression');
    await runner.query(`
      alter table leads
        alter column due_at set default 'infinity',
        -- squawk-ignore ban-drop-column
        drop column response_due_at, drop column first_responded_at, drop column first_response_seconds`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table leads drop column due_at');
    await runner.query(`
      alter table leads
        add column response_due_at timestamptz, add column first_responded_at timestamptz,
        add column first_response_seconds integer`);
    await runner.query(`
      update leads set response_due_at = coalesce(first.response_due_at, leads.created_at), first_responded_at = first.answered_at,
        first_response_seconds = first.response_seconds
      from leads same left join lateral (
        select submission.* from leads member join submissions submission on lead_id = member.id
        where member.root_id = same.id order by received_at, submission.id limit 1) as first on true
      where leads.id = same.id`);
    await runner.query(`
      alter table leads
        alter column response_due_at set not null,
        add column due_at timestamptz not null generated always as (
          case when first_responded_at is null and not is_spam then response_due_at else 'infinity' end) stored`);
    await runner.query('create index leads_due on leads (is_spam, due_at, id) where merged_into_id is null');
  }
}

const moveClocks = `
  update submissions set
    response_due_at = first.response_due_at, answered_at = first.first_responded_at,
    response_seconds = first.first_response_seconds
  from (
    select distinct on (root.id) submission.id, root.response_due_at, root.first_responded_at, root.first_response_seconds
    from leads root join leads member on member.root_id = root.id join submissions submission on lead_id = member.id
    where root.merged_into_id is null
    order by root.id, received_at, submission.id
  ) as first
  where submissions.id = first.id and submissions.response_due_at is null and not is_held`;
