import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, suite, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { connect, type SecureVersion } from 'node:tls';
import { writeHeaders } from '../../shell/publisher/site/write-headers.ts';
import { send } from '../../shell/web/testing/expect-case.ts';
import { deskHost, siteHost } from '../../shell/web/testing/http-case.ts';
import { testBeforeFirstBuild, testBuild } from '../../shell/web/testing/shared-tests.ts';
import { previewToken, SiteFixture, servedSite, site } from '../../shell/web/testing/site-fixture.ts';
import { openSlowBodies } from '../../shell/web/testing/slow-bodies.ts';
import { docker } from '../compose/stack.ts';
import { root } from '../workspaces/workspaces.ts';
import { logsOf, NginxContainers, publishedAddress } from './nginx-container.ts';
import { writeSelfSigned } from './self-signed.ts';

const fixture = await SiteFixture.create();
const containers = await NginxContainers.start({
  folder: join(root, 'shell/web/testing'),
  script: "(await import('/api/stand-in-api.ts')).standInApi().server.listen(8080)",
});
const tls = await createCertificate();
after(async () => {
  await containers.remove();
  await fixture.remove();
  await rm(tls, { recursive: true });
});
const nginx = await containers.nginx(fixture.folder);
const separate = await containers.nginx(fixture.folder, { DESK_URL: `http://${deskHost}` });
const https = await containers.nginx(fixture.folder, { SITE_URL: `https://${siteHost}` });

/** Resolves to a folder with a certificate that nobody trusts. */
async function createCertificate() {
  const folder = await mkdtemp(join(tmpdir(), 'portal-tls-'));
  await writeSelfSigned(folder, siteHost);
  await chmod(folder, 0o755);
  await chmod(join(folder, 'tls.key'), 0o644);
  return folder;
}

/** Waits until the condition holds. nginx applies changes within about a second. */
async function until(condition: () => Promise<boolean>) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await condition()) return;
    await setTimeout(100);
  }
  assert.fail(`Not true within 30 s: ${condition}`);
}

testBeforeFirstBuild(nginx.origin);

suite('with a build', () => {
  testBuild(fixture, nginx.origin, separate.origin, https.origin);

  test('returns 404 for a file that cannot be opened, and serves the others', async () => {
    await fixture.build('unreadable');
    await chmod(join(fixture.folder, 'builds/unreadable/about.html'), 0);
    await fixture.link('current', 'unreadable');
    const statuses = [(await send(nginx.origin, '/about')).status, (await send(nginx.origin, '/')).status];
    await fixture.link('current', 'first');

    assert.deepEqual(statuses, [404, 200]);
  });

  test('streams events without buffering', async () => {
    const headers = { host: siteHost, 'last-event-id': '7-1', 'accept-encoding': 'gzip, br' };
    const outgoing = request(`${nginx.origin}/api/admin/leads/stream`, { agent: false, headers }).end();
    const [response] = await once(outgoing, 'response');
    const [first] = await once(response, 'data');
    outgoing.destroy();

    assert.equal(String(first), 'id: 7-1\n\n');
    assert.equal(response.headers['content-encoding'], undefined);
  });

  test('limits the event streams of a client', async () => {
    const open = () => {
      const headers = { host: siteHost };
      const outgoing = request(`${nginx.origin}/api/admin/leads/stream`, { agent: false, headers }).end();
      outgoing.on('error', () => {});
      return outgoing;
    };
    const streams = Array.from({ length: 200 }, open);
    await Promise.all(streams.map((stream) => once(stream, 'response')));
    const [rejected] = await once(open(), 'response');
    assert.deepEqual([rejected.statusCode, rejected.headers['retry-after']], [429, '60']);

    for (const stream of streams) stream.destroy();
    await until(async () => {
      const stream = open();
      const [{ statusCode }] = await once(stream, 'response');
      stream.destroy();
      return statusCode === 200;
    });
  });

  test('slow request bodies of one client do not delay other requests', async () => {
    // A form has a rate limit too.
    const slow = await openSlowBodies(nginx.origin, '/api/admin/leads', 300);
    await slow.untilAnswered(250);
    const statuses = [
      (await send(nginx.origin, '/about')).status,
      (await send(nginx.origin, '/api/session')).status,
      (await send(nginx.origin, '/api/admin/leads', { method: 'POST' }, '{}')).status,
    ];
    assert.deepEqual(statuses, [200, 401, 429]);
    assert.deepEqual(slow.statuses(), { 429: 250 });

    slow.close();
    await until(async () => (await send(nginx.origin, '/api/admin/leads', { method: 'POST' }, '{}')).status === 201);
  });

  test('serves metrics on a port of their own', async () => {
    const read = () => docker('exec', nginx.container, 'curl', '--silent', 'http://127.0.0.1:9464/metrics');
    assert.match(await read(), /^nginx_connections\{state="active"\} [1-9]\d*\n[\s\S]*^nginx_site_build 1$/m);
  });

  test('logs the network of a client, no query strings and no preview tokens', async () => {
    await send(nginx.origin, '/logged?email=ada@example.com');
    await send(nginx.origin, `/preview/${previewToken}`, { method: 'HEAD' });
    // Lines arrive some time after their responses.
    const isLogged = (log: string) => log.includes('"path":"/logged"') && log.includes('"HEAD","path":"/preview/"');
    await until(async () => isLogged(await logsOf(nginx.container)));
    const log = await logsOf(nginx.container);

    assert.match(log, /"client":"[\d.]+\.0\/24","method":"GET","path":"\/logged"/);
    assert.ok(!log.includes('ada@example.com') && !log.includes(previewToken));
  });

  test('applies new headers and routes without a restart, and keeps the previous ones when the new ones are invalid', async () => {
    const https = { ...site, url: 'https://site.localhost' };
    const hsts = async () => (await send(nginx.origin, '/about')).headers['strict-transport-security'] !== undefined;
    await writeHeaders(fixture.folder, https, { ...servedSite, unavailable: ['/new'] });
    await until(hsts);
    await until(async () => (await send(nginx.origin, '/new/page')).status === 503);

    await fixture.write('headers.conf', 'map is not closed {');
    await until(async () => /not closed|unexpected|invalid/.test(await logsOf(nginx.container)));
    assert.ok(await hsts());
    await writeHeaders(fixture.folder, site, servedSite);
    await until(async () => !(await hsts()));
  });

  test('serves TLS 1.2 and 1.3 with forward secrecy only, and redirects pages but not the API to it', async () => {
    const mounted = ['--volume', `${tls}:/etc/nginx/tls:ro`, '--publish', '127.0.0.1::8443'];
    const secure = await containers.nginx(fixture.folder, { SITE_URL: `https://${siteHost}` }, mounted);
    const [host = '', port = ''] = (await publishedAddress(secure.container, 8443)).split(':');
    const protocolOf = (version: SecureVersion, ciphers?: string) =>
      new Promise<string | null>((resolve) => {
        const options = { rejectUnauthorized: false, minVersion: version, maxVersion: version, ciphers };
        const socket = connect(Number(port), host, options, () => {
          resolve(socket.getProtocol());
          socket.destroy();
        });
        socket.on('error', () => resolve(null));
      });

    assert.equal(await protocolOf('TLSv1.3'), 'TLSv1.3');
    assert.equal(await protocolOf('TLSv1.2', 'ECDHE-ECDSA-AES128-GCM-SHA256'), 'TLSv1.2');
    assert.equal(await protocolOf('TLSv1.2', 'ECDHE-ECDSA-AES128-SHA256'), null);
    assert.equal(await protocolOf('TLSv1.1', 'DEFAULT@SECLEVEL=0'), null);

    const page = await send(secure.origin, '/about?a=1');
    assert.deepEqual([page.status, page.headers.location], [308, `https://${siteHost}/about?a=1`]);
    for (const path of ['/api/session', '/api/contact', '/releases/commands']) {
      const { status, headers } = await send(secure.origin, path, { method: 'POST' });
      assert.deepEqual([status, headers.location], [404, undefined], path);
    }
  });

  test('stops the container when 30-follow-upstreams.sh ends', async () => {
    // The image has no ps and no pkill.
    const kill = `for process in /proc/[0-9]*; do
      tr '\\0' ' ' <$process/cmdline | grep -aq 'upstreams.sh follow $' && kill -9 \${process#/proc/}
    done; true`;
    // The container may end before the command does.
    await docker('exec', separate.container, 'sh', '-c', kill).catch(() => undefined);

    await until(async () => !(await containers.isRunning(separate.container)));
  });
});
