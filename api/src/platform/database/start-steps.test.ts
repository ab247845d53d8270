import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { query } from '../../testing/databases.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { unreachableWebhook } from '../../testing/notification-api.ts';
import { relayTo } from '../../testing/relay.ts';
import { createDatabase, startApi } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';

const folder = newFolder();
const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
});

test('after a start without PostgreSQL, a step that fails is reported and does not keep the others from starting', async () => {
  const database = await createDatabase();
  await query(database, `update repeatable_migrations set applied_at = now() - interval '2 days'`);
  const relay = await relayTo(database);
  await relay.disconnect();
  stops.push(() => relay.disconnect());
  const accounts = join(folder, 'missing');
  const api = await startApi({
    ...unreachableWebhook,
    DATABASE_URL: relay.address,
    FIRST_ACCOUNT_FILE: join(accounts, 'first-account.json'),
  });
  stops.unshift(() => api.stop());
  const details = async () => (await api.request.get('/api/health/ready')).body.details;
  expect(await details()).not.toHaveProperty('start');
  await relay.reconnect();

  await until(async () => (await details()).start !== undefined);
  expect((await details()).start).toEqual({ failing: ['first account'] });
  expect(api.logged()).toContain('a step of the start has failed');
  await until(async () => (await api.request.get('/api/health/ready')).status === 200);
  await api.request.get('/api/health/ready').set('X-Forwarded-For', '192.0.2.1').expect(200, { status: 'ok' });
  // Retention has run, and the workers of the job queue have started.
  await until(
    async () => (await query(database, `select from audit_events where kind = 'retention-run'`)).length === 1,
  );
  await api.request.post('/api/contact').send({ name: 'Ada Byron', email: 'ada@example.com' }).expect(201);
  await until(async () => (await query(database, 'select from deliveries where attempts > 0')).length > 0);

  mkdirSync(accounts);
  await until(async () => (await details()).start === undefined);
  expect(await query(database, 'select from staff_accounts')).toHaveLength(1);
});
