import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';
import { connectTo, query } from '../../testing/databases.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { startPlanningApi } from '../../testing/notification-api.ts';
import { relayTo } from '../../testing/relay.ts';
import { createDatabase, startApi, type TestApi } from '../../testing/test-api.ts';
import { shortenLimits } from '../../testing/time-limits.ts';
import { until } from '../../testing/until.ts';

shortenLimits();
const database = await createDatabase();
const relay = await relayTo(database);
const api = await startPlanningApi({ DATABASE_URL: relay.address, COMPANY_PHONE: '210-555-0177' });
afterAll(async () => {
  await api.stop();
  await relay.disconnect();
});
beforeEach(() => query(database, 'truncate contact_submissions, case_study_requests, requests, leads cascade'));
afterEach(async () => {
  await relay.restore();
  await until(async () => {
    const { body } = await api.request.get('/api/health/intake');
    return body.details?.storage?.in === 'database' && (await journalOf(api)).waiting === 0;
  });
});
const journalOf = async (of: TestApi) => (await of.request.get('/api/health/ready')).body.details.journal;

const ada = { name: 'Ada Byron', email: 'ada@example.com', message: 'Two gates.\nOne garage.' };
const post = (body: object = ada, to = api) => to.request.post('/api/contact').send(body);
const stored = () =>
  query<{ name: string; created_at: Date; stored_in_journal_first: boolean; reference: string }>(
    database,
    `select form.name, form.message, created_at, stored_in_journal_first, reference
     from contact_submissions form join requests on contact_submission_id = form.id order by requests.id`,
  );

/** Waits until so many submissions are stored and the journal is empty, so that no second copy can follow. */
async function storedOnceAll(count: number, of = api) {
  await until(async () => (await stored()).length >= count && (await journalOf(of)).waiting === 0);
  const rows = await stored();
  expect(rows).toHaveLength(count);
  return rows;
}

describe('while the database is unavailable', () => {
  test('journals a request and stores it once, with its original time, after the outage', async () => {
    await relay.disconnect();
    const { body } = await post().expect(201);
    expect(body).toEqual({
      reference: expect.stringMatching(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/),
      receivedAt: expect.any(String),
      answerBy: expect.any(String),
    });

    await relay.reconnect();
    const [row] = await storedOnceAll(1);
    expect(row).toMatchObject({ message: ada.message, stored_in_journal_first: true, reference: body.reference });
    expect(row?.created_at.toISOString()).toBe(body.receivedAt);
    expect(await query(database, 'select from deliveries')).toHaveLength(1);
    expect(api.logged()).not.toContain('Ada');
  });

  test('a repeated form gets the same receipt during and after the outage', async () => {
    const request = { ...ada, submissionId: randomUUID() };
    await relay.disconnect();
    const responses = await Promise.all([1, 2, 3, 4].map(() => post(request).expect(201)));
    const [first] = responses.map(({ body }) => body);
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);

    await relay.reconnect();
    await storedOnceAll(1);
    const { body: later } = await post(request).expect(201);
    expect(later).toEqual({ ...first, id: expect.any(Number) });
    await storedOnceAll(1);
  });

  test('the API starts, stores forms, and connects when the database is available', async () => {
    await relay.disconnect();
    const late = await startApi({
      DATABASE_URL: relay.address,
      STAFF_EMAIL: 'm@example.com',
      STAFF_PASSWORD: 'a long password',
    });
    await post(ada, late).expect(201);
    await late.request.post('/api/session').send({ email: 'm@example.com', password: 'a long password' }).expect(503);

    await relay.reconnect();
    await storedOnceAll(1);
    await until(() => late.logged().includes('first staff account created'));
    await late.request.post('/api/session').send({ email: 'm@example.com', password: 'a long password' }).expect(200);
    await late.stop();
  });
});

describe('while the database hangs', () => {
  test('opens the circuit breaker: later requests go to the journal without a timeout', async () => {
    await post({ ...ada, submissionId: randomUUID() }).expect(201);
    relay.pause();
    await Promise.all(Array.from({ length: 20 }, () => post({ ...ada, submissionId: randomUUID() }).expect(201)));
    await until(async () => (await api.request.get('/api/health/intake')).body.details.storage.in === 'journal');

    const started = performance.now();
    for (let sent = 0; sent < 5; sent += 1) await post({ ...ada, submissionId: randomUUID() }).expect(201);
    // Five timeouts would take 20 s.
    expect(performance.now() - started).toBeLessThan(5_000);
    expect((await journalOf(api)).waiting).toBe(25);

    relay.resume();
    await storedOnceAll(26);
  });

  test('does not store a submission twice that was committed after the timeout', async () => {
    await post({ ...ada, submissionId: randomUUID() }).expect(201);
    relay.dropResponsesFromCommit();
    const request = { ...ada, email: 'grace@example.com', submissionId: randomUUID() };
    const { body } = await post(request).expect(201);
    expect(body).not.toHaveProperty('id');
    await until(async () => (await stored()).length === 2);

    relay.resume();
    await until(async () => (await stored())[1]?.stored_in_journal_first);
    const [, row] = await storedOnceAll(2);
    expect(row).toMatchObject({ stored_in_journal_first: true, reference: body.reference });
    expect((await post(request).expect(201)).body).toEqual({ ...body, id: expect.any(Number) });
  });
});

describe('while one statement is slow', () => {
  let owner: pg.Client;
  beforeEach(async () => {
    owner = await connectTo(database);
  });
  afterEach(() => owner.end());
  const lock = (statement: string) => owner.query(`begin; ${statement}`);
  const release = () => owner.query('commit');
  const storage = async () => (await api.request.get('/api/health/intake').expect(200)).body.details.storage.in;

  test('a form of a locked lead goes to the journal alone, and other forms to the database', async () => {
    await post({ ...ada, submissionId: randomUUID() }).expect(201);
    await lock('select from leads for update');
    const locked = Array.from({ length: 4 }, () => post({ ...ada, submissionId: randomUUID() }).expect(201));
    let isWaiting = true;
    const journaled = Promise.all(locked).finally(() => {
      isWaiting = false;
    });
    for (let sent = 0; isWaiting; sent += 1) {
      const { body } = await post({ name: 'Grace', email: `grace-${sent}@example.com` }).expect(201);
      expect(body).toHaveProperty('id');
    }
    for (const { body } of await journaled) expect(body).not.toHaveProperty('id');
    expect(await storage()).toBe('database');
    expect((await journalOf(api)).waiting).toBe(4);

    // While the replay waits for the lock, too.
    const { body } = await post({ name: 'Grace', email: 'grace@example.com' }).expect(201);
    expect(body).toHaveProperty('id');
    await release();
    await until(async () => (await journalOf(api)).waiting === 0);
    const rows = await query(database, `select count(*)::integer as n from requests where stored_in_journal_first`);
    expect(rows).toEqual([{ n: 4 }]);
    expect(api.logged()).not.toContain('Grace');
  });

  test('many forms that wait for a locked table do not open the circuit', async () => {
    await lock('lock table contact_submissions');
    const openedBefore = api.logged().split('circuit breaker opened').length;
    await Promise.all(Array.from({ length: 60 }, () => post({ ...ada, submissionId: randomUUID() }).expect(201)));
    expect(await storage()).toBe('database');
    expect(api.logged().split('circuit breaker opened')).toHaveLength(openedBefore);
    await release();
    await storedOnceAll(60);
  });

  test('entries that cannot be stored yet do not hold up those after them', async () => {
    await post({ ...ada, submissionId: randomUUID() }).expect(201);
    await relay.disconnect();
    for (let sent = 0; sent < 6; sent += 1) await post({ ...ada, submissionId: randomUUID() }).expect(201);
    for (let sent = 0; sent < 3; sent += 1)
      await post({ name: 'Grace', email: `grace-${sent}@example.com` }).expect(201);

    await lock(`select from leads where email = 'ada@example.com' for update`);
    await relay.reconnect();
    await until(async () => (await stored()).filter(({ name }) => name === 'Grace').length === 3);
    await until(async () => (await journalOf(api)).waiting === 6);
    await release();
    await storedOnceAll(10);
  });
});

describe('when the journal fails', () => {
  let folder: string;
  beforeEach(() => {
    folder = newFolder();
  });

  test('returns 503 when neither the database nor the journal can store a form, and keeps its values', async () => {
    writeFileSync(join(folder, 'file'), '');
    const other = await startApi({
      DATABASE_URL: relay.address,
      JOURNAL_DIR: join(folder, 'file', 'journal'),
      COMPANY_PHONE: '210-555-0177',
    });
    await post({ ...ada, submissionId: randomUUID() }, other).expect(201);
    await relay.disconnect();

    const sentence =
      'We could not save your request just now. Please try again in a minute, or call us at 210-555-0177.';
    const { text, headers } = await post(ada, other)
      .expect(503)
      .expect('Content-Type', /^text\/plain/);
    expect(text).toBe(sentence);
    expect(headers['retry-after']).toBe('30');

    const { text: page } = await other.request
      .post('/api/contact')
      .type('form')
      .set('Accept', 'text/html')
      .send(ada)
      .expect(503);
    expect(page).toContain(sentence);
    expect(page).toContain('Two gates.');

    await until(async () => (await other.request.get('/api/health/intake')).status === 503);
    const { body } = await other.request.get('/api/health/ready').expect(503);
    expect(body.details.journal).toMatchObject({ isWritable: false });
    await other.stop();
  });

  test('renames a corrupt journal and creates a new one', async () => {
    writeFileSync(join(folder, 'journal.sqlite'), 'This is not the file you are looking for. '.repeat(100));
    const other = await startApi({ DATABASE_URL: relay.address, JOURNAL_DIR: folder });
    await relay.disconnect();
    await post(ada, other).expect(201);

    expect(other.logged()).toContain('the journal was corrupt');
    expect(await journalOf(other)).toMatchObject({ isWritable: true, waiting: 1, unreadable: 1 });
    await relay.reconnect();
    await storedOnceAll(1, other);
    await other.stop();
  });

  test('a rejected entry does not block the queue and is reported', async () => {
    await query(
      database,
      `alter table contact_submissions add constraint rejected_name check (name <> 'Rejected') not valid`,
    );
    const other = await startApi({ DATABASE_URL: relay.address, JOURNAL_DIR: folder });
    await relay.disconnect();
    await post({ ...ada, name: 'Rejected' }, other).expect(201);
    await post(ada, other).expect(201);
    await relay.reconnect();

    expect(await storedOnceAll(1, other)).toMatchObject([{ name: 'Ada Byron' }]);
    expect(await journalOf(other)).toMatchObject({ waiting: 0, rejected: 1 });
    expect(other.logged()).toContain('the database rejects a submission of the journal');
    await other.stop();
  });

  test('a journal that cannot be read does not reject a form', async () => {
    const other = await startApi({ DATABASE_URL: relay.address, JOURNAL_DIR: folder });
    await relay.disconnect();
    await post({ ...ada, submissionId: randomUUID() }, other).expect(201);
    // Either the next form or the replay notices it first.
    for (let n = 0; n < 10; n += 1) {
      const file = new DatabaseSync(join(folder, 'journal.sqlite'));
      file.exec('drop table if exists entries');
      file.close();
      await post({ ...ada, submissionId: randomUUID() }, other).expect(201);
    }
    await relay.reconnect();
    await storedOnceAll(1, other);
    await other.stop();
  });
});
