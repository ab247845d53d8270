import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { traceIdOf } from '@portal/http-server/trace';
import { deskCases, separateCases } from './desk-cases.ts';
import { expectCase, send } from './expect-case.ts';
import { deskHost, type HttpCase, siteHost } from './http-case.ts';
import { commonCases, httpsCases } from './site-cases.ts';
import { filesOf, type SiteFixture } from './site-fixture.ts';

/** Tests of `shell/web` and nginx on a site without a build. */
export function testBeforeFirstBuild(origin: string) {
  test('returns 503 with the phone number before the first build, and proxies the API', async () => {
    const { status, headers, body } = await send(origin, '/');

    assert.equal(status, 503);
    assert.match(String(headers['retry-after']), /^\d+$/);
    assert.match(String(body), /512-555-0142/);
    const health = await send(origin, '/healthz');
    assert.deepEqual([health.status, String(health.body)], [200, '{"status":"starting","build":null}']);
    assert.equal((await send(origin, '/api/contact', { method: 'POST' })).status, 201);
  });
}

/**
 * Publishes the builds of the fixture and runs the tests of `shell/web` and nginx. `separateOrigin` has `DESK_URL`, the site of
 * `httpsOrigin` an `https://` address.
 */
export function testBuild(fixture: SiteFixture, origin: string, separateOrigin: string, httpsOrigin: string) {
  before(() => fixture.publish());

  const testCases = (server: string, cases: HttpCase[]) => {
    for (const one of cases) test(one.title, () => expectCase(server, one));
  };
  suite('lead desk on the origin of the site', () => testCases(origin, [...commonCases, ...deskCases(siteHost)]));
  suite('lead desk on a separate origin', () =>
    testCases(separateOrigin, [...commonCases, ...deskCases(deskHost), ...separateCases]));

  suite('behind HTTPS', () => testCases(httpsOrigin, httpsCases));

  for (const [at, prefix, server] of [
    ['', '', origin],
    [' over HTTPS', '__Host-', httpsOrigin],
  ] as const)
    test(`sends the API its own cookies only${at}, however large those of pages are`, async () => {
      const large = Array.from({ length: 40 }, (_, number) => `large-${number}=${'x'.repeat(3900)}`);
      const cookie = [`x_portal_session=1`, ...large, `${prefix}portal_session=2`, 'a=1', `${prefix}portal_device=3`];
      const headers = { host: siteHost, cookie: cookie.join('; ') };
      assert.equal((await send(server, '/about', { headers })).status, 200);

      const { body } = await send(server, '/api/contact', { method: 'POST', headers });
      const { cookie: sent } = JSON.parse(String(body));
      assert.deepEqual(sent.split(/;\s*/).filter(Boolean), [`${prefix}portal_session=2`, `${prefix}portal_device=3`]);
      const without = await send(server, '/api/contact', {
        method: 'POST',
        headers: { host: siteHost, cookie: 'a=1' },
      });
      assert.equal(JSON.parse(String(without.body)).cookie, undefined);
    });

  test('removes cookies that are too large for any response, and no cookies because of a long address', async () => {
    const large = Array.from({ length: 80 }, (_, number) => `large-${number}=${'x'.repeat(3900)}`).join('; ');
    const tooLarge = await send(origin, '/about', {
      headers: { host: 'localhost', accept: 'text/html', cookie: large },
    });
    assert.deepEqual([tooLarge.status, tooLarge.headers['clear-site-data']], [431, '"cookies"']);
    assert.match(String(tooLarge.body), /The cookies of this site were too large/);

    const long = await send(origin, `/about?${'x'.repeat(10_000)}`, { headers: { host: siteHost, cookie: 'a=1' } });
    assert.deepEqual([long.status, long.headers['clear-site-data']], [414, undefined]);
  });

  test('starts a trace with the id of the request, whatever the client sends', async () => {
    const headers = {
      host: siteHost,
      traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
      tracestate: 'client=1',
    };
    const response = await send(origin, '/api/contact', { method: 'POST', headers });
    const [traceparent, tracestate] = JSON.parse(String(response.body)).trace;

    assert.equal(traceIdOf(traceparent), response.headers['x-request-id']);
    assert.notEqual(traceIdOf(traceparent), traceIdOf(headers.traceparent));
    assert.equal(tracestate, null);
  });

  test('does not serve metrics', async () => {
    for (const path of ['/metrics', '/api/metrics?name=x', '/healthz/metrics'])
      assert.doesNotMatch(String((await send(origin, path, { headers: { host: siteHost } })).body), /# TYPE/, path);
  });

  test('has one ETag per encoding, and returns 304 for lists and weak tags', async () => {
    const tags = new Set<string>();
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'accept-encoding': encoding };
      const etag = String((await send(origin, '/about', { headers })).headers.etag);
      tags.add(etag);
      for (const list of [etag, `"other", ${etag}`, etag.replace(/^(W\/)?/, 'W/'), '*']) {
        const response = await send(origin, '/about', { headers: { ...headers, 'if-none-match': list } });
        assert.deepEqual([response.status, response.body.length, response.headers.etag], [304, 0, etag], list);
        assert.match(String(response.headers.vary), /accept-encoding/i);
      }
    }
    assert.equal(tags.size, 3);
  });

  test('serves another build from the request after its activation', async () => {
    for (let round = 0; round < 20; round += 1) {
      const word = round % 2 === 0 ? 'second' : 'first';
      await fixture.link('current', word);
      assert.match(String((await send(origin, '/about')).body), new RegExp(`about ${word}`));
    }
  });

  test('returns 503 with the outage page when the build has no home page', async () => {
    const { 'index.html': _home, ...files } = filesOf('third');
    await fixture.build('third', files);
    await fixture.link('current', 'third');
    const { status, headers, body } = await send(origin, '/');
    await fixture.link('current', 'first');

    assert.deepEqual([status, headers['cache-control']], [503, 'no-store']);
    assert.match(String(body), /outage/);
  });
}
