import { relayTo } from '../../testing/relay.ts';
import { createDatabase, startApi, type TestApi } from '../../testing/test-api.ts';

const ada = { name: 'Ada Byron', email: 'ada@example.com' };
const post = (api: TestApi, forwardedFor?: string) => {
  const request = api.request.post('/api/contact');
  if (forwardedFor) request.set('X-Forwarded-For', forwardedFor);
  return request.send(ada);
};

let api: TestApi | undefined;
afterEach(async () => {
  await api?.stop();
  api = undefined;
});

test('after so many forms a minute a client is asked to wait, whichever form it sends', async () => {
  api = await startApi({ FORM_RATE_PER_MINUTE: '2' });
  await post(api).expect(201);
  await api.request.post('/api/download-case-study').send({}).expect(422);

  const { headers, text } = await post(api)
    .expect(429)
    .expect('Content-Type', /^text\/plain/);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(text).toMatch(/^That was a lot at once\. Please try again in \d+ seconds, or call us at 512-555-0142\.$/);
});

test('two instances of the API count together', async () => {
  api = await startApi({ FORM_RATE_PER_MINUTE: '2' });
  const second = await startApi({ FORM_RATE_PER_MINUTE: '2', DATABASE_URL: api.databaseUrl });

  await post(api).expect(201);
  await post(second).expect(201);
  await post(second).expect(429);
  await post(api).expect(429);
  await second.stop();
});

test('a window that is over counts no more', async () => {
  api = await startApi({ FORM_RATE_PER_MINUTE: '1' });
  await post(api).expect(201);
  await post(api).expect(429);
  await api.sql(`update throttle_counters set window_ends = now() - interval '1 second'`);
  await post(api).expect(201);
});

test('0 switches the limit off', async () => {
  api = await startApi({ FORM_RATE_PER_MINUTE: '0' });
  for (let sent = 0; sent < 40; sent += 1) await post(api).expect(201);
});

test('without a proxy an address in X-Forwarded-For is nobody’s word', async () => {
  api = await startApi({ FORM_RATE_PER_MINUTE: '1', TRUSTED_PROXY_HOPS: '0' });
  await post(api, '198.51.100.1').expect(201);
  await post(api, '198.51.100.2').expect(429);
});

test('behind one proxy only the address that this proxy has added counts', async () => {
  api = await startApi({ FORM_RATE_PER_MINUTE: '1', TRUSTED_PROXY_HOPS: '1' });
  await post(api, '198.51.100.1').expect(201);
  await post(api, '198.51.100.2').expect(201);
  await post(api, '203.0.113.9, 198.51.100.1').expect(429);
  await post(api, '203.0.113.8, 198.51.100.2').expect(429);
});

test('behind two proxies only the address that the outer one has added counts', async () => {
  api = await startApi({ FORM_RATE_PER_MINUTE: '1', TRUSTED_PROXY_HOPS: '2' });
  await post(api, '198.51.100.1, 10.0.0.1').expect(201);
  await post(api, '198.51.100.2, 10.0.0.1').expect(201);
  await post(api, '203.0.113.9, 198.51.100.1, 10.0.0.1').expect(429);
  await post(api, '203.0.113.8, 10.0.0.7, 198.51.100.2, 10.0.0.1').expect(429);
});

test('one customer’s IPv6 network is one client', async () => {
  api = await startApi({ FORM_RATE_PER_MINUTE: '1', TRUSTED_PROXY_HOPS: '1' });
  await post(api, '2001:db8:0:7::1').expect(201);
  await post(api, '2001:db8::7:aaaa:0:0:2').expect(429);
  await post(api, '2001:db8:0:8::1').expect(201);
});

test('client addresses are not kept in the clear', async () => {
  api = await startApi({ FORM_RATE_PER_MINUTE: '5', TRUSTED_PROXY_HOPS: '1' });
  await post(api, '198.51.100.77').expect(201);
  expect(JSON.stringify(await api.sql('select * from throttle_counters'))).not.toContain('198.51.100.77');
});

test('a counter that cannot be read refuses nobody', async () => {
  api = await startApi({ FORM_RATE_PER_MINUTE: '1' });
  await api.sql('alter table throttle_counters rename to elsewhere');
  await post(api).expect(201);
  await post(api).expect(201);
});

test('while nothing can be counted everybody is let in, and nobody waits for it', async () => {
  const line = await relayTo(await createDatabase());
  api = await startApi({ FORM_RATE_PER_MINUTE: '1', DATABASE_URL: line.address });
  await post(api).expect(201);
  await post(api).expect(429);

  line.freeze();
  await post(api).expect(201);
  const started = Date.now();
  for (let sent = 0; sent < 5; sent += 1) await post(api).expect(201);
  // Waiting for an answer would take two seconds each.
  expect(Date.now() - started).toBeLessThan(6_000);
});
