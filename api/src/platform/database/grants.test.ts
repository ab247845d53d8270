import { createQueues } from '../../notifications/queue/queues.ts';
import { addressOf, asApi, connectTo, createEmptyDatabase, newName, onServer, query } from '../../testing/databases.ts';
import { migrate } from './migrate.ts';

// The privileges on a database itself are not copied with a template.
const owner = await createEmptyDatabase();
await migrate(owner, createQueues);
const api = await connectTo(asApi(owner));
afterAll(() => api.end());

const namesOf = async (statement: string) => (await query<{ name: string }>(owner, statement)).map(({ name }) => name);

test('every table, sequence and function has its privileges in api/sql/grants.sql', async () => {
  expect(
    await namesOf(`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and not has_table_privilege('portal_api', oid, 'select')
      order by 1`),
  ).toEqual([]);
  expect(
    await namesOf(`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'S'
        and not has_sequence_privilege('portal_api', oid::regclass::text, 'usage')`),
  ).toEqual([]);
  // PostgreSQL calls the functions of triggers itself.
  expect(
    await namesOf(`
      select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
        and not has_function_privilege('portal_api', oid, 'execute')`),
  ).toEqual([]);
});

test('the role of the API owns nothing and is a member of no other role', async () => {
  expect(
    await namesOf(
      `select classid::regclass as name from pg_shdepend where refobjid = 'portal_api'::regrole and deptype = 'o'
        and dbid = (select oid from pg_database where datname = current_database())`,
    ),
  ).toEqual([]);
  expect(
    await namesOf(`select roleid::regrole as name from pg_auth_members where member = 'portal_api'::regrole`),
  ).toEqual([]);
  expect(
    await query(
      owner,
      `select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls from pg_roles where rolname = 'portal_api'`,
    ),
  ).toEqual([
    { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false, rolbypassrls: false },
  ]);
});

test('only the role itself gets its privileges', async () => {
  expect(
    await namesOf(`
      select distinct relname as name from pg_class, aclexplode(relacl) as entry
      where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and grantee = 0`),
  ).toEqual([]);
  expect(
    await query(
      owner,
      `select has_database_privilege('portal_api', current_database(), 'create') as "create",
              has_database_privilege('portal_api', current_database(), 'temporary') as "temporary",
              has_schema_privilege('portal_api', 'public', 'create') as "schema"`,
    ),
  ).toEqual([{ create: false, temporary: false, schema: false }]);
});

test.each([
  'create table mine (id integer)',
  'create temporary table mine (id integer)',
  'create function mine() returns integer language sql return 1',
  'create schema mine',
  'create extension dblink',
  'create role mine',
  'alter table leads add column mine text',
  'alter table audit_events disable trigger all',
  'drop table leads',
  'drop function erase_leads(integer[], text, text[])',
  'create or replace function reject_audit_change() returns trigger language plpgsql as $$ begin return null; end $$',
  'truncate leads, lead_events, requests, deliveries cascade',
  'truncate rate_limit_counters',
  'update audit_events set actor = null',
  'delete from audit_events',
  'delete from leads',
  'delete from lead_events',
  'delete from requests',
  `insert into migrations (timestamp, name) values (1, 'Mine')`,
  'delete from migrations',
  'delete from repeatable_migrations',
  'update pgboss.version set version = 1',
  `select pgboss.create_queue('mine', '{}')`,
  'select * from pg_authid',
  'select * from pg_shadow',
  `select pg_read_file('/etc/passwd')`,
  `copy (select 1) to program 'true'`,
  'set role portal',
  'set session authorization portal',
  'set session_replication_role = replica',
  `alter role portal_api superuser`,
  'alter system set fsync = off',
])('PostgreSQL rejects "%s"', async (statement) => {
  // insufficient_privilege, or must_be_owner, which has the same code.
  await expect(api.query(statement)).rejects.toMatchObject({ code: '42501' });
});

test('its connections have a fixed search path and time limits, and compile no statements', async () => {
  const { rows } = await api.query(
    `select name, setting from pg_settings
     where name in ('search_path', 'statement_timeout', 'idle_in_transaction_session_timeout', 'jit') order by 1`,
  );
  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '60000' },
    { name: 'jit', setting: 'off' },
    { name: 'search_path', setting: 'public, pg_temp' },
    { name: 'statement_timeout', setting: '60000' },
  ]);
});

test('an owner that is not a superuser can migrate', async () => {
  const name = newName();
  await onServer(`create role ${name} login password 'owner'`);
  await onServer(`create database ${name} owner ${name}`);
  const database = addressOf(name).replace(/:\/\/[^@/]*@?/, `://${name}:owner@`);
  expect(await migrate(database, createQueues)).toContain('Baseline1765600000000');
  expect(await migrate(database, createQueues)).toEqual([]);

  expect(await query(asApi(database), 'select count(*)::integer as leads from leads')).toEqual([{ leads: 0 }]);
  await expect(query(asApi(database), 'delete from leads')).rejects.toMatchObject({ code: '42501' });
  await onServer(`drop database ${name} with (force)`);
  await onServer(`drop role ${name}`);
});

test('each migration restores the privileges, such as those of a database that was restored from a dump', async () => {
  const database = await createEmptyDatabase();
  await migrate(database, createQueues);
  await query(database, 'revoke all on leads from portal_api');
  await query(database, 'grant delete on audit_events to portal_api');
  await query(database, 'grant create on schema public to public');
  expect(await migrate(database, createQueues)).toEqual([]);

  expect(
    await query(
      database,
      `select has_table_privilege('portal_api', 'leads', 'update') as leads,
              has_table_privilege('portal_api', 'audit_events', 'delete') as audit,
              has_schema_privilege('portal_api', 'public', 'create') as "schema"`,
    ),
  ).toEqual([{ leads: true, audit: false, schema: false }]);
});
