import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { query } from '../../testing/databases.ts';
import { relayTo } from '../../testing/relay.ts';
import { createDatabase, startApi, type TestApi } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';

const database = await createDatabase();
const relay = await relayTo(database);
const api = await startApi({ DATABASE_URL: relay.address, COMPANY_PHONE: '210-555-0177' });
afterAll(async () => {
  await api.stop();
  await relay.disconnect();
});
beforeEach(() =>
  query(
    database,
    'truncate contact_submissions, case_study_requests, submissions, leads cascade; delete from pgboss.job',
  ),
);
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
  query<{ name: string; created_at: Date; received_while_away: boolean; reference: string }>(
    database,
    `select name, message, created_at, received_while_away, reference
     from contact_submissions form join submissions on contact_submission_id = form.id order by submissions.id`,
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
    });

    await sleep(50);
    await relay.reconnect();
    const [row] = await storedOnceAll(1);
    expect(row).toMatchObject({ message: ada.message, received_while_away: true, reference: body.reference });
    expect(row?.created_at.toISOString()).toBe(body.receivedAt);
    expect(await query(database, `select data from pgboss.job where name = 'announce'`)).toHaveLength(1);
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

  test('a repeated form without an id is stored once', async () => {
    await relay.disconnect();
    const { body: first } = await post().expect(201);
    const { body: second } = await post().expect(201);
    expect(second).toEqual(first);
    await relay.reconnect();
    await storedOnceAll(1);
    expect((await post().expect(201)).body).toMatchObject(first);
  });

  test('returns the case study', async () => {
    await relay.disconnect();
    await api.request
      .post('/api/download-case-study')
      .send({ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', company: 'Analytical Homes' })
      .expect(200)
      .expect('Content-Type', 'application/pdf');
    await relay.reconnect();
    await until(async () => (await query(database, 'select 1 from case_study_requests')).length > 0);
    expect(await query(database, 'select first_name from case_study_requests')).toEqual([{ first_name: 'Ada' }]);
  });

  test('shows the reference to a visitor without JavaScript', async () => {
    await relay.disconnect();
    const { text } = await api.request
      .post('/api/contact')
      .type('form')
      .set('Accept', 'text/html')
      .send(ada)
      .expect(201);
    expect(text).toMatch(/Your reference is <strong>[2-9B-Z]{4}-[2-9B-Z]{4}<\/strong>/);
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
    await until(() => late.logged().includes('database connected'));
    await late.request.post('/api/session').send({ email: 'm@example.com', password: 'a long password' }).expect(200);
    await late.stop();
  });
});

describe('while the database hangs', () => {
  test('opens the circuit breaker: later requests go to the journal without a timeout', async () => {
    await post({ ...ada, submissionId: randomUUID() }).expect(201);
    relay.pause();
    await Promise.all(Array.from({ length: 20 }, () => post({ ...ada, submissionId: randomUUID() }).expect(201)));

    // While the circuit is open, requests do not use the database.
    const { body } = await api.request.get('/api/health/intake').expect(200);
    expect(body.details.storage).toMatchObject({ in: 'journal', waiting: 20 });
    for (let sent = 0; sent < 5; sent += 1) await post({ ...ada, submissionId: randomUUID() }).expect(201);

    relay.resume();
    await storedOnceAll(26);
  });

  test('does not store a submission twice that was committed after the timeout', async () => {
    await post({ ...ada, submissionId: randomUUID() }).expect(201);
    relay.dropResponses();
    const request = { ...ada, submissionId: randomUUID() };
    const { body } = await post(request).expect(201);
    expect(body).not.toHaveProperty('id');
    expect(await stored()).toHaveLength(2);

    relay.resume();
    await until(async () => (await stored())[1]?.received_while_away);
    const [, row] = await storedOnceAll(2);
    expect(row).toMatchObject({ received_while_away: true, reference: body.reference });
    expect((await post(request).expect(201)).body).toEqual({ ...body, id: expect.any(Number) });
  });

  test('a locked table falls back to the journal', async () => {
    const owner = new pg.Client({ connectionString: database });
    await owner.connect();
    await owner.query('begin; lock table contact_submissions');
    // The response arrives while the table is still locked.
    await post().expect(201);
    await owner.query('commit');
    await owner.end();
    await storedOnceAll(1);
  });
});

describe('when the journal fails', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-journal-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

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

    await other.request.get('/api/health/intake').expect(503);
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
    const { body } = await other.request.get('/api/health/ready').expect(503);
    expect(body.details.journal).toMatchObject({ isWritable: true, waiting: 1, unreadable: 1 });
    await relay.reconnect();
    await storedOnceAll(1);
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

    expect(await storedOnceAll(1)).toMatchObject([{ name: 'Ada Byron' }]);
    const { body } = await other.request.get('/api/health/ready').expect(200);
    expect(body.details.journal).toMatchObject({ waiting: 0, refused: 1 });
    expect(other.logged()).toContain('the database rejects a submission of the journal');
    await other.stop();
  });
});
