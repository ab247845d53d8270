import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createEmptyDatabase } from '../../testing/databases.ts';
import { type OpenStream, openStream, type StreamedEvent } from '../../testing/event-stream.ts';
import { makeLead } from '../../testing/lead-fixtures.ts';
import { type Colleague, createColleague, signIn, withManager } from '../../testing/staff.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';
import { untilBlocked } from '../../testing/until-blocked.ts';

const api = await startApi(withManager);
const agent = await createColleague(api, 'agent');
const lead = await makeLead(api);
const open: OpenStream[] = [];

afterAll(() => api.stop());
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

async function follow({
  who = agent,
  lastEventId,
  at = api,
}: {
  who?: Colleague;
  lastEventId?: string;
  at?: TestApi;
} = {}) {
  const stream = await openStream(`${at.url}/api/admin/leads/stream`, {
    cookie: who.cookie,
    ...(lastEventId && { 'last-event-id': lastEventId }),
  });
  open.push(stream);
  return stream;
}

/** Inserts an event without NOTIFY. */
const insert = `insert into lead_events (lead_id, kind, data) values ($1, 'note', jsonb_build_object('text', $2::text))
  returning transaction_id || '-' || id as id`;
const write = async (mark: string): Promise<string> =>
  (await api.sql<{ id: string }>(insert, [lead, mark]))[0]?.id ?? '';

async function aTransaction() {
  const client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
  await client.query('begin');
  return {
    sql: (statement: string) => client.query(statement),
    write: async (mark: string): Promise<string> => (await client.query(insert, [lead, mark])).rows[0].id,
    async end(how: 'commit' | 'rollback') {
      await client.query(how);
      await client.end();
    },
  };
}

/** Changes an account as a manager does on the staff screen. */
const changeBy = async ({ id }: { id: number }, change: object) =>
  api.request
    .patch(`/api/admin/staff/${id}`)
    .set('Cookie', await signIn(api))
    .send(change)
    .expect(200);

const idsOf = (events: StreamedEvent[]) => events.filter(({ event }) => event === 'lead').map(({ id }) => id);

test('sends events without waiting for the next poll', async () => {
  const stream = await follow();
  await stream.until(([first]) => first?.event === 'ready');

  const waits: number[] = [];
  for (const status of ['contacted', 'qualified', 'won', 'lost', 'new']) {
    const started = performance.now();
    await agent.post('leads/actions', { leadIds: [lead], action: { kind: 'status', status } }).expect(200);
    await stream.until(({ length }) => length === waits.length + 2);
    waits.push(performance.now() - started);
  }
  expect(Math.min(...waits)).toBeLessThan(1_000);
});

test('sends heartbeats that scripts can see, also when nothing happens', async () => {
  const stream = await follow();
  await until(async () => stream.heartbeats >= 2);
  expect(stream.events).toHaveLength(1);
});

test('sends an event with its actor', async () => {
  const stream = await follow();
  expect(stream.response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
    'cache-control': 'no-store, no-transform',
  });
  await stream.until(([first]) => first?.event === 'ready');

  await agent.post('leads/actions', { leadIds: [lead], action: { kind: 'status', status: 'contacted' } }).expect(200);
  await stream.until(({ length }) => length === 2);
  expect(stream.events[1]).toEqual({
    id: expect.stringMatching(/^\d+-\d+$/),
    event: 'lead',
    data: { leadId: lead, kind: 'status', at: expect.any(String), actorId: agent.id },
  });
});

test('finds events without NOTIFY', async () => {
  const stream = await follow();
  await stream.until(({ length }) => length === 1);
  const id = await write('silent');
  await stream.until((events) => idsOf(events).includes(id));
});

test('sends events in order when transactions commit out of order', async () => {
  const stream = await follow();
  await stream.until(({ length }) => length === 1);

  const first = await aTransaction();
  const second = await aTransaction();
  const third = await aTransaction();
  const ids = [await first.write('a'), await second.write('b'), await third.write('c')];
  await third.end('commit');
  await api.sql('notify lead_events');
  await sleep(300);
  // A client that resumed after the third event would miss the others.
  expect(idsOf(stream.events)).toEqual([]);

  await second.end('rollback');
  await first.end('commit');
  await stream.until((events) => idsOf(events).length === 2);
  expect(idsOf(stream.events)).toEqual([ids[0], ids[2]]);
});

test('sends events while another database of the server has an open transaction', async () => {
  const otherDatabase = new pg.Client({ connectionString: await createEmptyDatabase() });
  await otherDatabase.connect();
  await otherDatabase.query('begin; create table written (id int)');
  try {
    const stream = await follow();
    await stream.until(({ length }) => length === 1);
    const id = await write('beside another database');
    await stream.until((events) => idsOf(events).includes(id));
  } finally {
    await otherDatabase.end();
  }
});

test('resumes after the last event under concurrent writers', async () => {
  const written: string[] = [];
  const writer = async (name: string) => {
    for (let n = 0; n < 15; n += 1) {
      const transaction = await aTransaction();
      const id = await transaction.write(`${name} ${n}`);
      await sleep(Math.random() * 40);
      const isKept = Math.random() < 0.8;
      await transaction.end(isKept ? 'commit' : 'rollback');
      if (isKept) written.push(id);
    }
  };
  const start = await follow();
  await start.until(({ length }) => length === 1);
  let lastEventId = start.events[0]?.id ?? '';
  const received: string[] = [];

  let isWriting = true;
  const writing = Promise.all(['a', 'b', 'c', 'd', 'e'].map(writer)).finally(() => {
    isWriting = false;
  });
  while (isWriting || received.length < written.length) {
    const stream = await follow({ lastEventId });
    await sleep(60 + Math.random() * 120);
    stream.close();
    received.push(...idsOf(stream.events));
    lastEventId = stream.events.at(-1)?.id ?? lastEventId;
  }
  await writing;

  expect(new Set(received).size).toBe(received.length);
  expect([...received].sort()).toEqual([...written].sort());
});

test('sends events in order when the ids of transactions get another digit', async () => {
  const first = await follow();
  await first.until(({ length }) => length === 1);
  const lastEventId = first.events[0]?.id ?? '';
  first.close();

  const [current] = await api.sql<{ id: string }>('select pg_current_xact_id()::text as id');
  const left = 10 ** (current?.id.length ?? 0) - Number(current?.id) - 4;
  // Subtransactions take ids too, and far less time than commits.
  await api.sql(`do $$ begin
    create temp table used (n integer) on commit drop;
    for n in 1..${left - 1} loop
      begin insert into used values (n); exception when others then raise; end;
    end loop; end $$`);
  const ids: string[] = [];
  for (let n = 0; n < 8; n += 1) ids.push(await write(`digit ${n}`));

  const stream = await follow({ lastEventId });
  await stream.until((events) => idsOf(events).length >= ids.length);
  expect(idsOf(stream.events)).toEqual(ids);
});

test('a new stream beside others misses and repeats nothing', async () => {
  const before = await follow();
  await before.until(({ length }) => length === 1);
  const ids: string[] = [];
  const streams: OpenStream[] = [];
  for (let n = 0; n < 10; n += 1) {
    const [id, stream] = await Promise.all([write(`beside ${n}`), follow({ lastEventId: before.events[0]?.id ?? '' })]);
    ids.push(id);
    streams.push(stream);
  }
  for (const stream of [before, ...streams]) {
    await stream.until((events) => idsOf(events).length >= ids.length);
    expect(idsOf(stream.events)).toEqual(ids);
  }
});

test.each(['x', '1-', '999999999999-1', '1-1; drop table leads'])(
  'sends reset for the malformed position %j',
  async (lastEventId) => {
    const stream = await follow({ lastEventId });
    await stream.until(({ length }) => length === 1);
    expect(stream.events[0]?.event).toBe('reset');
  },
);

test('sends reset after too many missed events', async () => {
  const lastEventId = await write('long ago');
  await api.sql(`insert into lead_events (lead_id, kind) select $1, 'note' from generate_series(1, 1200)`, [lead]);
  const stream = await follow({ lastEventId });
  await stream.until((events) => events.some(({ event }) => event === 'reset'));
  const id = await write('after the reset');
  await stream.until((events) => events.at(-1)?.id === id);
  expect(stream.events.length).toBeLessThan(1_100);
});

test.each([
  ['the user signs out', (who: Colleague) => api.request.delete('/api/session').set('Cookie', who.cookie).expect(204)],
  [
    'the account is disabled',
    ({ id }: Colleague) => api.sql('update staff_accounts set disabled_at = now() where user_id = $1', [id]),
  ],
  [
    'the session expires',
    ({ id }: Colleague) =>
      api.sql(`update sessions set last_seen_at = now() - interval '3 hours' where user_id = $1`, [id]),
  ],
])('closes the stream when %s', async (_, leave) => {
  const who = await createColleague(api, 'viewer');
  const stream = await follow({ who });
  const other = await follow();
  await stream.until(({ length }) => length === 1);
  await leave(who);
  await stream.hasEnded;
  expect(stream.events.at(-1)?.event).toBe('session-ended');
  expect(other.response.complete).toBe(false);
});

test.each([
  ['signs out', (who: Colleague) => api.request.delete('/api/session').set('Cookie', who.cookie).expect(204)],
  ['is disabled', ({ id }: Colleague) => changeBy({ id }, { isDisabled: true })],
  ['gets another role', ({ id }: Colleague) => changeBy({ id }, { role: 'agent' })],
])('ends the streams of all tabs at once when the user %s', async (_, leave) => {
  const who = await createColleague(api, 'viewer');
  const tabs = [await follow({ who }), await follow({ who })];
  for (const tab of tabs) await tab.until(({ length }) => length === 1);
  await leave(who);
  const started = performance.now();
  await Promise.all(tabs.map(({ hasEnded }) => hasEnded));
  // The check by time is every five seconds.
  expect(performance.now() - started).toBeLessThan(3_000);
  for (const tab of tabs) expect(tab.events.at(-1)?.event).toBe('session-ended');
});

test('ends a stream whose user signs out while it starts', async () => {
  const who = await createColleague(api, 'viewer');
  const { sql, end } = await aTransaction();
  await sql('lock table lead_events');
  const stream = await follow({ who });
  await stream.until(([first]) => first?.event === 'ready');
  await untilBlocked(api.databaseUrl, 1);
  await api.request.delete('/api/session').set('Cookie', who.cookie).expect(204);
  const started = performance.now();
  await end('rollback');
  await stream.hasEnded;
  // The check by time is every five seconds.
  expect(performance.now() - started).toBeLessThan(3_000);
});

test('keeps a stream that starts while the sessions of others are checked', async () => {
  const waiting = async (table: string) =>
    (await api.sql(`select from pg_locks where relation = '${table}'::regclass and not granted`)).length;
  const other = await follow({ who: await createColleague(api, 'viewer') });
  await other.until(([first]) => first?.event === 'ready');
  const events = await aTransaction();
  await events.sql('lock table lead_events');
  const stream = await follow();
  await stream.until(([first]) => first?.event === 'ready');
  await until(async () => (await waiting('lead_events')) > 0);
  const accounts = await aTransaction();
  await accounts.sql('lock table staff_accounts');
  await api.sql(`notify lead_events, 'session-ended'`);
  await until(async () => (await waiting('staff_accounts')) > 0);

  await events.end('rollback');
  // The check of the new stream, which is added now.
  await until(async () => (await waiting('staff_accounts')) > 1);
  await accounts.end('rollback');
  const id = await write('after the check');
  await stream.until((received) => idsOf(received).includes(id));
  expect(stream.events.map(({ event }) => event)).not.toContain('session-ended');
});

test.each([
  [
    'changes the own password',
    (who: Colleague) =>
      who.post('account/password', { current: who.password, next: 'silent harbour lights' }).expect(204),
  ],
  [
    'signs in again',
    ({ email, password, cookie }: Colleague) =>
      api.request.post('/api/session').set('Cookie', cookie).send({ email, password }).expect(200),
  ],
])('keeps the streams of the browser in which the user %s', async (_, renew) => {
  const who = await createColleague(api, 'viewer');
  const tab = await follow({ who });
  await tab.until(({ length }) => length === 1);
  await renew(who);
  const id = await write('after the session was renewed');
  await tab.until((events) => idsOf(events).includes(id));
  expect(tab.events.map(({ event }) => event)).not.toContain('session-ended');
  await api.request.get('/api/session').set('Cookie', who.cookie).expect(401);
});

test('returns 401 without a session', async () => {
  await api.request.get('/api/admin/leads/stream').expect(401);
});

test('loses no event when the LISTEN connection breaks', async () => {
  const stream = await follow();
  await stream.until(({ length }) => length === 1);
  await api.sql(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'portal-api-live' and datname = current_database()`);
  const id = await write('without a listener');
  await stream.until((events) => idsOf(events).includes(id));
  const listeners = () =>
    api.sql(`select from pg_stat_activity where application_name = 'portal-api-live' and datname = current_database()`);
  await until(async () => (await listeners()).length === 1);
});

test('closes the streams on shutdown', async () => {
  const stopping = await startApi({ DATABASE_URL: api.databaseUrl });
  const stream = await follow({ at: stopping });
  await stream.until(({ length }) => length === 1);
  await stopping.stop();
  await stream.hasEnded;
  expect(stream.response.complete).toBe(true);
});

describe('with events that were restored from another PostgreSQL', () => {
  /** Inserts events as a dump does: with the transaction ids of another PostgreSQL. */
  const restore = (from: bigint, count: number) =>
    api.sql(
      `insert into lead_events (lead_id, kind, transaction_id)
       select $1, 'note', ($2::bigint + n)::text::xid8 from generate_series(0, $3::integer - 1) as n`,
      [lead, String(from), count],
    );
  const nextTransaction = async () =>
    BigInt((await api.sql<{ id: string }>('select pg_current_xact_id()::text as id'))[0]?.id ?? 0);
  const commits = async () =>
    Number(
      (
        await api.sql<{ n: string }>(
          'select pg_stat_force_next_flush(), xact_commit as n from pg_stat_database where datname = current_database()',
        )
      )[0]?.n,
    );

  test('neither streams them as new nor polls in a loop', async () => {
    // Some of the transactions will be used soon, some never.
    await restore((await nextTransaction()) + 20n, 200);
    await restore(10n ** 15n, 3);
    const other = await startApi({ DATABASE_URL: api.databaseUrl });
    expect(await api.sql(`select from lead_events where transaction_id >= '1000000000000000'`)).toEqual([]);
    const stream = await follow({ at: other });
    await stream.until(({ length }) => length === 1);

    const ids: string[] = [];
    for (let n = 0; n < 250; n += 1) ids.push(await write(`after the restore ${n}`));
    await stream.until((events) => idsOf(events).length >= ids.length);
    expect(idsOf(stream.events)).toEqual(ids);
    await other.stop();
  });

  test('renumbers them also while the API runs, and does not poll for them', async () => {
    const stream = await follow();
    await stream.until(({ length }) => length === 1);
    await restore(10n ** 15n, 3);
    const id = await write('after the restore');
    await stream.until((events) => idsOf(events).includes(id));
    await until(
      async () => (await api.sql(`select from lead_events where transaction_id >= '1000000000000000'`)).length === 0,
    );

    // Events that never come would be polled for ten times a second.
    const before = await commits();
    const started = performance.now();
    await until(async () => performance.now() - started > 3_000);
    const perSecond = ((await commits()) - before) / ((performance.now() - started) / 1000);
    // It was 44 before. The API also polls its queues and pings every two seconds.
    expect(perSecond).toBeLessThan(25);
    expect(idsOf(stream.events)).toEqual([id]);
  });
});

test('a session has at most 200 open streams, and another session is not affected', async () => {
  const headers = { cookie: agent.cookie };
  const openMany = (count: number) =>
    Promise.all(Array.from({ length: count }, () => openStream(`${api.url}/api/admin/leads/stream`, headers)));
  const streams = await openMany(200);
  open.push(...streams);
  expect(streams.every(({ response }) => response.statusCode === 200)).toBe(true);
  const { headers: rejected } = await agent.get('leads/stream').expect(429);
  expect(rejected['retry-after']).toBe('60');
  const other = await createColleague(api, 'viewer');
  expect((await follow({ who: other })).response.statusCode).toBe(200);

  streams[0]?.close();
  await until(async () => {
    const [stream] = await openMany(1);
    stream?.close();
    return stream?.response.statusCode === 200;
  });
});
