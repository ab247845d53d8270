import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startApi as startApiProcess } from '../portal/api-process.ts';
import type { RunningProcess } from '../processes/start-process.ts';
import { seedLeads } from '../seed/seed-leads.ts';
import { buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { apiRoleStatements } from './database-roles.ts';
import { migrateDatabase } from './migrate-database.ts';
import { type Postgres, startPostgres } from './postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-restore-'));
const staff = { email: 'manager@example.com', password: 'a long test password' };
const started: { postgres: Postgres; client: pg.Client }[] = [];
const apis: RunningProcess[] = [];

before(() => buildWorkspaces(['api']));
after(async () => {
  for (const { stop } of apis) await stop();
  for (const { client, postgres } of started) {
    await client.end();
    await postgres.stop();
  }
  rmSync(folder, { recursive: true, force: true });
});

test('a dump has the same rows in another PostgreSQL, and the lead desk is live there', async () => {
  const old = await startMigrated('old');
  // Creates the first account.
  await startApi(old.postgres.apiUrl, 'old').then(({ stop }) => stop());
  await seedLeads({ databaseUrl: old.postgres.url, leads: 300, report: () => {} });

  const restored = await startMigrated('restored');
  for (const table of await load(await dump(old.client), restored.client)) {
    const [before, after] = [await contentOf(old.client, table), await contentOf(restored.client, table)];
    assert.deepEqual(after, before, table);
  }

  const { origin } = await startApi(restored.postgres.apiUrl, 'restored');
  const stream = await openStream(origin);
  await stream.until((events) => events.some(({ event }) => event === 'ready'));
  await submit(origin);
  await stream.until((events) => events.some(({ kind }) => kind === 'submitted'));
  const [{ id }] = (await restored.client.query('select lead_id as id from requests order by id desc limit 1')).rows;
  assert.deepEqual(
    stream.events.flatMap(({ leadId }) => leadId ?? []),
    [id],
  );
});

test('open streams load the leads again when their PostgreSQL is replaced', async () => {
  const first = await startMigrated('replaced');
  const { origin } = await startApi(first.postgres.apiUrl, 'replaced');
  await seedLeads({ databaseUrl: first.postgres.url, leads: 20, report: () => {} });
  const stream = await openStream(origin);
  await stream.until((events) => events.some(({ event }) => event === 'ready'));
  const rows = await dump(first.client);
  started.splice(started.indexOf(first), 1);
  await first.client.end();
  await first.postgres.stop();
  rmSync(join(folder, 'replaced'), { recursive: true });

  const second = await startMigrated('replaced');
  await load(rows, second.client);
  // The API keeps its URL. It connects from now on.
  const { password } = new pg.Client({ connectionString: first.postgres.apiUrl });
  await second.client.query(apiRoleStatements(password ?? ''));
  await stream.until((events) => events.filter(({ event }) => event === 'ready').length > 1);
  await submit(origin);
  await stream.until((events) => events.some(({ kind }) => kind === 'submitted'));
});

async function startMigrated(name: string) {
  const postgres = await startPostgres({ dataDir: join(folder, name), durable: false });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const server = { postgres, client };
  started.push(server);
  await migrateDatabase(postgres.url);
  return server;
}

async function startApi(databaseUrl: string, name: string) {
  const api = await startApiProcess(databaseUrl, join(folder, `${name}-data`), {
    health: 'ready',
    STAFF_EMAIL: staff.email,
    STAFF_PASSWORD: staff.password,
  });
  apis.push(api);
  return api;
}

async function submit(origin: string): Promise<void> {
  const response = await fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada Byron', email: 'ada.byron@portal.example' }),
  });
  assert.equal(response.status, 201);
}

/** Rows as JSON by table: what `pg_dump`, which the embedded PostgreSQL does not have, writes as text. */
async function dump(client: pg.Client): Promise<Map<string, unknown[]>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'pgboss') and not exists (
       select from pg_inherits where inhrelid = format('%I.%I', schemaname, tablename)::regclass)
     order by 1`,
  );
  const rows = new Map<string, unknown[]>();
  for (const { name } of tables)
    rows.set(
      name,
      (await client.query(`select to_jsonb(t) as row from ${name} t`)).rows.map(({ row }) => row),
    );
  return rows;
}

/** Loads all tables, without triggers and checks of references as `pg_restore` does, and returns their names. */
async function load(rows: Map<string, unknown[]>, client: pg.Client): Promise<string[]> {
  const names = [...rows.keys()];
  await client.query('begin; set local session_replication_role = replica');
  await client.query(`truncate ${names.join(', ')}`);
  for (const [name, content] of rows) {
    const { rows: columns } = await client.query<{ name: string }>(
      `select quote_ident(attname) as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [name],
    );
    const list = columns.map((column) => column.name).join(', ');
    await client.query(
      `insert into ${name} (${list}) overriding system value
      select ${list} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
      [JSON.stringify(content)],
    );
  }
  await client.query('commit');
  const { rows: sequences } = await client.query<{ statement: string }>(
    `with columns as materialized (
       select attrelid, attname from pg_attribute
       where attrelid = any($1::regclass[]) and attnum > 0 and not attisdropped
     )
     select format('select setval(%L, coalesce((select max(%I) from %s), 1))', sequence, attname, attrelid::regclass) as statement
     from columns, pg_get_serial_sequence(attrelid::regclass::text, attname) as sequence where sequence is not null`,
    [names],
  );
  for (const { statement } of sequences) await client.query(statement);
  return names;
}

const contentOf = async (client: pg.Client, table: string) =>
  (
    await client.query(
      `select count(*)::integer as rows, md5(string_agg(t::text, e'\\n' order by t::text)) as digest from ${table} t`,
    )
  ).rows[0];

interface StreamedEvent {
  event: string;
  leadId?: number;
  kind?: string;
}

async function openStream(origin: string) {
  const session = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(staff),
  });
  assert.equal(session.status, 200);
  const cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const response = await fetch(`${origin}/api/admin/leads/stream`, { headers: { cookie } });
  assert.equal(response.status, 200);
  const events: StreamedEvent[] = [];
  let text = '';
  void (async () => {
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      const messages = text.split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) {
        const [, event, data] = /^event: (lead|ready)\ndata: (.*)$/m.exec(message) ?? [];
        if (event && data) events.push({ event, ...JSON.parse(data) });
      }
    }
  })().catch(() => undefined);
  return {
    events,
    async until(isThere: (seen: StreamedEvent[]) => boolean) {
      for (const deadline = Date.now() + 300_000; !isThere(events); await sleep(20))
        assert.ok(Date.now() < deadline, `Still waiting. So far: ${JSON.stringify(events)}`);
    },
  };
}
