import { startApi } from './testing/test-api.ts';

const api = await startApi();
afterAll(() => api.stop());

test('sends security headers and disables caching', async () => {
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

test('sends no HSTS and no upgrade-insecure-requests over HTTP', async () => {
  const { headers } = await api.request.get('/api/health/live').expect(200);
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

test('returns 404 for an unknown URL', async () => {
  const { text } = await api.request
    .get('/api/nothing')
    .expect(404)
    .expect('Content-Type', /^text\/plain/);
  expect(text).toBe('Page not found.');
});

test('returns 404 for an unsupported method', async () => {
  await api.request.get('/api/contact').expect(404);
  await api.request.put('/api/contact').send({}).expect(404);
});
