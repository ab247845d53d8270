import assert from 'node:assert/strict';
import { once } from 'node:events';
import { symlink, unlink } from 'node:fs/promises';
import { createServer, type RequestOptions, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, suite, test } from 'node:test';
import { until } from '../publisher/testing/until.ts';
import { send } from './testing/expect-case.ts';
import { deskHost, siteHost } from './testing/http-case.ts';
import { testBeforeFirstBuild, testBuild } from './testing/shared-tests.ts';
import { previewToken, SiteFixture, site } from './testing/site-fixture.ts';
import { openSlowBodies } from './testing/slow-bodies.ts';
import { standInApi } from './testing/stand-in-api.ts';
import { close, closedOrigin, listen, startWeb } from './testing/web-process.ts';

const fixture = await SiteFixture.create();
const api = standInApi();
const apiOrigin = await listen(api.server);
const settings = {
  SITE_DIR: fixture.folder,
  API_ORIGIN: apiOrigin,
  SITE_URL: `http://${siteHost}`,
  COMPANY_PHONE: site.phone,
};
const deskUrl = `http://${deskHost}`;
const [web, separate, https, limited, withoutApi] = await Promise.all([
  startWeb(settings),
  startWeb({ ...settings, DESK_URL: deskUrl }),
  startWeb({ ...settings, SITE_URL: `https://${siteHost}` }),
  startWeb(settings, 40),
  startWeb({ ...settings, LOG_LEVEL: 'warn', API_ORIGIN: await closedOrigin() }),
]);
after(async () => {
  await Promise.all([web, separate, https, limited, withoutApi].map((one) => one.stop()));
  await close(api.server);
  await fixture.remove();
});

testBeforeFirstBuild(web.origin);

suite('with a build', () => {
  testBuild(fixture, web.origin, separate.origin, https.origin);

  test('returns 200 for an ETag of another build', async () => {
    const { headers } = await send(web.origin, '/about', { headers: { cookie: `portal_preview=${previewToken}` } });
    const response = await send(web.origin, '/about', { headers: { 'if-none-match': String(headers.etag) } });

    assert.equal(response.status, 200);
  });

  test('returns 404 for a removed file and 500 for one that cannot be opened', async () => {
    const page = join(fixture.folder, 'builds/first/about.html');
    await unlink(page);
    assert.equal((await send(web.origin, '/about')).status, 404);
    await symlink('about.html', page);
    const { status, body, headers } = await send(web.origin, '/about');
    assert.equal(status, 500);
    assert.match(String(body), /512-555-0142/);
    assert.equal(headers['cache-control'], 'no-store');
    await unlink(page);
    await fixture.build('first');
    assert.equal((await send(web.origin, '/about')).status, 200);
  });

  test('recovers after it ran out of file descriptors', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, () => send(limited.origin, '/llms.txt').then(({ status }) => status)),
    );
    const isExpected = (result: PromiseSettledResult<number>) =>
      result.status === 'rejected' || result.value === 200 || result.value === 500;
    assert.ok(results.every(isExpected), JSON.stringify(results.filter((one) => !isExpected(one))));

    // The server closes the files and connections of the last responses after they have arrived.
    const isServed = () =>
      send(limited.origin, '/about').then(
        ({ status }) => status === 200,
        () => false,
      );
    await until('the server has recovered', isServed);
    assert.equal(limited.child.exitCode, null);
  });

  test('proxies requests and responses of the API unchanged', async () => {
    const { status, headers, body } = await send(
      web.origin,
      '/api/contact?from=form',
      {
        method: 'POST',
        headers: {
          host: siteHost,
          'content-type': 'application/json',
          'x-forwarded-for': '192.0.2.7',
          'x-forwarded-host': deskHost,
          'x-request-id': 'chosen-by-client',
        },
      },
      '{"name":"Ánh"}',
    );

    assert.equal(status, 201);
    assert.deepEqual(headers['set-cookie'], ['session=1; HttpOnly', 'theme=dark']);
    assert.match(String(headers['x-request-id']), /^[\da-f]{32}$/);
    const { trace: _trace, ...proxied } = JSON.parse(String(body));
    assert.deepEqual(proxied, {
      method: 'POST',
      url: '/api/contact?from=form',
      type: 'application/json',
      forwarded: '192.0.2.7, 127.0.0.1',
      host: siteHost,
      requestId: headers['x-request-id'],
      body: '{"name":"Ánh"}',
    });
  });

  test('measures requests by area, on a port of its own', async () => {
    const paths = ['/about?email=ada@example.com', '/api/admin/leads/7', '/shell/main.js', '/no/such/page'];
    for (const path of paths) await send(web.origin, path, { headers: { host: siteHost } });
    const count = (labels: string) => new RegExp(`^http_request_duration_seconds_count\\{${labels}\\} [1-9]`, 'm');
    await until('they are counted', async () =>
      count('method="GET",route="page",status="4xx"').test(await web.metrics()),
    );
    const metrics = await web.metrics();

    assert.match(metrics, count('method="GET",route="page",status="2xx"'));
    assert.match(metrics, count('method="GET",route="/api/",status="2xx"'));
    assert.doesNotMatch(metrics, /about|ada@|leads|such/);
  });

  test('streams events without buffering, and closes the request to the API when the client disconnects', async () => {
    const headers = { 'last-event-id': '7-1', 'accept-encoding': 'gzip, br' };
    const outgoing = request(`${web.origin}/api/admin/leads/stream`, { agent: false, headers }).end();
    const [response] = await once(outgoing, 'response');
    const [first] = await once(response, 'data');

    assert.equal(String(first), 'id: 7-1\n\n');
    assert.equal(response.headers['content-type'], 'text/event-stream');
    assert.equal(response.headers['content-encoding'], undefined);
    assert.equal(api.openStreams(), 1);
    outgoing.destroy();
    await until('the request is closed', () => api.openStreams() === 0);
  });

  test('returns 503 with the phone number while the API is down, and serves pages', async () => {
    const { status, headers, body } = await send(withoutApi.origin, '/api/contact', { method: 'POST' });

    assert.equal(status, 503);
    assert.equal(headers['retry-after'], '5');
    assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.match(String(headers['content-security-policy']), /frame-ancestors 'none'/);
    assert.equal(String(body), 'We cannot take your request right now. Please call us at 512-555-0142.');
    assert.equal((await send(withoutApi.origin, '/about')).status, 200);
    const desk = await send(withoutApi.origin, '/api/admin/leads/1/messages', { method: 'POST' });
    assert.equal(desk.status, 503);
    assert.equal(desk.headers['content-type'], 'application/problem+json');
    assert.equal(JSON.parse(String(desk.body)).detail, 'The server does not respond. Please try again.');
    const staff = { headers: { cookie: 'portal_session=viewer' } };
    assert.equal((await send(withoutApi.origin, '/remotes/admin/1.0.0/page.js', staff)).status, 503);
  });

  test('tells the lead desk with 504 that a request without a response may have been carried out', async () => {
    const broken = createServer((request) => request.socket.destroy());
    const behind = await startWeb({ ...settings, API_ORIGIN: await listen(broken) });
    const desk = await send(behind.origin, '/api/admin/leads/1/messages', { method: 'POST' });
    const form = await send(behind.origin, '/api/contact', { method: 'POST' });
    await behind.stop();
    await close(broken);

    assert.deepEqual([desk.status, desk.headers['content-type']], [504, 'application/problem+json']);
    assert.equal(JSON.parse(String(desk.body)).detail, 'The server does not respond. Please try again.');
    assert.deepEqual([form.status, form.headers['content-type']], [503, 'text/plain; charset=utf-8']);
  });

  test('slow request bodies of one client do not delay other requests, and end with 408', async (t) => {
    const proxied = await startWeb({ ...settings, TRUSTED_PROXY_HOPS: '1' });
    t.after(() => proxied.stop());
    const client = { headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' } };
    const otherClient = { headers: { ...client.headers, 'x-forwarded-for': '192.0.2.2' } };
    const statusOf = async (path: string, options: RequestOptions, body?: string) =>
      (await send(proxied.origin, path, options, body)).status;

    const slow = await openSlowBodies(proxied.origin, '/api/contact', 100, client.headers);
    await slow.untilAnswered(50);
    const during = [
      await statusOf('/about', client),
      await statusOf('/api/session', client),
      await statusOf('/api/contact', { ...client, method: 'POST' }, '{}'),
      await statusOf('/api/contact', { ...otherClient, method: 'POST' }, '{}'),
    ];
    assert.deepEqual(during, [200, 401, 429, 201]);
    assert.deepEqual(slow.statuses(), { 429: 50 });

    await slow.untilAnswered(100);
    assert.deepEqual(slow.statuses(), { 408: 50, 429: 50 });
    // The server may still count the last connections.
    await until('the client can send forms again', async () => {
      return (await statusOf('/api/contact', { ...client, method: 'POST' }, '{}')) === 201;
    });
    slow.close();
  });

  test('limits the event streams of a client, whatever the case of the path, and in all', async (t) => {
    const proxied = await startWeb({ ...settings, TRUSTED_PROXY_HOPS: '1' });
    t.after(() => proxied.stop());
    const open = async (client: string, path = '/api/admin/leads/stream') => {
      const headers = { 'x-forwarded-for': client };
      const outgoing = request(proxied.origin + path, { agent: false, headers }).end();
      outgoing.on('error', () => undefined);
      const [{ statusCode, headers: received }] = await once(outgoing, 'response');
      return { outgoing, status: statusCode as number, retryAfter: received['retry-after'] };
    };
    const openMany = (client: string, count: number) => Promise.all(Array.from({ length: count }, () => open(client)));

    const first = await openMany('192.0.2.1', 200);
    assert.ok(first.every(({ status }) => status === 200));
    for (const path of ['/api/admin/leads/stream', '/api/Admin/leads/STREAM/', '/api/admin/leads/stream?a=1']) {
      const { status, retryAfter } = await open('192.0.2.1', path);
      assert.deepEqual([status, retryAfter], [429, '60'], path);
    }
    const others = [];
    for (const client of ['192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5'])
      others.push(...(await openMany(client, 200)));
    assert.ok(others.every(({ status }) => status === 200));
    assert.equal((await open('192.0.2.6')).status, 429);

    for (const { outgoing } of first) outgoing.destroy();
    await until('a stream is accepted again', async () => {
      const { outgoing, status } = await open('192.0.2.6');
      outgoing.destroy();
      return status === 200;
    });
    for (const { outgoing } of others) outgoing.destroy();
    await proxied.stop();
  });

  test('returns 413 for a body that is too long', async () => {
    const { status, body } = await send(web.origin, '/api/contact', { method: 'POST' }, 'a'.repeat(128 * 1024 + 1));

    assert.equal(status, 413);
    assert.match(String(body), /512-555-0142/);
    const imports = '/api/admin/imports/files';
    assert.notEqual((await send(web.origin, imports, { method: 'POST' }, 'a'.repeat(7 * 1024 * 1024))).status, 413);
    // The answer comes before the body, so the rest of it could not be written.
    const headers = { 'content-length': 17 * 1024 * 1024 };
    assert.equal((await send(web.origin, imports, { method: 'POST', headers }, 'a')).status, 413);
  });

  test('takes longer bodies for files of replies', async () => {
    const file = { method: 'POST', headers: { 'content-type': 'application/octet-stream' } };
    const path = '/api/admin/leads/1/drafts/3f2504e0-4f89-11d3-9a0c-0305e82c3301/attachments?name=plan.pdf';
    const { status } = await send(web.origin, path, file, 'a'.repeat(15 * 1024 * 1024));

    assert.equal(status, 201);
  });

  test('proxies only POST /releases/commands to the publisher', async () => {
    const publisher = createServer(async (incoming, response) =>
      response.end(`${incoming.method} ${incoming.url} ${await text(incoming)}`),
    );
    const withPublisher = await startWeb({ ...settings, PUBLISHER_ORIGIN: await listen(publisher) });
    const post = { method: 'POST' };
    const { status, body } = await send(withPublisher.origin, '/releases/commands', post, '{"text":"…"}');
    const others = [
      (await send(withPublisher.origin, '/releases/commands')).status,
      (await send(withPublisher.origin, '/releases/other', post)).status,
      (await send(web.origin, '/releases/commands', post)).status,
    ];
    await withPublisher.stop();
    await close(publisher);

    assert.deepEqual([status, String(body)], [200, 'POST /releases/commands {"text":"…"}']);
    assert.deepEqual(others, [404, 405, 405]);
  });

  test('warns when the lead desk shares the origin of the site', () => {
    assert.match(withoutApi.output(), /DESK_URL is not set/);
  });
});
