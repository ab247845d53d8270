import { statSync } from 'node:fs';
import { join } from 'node:path';
import { query } from '../../testing/databases.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { relayTo } from '../../testing/relay.ts';
import { createDatabase, startApi } from '../../testing/test-api.ts';
import { shortenLimits } from '../../testing/time-limits.ts';
import { until } from '../../testing/until.ts';

shortenLimits();
const database = await createDatabase();
const relay = await relayTo(database);
const journalDir = newFolder();
const api = await startApi({ DATABASE_URL: relay.address, JOURNAL_DIR: journalDir, COMPANY_PHONE: '210-555-0177' });
afterAll(async () => {
  await api.stop();
  await relay.disconnect();
});
afterEach(async () => {
  await relay.restore();
  await until(async () => {
    const { status, body } = await api.request.get('/api/health/ready');
    return status === 200 && body.details.journal.waiting === 0;
  });
});

const submit = () => api.request.post('/api/contact').send({ name: 'Ada Byron', email: 'ada@example.com' });

const ready = () => api.request.get('/api/health/ready');

test('the API is live and ready with a database', async () => {
  await api.request.get('/api/health/live').expect(200, { status: 'ok' });
  // When the first ping was too slow, the next one follows after two seconds.
  await until(async () => (await ready()).status === 200);
  const { body } = await ready().expect(200);
  expect(body).toEqual({
    status: 'ok',
    details: { database: { status: 'up' }, journal: { isWritable: true, waiting: 0, rejected: 0, unreadable: 0 } },
  });
  await api.request.get('/api/health/intake').expect(200, { status: 'ok', details: { storage: { in: 'database' } } });
});

test('the API is live and stores forms, but is not ready, without a database', async () => {
  await relay.disconnect();
  await submit().expect(201);
  await api.request.get('/api/health/live').expect(200);

  // Without requests, the pings open the circuit.
  await until(async () => (await api.request.get('/api/health/intake')).body.details.storage.in === 'journal');
  const { body } = await ready().expect(503);
  expect(body).toMatchObject({
    status: 'error',
    details: { database: { status: 'down' }, journal: { isWritable: true, waiting: 1 } },
  });
  const { body: intake } = await api.request.get('/api/health/intake').expect(200);
  expect(intake).toMatchObject({ details: { storage: { in: 'journal', waiting: 1 } } });

  const { body: problem } = await api.request
    .get('/api/admin/summary')
    .set('Cookie', 'portal_session=x')
    .expect(503)
    .expect('Content-Type', /^application\/problem\+json/);
  expect(problem).toMatchObject({ status: 503 });
});

test('returns 503 for staff while the database hangs', async () => {
  await submit().expect(201);
  relay.pause();
  await api.request.get('/api/admin/summary').set('Cookie', 'portal_session=x').expect(503);
  await until(async () => (await ready()).status === 503);
});

test.each(['/api/health/ready', '/api/health/intake'])('%s tells clients behind a proxy no details', async (path) => {
  for (const header of ['X-Forwarded-For', 'Forwarded'])
    await api.request.get(path).set(header, '127.0.0.1').expect(200, { status: 'ok' });
});

test('a health check causes no statement and no write', async () => {
  const transactions = async () =>
    Number(
      (
        await query<{ xact_commit: string }>(
          database,
          `select pg_stat_force_next_flush(), xact_commit from pg_stat_database where datname = current_database()`,
        )
      )[0]?.xact_commit,
    );
  const file = join(journalDir, 'journal.sqlite-wal');
  const before = await transactions();
  const writes = new Set<number>();
  const started = performance.now();
  for (let sent = 0; sent < 300; sent += 1) {
    await ready().expect(200);
    writes.add(statSync(file).mtimeMs);
  }
  const seconds = (performance.now() - started) / 1000;
  // The checks in the background and the job queue go on.
  expect((await transactions()) - before).toBeLessThan(150 + 10 * seconds);
  expect(writes.size).toBeLessThan(5 + seconds / 10);
});

test('reports an unknown host in DATABASE_URL as an error, and starts all the same', async () => {
  const other = await startApi({ DATABASE_URL: 'postgres://portal@database.invalid/portal' });
  await other.request.get('/api/health/live').expect(200);
  await other.request.get('/api/health/ready').expect(503);
  await other.request.post('/api/contact').send({ name: 'Ada Byron', email: 'ada@example.com' }).expect(201);
  expect(other.logged()).toContain('unknown host in DATABASE_URL');
  expect(other.logged()).toContain('database.invalid');
  await other.stop();
});
