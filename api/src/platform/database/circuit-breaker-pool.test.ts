import { randomUUID } from 'node:crypto';
import { startApi } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';

const api = await startApi();
afterAll(() => api.stop());

const connections = () =>
  api.sql<{ pid: number }>(
    `select pid from pg_stat_activity
     where application_name = 'portal-api-intake' and datname = current_database() order by pid`,
  );
const post = (name: string) =>
  api.request.post('/api/contact').send({ name, email: 'ada@example.com', submissionId: randomUUID() });

test('opens connections before the first form', async () => {
  await until(async () => (await connections()).length === 2);
});

test('keeps a connection after an error in a statement', async () => {
  await api.sql(`alter table contact_submissions add constraint rejected check (name <> 'Rejected') not valid`);
  const before = await connections();
  await post('Rejected').expect(500);
  await post('Ada').expect(201);
  expect(await connections()).toEqual(before);
});

test('replaces a connection that PostgreSQL has closed', async () => {
  await api.sql(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'portal-api-intake' and datname = current_database()`);
  await until(async () => (await post('Ada').expect(201)).body.id);
  expect(api.logged()).not.toContain('circuit breaker opened');
});
