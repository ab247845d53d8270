import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { migrateDatabase } from '../postgres/migrate-database.ts';
import { type Postgres, startPostgres } from '../postgres/postgres.ts';
import { buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { seedLeads } from './seed-leads.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-seed-test-'));
let postgres: Postgres;
let client: pg.Client;
before(async () => {
  await buildWorkspaces(['api']);
  postgres = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false });
  await migrateDatabase(postgres.url);
  client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
});
after(async () => {
  await client?.end();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const seed = (leads: number) => seedLeads({ databaseUrl: postgres.url, leads, report: () => {} });
const count = async (from: string): Promise<number> =>
  Number((await client.query(`select count(*) from ${from}`)).rows[0].count);
const indexes = async () =>
  (await client.query('select indexdef from pg_indexes where schemaname = $1 order by 1', ['public'])).rows;
test('inserts leads with requests and events, and keeps the indexes', async () => {
  const before = await indexes();
  await seed(2_000);

  assert.equal(await count('leads'), 2_000);
  assert.ok((await count('requests')) > 2_200);
  assert.ok((await count('leads where next_step is not null')) > 5);
  assert.equal(await count(`leads where not exists (select from requests where lead_id = leads.id)`), 0);
  assert.equal(
    await count(`requests where contact_submission_id not in (select id from contact_submissions)
      or case_study_request_id not in (select id from case_study_requests)`),
    0,
  );
  assert.equal(await count('requests'), await count(`lead_events where kind = 'submitted'`));
  assert.equal(await count(`requests where wording is null`), 0);
  assert.equal(
    await count(`requests where case_study_request_id is not null`),
    await count(`requests where wording_version = 'case-study-dialog-2'`),
  );
  assert.equal(await count('leads where root_id <> coalesce(merged_into_id, id)'), 0);
  assert.ok((await count('leads where merged_into_id is not null')) > 10);
  assert.equal(await count('leads where last_activity_at < created_at or last_activity_at > now()'), 0);
  assert.equal(
    await count(`leads where merged_into_id is null and due_at is distinct from coalesce((
      select min(response_due_at) from leads member join requests on lead_id = member.id
      where member.root_id = leads.id and answered_at is null and closed_at is null), 'infinity')`),
    0,
  );
  assert.ok((await count(`leads where due_at < 'infinity'`)) > 20);
  assert.ok((await count(`leads where due_at < 'infinity' and status in ('won', 'lost')`)) > 0);
  assert.equal(await count(`lead_words where word = 'grace'`), 1);
  assert.deepEqual(await indexes(), before);
});

test('inserts leads as their requests and events project them', async () => {
  const projected = async () => (await client.query('select * from leads order by id')).rows;
  const before = await projected();
  await client.query('select project_leads(array(select id from leads))');
  assert.deepEqual(await projected(), before);
});

test('rejects a database that has leads, and continues its numbers', async () => {
  await assert.rejects(seed(10), /already has leads/);
  assert.equal(await count('leads'), 2_000);
  assert.equal((await client.query(`select nextval('leads_id_seq') as next`)).rows[0].next, '2001');
});
