import assert from 'node:assert/strict';
import { once } from 'node:events';
import { symlink, unlink } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, suite, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { commonCases, deskCases, deskHost, type HttpCase, separateCases, siteHost } from './http-cases.ts';
import { expectCase, send } from './testing/expect-case.ts';
import { filesOf, previewToken, SiteFixture, site } from './testing/site-fixture.ts';
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
const [web, separate, limited, alone] = await Promise.all([
  startWeb(settings),
  startWeb({ ...settings, DESK_URL: deskUrl }),
  startWeb(settings, 40),
  startWeb({ ...settings, LOG_LEVEL: 'warn', API_ORIGIN: await closedOrigin() }),
]);
after(async () => {
  await Promise.all([web, separate, limited, alone].map((one) => one.stop()));
  await close(api.server);
  await fixture.remove();
});

test('answers 503 with the phone number before the first build, and proxies the API already', async () => {
  const { status, headers, body } = await send(web.origin, '/');

  assert.equal(status, 503);
  assert.match(String(headers['retry-after']), /^\d+$/);
  assert.match(String(body), /512-555-0142/);
  const health = await send(web.origin, '/healthz');
  assert.deepEqual([health.status, String(health.body)], [200, '{"status":"starting","build":null}']);
  assert.equal((await send(web.origin, '/api/contact', { method: 'POST' })).status, 201);
});

suite('with a build', () => {
  before(() => fixture.publish());

  const cases = (origin: string, list: HttpCase[]) => {
    for (const one of list) test(one.title, () => expectCase(origin, one));
  };
  suite('one origin', () => cases(web.origin, [...commonCases, ...deskCases(siteHost)]));
  suite('desk on its own origin', () =>
    cases(separate.origin, [...commonCases, ...deskCases(deskHost), ...separateCases]));

  test('has one ETag per encoding, and returns 304 for lists and weak tags', async () => {
    const tags = new Set<string>();
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'accept-encoding': encoding };
      const etag = String((await send(web.origin, '/about', { headers })).headers.etag);
      tags.add(etag);
      for (const list of [etag, `"other", ${etag}`, etag.replace(/^(W\/)?/, 'W/'), '*']) {
        const answer = await send(web.origin, '/about', { headers: { ...headers, 'if-none-match': list } });
        assert.deepEqual([answer.status, answer.body.length, answer.headers.etag], [304, 0, etag], list);
        assert.match(String(answer.headers.vary), /accept-encoding/i);
      }
    }
    assert.equal(tags.size, 3);
  });

  test('returns the page again when the tag is that of another build', async () => {
    const { headers } = await send(web.origin, '/about', { headers: { cookie: `portal_preview=${previewToken}` } });
    const answer = await send(web.origin, '/about', { headers: { 'if-none-match': String(headers.etag) } });

    assert.equal(answer.status, 200);
  });

  test('serves the build that was activated from the next request on', async () => {
    for (let round = 0; round < 20; round += 1) {
      const word = round % 2 === 0 ? 'second' : 'first';
      await fixture.link('current', word);
      assert.match(String((await send(web.origin, '/about')).body), new RegExp(`about ${word}`));
    }
  });

  test('answers 404 for a file that was removed and 500 for one that cannot be opened', async () => {
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

  test('answers 503 with the outage page when the build has no home page', async () => {
    const { 'index.html': _home, ...files } = filesOf('third');
    await fixture.build('third', files);
    await fixture.link('current', 'third');
    const { status, headers, body } = await send(web.origin, '/');
    await fixture.link('current', 'first');

    assert.deepEqual([status, headers['cache-control']], [503, 'no-store']);
    assert.match(String(body), /outage/);
  });

  test('continues after it ran out of file descriptors', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 200 }, () => send(limited.origin, '/llms.txt').then(({ status }) => status)),
    );
    const isExpected = (answer: PromiseSettledResult<number>) =>
      answer.status === 'rejected' || answer.value === 200 || answer.value === 500;
    assert.ok(answers.every(isExpected), JSON.stringify(answers.filter((one) => !isExpected(one))));

    assert.equal((await send(limited.origin, '/about')).status, 200);
    assert.equal(limited.child.exitCode, null);
  });

  test('passes a request to the API as it is, and the response back', async () => {
    const { status, headers, body } = await send(
      web.origin,
      '/api/contact?from=form',
      { method: 'POST', headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.7' } },
      '{"name":"Ánh"}',
    );

    assert.equal(status, 201);
    assert.deepEqual(headers['set-cookie'], ['session=1; HttpOnly', 'theme=dark']);
    assert.deepEqual(JSON.parse(String(body)), {
      method: 'POST',
      url: '/api/contact?from=form',
      type: 'application/json',
      forwarded: '192.0.2.7, 127.0.0.1',
      body: '{"name":"Ánh"}',
    });
  });

  test('passes events on as they happen, and ends the request to the API with that of the client', async () => {
    const headers = { 'last-event-id': '7-1', 'accept-encoding': 'gzip, br' };
    const outgoing = request(`${web.origin}/api/admin/leads/stream`, { agent: false, headers }).end();
    const [response] = await once(outgoing, 'response');
    const [first] = await once(response, 'data');

    assert.equal(String(first), 'id: 7-1\n\n');
    assert.equal(response.headers['content-type'], 'text/event-stream');
    assert.equal(response.headers['content-encoding'], undefined);
    assert.equal(api.watchers(), 1);
    outgoing.destroy();
    for (let tries = 0; api.watchers() > 0 && tries < 500; tries += 1) await setTimeout(20);
    assert.equal(api.watchers(), 0);
  });

  test('says whom to call while the API is down, and serves pages', async () => {
    const { status, headers, body } = await send(alone.origin, '/api/contact', { method: 'POST' });

    assert.equal(status, 503);
    assert.equal(headers['retry-after'], '5');
    assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
    assert.equal(String(body), 'We cannot take your request right now. Please call us at 512-555-0142.');
    assert.equal((await send(alone.origin, '/about')).status, 200);
    const staff = { headers: { cookie: 'session=viewer' } };
    assert.equal((await send(alone.origin, '/remotes/admin/1.0.0/page.js', staff)).status, 503);
  });

  test('sends commands of teams to the publisher, and nothing else', async () => {
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
    assert.match(alone.output(), /DESK_URL is not set/);
  });
});
