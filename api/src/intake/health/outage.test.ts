import { relayTo } from '../../testing/relay.ts';
import { createDatabase, startApi } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';

const relay = await relayTo(await createDatabase());
const api = await startApi({ DATABASE_URL: relay.address, COMPANY_PHONE: '210-555-0177' });
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

test('is live and ready with a database', async () => {
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

test('is live and stores forms, but is not ready, without a database', async () => {
  await relay.disconnect();
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

test('returns 503 for staff while the database hangs', async () => {
  await submit().expect(201);
  relay.pause();
  await api.request.get('/api/admin/leads').set('Cookie', 'portal_session=x').expect(503);
  await api.request.get('/api/health/ready').expect(503);
});

test('is ready again, without a restart, when the database is available', async () => {
  await relay.disconnect();
  await submit().expect(201);
  await relay.reconnect();
  await api.request.get('/api/health/ready').expect(200);
});
