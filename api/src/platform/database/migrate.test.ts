import pg from 'pg';
import { DataSource } from 'typeorm';
import { createQueues } from '../../notifications/queue/queues.ts';
import { createEmptyDatabase, query } from '../../testing/databases.ts';
import { createDatabase } from '../../testing/test-api.ts';
import { untilBlocked } from '../../testing/until-blocked.ts';
import { databaseOptions } from './database-options.ts';
import { migrate } from './migrate.ts';

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

test('concurrent migrations run once', async () => {
  const database = await createEmptyDatabase();
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database, createQueues)));

  expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  expect(await migrate(database, createQueues)).toEqual([]);
});

test('a migration that waits for a lock lets others through and is tried again', async () => {
  const database = await createDatabase();
  await query(database, `delete from migrations where name = 'ReferenceIndexes1763702000000'`);
  const owner = new pg.Client({ connectionString: database });
  await owner.connect();
  await owner.query('begin; lock table lead_events in share update exclusive mode');

  const migrated = migrate(database, createQueues);
  await untilBlocked(database, 1);
  await untilBlocked(database, 0);
  await owner.query('commit');
  await owner.end();
  expect(await migrated).toEqual(['ReferenceIndexes1763702000000']);
  const invalid = await query(database, 'select indexrelid::regclass as index from pg_index where not indisvalid');
  expect(invalid).toEqual([]);
});

test('every reference to another table has an index', async () => {
  const missing = await query<{ reference: string }>(
    await createDatabase(),
    `select format('%s.%s', conrelid::regclass, attname) as reference
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
       select from pg_index
       where indrelid = conrelid and indkey[0] = conkey[1] and indisvalid
         and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname)))
     order by 1`,
  );
  // Users are never deleted. The owner has an index for the inbox only.
  expect(missing.map(({ reference }) => reference)).toEqual(['leads.owner_id']);
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

test('keeps phone numbers and response clocks of leads with their submissions, and frees the addresses of spam', async () => {
  const address = await createEmptyDatabase();
  const options = databaseOptions(address);
  const names = (options.migrations as { name: string }[]).map(({ name }) => name);
  const earlier = await new DataSource({
    ...options,
    migrations: (options.migrations as never[]).slice(0, names.indexOf('LeadIdentity1763701000000')),
  }).initialize();
  await earlier.runMigrations();
  await earlier.query(`
    insert into leads (id, root_id, name, source, is_spam, created_at, last_activity_at, response_due_at, first_responded_at,
                       first_response_seconds, search_text, search_words)
    select id, id, 'Ada', 'contact', id = 2, now(), now(), '2026-06-01T15:30:00Z', case id when 1 then timestamptz '2026-06-01T15:10:00Z' end,
           case id when 1 then 600 end, '', ''
    from generate_series(1, 2) as id`);
  await earlier.query(`
    insert into contact_submissions (id, name, email, phone)
    values (1, 'Ada', 'Ada@example.com', '(512) 555-0199'), (2, 'Ada', 'spam@example.com', null), (3, 'Ada', 'ada@example.com', '+49 30 1234567')`);
  await earlier.query(`
    insert into submissions (key, content_digest, lead_id, contact_submission_id, reference, received_at, received_while_away)
    select gen_random_uuid(), '', case id when 2 then 2 else 1 end, id, 'REF', now(), id = 3 from contact_submissions`);
  await earlier.query(`
    insert into lead_identities (kind, value, lead_id)
    values ('email', 'ada@example.com', 1), ('phone', '+15125550199', 1), ('phone', '+49301234567', 1), ('email', 'spam@example.com', 2)`);
  await earlier.destroy();
  await migrate(address, createQueues);

  expect(await query(address, 'select * from lead_identities')).toEqual([{ value: 'ada@example.com', lead_id: 1 }]);
  expect(
    await query(
      address,
      'select email_identity, phone_identity, is_held, stored_in_journal_first from submissions order by id',
    ),
  ).toEqual([
    {
      email_identity: 'ada@example.com',
      phone_identity: '+15125550199',
      is_held: false,
      stored_in_journal_first: false,
    },
    { email_identity: 'spam@example.com', phone_identity: null, is_held: true, stored_in_journal_first: false },
    {
      email_identity: 'ada@example.com',
      phone_identity: '+49301234567',
      is_held: false,
      stored_in_journal_first: true,
    },
  ]);
  const none = { response_due_at: null, answered_at: null, response_seconds: null };
  expect(
    await query(address, 'select response_due_at, answered_at, response_seconds from submissions order by id'),
  ).toEqual([
    {
      response_due_at: new Date('2026-06-01T15:30:00Z'),
      answered_at: new Date('2026-06-01T15:10:00Z'),
      response_seconds: 600,
    },
    none,
    none,
  ]);
  expect(await query(address, 'select due_at from leads order by id')).toEqual([
    { due_at: Number.POSITIVE_INFINITY },
    { due_at: Number.POSITIVE_INFINITY },
  ]);
});

test('every migration can be reverted', async () => {
  const database = await new DataSource(databaseOptions(await createDatabase())).initialize();
  while ((await database.query('select 1 from migrations')).length > 0) await database.undoLastMigration();

  const left = await database.query(`select tablename from pg_tables where schemaname = 'public'`);
  expect(left).toEqual([{ tablename: 'migrations' }]);
  await database.destroy();
});

test('makes references, services and notes of earlier leads searchable', async () => {
  const address = await createEmptyDatabase();
  const options = databaseOptions(address);
  const names = (options.migrations as { name: string }[]).map(({ name }) => name);
  const earlier = await new DataSource({
    ...options,
    migrations: (options.migrations as never[]).slice(0, names.indexOf('Search1763711000006')),
  }).initialize();
  await earlier.runMigrations();
  await earlier.query(`
    insert into leads (id, root_id, name, source, created_at, last_activity_at, due_at, search_text, search_words)
    select id, id, 'Ada', 'contact', now(), now(), 'infinity', 'ada', '' from generate_series(1, 4500) as id`);
  await earlier.query(
    `insert into contact_submissions (id, name, email, message) values (1, 'Ada', 'ada@example.com', 'Two gates')`,
  );
  await earlier.query(`
    insert into submissions (key, content_digest, lead_id, contact_submission_id, reference, received_at, service)
    values (gen_random_uuid(), '', 4500, 1, 'RKWB-45JN', now(), 'access-control')`);
  await earlier.query(`insert into lead_events (lead_id, kind, data) values (4500, 'note', '{"text": "Periscopes"}')`);
  await earlier.destroy();
  await migrate(address, createQueues);

  for (const word of ['45jn', 'gate', 'physical', 'periscop'])
    expect([word, await query(address, `select id from leads where search @@ '${word}'::tsquery`)]).toEqual([
      word,
      [{ id: 4500 }],
    ]);
});
