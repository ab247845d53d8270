import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { commonApi, siteApi } from '@portal/contracts/api-origins';
import { manager, signIn, withManager } from '../../testing/staff.ts';
import { startApi } from '../../testing/test-api.ts';

const separate = { ...withManager, SITE_URL: 'http://www.portal.test', DESK_URL: 'http://desk.portal.test:8080' };
const api = await startApi(separate);
const behindProxy = await startApi({ ...separate, TRUSTED_PROXY_HOPS: '1' });
const oneOrigin = await startApi({ ...withManager, SITE_URL: 'http://www.portal.test' });
afterAll(() => Promise.all([api, behindProxy, oneOrigin].map((one) => one.stop())));

const document = (await api.request.get('/api/openapi.json').expect(200)).body;
const operations = Object.entries<Record<string, unknown>>(document.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => [method.toUpperCase(), path.replace(/\{\w+\}/g, '1')] as const),
);
const staffRoutes = operations.filter(
  ([, path]) => ![siteApi, commonApi].some((public_) => new RegExp(public_).test(path)),
);
const siteRoutes = operations.filter(([, path]) => new RegExp(siteApi).test(path));

/** Resolves to the response to a request line that no client library would send. */
async function sendRaw(url: string, line: string, host: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.end([`${line} HTTP/1.1`, `Host: ${host}`, 'Connection: close', '', ''].join('\r\n'));
  return text(socket);
}
const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1]);

/** Resolves to status and headers. An event stream is not waited for. */
const send = (method: string, path: string, host: string) =>
  new Promise<{ status?: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const body = method === 'GET' ? '' : '{}';
    const headers = { host, ...(body && { 'content-type': 'application/json', 'content-length': body.length }) };
    request(api.url + path, { method, agent: false, headers }, (response) => {
      resolve({ status: response.statusCode, headers: response.headers });
      response.destroy();
    })
      .on('error', reject)
      .end(body);
  });

test('there are routes of both origins', () => {
  expect(staffRoutes.length).toBeGreaterThan(50);
  expect(siteRoutes.length).toBeGreaterThanOrEqual(3);
});

test.each(staffRoutes)(
  'with DESK_URL, %s %s is not found on other hosts and found on the desk',
  async (method, path) => {
    for (const host of ['www.portal.test', 'portal.test', 'evil.example', 'desk.portal.test.evil.example', '127.0.0.1'])
      expect((await send(method, path, host)).status).toBe(404);
    const { status, headers } = await send(method, path, 'desk.portal.test:8080');
    // Without a provider, two addresses of OpenID Connect are not found, and no calendar has this token (`calendar-feed.test.ts`).
    if (!/^\/api\/(session\/oidc|calendar)\//.test(path)) expect(status).not.toBe(404);
    expect(headers).not.toHaveProperty('allow');
  },
);

test.each(siteRoutes)('with DESK_URL, %s %s is found on the site and not on the desk', async (method, path) => {
  expect((await send(method, path, 'www.portal.test')).status).not.toBe(404);
  expect((await send(method, path, 'desk.portal.test')).status).toBe(404);
});

const spellings = [
  '/api/Session',
  '/API/session',
  '/api/SESSION/',
  '/api/Admin/summary',
  '/api/admin/Summary/',
  '/api/%41dmin/summary',
  '/api/admin%2fsummary',
  '//api//admin/summary',
  '/api//admin/summary',
  '/api/./admin/summary',
  '/api/contact/../admin/summary',
  '/api/admin;a=1/summary',
  '/api/admin/summary;a=1',
  '/api/admin/summary?host=desk.portal.test',
  '/api/Password-Reset',
  '/api/admin/leads/Stream',
  'http://www.portal.test/api/session',
  'http://www.portal.test/API/Session/',
];
test.each(spellings)('with DESK_URL, GET %s on the site is not found', async (path) => {
  expect(statusOf(await sendRaw(api.url, `GET ${path}`, 'www.portal.test'))).toBe(404);
  expect(statusOf(await sendRaw(api.url, `OPTIONS ${path}`, 'www.portal.test'))).toBe(404);
});

test('with DESK_URL, the right password opens no session on the site, whatever the headers', async () => {
  for (const path of ['/api/session', '/api/Session', '/api/session/'])
    for (const headers of [
      {},
      { 'Sec-Fetch-Site': 'same-origin' },
      { Origin: 'http://www.portal.test' },
      { Origin: 'http://desk.portal.test:8080' },
      { 'X-Forwarded-Host': 'desk.portal.test' },
      { Forwarded: 'host=desk.portal.test' },
    ]) {
      const { headers: received } = await api.request
        .post(path)
        .set({ Host: 'www.portal.test', ...headers })
        .send(manager)
        .expect(404);
      expect(received).not.toHaveProperty('set-cookie');
    }
});

test('with DESK_URL, unsafe requests are accepted from the desk only, not from the host of the request', async () => {
  const post = (headers: Record<string, string>) =>
    api.request
      .post('/api/session')
      .set({ Host: 'desk.portal.test:8080', ...headers })
      .send(manager);
  await post({ Origin: 'http://desk.portal.test:8080' }).expect(200);
  await post({ Origin: 'http://DESK.portal.test:8080' }).expect(403);
  // The origin of a page that an attacker's name server has led here.
  for (const origin of ['http://desk.portal.test', 'https://desk.portal.test:8080', 'http://www.portal.test', 'null'])
    await post({ Origin: origin }).expect(403);
});

test('a session of the desk does not open its routes on the site', async () => {
  const cookie = await signInOnDesk();
  const get = (host: string) => api.request.get('/api/admin/summary').set({ Host: host, Cookie: cookie });
  await get('desk.portal.test').expect(200);
  await get('DESK.portal.test').expect(200);
  await get('www.portal.test').expect(404);
});

async function signInOnDesk(): Promise<string> {
  const { headers } = await api.request.post('/api/session').set('Host', 'desk.portal.test').send(manager).expect(200);
  return [headers['set-cookie']].flat().join('; ');
}

test('behind a trusted proxy, the host is the one that the proxy names', async () => {
  const get = (headers: Record<string, string>, to = behindProxy) => to.request.get('/api/session').set(headers);
  await get({ Host: 'api:8080', 'X-Forwarded-Host': 'desk.portal.test' }).expect(401);
  await get({ Host: 'desk.portal.test', 'X-Forwarded-Host': 'www.portal.test' }).expect(404);
  await get({ Host: 'desk.portal.test' }).expect(401);
  await get({ Host: 'www.portal.test' }).expect(404);
  await get({ Host: 'desk.portal.test', 'X-Forwarded-Host': 'www.portal.test' }, api).expect(401);
  await get({ Host: 'www.portal.test', 'X-Forwarded-Host': 'desk.portal.test' }, api).expect(404);
});

test('health checks are served on every host', async () => {
  for (const host of ['www.portal.test', 'desk.portal.test', '127.0.0.1:3000', 'api'])
    for (const path of ['live', 'intake', 'ready'])
      await api.request.get(`/api/health/${path}`).set('Host', host).expect(200);
});

test('without DESK_URL, all routes are served on every host', async () => {
  await oneOrigin.request.get('/api/session').set('Host', 'localhost').expect(401);
  await oneOrigin.request.post('/api/contact').set('Host', 'localhost').send({}).expect(422);
  await oneOrigin.request
    .post('/api/session')
    .set({ Host: 'localhost:8080', Origin: 'http://localhost:8080' })
    .send(manager)
    .expect(200);
  expect(await signIn(oneOrigin)).toContain('portal_session=');
});
