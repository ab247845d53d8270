import assert from 'node:assert/strict';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { connect, type PeerCertificate } from 'node:tls';
import { until } from '../../shell/publisher/testing/until.ts';
import { send } from '../../shell/web/testing/expect-case.ts';
import { docker } from '../compose/stack.ts';
import { logsOf, NginxContainers, publishedAddress } from './nginx-container.ts';
import { configurePebble, pebbleCertificate, pebbleDirectory } from './pebble.ts';

const site = 'portal.example';
const desk = 'desk.portal.example';
const folder = await mkdtemp(join(tmpdir(), 'portal-acme-'));
const containers = await NginxContainers.start();
after(async () => {
  await containers.remove();
  await rm(folder, { recursive: true });
});
await chmod(folder, 0o755);
for (const name of ['site', 'tls', 'challenges', 'acme', 'pebble']) await mkdir(join(folder, name));
const mount = (name: string, path: string) => ['--volume', `${join(folder, name)}:${path}`];

/** Resolves to the certificate that nginx presents for a host. */
async function certificateOf(container: string, servername: string) {
  const [host = '', port = ''] = (await publishedAddress(container, 8443)).split(':');
  return new Promise<PeerCertificate>((resolve, reject) => {
    const socket = connect({ port: Number(port), host, servername, rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate());
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

test('nginx serves HTTPS once the service acme has a certificate for both hosts, and then a renewed one, without a restart', async () => {
  const settings = { SITE_URL: `https://${site}`, DESK_URL: `https://${desk}` };
  await configurePebble(join(folder, 'pebble'));
  await containers.run('pebble', [...mount('pebble', '/pebble'), await containers.build('pebble')]);
  const { container } = await containers.nginx(join(folder, 'site'), settings, [
    ...['--network-alias', site, '--network-alias', desk, '--publish', '127.0.0.1::8443'],
    ...mount('tls', '/etc/nginx/tls:ro'),
    ...mount('challenges', '/challenges:ro'),
  ]);
  const env = {
    ...settings,
    ACME_EMAIL: 'ops@portal.example',
    ACME_SERVER: pebbleDirectory,
    LEGO_CA_CERTIFICATES: pebbleCertificate,
  };
  const acme = await containers.run('acme', [
    ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ...['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL'],
    ...['CHOWN', 'DAC_OVERRIDE', 'FOWNER'].flatMap((capability) => ['--cap-add', capability]),
    ...[
      ...mount('tls', '/tls'),
      ...mount('challenges', '/challenges'),
      ...mount('acme', '/acme'),
      ...mount('pebble', '/pebble:ro'),
    ],
    await containers.build('acme'),
  ]);

  const first = await until('there is a certificate', () => certificateOf(container, site).catch(() => undefined));
  assert.match(String(first.issuer.CN), /Pebble/);
  assert.deepEqual(first.subjectaltname?.split(', ').sort(), [`DNS:${desk}`, `DNS:${site}`], await logsOf(acme));

  const origin = `http://${await publishedAddress(container, 8080)}`;
  assert.equal((await send(origin, '/about', { headers: { host: site } })).headers.location, `https://${site}/about`);
  const unknown = await send(origin, '/.well-known/acme-challenge/unknown', { headers: { host: site } });
  assert.equal(unknown.status, 404);

  await docker('restart', '--time', '2', acme);
  await until('it is renewed', async () => (await certificateOf(container, desk)).serialNumber !== first.serialNumber);
  assert.ok(await containers.isRunning(container));
});
