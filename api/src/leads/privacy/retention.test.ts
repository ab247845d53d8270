import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import { connectTo, query } from '../../testing/databases.ts';
import { findInDatabase } from '../../testing/find-text.ts';
import { useLeadDesk } from '../../testing/lead-desk.ts';
import { type LeadFixture, makeLead } from '../../testing/lead-fixtures.ts';
import { createDatabase, startApi } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';
import { untilBlocked } from '../../testing/until-blocked.ts';

const settings = { RETENTION_SPAM_DAYS: '30', RETENTION_LOST_DAYS: '60', RETENTION_DELIVERIES_DAYS: '10' };
const { api, agent, manager, act, merge } = await useLeadDesk(
  ['case_study_requests', 'lead_words', 'lead_statistics'],
  () => startApi(settings),
);

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
/** A lead whose last activity was so many days ago. */
const old = (days: number, lead: LeadFixture = {}) => makeLead(api, { ...lead, createdAt: daysAgo(days) });
const run = async () => (await manager.post('retention/runs').expect(200)).body;
const rules = async () => (await manager.get('retention').expect(200)).body;
const left = async () => (await api.sql('select id from leads order by id')).map(({ id }) => id);
const nothing = { spam: 0, lost: 0, won: 0, open: 0, deliveries: 0 };

test('removes spam and lost leads after their time, and keeps all others', async () => {
  const spam = { isSpam: true, name: 'Zaphira Spammer', email: 'zaphira@spam.example', message: 'Xylophones' };
  await old(31, spam);
  const lost = { status: 'lost', name: 'Zaphira Lost', email: 'zaphira@lost.example', message: 'Xylophones' } as const;
  await old(61, lost);
  const kept = [
    await old(29, { isSpam: true }),
    await old(59, { status: 'lost' }),
    await old(900, { status: 'won' }),
    await old(900),
    await old(900, { status: 'qualified' }),
  ];
  expect((await rules()).rules).toEqual([
    { kind: 'spam', days: 30, due: 1 },
    { kind: 'lost', days: 60, due: 1 },
    { kind: 'won', days: 0, due: 0 },
    { kind: 'open', days: 0, due: 0 },
    { kind: 'deliveries', days: 10, due: 0 },
  ]);

  expect(await run()).toEqual({ ...nothing, spam: 1, lost: 1 });
  expect(await left()).toEqual(kept);
  expect(await findInDatabase(api, ['zaphira', 'xylophon'])).toEqual([]);
  expect((await rules()).rules.map(({ due }: { due: number }) => due)).toEqual([0, 0, 0, 0, 0]);
});

test('removes more leads than fit in one batch, with the leads merged into them', async () => {
  const ids = await Promise.all(Array.from({ length: 60 }, () => old(61, { status: 'lost' })));
  const merged = await old(70, { status: 'lost' });
  await merge(ids[0] ?? 0, merged).expect(200);
  await api.sql(`update lead_events set at = $1`, [daysAgo(61)]);
  expect(await run()).toEqual({ ...nothing, lost: 60 });
  expect(await left()).toEqual([]);
});

test('counts from the last thing that anybody has done', async () => {
  const lead = await old(100, { status: 'lost' });
  await agent.post(`leads/${lead}/notes`, { text: 'Wants to think about it again' }).expect(201);
  const read = await old(100, { status: 'lost' });
  await act([read], { kind: 'read' }).expect(200);
  expect(await run()).toEqual({ ...nothing, lost: 1 });
  expect(await left()).toEqual([lead]);
});

test('a report says how many leads were removed, without what identifies a person', async () => {
  const createdAt = daysAgo(61);
  const { service, city, page } = { service: 'it-security', city: 'austin', page: '/austin' };
  await makeLead(api, { status: 'lost', service, city, page, createdAt });
  await makeLead(api, { status: 'lost', service: 'Call Zaphira', page: '/zaphira', createdAt });
  await makeLead(api, { isSpam: true, createdAt });
  await makeLead(api, { page: '/austin', createdAt: daysAgo(1) });
  expect(await run()).toEqual({ ...nothing, spam: 1, lost: 2 });
  const { totals, removed } = (await manager.get('report?period=90').expect(200)).body;
  expect([totals.now.leads.count, removed]).toEqual([1, { now: 2, before: 0 }]);
  expect(await findInDatabase(api, ['zaphira'])).toEqual([]);
});

test('removes sent deliveries with their entries on the timeline, and keeps failed ones', async () => {
  const lead = await old(20);
  const [request] = await api.sql('select id from requests where lead_id = $1', [lead]);
  for (const [channel, state, days] of [
    ['webhook', 'sent', 11],
    ['acknowledgement', 'failed', 11],
    ['sales-email', 'sent', 9],
  ])
    await api.sql(
      `with made as (
         insert into deliveries (request_id, lead_id, channel, state, recipient, settled_at)
         values ($1, $2, $3, $4, 'a@example.com', $5) returning id
       )
       insert into lead_events (lead_id, request_id, kind, data)
       select $2, $1, 'delivery', jsonb_build_object('deliveryId', id, 'channel', $3::text, 'state', $4::text) from made`,
      [request?.id, lead, channel, state, daysAgo(Number(days))],
    );
  expect(await run()).toEqual({ ...nothing, deliveries: 1 });
  expect((await api.sql('select channel from deliveries order by 1')).map(({ channel }) => channel)).toEqual([
    'acknowledgement',
    'sales-email',
  ]);
  const { body } = await agent.get(`leads/${lead}`).expect(200);
  expect(body.timeline.filter(({ kind }: { kind: string }) => kind === 'delivery')).toHaveLength(2);
});

test('records one audit event for each run, and shows the last one', async () => {
  await old(31, { isSpam: true });
  await run();
  await run();
  const { body } = await manager.get('audit?kind=retention-run').expect(200);
  expect(body.items.slice(0, 2)).toMatchObject([
    { actor: { email: manager.email }, data: nothing },
    { actor: { email: manager.email }, data: { ...nothing, spam: 1 } },
  ]);
  const { lastRun, nextRunAt } = await rules();
  expect(lastRun).toEqual({ at: body.items[0].at, removed: nothing });
  expect(Date.parse(nextRunAt)).toBeGreaterThan(Date.now());
  expect(Date.parse(nextRunAt)).toBeLessThan(Date.now() + 26 * 3_600_000);
});

test('retention is for managers, and runs once at a time', async () => {
  await agent.get('retention').expect(403);
  await agent.post('retention/runs').expect(403);
  const other = await connectTo(api.databaseUrl);
  await other.query('select pg_advisory_lock($1)', [advisoryLocks.retention]);
  const { body } = await manager.post('retention/runs').expect(409);
  expect(body.detail).toBe('A run is in progress already. Please try again later.');
  await other.end();
  await until(async () => (await manager.post('retention/runs')).status === 200);
});

/** A database of which no run is due, also if the time of the run has passed since its template was made. */
async function createDatabaseWithoutRun(): Promise<string> {
  const database = await createDatabase();
  await query(database, 'update repeatable_migrations set applied_at = now()');
  return database;
}

test('runs by itself once a day, also when the time of the run was missed', async () => {
  const database = await createDatabaseWithoutRun();
  const first = await startApi({ ...settings, DATABASE_URL: database });
  const spam = await makeLead(first, { isSpam: true, createdAt: daysAgo(31) });
  await first.stop();
  expect(await query(database, 'select from leads where id = $1', [spam])).toHaveLength(1);

  await query(database, `update repeatable_migrations set applied_at = now() - interval '2 days'`);
  const later = await startApi({ ...settings, DATABASE_URL: database });
  const runs = () => query(database, `select actor, data from audit_events where kind = 'retention-run'`);
  await until(async () => (await runs()).length > 0);
  await later.stop();
  expect(await query(database, 'select from leads where id = $1', [spam])).toEqual([]);

  const again = await startApi({ ...settings, DATABASE_URL: database });
  await until(async () => (await again.request.get('/api/health/ready')).status === 200);
  await again.stop();
  expect(await runs()).toEqual([{ actor: 'system', data: { ...nothing, spam: 1 } }]);
});

test('a run that a shutdown stops is not recorded, and the next start goes on', async () => {
  const database = await createDatabaseWithoutRun();
  const first = await startApi({ ...settings, DATABASE_URL: database });
  // More than two batches.
  for (let count = 0; count < 120; count += 1) await makeLead(first, { isSpam: true, createdAt: daysAgo(31) });
  await first.stop();
  await query(database, `update repeatable_migrations set applied_at = now() - interval '2 days'`);
  const runs = async () => (await query(database, `select from audit_events where kind = 'retention-run'`)).length;
  const leads = async () => (await query(database, 'select from leads')).length;

  // The first batch waits for this lock while the API stops.
  const blocker = await connectTo(database);
  await blocker.query('begin; lock table leads in exclusive mode');
  const stopped = await startApi({ ...settings, DATABASE_URL: database });
  await untilBlocked(database, 1);
  const stopping = stopped.stop();
  // It waits for the run before it closes the server. Until then, nothing shows that it has begun.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await blocker.query('commit');
  await blocker.end();
  await stopping;
  // The batch that was running has removed its 50 leads.
  expect([await runs(), await leads()]).toEqual([0, 70]);

  const next = await startApi({ ...settings, DATABASE_URL: database });
  await until(async () => (await runs()) === 1);
  await next.stop();
  expect(await leads()).toBe(0);
});
