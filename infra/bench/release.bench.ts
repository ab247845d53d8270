import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish, publishedFolder } from '@portal/build/published-release';
import { makeKeys, publicKeysFile, teamKey } from '@portal/build/release-keys';
import type { Release } from '@portal/contracts/release';
import { giveOrder } from '../../shell/server/control/give-order.ts';
import { startPortal } from '../local/portal.ts';
import { freePort } from '../local/ports.ts';
import { remoteNames } from '../local/remote-folder.ts';
import { runToEnd } from '../local/run-to-end.ts';
import { root } from '../local/workspaces.ts';

const mostSeconds = 60;
const mostSwitchMs = 1000;
const switches = 10;

const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const settings = {
  DATA_DIR: join(folder, 'data'),
  PUBLISHED_DIR: join(folder, 'published'),
  RELEASE_KEY_DIR: join(folder, 'keys'),
  RELEASE_KEYS: join(folder, 'keys', 'release-keys.json'),
};
Object.assign(process.env, settings);
makeKeys(remoteNames);
for (const name of ['admin', 'marketing']) publish(distOf(name), { folder: publishedFolder(name), key: teamKey(name) });

const env = { ...process.env, RELEASE_KEYS: publicKeysFile() };
const portal = await startPortal({ port: await freePort(), dataDir: settings.DATA_DIR, durable: false, env });
try {
  await fromCommandToPage();
  await switchBack();
} finally {
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The whole way of a release: build, signature, download, hashes, gate, cards, pages. */
async function fromCommandToPage() {
  const others = ['shell', 'marketing', 'admin'];
  const before = { files: others.map(digestOf), pages: await pagesDigest() };
  expect((await fetch(`${portal.origin}/austin`)).status === 503, 'locations has nothing live at first');

  const start = performance.now();
  const { code, output } = await runToEnd('npm', ['run', '--silent', 'release', '--', 'locations'], { cwd: root, env });
  if (code !== 0) throw new Error(output);
  const { status } = await fetch(`${portal.origin}/austin`);
  const took = (performance.now() - start) / 1000;

  console.log(`npm run release -- locations until its pages are served  ${took.toFixed(1)} s`);
  expect(status === 200 && took < mostSeconds, `served within ${mostSeconds} s`);
  const after = { files: others.map(digestOf), pages: await pagesDigest() };
  expect(
    JSON.stringify(after) === JSON.stringify(before),
    'every byte of the shell and the other remotes is as before',
  );
}

/** Back and forth between two releases, as visitors would notice it. */
async function switchBack() {
  const second = join(folder, 'second');
  cpSync(distOf('locations'), second, { recursive: true });
  const release: Release = JSON.parse(readFileSync(join(second, 'release.json'), 'utf8'));
  const other = { ...release, version: `${release.version}-other` };
  writeFileSync(join(second, 'release.json'), JSON.stringify(other));
  publish(second, { folder: publishedFolder('locations'), key: teamKey('locations') });
  while ((await liveVersion()) !== other.version) await new Promise((resolve) => setTimeout(resolve, 200));

  const times: number[] = [];
  for (let turn = 0; turn < switches; turn += 1) {
    const { version } = turn % 2 === 0 ? release : other;
    const start = performance.now();
    await giveOrder(join(settings.DATA_DIR, 'shell.sock'), { type: 'rollback', name: 'locations', version });
    expect((await liveVersion()) === version, `${version} is live`);
    times.push(performance.now() - start);
  }
  console.log(`rollback until visitors get the other release            ${Math.max(...times).toFixed(0)} ms at most`);
  expect(Math.max(...times) < mostSwitchMs, `switched within ${mostSwitchMs} ms`);
}

async function liveVersion(): Promise<string | undefined> {
  const html = await (await fetch(`${portal.origin}/austin`)).text();
  return /"name":"locations","version":"([^"]+)"/.exec(html)?.[1];
}

async function pagesDigest() {
  const paths = ['/', '/services', '/about', '/contact', '/admin'];
  return Promise.all(paths.map(async (path) => (await fetch(portal.origin + path)).headers.get('etag')));
}

function distOf(name: string) {
  return join(root, `mfe-${name}`, 'dist');
}

/** Of everything the portal keeps of a release. */
function digestOf(name: string): string {
  const kept = join(settings.DATA_DIR, 'releases', name);
  const hash = createHash('sha256');
  for (const entry of readdirSync(kept, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)));
  }
  return hash.digest('hex');
}

function expect(isSo: boolean, what: string) {
  if (isSo) return;
  console.error(`Not so: ${what}.`);
  process.exitCode = 1;
}
