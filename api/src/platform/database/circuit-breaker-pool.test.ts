import { randomUUID } from 'node:crypto';
import { useApi } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';

const api = await useApi();

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
  await api.sql(`create function fail() returns trigger language plpgsql as $$ begin raise 'failed'; end $$`);
  await api.sql(`create trigger fail before insert on contact_submissions
    for each row when (new.name = 'Failing') execute function fail()`);
  const before = await connections();
  const { body } = await post('Failing').expect(201);
  expect(body).not.toHaveProperty('id');
  await post('Ada').expect(201);
  expect(await connections()).toEqual(expect.arrayContaining(before));
  await api.sql('drop trigger fail on contact_submissions');
});

test('replaces a connection that PostgreSQL has closed', async () => {
  await api.sql(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'portal-api-intake' and datname = current_database()`);
  await until(async () => (await post('Ada').expect(201)).body.id);
  expect(api.logged()).not.toContain('circuit breaker opened');
});
