import assert from 'node:assert/strict';
import { request } from 'node:http';
import { test } from 'node:test';
import { fetchDesk, fetchSite, sendContact, signIn, stack, until } from './testing.ts';

test('serves the lead desk on its own origin, and its assets to staff only', async () => {
  assert.equal((await fetchSite('/admin')).status, 308);
  assert.equal((await fetchSite('/api/session')).status, 404);
  const { remotes } = JSON.parse(await stack.exec('nginx', 'cat', '/site/current/site.json'));
  const asset = `/remotes/admin/${remotes.admin.version}/remoteEntry.js`;
  assert.equal((await fetchDesk(asset)).status, 401);
  assert.equal((await fetchSite(asset)).status, 404);
  assert.equal((await fetchDesk(asset, { headers: { cookie: await signIn() } })).status, 200);
  assert.equal((await fetchDesk(asset)).status, 401);
});

test('serves the page of rules on the site, where the lead desk redirects to', async () => {
  const { status, text } = await fetchSite('/rules-for-a-remote');
  assert.equal(status, 200);
  assert.match(text, /<h3 id="title">/);
  const { headers } = await fetchDesk('/rules-for-a-remote');
  assert.match(headers.get('location') ?? '', /^http:\/\/localhost:\d+\/rules-for-a-remote$/);
});

test('returns 429 with the phone number for a flood of forms', async () => {
  const responses = await Promise.all(
    Array.from({ length: 60 }, () => fetchSite('/api/contact', { method: 'POST', body: '' })),
  );
  const rejected = responses.filter(({ status }) => status === 429);
  assert.ok(rejected.length > 0 && rejected.length < responses.length);
  assert.equal(rejected[0]?.headers.get('retry-after'), '60');
  assert.equal(rejected[0]?.text, 'That was a lot at once. Please try again in a minute, or call us at 512-555-0142.');
  assert.equal((await fetchSite('/contact')).status, 200);
});

test('returns 413 for long bodies from the api, and the same from nginx above its own limit', async () => {
  const send = (kilobytes: number) =>
    fetchDesk('/api/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'x'.repeat(kilobytes * 1024), password: '' }),
    });
  for (const kilobytes of [80, 200]) {
    const { status, text } = await send(kilobytes);
    assert.equal(status, 413);
    assert.match(text, /The request is too large\. Please shorten it, or call us at 512-555-0142\./);
  }
});

test('ignores X-Forwarded-For headers of clients', async () => {
  const flood = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      fetchSite('/api/contact', { method: 'POST', body: '', headers: { 'x-forwarded-for': `203.0.113.${index}` } }),
    ),
  );
  assert.ok(flood.some(({ status }) => status === 429));
});

test('streams new leads to staff as they arrive', async () => {
  const cookie = await signIn();
  const stop = new AbortController();
  const received = { type: '', text: '' };
  const stream = request({
    port: process.env.PORT,
    path: '/api/admin/leads/stream',
    headers: { host: `desk.localhost:${process.env.PORT}`, cookie },
    signal: AbortSignal.any([stop.signal, AbortSignal.timeout(60_000)]),
  });
  stream.on('error', () => {});
  stream.on('response', (response) => {
    received.type = response.headers['content-type'] ?? '';
    response.setEncoding('utf8').on('data', (text) => (received.text += text));
    response.on('error', () => {});
  });
  stream.end();

  await until(async () => /event: ready/.test(received.text));
  assert.match(received.type, /event-stream/);
  // The tests above have used up the rate limit, which allows one more form per second.
  await until(async () => (await sendContact('live@example.com')).status === 201);
  await until(async () => /event: lead/.test(received.text));
  stop.abort();
});
