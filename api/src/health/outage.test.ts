import { type Relay, relayTo } from '../testing/relay.ts';
import { createDatabase, startApi, type TestApi } from '../testing/test-api.ts';

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
const sentence = 'We could not save your request just now. Please try again in a minute, or call us at 210-555-0177.';

test('with a database the API is alive and ready', async () => {
  await api.request.get('/api/health/live').expect(200);
  const { body } = await api.request.get('/api/health/ready').expect(200);
  expect(body).toMatchObject({ status: 'ok', details: { database: { status: 'up' } } });
});

test('without one it is alive, not ready, and thanks nobody for what it has not stored', async () => {
  await line.cut();

  await api.request.get('/api/health/live').expect(200);
  const { body } = await api.request.get('/api/health/ready').expect(503);
  expect(body).toMatchObject({ status: 'error', details: { database: { status: 'down' } } });

  const { text, headers } = await submit()
    .expect(503)
    .expect('Content-Type', /^text\/plain/);
  expect(text).toBe(sentence);
  expect(headers['retry-after']).toBe('30');

  await api.request
    .post('/api/download-case-study')
    .send({ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', company: 'Analytical Homes' })
    .expect(503);
  await api.request.get('/api/admin/submissions').set('Cookie', 'portal_session=x').expect(503);
});

test('a form sent without JavaScript keeps what was typed', async () => {
  await line.cut();
  const { text } = await api.request
    .post('/api/contact')
    .type('form')
    .set('Accept', 'text/html')
    .send({ name: 'Ada Byron', email: 'ada@example.com', message: 'Two gates.' })
    .expect(503);
  expect(text).toContain(sentence);
  expect(text).toContain('Two gates.');
});

test('a database that hangs is an outage within four seconds', async () => {
  await submit().expect(201);
  line.freeze();
  const started = Date.now();
  await submit().expect(503);
  await api.request.get('/api/health/ready').expect(503);
  expect(Date.now() - started).toBeLessThan(5_500);
});

test('when the database is back, so is the API, without a restart', async () => {
  await line.cut();
  await submit().expect(503);
  await line.mend();
  await submit().expect(201);
  await api.request.get('/api/health/ready').expect(200);
});

test('connections that a network failure has left hanging are not used again', async () => {
  await Promise.all(Array.from({ length: 8 }, () => submit().expect(201)));
  line.freeze();
  await Promise.all(Array.from({ length: 8 }, () => submit().expect(503)));
  line.thaw();

  const started = Date.now();
  await Promise.all(Array.from({ length: 8 }, () => submit().expect(201)));
  expect(Date.now() - started).toBeLessThan(1_000);
});
