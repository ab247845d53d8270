import { type OpenStream, openStream, type StreamedEvent } from '../../testing/event-stream.ts';
import { makeLead } from '../../testing/lead-fixtures.ts';
import { type Colleague, createColleague, signIn, withManager } from '../../testing/staff.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';
import { sessionCheck } from './live-leads.service.ts';

// Without the check of sessions at intervals: only a notification can end a stream at once.
const { milliseconds } = sessionCheck;
sessionCheck.milliseconds = 3_600_000;
const api = await startApi(withManager);
/** A second process on the same database. */
const otherApi = await startApi({ DATABASE_URL: api.databaseUrl });
const agent = await createColleague(api, 'agent');
const lead = await makeLead(api);
const open: OpenStream[] = [];

afterAll(async () => {
  sessionCheck.milliseconds = milliseconds;
  await otherApi.stop();
  await api.stop();
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

async function follow({ who = agent, at = api }: { who?: Colleague; at?: TestApi } = {}) {
  const stream = await openStream(`${at.url}/api/admin/leads/stream`, { cookie: who.cookie });
  open.push(stream);
  return stream;
}

/** Opens a stream and waits until its client may load the leads. */
async function followReady(options?: Parameters<typeof follow>[0]) {
  const stream = await follow(options);
  await stream.until(([first]) => first?.event === 'ready');
  return stream;
}

const change = (leadId: number) => api.sql(`insert into lead_events (lead_id, kind) values ($1, 'note')`, [leadId]);

/** Changes an account as a manager does on the staff screen. */
const changeBy = async ({ id }: { id: number }, change: object) =>
  api.request
    .patch(`/api/admin/staff/${id}`)
    .set('Cookie', await signIn(api))
    .send(change)
    .expect(200);

const setStatus = (status: string) =>
  agent.post('leads/actions', { leadIds: [lead], action: { kind: 'status', status } }).expect(200);
const changesOf = (events: StreamedEvent[]) =>
  events.filter(({ event }) => event === 'lead').map(({ data }) => data.leadId);

test('sends each change at once, also to a session at another process', async () => {
  const streams = [await followReady(), await followReady({ who: await createColleague(api, 'viewer'), at: otherApi })];

  const waits: number[] = [];
  for (const status of ['contacted', 'qualified', 'won', 'lost', 'new']) {
    const started = performance.now();
    await setStatus(status);
    for (const stream of streams) await stream.until(({ length }) => length === waits.length + 2);
    waits.push(performance.now() - started);
  }
  expect(Math.min(...waits)).toBeLessThan(1_000);
});

test('sends heartbeats that scripts can see, also when nothing happens', async () => {
  const stream = await followReady();
  await until(async () => stream.heartbeats >= 2);
  expect(stream.events).toHaveLength(1);
});

test('names the lead and the kind of change', async () => {
  const stream = await followReady();
  expect(stream.response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
    'cache-control': 'no-store, no-transform',
  });

  await setStatus('contacted');
  await stream.until(({ length }) => length === 2);
  expect(stream.events[1]).toEqual({ event: 'lead', data: { leadId: lead, kind: 'status' } });
});

test('a stream that is opened again starts with ready and not with earlier changes', async () => {
  const stream = await followReady();
  const open = await followReady();
  stream.close();
  await change(lead);
  // PostgreSQL notifies the API after the response.
  await open.until(({ length }) => length === 2);
  open.close();
  const again = await followReady();
  const other = await makeLead(api);
  await again.until(({ length }) => length === 2);
  expect(changesOf(again.events)).toEqual([other]);
});

test.each([
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
  const checking = await startApi({ DATABASE_URL: api.databaseUrl });
  const who = await createColleague(api, 'viewer');
  sessionCheck.milliseconds = 100;
  const stream = await followReady({ who, at: checking });
  sessionCheck.milliseconds = 3_600_000;
  const other = await followReady({ at: checking });
  await leave(who);
  await stream.hasEnded;
  expect(stream.events.at(-1)?.event).toBe('session-ended');
  expect(other.response.complete).toBe(false);
  await checking.stop();
});

test.each([
  ['signs out', (who: Colleague) => api.request.delete('/api/session').set('Cookie', who.cookie).expect(204)],
  ['is disabled', ({ id }: Colleague) => changeBy({ id }, { isDisabled: true })],
  ['gets another role', ({ id }: Colleague) => changeBy({ id }, { role: 'agent' })],
])('ends the streams of all tabs at once when the user %s', async (_, leave) => {
  const who = await createColleague(api, 'viewer');
  const tabs = [await followReady({ who }), await followReady({ who })];
  await leave(who);
  await Promise.all(tabs.map(({ hasEnded }) => hasEnded));
  for (const tab of tabs) expect(tab.events.at(-1)?.event).toBe('session-ended');
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
  const tab = await followReady({ who });
  await renew(who);
  await change(lead);
  await tab.until((events) => changesOf(events).includes(lead));
  expect(tab.events.map(({ event }) => event)).not.toContain('session-ended');
  await api.request.get('/api/session').set('Cookie', who.cookie).expect(401);
});

test('sends ready after the LISTEN connection was lost, because removals may have been missed', async () => {
  const stream = await followReady();
  const listeners = () =>
    api.sql(`select from pg_stat_activity where application_name = 'portal-api-live' and datname = current_database()`);
  await until(async () => (await listeners()).length > 0);
  await api.sql(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'portal-api-live' and datname = current_database()`);
  await stream.until((events) => events.at(-1)?.event === 'ready' && events.length > 1);
  await change(lead);
  await stream.until((events) => changesOf(events).includes(lead));
});

test('closes the streams on shutdown', async () => {
  const stopping = await startApi({ DATABASE_URL: api.databaseUrl });
  const stream = await followReady({ at: stopping });
  await stopping.stop();
  await stream.hasEnded;
  expect(stream.response.complete).toBe(true);
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

test('tells open desks that the mailbox is connected or not, once for each change', async () => {
  const stream = await followReady();
  const mailboxEvents = () => stream.events.filter(({ event }) => event === 'mailbox').length;
  await api.sql(`insert into mailboxes (address, uid_validity, last_uid) values ('info@lumenward.example', 0, 0)`);
  await stream.until(() => mailboxEvents() === 1);
  await api.sql(`update mailboxes set checked_at = now()`);
  await api.sql(`update mailboxes set is_connected = true`);
  // Nothing comes between them: the stream keeps the order.
  await change(lead);
  await stream.until((events) => changesOf(events).includes(lead));
  expect(mailboxEvents()).toBe(2);
});

describe('presence', () => {
  test('tells desks at all processes who has a lead open, and what they do', async () => {
    const ana = await createColleague(api, 'agent', 'Ana');
    const streams = [await followReady(), await followReady({ at: otherApi })];
    for (const state of ['reading', 'writing', 'gone']) await ana.post(`leads/${lead}/presence`, { state }).expect(204);
    for (const stream of streams) {
      await stream.until(({ length }) => length === 4);
      expect(stream.events.slice(1)).toEqual(
        ['reading', 'writing', 'gone'].map((state) => ({
          event: 'presence',
          data: { leadId: lead, person: { id: ana.id, name: 'Ana' }, state },
        })),
      );
    }
  });

  test('rejects other states', () => agent.post(`leads/${lead}/presence`, { state: 'asleep' }).expect(422));
});
