import { startApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('answers are never cached, sniffed, framed or taken for a page with scripts', async () => {
  const { headers } = await api.request.get('/api/session').expect(401);

  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
  });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('on plain HTTP no browser is sent to an HTTPS that is not there', async () => {
  const { headers } = await api.request.get('/api/health/live').expect(200);
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

test('an unknown address gets a plain sentence', async () => {
  const { text } = await api.request
    .get('/api/nothing')
    .expect(404)
    .expect('Content-Type', /^text\/plain/);
  expect(text).toBe('Page not found.');
});

test('an address that is asked in the wrong way is not found either', async () => {
  await api.request.get('/api/contact').expect(404);
  await api.request.put('/api/contact').send({}).expect(404);
});
