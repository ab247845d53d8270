import { connectTo } from '../../testing/databases.ts';
import { relayTo } from '../../testing/relay.ts';
import { createDatabase, startApi, type TestApi } from '../../testing/test-api.ts';
import { longLimits, shortenLimits } from '../../testing/time-limits.ts';
import { untilBlocked } from '../../testing/until-blocked.ts';
import { counterWait } from './form-rate-limit.guard.ts';

const ada = { name: 'Ada Byron', email: 'ada@example.com' };
const post = (api: TestApi, forwardedFor?: string) => {
  const request = api.request.post('/api/contact');
  if (forwardedFor) request.set('X-Forwarded-For', forwardedFor);
  return request.send(ada);
};

// Staff wait for a lock, not for a PostgreSQL that hangs.
shortenLimits({ staff: longLimits });
const relay = await relayTo(await createDatabase());
const apis = new Map<string, Promise<TestApi>>();
afterAll(async () => {
  for (const api of apis.values()) await (await api).stop();
  await relay.disconnect();
});
beforeEach(async () => {
  for (const api of apis.values()) await (await api).sql('truncate rate_limit_counters');
});

/** Starts the API once for each combination of settings, all on one database. */
async function withLimit(limit: number, proxyHops = 0, instance = 1): Promise<TestApi> {
  const name = `${limit} ${proxyHops} ${instance}`;
  const started =
    apis.get(name) ??
    startApi({
      DATABASE_URL: relay.address,
      FORM_RATE_PER_MINUTE: String(limit),
      TRUSTED_PROXY_HOPS: String(proxyHops),
    });
  apis.set(name, started);
  return started;
}

test('returns 429 with Retry-After over the limit, which both forms share', async () => {
  const api = await withLimit(2);
  await post(api).expect(201);
  await api.request.post('/api/download-case-study').send({}).expect(422);

  const { headers, text } = await post(api)
    .expect(429)
    .expect('Content-Type', /^text\/plain/);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(text).toMatch(/^That was a lot at once\. Please try again in \d+ seconds, or call us at 512-555-0142\.$/);
});

test('instances of the API share the counters', async () => {
  const first = await withLimit(2);
  const second = await withLimit(2, 0, 2);

  await post(first).expect(201);
  await post(second).expect(201);
  await post(second).expect(429);
  await post(first).expect(429);
});

test('an expired window does not count', async () => {
  const api = await withLimit(1);
  await post(api).expect(201);
  await post(api).expect(429);
  await api.sql(`update rate_limit_counters set expire = 0`);
  await post(api).expect(201);
});

test('0 disables the limit', async () => {
  const api = await withLimit(0);
  for (let sent = 0; sent < 40; sent += 1) await post(api).expect(201);
});

test('X-Forwarded-For is ignored without a trusted proxy', async () => {
  const api = await withLimit(1);
  await post(api, '198.51.100.1').expect(201);
  await post(api, '198.51.100.2').expect(429);
});

test('with one trusted proxy, the last address in X-Forwarded-For is the client', async () => {
  const api = await withLimit(1, 1);
  await post(api, '198.51.100.1').expect(201);
  await post(api, '198.51.100.2').expect(201);
  await post(api, '203.0.113.9, 198.51.100.1').expect(429);
  await post(api, '203.0.113.8, 198.51.100.2').expect(429);
});

test('with two trusted proxies, the second to last address in X-Forwarded-For is the client', async () => {
  const api = await withLimit(1, 2);
  await post(api, '198.51.100.1, 10.0.0.1').expect(201);
  await post(api, '198.51.100.2, 10.0.0.1').expect(201);
  await post(api, '203.0.113.9, 198.51.100.1, 10.0.0.1').expect(429);
  await post(api, '203.0.113.8, 10.0.0.7, 198.51.100.2, 10.0.0.1').expect(429);
});

test('an IPv6 /64 network counts as one client', async () => {
  const api = await withLimit(1, 1);
  await post(api, '2001:db8:0:7::1').expect(201);
  await post(api, '2001:db8::7:aaaa:0:0:2').expect(429);
  await post(api, '2001:db8:0:8::1').expect(201);
});

test('client addresses are stored as digests only', async () => {
  const api = await withLimit(1, 1);
  await post(api, '198.51.100.77').expect(201);
  expect(JSON.stringify(await api.sql('select * from rate_limit_counters'))).not.toContain('198.51.100.77');
});

test('counts in memory when the counter fails', async () => {
  const api = await withLimit(3);
  await api.sql('alter table rate_limit_counters rename to renamed');
  for (let sent = 0; sent < 3; sent += 1) await post(api).expect(201);
  const { headers } = await post(api).expect(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await api.sql('alter table renamed rename to rate_limit_counters');
});

test('counts in memory, without waiting for the counter, while the database hangs', async () => {
  counterWait.milliseconds = 300;
  const api = await withLimit(4);
  relay.pause();
  for (let sent = 0; sent < 4; sent += 1) await post(api).expect(201);
  await post(api).expect(429);
  relay.resume();
  counterWait.milliseconds = 10_000;
});

test('counts in memory while the database is unavailable', async () => {
  const api = await withLimit(5);
  await relay.disconnect();
  for (let sent = 0; sent < 5; sent += 1) await post(api).expect(201);
  await post(api).expect(429);
  await relay.reconnect();
});

test('counts while all connections of the staff are busy', async () => {
  const api = await withLimit(1);
  const owner = await connectTo(api.databaseUrl);
  await owner.query('begin; lock table sessions');
  const staff = Array.from({ length: 10 }, () => api.request.get('/api/session').set('Cookie', 'portal_session=x'));
  const responses = Promise.all(staff);
  await untilBlocked(api.databaseUrl, 10);
  await post(api).expect(201);
  await post(api).expect(429);
  // The shared counter was used, not the memory.
  expect(await api.sql('select points from rate_limit_counters')).toEqual([{ points: 2 }]);
  await owner.query('commit');
  await owner.end();
  expect((await responses).map(({ status }) => status)).toEqual(Array(10).fill(401));
});
