import pg from 'pg';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createQueues } from '../../notifications/queue/queues.ts';
import { createEmptyDatabase, query } from '../../testing/databases.ts';
import { createDatabase } from '../../testing/test-api.ts';
import { untilBlocked } from '../../testing/until-blocked.ts';
import { databaseOptions } from './database-options.ts';
import { migrate } from './migrate.ts';
import { Baseline1763712000000 } from './migrations/1763712000000-baseline.ts';
import { Language1764200000000 } from './migrations/1764200000000-language.ts';

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

class Index1763799900000 implements MigrationInterface {
  name = 'Index1763799900000';
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
  const owner = new pg.Client({ connectionString: database });
  await owner.connect();
  await owner.query('begin; lock table lead_events in share update exclusive mode');

  const migrated = migrate(database, createQueues, [Baseline1763712000000, Index1763799900000]);
  await untilBlocked(database, 1);
  await untilBlocked(database, 0);
  await owner.query('commit');
  await owner.end();
  expect(await migrated).toEqual(['Index1763799900000']);
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

  expect(await database.query('select name from migrations')).toEqual([{ name: 'Baseline1763712000000' }]);
  await database.destroy();
});

test('leads of before keep their requests, and get contact data of these', async () => {
  const database = await createEmptyDatabase();
  const before = await new DataSource({
    ...databaseOptions(database),
    migrations: [Baseline1763712000000, Language1764200000000],
  }).initialize();
  await before.runMigrations();
  await before.destroy();
  await query(
    database,
    `insert into contact_submissions (name, company, email, phone, service, message) values
       ('Ada Byron', null, 'ada@example.com', '512 555 0142', 'access-control', 'Two gates'),
       ('Ada King', 'King Homes', 'ada@example.com', '512 555 0199', null, 'Again'),
       ('Spam', null, 'spam@example.com', null, null, 'Pills'),
       ('Moved', null, 'moved@example.com', null, null, 'To spam');
     insert into case_study_requests (first_name, last_name, email, company) values ('Bob', 'Smith', 'bob@example.com', 'Smith Homes');
     insert into leads (id, root_id, merged_into_id, name, company, email, phone, source, is_spam, created_at, last_activity_at, search_text, search_words)
     select id, root, case when root <> id then root end, name, 'King Homes', email, '512 555 0199', 'contact', is_spam, now(), now(), 'old 5550199', ''
     from (values (1, 1, 'Ada King', 'ada@example.com', false), (2, 1, 'Bob Smith', 'bob@example.com', false),
                  (3, 3, 'Spam', 'spam@example.com', true), (4, 4, 'Moved', 'moved@example.com', true)
     ) as lead (id, root, name, email, is_spam);
     insert into lead_identities values ('ada@example.com', 1), ('bob@example.com', 2);
     insert into submissions (key, content_digest, lead_id, contact_submission_id, case_study_request_id, reference, received_at,
                              service, email_identity, is_held, response_due_at)
     select gen_random_uuid(), '', lead, form, request, 'REF' || at, now() + at * interval '1 hour', service, email, is_held,
            case when not is_held then now() end
     from (values (1, 1, null, 1, 'access-control', 'ada@example.com', false), (1, 2, null, 2, 'it-security', 'ada@example.com', false),
                  (2, null, 1, 3, null, 'bob@example.com', false), (3, 3, null, 4, null, 'spam@example.com', true),
                  (4, 4, null, 5, null, 'moved@example.com', false)
     ) as sent (lead, form, request, at, service, email, is_held);
     insert into lead_events (lead_id, kind, batch_id, data) values
       (1, 'details', gen_random_uuid(), '{"changes": [{"leadId": 1, "before": {"name": "Ada Byron"}, "after": {"name": "Ada King"}}]}'),
       (1, 'merged', gen_random_uuid(), '{"leadId": 2, "changes": [
         {"leadId": 2, "before": {"merged_into_id": null}, "after": {"merged_into_id": 1}},
         {"leadId": 1, "before": {"status": "new", "company": null}, "after": {"status": "won", "company": "Smith Homes"}}]}'),
       (1, 'contact', gen_random_uuid(), '{"channel": "call", "changes": [], "requests": [{"submissionId": 1, "before": {}, "after": {}}]}'),
       (4, 'spam', gen_random_uuid(), '{"changes": [{"leadId": 4, "before": {"is_spam": false}, "after": {"is_spam": true}}]}')`,
  );

  await migrate(database, createQueues);
  expect(
    await query(
      database,
      'select lead_id, kind, name, company, phone, message, service, page_service, state from requests order by id',
    ),
  ).toEqual([
    {
      lead_id: 1,
      kind: 'contact',
      name: 'Ada Byron',
      company: null,
      phone: '512 555 0142',
      message: 'Two gates',
      service: 'access-control',
      page_service: null,
      state: 'inbox',
    },
    {
      lead_id: 1,
      kind: 'contact',
      name: 'Ada King',
      company: 'King Homes',
      phone: '512 555 0199',
      message: 'Again',
      service: null,
      page_service: 'it-security',
      state: 'inbox',
    },
    {
      lead_id: 2,
      kind: 'case-study',
      name: 'Bob Smith',
      company: 'Smith Homes',
      phone: null,
      message: null,
      service: null,
      page_service: null,
      state: 'inbox',
    },
    {
      lead_id: 3,
      kind: 'contact',
      name: 'Spam',
      company: null,
      phone: null,
      message: 'Pills',
      service: null,
      page_service: null,
      state: 'held',
    },
    {
      lead_id: 4,
      kind: 'contact',
      name: 'Moved',
      company: null,
      phone: null,
      message: 'To spam',
      service: null,
      page_service: null,
      state: 'spam',
    },
  ]);
  expect(
    await query(database, 'select id, root_id, name, company, phone, service, is_spam from leads order by id'),
  ).toEqual([
    {
      id: 1,
      root_id: 1,
      name: 'Ada Byron',
      company: 'King Homes',
      phone: '512 555 0142',
      service: 'access-control',
      is_spam: false,
    },
    { id: 2, root_id: 1, name: 'Bob Smith', company: 'Smith Homes', phone: null, service: null, is_spam: false },
    { id: 3, root_id: 3, name: 'Spam', company: null, phone: null, service: null, is_spam: true },
    { id: 4, root_id: 4, name: 'Moved', company: null, phone: null, service: null, is_spam: true },
  ]);
  expect(await query(database, 'select kind, data from lead_events order by id')).toEqual([
    {
      kind: 'merged',
      data: {
        leadId: 2,
        changes: [
          { leadId: 2, before: { merged_into_id: null }, after: { merged_into_id: 1 } },
          { leadId: 1, before: { status: 'new' }, after: { status: 'won' } },
        ],
      },
    },
    { kind: 'contact', data: { channel: 'call', changes: [], requests: [{ requestId: 1, before: {}, after: {} }] } },
    { kind: 'spam', data: {} },
  ]);
});
