import { type Relay, relayTo } from '../../testing/relay.ts';
import { createDatabase, startApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let line: Relay;
beforeEach(async () => {
  line = await relayTo(await createDatabase());
  api = await startApi({ DATABASE_URL: line.address, COMPANY_PHONE: '210-555-0177' });
});
afterEach(async () => {
  await api.stop();
  await line.cut().catch(() => undefined);
});

const submit = () => api.request.post('/api/contact').send({ name: 'Ada Byron', email: 'ada@example.com' });

test('with a database the API is alive and ready', async () => {
  await api.request.get('/api/health/live').expect(200);
  const { body } = await api.request.get('/api/health/ready').expect(200);
  expect(body).toMatchObject({
    status: 'ok',
    details: {
      database: { status: 'up' },
      journal: { status: 'up', isWritable: true, waiting: 0, refused: 0, unreadable: 0 },
    },
  });
  const { body: intake } = await api.request.get('/api/health/intake').expect(200);
  expect(intake).toMatchObject({ details: { storage: { status: 'up', in: 'database' } } });
});

test('without one it is alive, takes in forms, and is ready for nothing else', async () => {
  await line.cut();
  await submit().expect(201);

  await api.request.get('/api/health/live').expect(200);
  const { body } = await api.request.get('/api/health/ready').expect(503);
  expect(body).toMatchObject({
    status: 'error',
    details: { database: { status: 'down' }, journal: { status: 'up', waiting: 1 } },
  });
  const { body: intake } = await api.request.get('/api/health/intake').expect(200);
  expect(intake).toMatchObject({ details: { storage: { status: 'up', in: 'journal', waiting: 1 } } });

  const { body: problem } = await api.request
    .get('/api/admin/leads')
    .set('Cookie', 'portal_session=x')
    .expect(503)
    .expect('Content-Type', /^application\/problem\+json/);
  expect(problem).toMatchObject({ status: 503 });
});

test('a database that hangs is an outage for staff too, and not a wait without an end', async () => {
  await submit().expect(201);
  line.freeze();
  const started = Date.now();
  await api.request.get('/api/admin/leads').set('Cookie', 'portal_session=x').expect(503);
  await api.request.get('/api/health/ready').expect(503);
  expect(Date.now() - started).toBeLessThan(20_000);
});

test('when the database is back, so is the API, without a restart', async () => {
  await line.cut();
  await submit().expect(201);
  await line.mend();
  await api.request.get('/api/health/ready').expect(200);
});
