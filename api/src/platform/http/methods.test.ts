import { signIn, withManager } from '../../testing/staff.ts';
import { startApi } from '../../testing/test-api.ts';

const api = await startApi(withManager);
const separate = await startApi({ SITE_URL: 'http://www.portal.test', DESK_URL: 'http://desk.portal.test' });
afterAll(() => Promise.all([api.stop(), separate.stop()]));

const browser = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8' };

test.each([
  ['GET', '/api/contact', 'POST'],
  ['PUT', '/api/contact', 'POST'],
  ['OPTIONS', '/api/contact', 'POST'],
  ['GET', '/api/Contact/', 'POST'],
  ['GET', '/api/contact/proof', 'POST'],
  ['DELETE', '/api/download-case-study', 'GET, HEAD, POST'],
  ['PUT', '/api/session', 'DELETE, GET, HEAD, POST'],
  ['GET', '/api/session/oidc/code', 'POST'],
  ['GET', '/api/password-links', 'POST'],
  ['GET', '/api/password-reset/confirm', 'POST'],
  ['PUT', '/api/admin/leads/1', 'GET, HEAD'],
  ['POST', '/api/health/live', 'GET, HEAD'],
])('%s %s returns 405 with Allow: %s', async (method, path, allow) => {
  const response = await fetch(api.url + path, { method });
  const body = await response.text();
  expect({ status: response.status, allow: response.headers.get('allow') }).toEqual({ status: 405, allow });
  expect(body).toContain(`This address only allows ${allow}.`);
});

test.each([
  ['/api/contact', '/contact'],
  ['/api/Contact/', '/contact'],
  ['/api/contact?a=1', '/contact'],
  ['/api/contact/proof', '/contact'],
  ['/api/session', '/admin'],
  ['/api/session/passkey', '/admin'],
  ['/api/session/oidc', '/admin'],
  ['/api/password-reset/confirm', '/admin'],
  ['/api/password-links', '/admin'],
  ['/api/admin/leads/1', '/admin'],
  ['/api/admin/leads/export.csv', '/admin'],
])('a browser that opens %s is redirected to %s', async (path, page) => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await fetch(api.url + path, { method, headers: browser, redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([303, page]);
  }
});

test('a browser that opens the case study form gets the form', async () => {
  const { text } = await api.request.get('/api/download-case-study').set(browser).expect(200);
  expect(text).toContain('Download Full Case Study');
});

test('requests of scripts and requests with a session are not redirected', async () => {
  await api.request.get('/api/session').expect(401);
  await api.request.get('/api/session').set('Accept', 'application/json').expect(401);
  await api.request
    .get('/api/session')
    .set({ ...browser, Cookie: await signIn(api) })
    .expect(200);
  await api.request.get('/api/nothing').set(browser).expect(404);
});

test('with DESK_URL, the other origin does not reveal the methods of a route', async () => {
  const put = (host: string, path: string) => separate.request.put(path).set('Host', host).send({});
  await put('www.portal.test', '/api/contact').expect(405);
  await put('desk.portal.test', '/api/contact').expect(404);
  await put('www.portal.test', '/api/session').expect(404);
  await put('desk.portal.test', '/api/session').expect(405);
  await separate.request
    .get('/api/contact')
    .set({ Host: 'www.portal.test', ...browser })
    .expect(303);
  await separate.request
    .get('/api/session')
    .set({ Host: 'www.portal.test', ...browser })
    .expect(404);
});
