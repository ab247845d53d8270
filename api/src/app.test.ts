import { startApi, useApi } from './testing/test-api.ts';

const api = await useApi();

test('sends security headers and disables caching', async () => {
  const { headers } = await api.request.get('/api/session').set('Origin', 'https://other.example').expect(401);

  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
  });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
});

test('lets browsers measure the answer to a form', async () => {
  for (const path of ['/api/contact', '/api/download-case-study']) {
    const { headers } = await api.request.post(path).send({}).expect(422);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache' });
  }
});

test('sends HSTS for all subdomains over HTTPS', async () => {
  const https = await startApi({ SITE_URL: 'https://portal.example' });
  const { headers } = await https.request.get('/api/health/live').expect(200);
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  await https.stop();
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

test('sends the OpenAPI document to clients on its own host only', async () => {
  await api.request.get('/api/openapi.json').expect(200);
  for (const path of ['/api/openapi.json', '/api/OpenAPI.json/']) {
    await api.request.get(path).set('X-Forwarded-For', '198.51.100.23').expect(404);
  }
});
