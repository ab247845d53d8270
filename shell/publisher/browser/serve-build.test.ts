import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { readEnv } from '../platform/env.ts';
import { blankPath, origin, serveBuild } from './serve-build.ts';

const folder = await mkdtemp(join(tmpdir(), 'portal-serve-build-'));
const { site } = readEnv({ SITE_URL: 'https://portal.example', DATA_DIR: folder });
const build = await serveBuild(folder, { site, access: 'public' });
after(async () => {
  await build.close();
  await rm(folder, { recursive: true });
});
const { port } = new URL(build.proxy);

async function send(request: string) {
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  return socket;
}
const tunnel = 'CONNECT other.example:443 HTTP/1.1\r\nHost: other.example:443\r\n\r\n';

test('rejects tunnels to other hosts', async () => {
  assert.match(await text(await send(tunnel)), /^HTTP\/1\.1 403 /);
});

test('serves the build after a browser has reset the connection of a tunnel', async () => {
  const socket = await send(tunnel);
  await once(socket, 'data');
  socket.resetAndDestroy();

  const blank = `GET ${origin}${blankPath} HTTP/1.1\r\nHost: portal.localhost\r\nConnection: close\r\n\r\n`;
  assert.match(await text(await send(blank)), /^HTTP\/1\.1 200 [\s\S]*<title>Blank<\/title>/);
});
