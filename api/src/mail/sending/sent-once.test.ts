import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { sendTimes } from '../../notifications/sender.service.ts';
import { connectTo, sqlOf } from '../../testing/databases.ts';
import { makeLead } from '../../testing/lead-fixtures.ts';
import { smtpError } from '../../testing/mail-server.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { startNotificationApi } from '../../testing/notification-api.ts';
import { startProgram } from '../../testing/programs.ts';
import { relayTo } from '../../testing/relay.ts';
import { createColleague } from '../../testing/staff.ts';
import { createDatabase, startApi } from '../../testing/test-api.ts';
import { shortenLimits } from '../../testing/time-limits.ts';
import { until } from '../../testing/until.ts';
import { sendDelay } from './outgoing-mail.service.ts';

// Statements wait for locks of the tests until they are given up.
shortenLimits({ staff: { connection: 10_000, statement: 8_000, response: 12_000 } });

/** Between the answer of the mail server and the database: each test stops there, and exactly one copy may have left. */
const dataDir = newFolder();
const database = await createDatabase();
const relay = await relayTo(database);
const { api, mail, stop } = await startNotificationApi({ DATABASE_URL: relay.address, DATA_DIR: dataDir });
await api.sql(
  `update pgboss.queue set retry_delay = 1, retry_backoff = false, retry_limit = 100 where name = 'send-mail'`,
);
const grace = await createColleague(api, 'agent', 'Grace');
const other = await connectTo(database);

beforeEach(() => {
  sendDelay.seconds = 0;
  mail.beforeAccept = () => undefined;
});
afterAll(async () => {
  await other.end();
  await stop();
  await relay.disconnect();
});

let nth = 0;
/** Sends a reply to a new lead, which arrives at the moment of the test. */
async function reply(beforeAccept: (id: number) => Promise<void>) {
  nth += 1;
  const email = `once-${nth}@people.example`;
  const lead = await makeLead(api, { email });
  const [seen] = await api.sql<{ id: number }>('select max(id)::integer as id from lead_events');
  let isFirst = true;
  mail.beforeAccept = async ({ envelope }) => {
    // Staff get mails too.
    if (!isFirst || !envelope.to.includes(email)) return;
    isFirst = false;
    await beforeAccept(lead);
  };
  const { body } = await grace
    .post(`leads/${lead}/messages`, { draftId: randomUUID(), seenEntryId: seen?.id, to: [email], text: 'Tuesday.' })
    .expect(201);
  return { lead, email, id: body.id as number };
}

/** Past the relay, whose end cuts connections of the test as well. */
const sql = sqlOf(database);
const stateOf = async (id: number) =>
  (await sql<{ state: string }>('select delivery_state as state from messages where id = $1', [id]))[0]?.state;
const isIn = (id: number, state: string) => until(async () => (await stateOf(id)) === state);
const isSettled = (id: number) =>
  until(async () => (await sql('select from messages where id = $1 and is_settled', [id])).length === 1);
const isAnswered = async (lead: number) =>
  (await api.sql('select from requests where lead_id = $1 and answered_at is not null', [lead])).length === 1;
const notes = () => readdirSync(join(dataDir, 'mail', 'sending'));

test('a lead that is locked by others does not delay that its message is shown as sent', async () => {
  const { lead, email, id } = await reply(async (locked) => {
    await other.query('begin');
    await other.query('select from leads where id = $1 for update', [locked]);
  });
  await isIn(id, 'sent');
  expect(await isAnswered(lead)).toBe(false);
  // Longer than any statement may take: its job is tried again.
  await until(async () => (await api.sql('select from messages where id = $1 and attempts > 1', [id])).length === 1);
  await other.query('commit');
  await isSettled(id);
  expect(await isAnswered(lead)).toBe(true);
  expect(mail.to(email)).toHaveLength(1);
  expect(notes()).toEqual([]);
});

test('a locked message is recorded as sent later, and not sent again', async () => {
  const { email, id } = await reply(async () => {
    await other.query('begin');
    await other.query('select from messages order by id desc limit 1 for update');
  });
  await until(() => mail.to(email)[0]);
  // A statement timeout is no outage: the job fails, and is tried again.
  const retried = `select from pgboss.job where name = 'send-mail' and data ->> 'messageId' = $1 and retry_count > 0`;
  await until(async () => (await api.sql(retried, [String(id)])).length === 1);
  expect(await stateOf(id)).toBe('waiting');
  expect(notes()).toHaveLength(1);
  await other.query('commit');
  await isSettled(id);
  expect(await stateOf(id)).toBe('sent');
  expect(mail.to(email)).toHaveLength(1);
  expect(notes()).toEqual([]);
});

test('a message that was accepted during an outage of the database is recorded after it', async () => {
  const { email, id } = await reply(() => relay.disconnect());
  await until(() => mail.to(email)[0]);
  // Until the API has noted the answer, and has failed to record it, which nothing shows.
  await until(() => notes().some((name) => readFileSync(join(dataDir, 'mail', 'sending', name), 'utf8') === '[]'));
  await sleep(500);
  await relay.reconnect();
  await isSettled(id);
  expect(await stateOf(id)).toBe('sent');
  expect(mail.to(email)).toHaveLength(1);
});

test('a message whose last byte had no answer is not sent again: staff are told and decide', async () => {
  const { limit } = sendTimes;
  sendTimes.limit = 3_000;
  const { lead, email, id } = await reply(() => new Promise(() => undefined));
  await isIn(id, 'unknown');
  sendTimes.limit = limit;
  await isSettled(id);
  expect(mail.to(email)).toEqual([]);
  expect(await isAnswered(lead)).toBe(false);
  expect(notes()).toEqual([]);
  const told = `select user_id as id from staff_notifications where kind = 'undelivered' and lead_id = $1`;
  expect(await api.sql(told, [lead])).toEqual([{ id: grace.id }]);
  const { body } = await grace.get(`leads/${lead}`).expect(200);
  expect(body).toMatchObject({ hasFailedDelivery: true, response: 'waiting' });
});

test('a message that a server rejects after its last byte is sent again', async () => {
  let isRejected = false;
  const { email, id } = await reply(async () => {
    isRejected = true;
    throw Object.assign(new Error('4.2.0 later'), { responseCode: 451 });
  });
  await isIn(id, 'sent');
  expect(isRejected).toBe(true);
  expect(mail.to(email)).toHaveLength(1);
});

test('a message whose file is gone has failed, with the reason', async () => {
  const { email, id } = await reply(async (lead) => {
    const [row] = await sql<{ name: string }>(
      `select encode(raw_digest, 'hex') as name from messages where lead_id = $1`,
      [lead],
    );
    const name = row?.name ?? '';
    rmSync(join(dataDir, 'mail', name.slice(0, 2), `${name.slice(2)}.eml`));
    throw smtpError(451, '4.3.0 Please try again later');
  });
  await isIn(id, 'failed');
  const [message] = await sql('select last_error from messages where id = $1', [id]);
  expect(message).toEqual({ last_error: expect.stringContaining('Its file is not in the folder of mails any more') });
  expect(mail.to(email)).toEqual([]);
});

describe('after a kill', () => {
  /** Runs an API of its own, which is killed at the moment of the test, and returns what the next one makes of its message. */
  async function killedAt(
    moment: (there: { client: pg.Client; email: string; notes: () => string[] }) => Promise<void>,
  ) {
    const folder = newFolder();
    const settings = { DATABASE_URL: await createDatabase(), DATA_DIR: folder, SMTP_URL: mail.url };
    const first = await startProgram(settings);
    const client = await connectTo(settings.DATABASE_URL);
    const sql = sqlOf(settings.DATABASE_URL);
    const there = { sql, request: first.request };
    await there.sql(`update pgboss.queue set retry_delay = 1, retry_backoff = false where name = 'send-mail'`);
    const ana = await createColleague(there, 'agent', 'Ana');
    nth += 1;
    const email = `killed-${nth}@people.example`;
    const lead = await makeLead(there, { email });
    const [seen] = await there.sql<{ id: number }>('select max(id)::integer as id from lead_events');
    const sending = join(folder, 'mail', 'sending');
    const notesThere = () => readdirSync(sending).map((name) => readFileSync(join(sending, name), 'utf8'));
    const isOver = moment({ client, email, notes: notesThere });
    const message = { draftId: randomUUID(), seenEntryId: seen?.id, to: [email], text: 'Tuesday.' };
    await ana.post(`leads/${lead}/messages`, message).expect(201);
    await there.sql(`update pgboss.job set start_after = now() where name = 'send-mail' and state = 'created'`);
    await isOver;
    first.child.kill('SIGKILL');
    await first.exited;
    await client.end();
    const second = await startApi(settings);
    await until(async () => (await there.sql('select from messages where is_settled')).length === 1);
    const [stored] = await there.sql<{ state: string }>('select delivery_state as state from messages');
    await second.stop();
    return { state: stored?.state, copies: mail.to(email).length };
  }

  test('what was accepted and is not in the database yet is recorded by the next process', async () => {
    const outcome = await killedAt(async ({ client, email, notes: found }) => {
      await new Promise<void>((resolve) => {
        mail.beforeAccept = async ({ envelope }) => {
          if (!envelope.to.includes(email)) return;
          await client.query('begin');
          await client.query('select from messages for update');
          resolve();
        };
      });
      await until(() => found()[0] === '[]');
    });
    expect(outcome).toEqual({ state: 'sent', copies: 1 });
  });

  test('what had no answer after its last byte is not sent again', async () => {
    const { margin } = sendTimes;
    sendTimes.margin = -sendTimes.limit;
    const outcome = await killedAt(
      ({ email }) =>
        new Promise<void>((resolve) => {
          mail.beforeAccept = ({ envelope }) => {
            if (!envelope.to.includes(email)) return undefined;
            resolve();
            return new Promise(() => undefined);
          };
        }),
    );
    sendTimes.margin = margin;
    expect(outcome).toEqual({ state: 'unknown', copies: 0 });
  });
});
