import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createQueues } from '../../notifications/queue/queues.ts';
import { connectTo, createEmptyDatabase, query } from '../../testing/databases.ts';
import { createDatabase } from '../../testing/test-api.ts';
import { untilBlocked } from '../../testing/until-blocked.ts';
import { databaseOptions } from './database-options.ts';
import { migrate } from './migrate.ts';
import { Baseline1765600000000 } from './migrations/1765600000000-baseline.ts';

const columnsOf = (database: string, table: string) =>
  query<{ column_name: string; data_type: string; is_nullable: string }>(
    database,
    'select column_name, data_type, is_nullable from information_schema.columns where table_name = $1 order by ordinal_position',
    [table],
  ).then((rows) =>
    rows.map(
      ({ column_name, data_type, is_nullable }) =>
        `${column_name} ${data_type}${is_nullable === 'NO' ? ' not null' : ''}`,
    ),
  );

class Index1765699900000 implements MigrationInterface {
  name = 'Index1765699900000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists lead_events_at');
    await runner.query('create index concurrently lead_events_at on lead_events (at)');
  }

  async down(): Promise<void> {}
}

test('concurrent migrations run once', async () => {
  const database = await createEmptyDatabase();
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database, createQueues)));

  expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  expect(await migrate(database, createQueues)).toEqual([]);
});

test('a migration that waits for a lock lets others through and is tried again', async () => {
  const database = await createDatabase();
  const owner = await connectTo(database);
  await owner.query('begin; lock table lead_events in share update exclusive mode');

  const migrated = migrate(database, createQueues, [Baseline1765600000000, Index1765699900000]);
  await untilBlocked(database, 1);
  await untilBlocked(database, 0);
  await owner.query('commit');
  await owner.end();
  expect(await migrated).toEqual(['Index1765699900000']);
  const invalid = await query(database, 'select indexrelid::regclass as index from pg_index where not indisvalid');
  expect(invalid).toEqual([]);
});

test('every reference to another table has an index', async () => {
  const missing = await query<{ reference: string }>(
    await createDatabase(),
    `select format('%s.%s', conrelid::regclass, attname) as reference
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and connamespace = 'public'::regnamespace and confrelid <> 'users'::regclass and not exists (
       select from pg_index
       where indrelid = conrelid and indkey[0] = conkey[1] and indisvalid
         and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname)))
     order by 1`,
  );
  // Users are never deleted.
  expect(missing).toEqual([]);
});

test('applies a file of api/sql again when it has changed', async () => {
  const database = await createDatabase();
  const mailbox = async () => (await query(database, `select mailbox_of('Ada+tag@example.com') as name`))[0]?.name;
  await query(
    database,
    `create or replace function mailbox_of(email text) returns text language sql immutable return 'changed'`,
  );
  expect(await migrate(database, createQueues)).toEqual([]);
  expect(await mailbox()).toBe('changed');

  await query(database, `update repeatable_migrations set digest = 'of another text'`);
  expect(await migrate(database, createQueues)).toContain('mailbox_of.sql');
  expect(await mailbox()).toBe('ada@example.com');
});

test('analyzes tables that have rows and never were analyzed, as after a restore', async () => {
  const database = await createDatabase();
  await query(
    database,
    `insert into contact_submissions (name, email) select 'Ada Byron', 'ada@example.com' from generate_series(1, 500)`,
  );
  await migrate(database, createQueues);

  const tables = `select relname, reltuples from pg_class where relname in ('contact_submissions', 'case_study_requests') order by 1`;
  expect(await query(database, tables)).toEqual([
    // Without rows there is nothing to know.
    { relname: 'case_study_requests', reltuples: -1 },
    { relname: 'contact_submissions', reltuples: 500 },
  ]);
});

test('the tables of the specification have exactly its columns', async () => {
  const database = await createDatabase();

  expect(await columnsOf(database, 'contact_submissions')).toEqual([
    'id integer not null',
    'name text not null',
    'company text',
    'email text not null',
    'phone text',
    'service text',
    'message text',
    'created_at timestamp with time zone not null',
  ]);
  expect(await columnsOf(database, 'users')).toEqual([
    'id integer not null',
    'email text not null',
    'name text not null',
    'created_at timestamp with time zone not null',
  ]);
});

test('every migration after the baseline can be reverted', async () => {
  const database = await new DataSource(databaseOptions(await createDatabase())).initialize();
  while ((await database.query('select from migrations')).length > 1) await database.undoLastMigration();

  expect(await database.query('select name from migrations')).toEqual([{ name: 'Baseline1765600000000' }]);
  await database.destroy();
});

/** Makes a database what the migrations before the baseline made it. */
const asBefore = (database: string, last: string) =>
  query(
    database,
    `alter table lead_drafts add column reply jsonb;
     alter table deliveries rename constraint deliveries_request_id_fkey to deliveries_submission_id_fkey;
     alter table deliveries rename constraint deliveries_request_id_channel_key to deliveries_submission_id_channel_key;
     alter table lead_events rename constraint lead_events_request_id_fkey to lead_events_submission_id_fkey;
     alter table proof_challenges rename constraint proof_challenges_request_id_fkey to proof_challenges_submission_id_fkey;
     alter table staff_accounts drop column calendar_digest;
     alter table deliveries drop column event_id, drop column topic;
     drop table webhook_outbox, api_tokens, push_subscriptions, backup_status, operation_problems;
     alter table mailboxes drop column used_ratio;
     alter table erasures drop column lead_ids;
     alter table desk_settings drop column push_keys;
     drop index leads_open, leads_value, leads_closed;
     create index leads_closed on leads (closed_on, id);
     alter table leads drop column expected_month, drop column closed_from;
     alter table saved_views drop column is_shared;
     alter table mail_templates drop column practice;
     alter table messages drop column quote_usd;
     alter table messages drop column is_scheduled;
     alter table next_steps drop column waits_after_request;
     delete from migrations where name <> 'Baseline1765600000000';
     update migrations set name = '${last}'`,
  );

test('takes over a database that has all migrations of before, with its rows', async () => {
  const database = await createDatabase();
  await query(database, `insert into contact_submissions (name, email) values ('Ada Byron', 'ada@example.com')`);
  await asBefore(database, 'DropRequestsReceived1765550000000');

  expect((await migrate(database, createQueues))[0]).toBe('Baseline1765600000000');
  expect(await query(database, 'select name from contact_submissions')).toEqual([{ name: 'Ada Byron' }]);
  expect(await columnsOf(database, 'lead_drafts')).toEqual(await columnsOf(await createDatabase(), 'lead_drafts'));
});

test('refuses a database of an older version, and leaves it as it is', async () => {
  const database = await createDatabase();
  await asBefore(database, 'Mail1764400000000');

  await expect(migrate(database, createQueues)).rejects.toThrow(
    'The database has the schema of Mail1764400000000. Start the version before this one first',
  );
  expect(await columnsOf(database, 'lead_drafts')).toContain('reply jsonb');
});
