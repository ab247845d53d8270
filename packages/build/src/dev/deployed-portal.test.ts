import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { contractVersion } from '@portal/contracts/remote';
import getPort from 'get-port';
import { sharedVersions } from '../sharing.ts';
import { developablePortal } from './deployed-portal.ts';

const folder = import.meta.dirname;
const developable = async (address: string, access: 'public' | 'staff' = 'public') =>
  (await developablePortal(address, [{ name: 'locations', access }], () => folder)).origin;

const open: { close(): unknown }[] = [];
after(() => {
  for (const server of open) server.close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const provided = sharedVersions(folder).map(({ name, version }) => ({
  name,
  requiredVersion: version,
}));
const locations = { name: 'locations', version: '1', entry: '/remotes/locations/1/remoteEntry.js' };

/** Serves what a portal with this shell and these live remotes returns for `/releases.json`. */
const portal = (shell: object | undefined = {}, remotes = [locations]) =>
  serve((_, response) =>
    response.end(
      JSON.stringify({ remotes, shell: { version: '1', contract: contractVersion, shared: provided, ...shell } }),
    ),
  );

test('accepts a compatible portal, with any path in its address', async () => {
  const origin = await portal();
  assert.equal(await developable(`${origin}/austin?from=mail`), origin);
});

test('accepts a portal of the next contract', async () => {
  const origin = await portal({ contract: contractVersion + 1 });
  assert.equal(await developable(origin), origin);
});

const rejections: [subject: string, start: () => Promise<string>, message: RegExp][] = [
  ['an invalid URL', async () => 'portal.example', /must be a URL such as/],
  [
    'an address without a server',
    async () => `http://localhost:${await getPort()}`,
    /does not respond \(ECONNREFUSED\)/,
  ],
  ['another web server', () => serve((_, response) => response.end('hello')), /is not a portal/],
  [
    'a portal that has moved to HTTPS',
    () => serve((_, response) => response.writeHead(308, { location: 'https://portal.example/' }).end()),
    /redirects to https:\/\/portal\.example\./,
  ],
  [
    'an older portal',
    () => serve((_, response) => response.end(JSON.stringify({ remotes: [locations] }))),
    /is older than these packages/,
  ],
  [
    'a portal that is two contracts ahead',
    () => portal({ contract: contractVersion + 2 }),
    new RegExp(
      `runs remotes of contract ${contractVersion + 2} and ${contractVersion + 1}; .* for ${contractVersion}\\.`,
    ),
  ],
  [
    'a portal on another React',
    () =>
      portal({
        shared: provided.map((share) => (share.name === 'react' ? { ...share, requiredVersion: '18.3.1' } : share)),
      }),
    /cannot run "locations" with these packages\. It needs react \^19\.[\d.]+; this shell provides 18\.3\.1/,
  ],
];

for (const [subject, start, message] of rejections)
  test(`rejects ${subject}`, async () => {
    await assert.rejects(developable(await start()), message);
  });

test('accepts a portal without a live release of a public remote only', async () => {
  const origin = await portal({}, []);
  assert.equal(await developable(origin), origin);
  await assert.rejects(developable(origin, 'staff'), /has no live release of "locations"/);
});
