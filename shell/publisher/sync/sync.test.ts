import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { site } from '@portal/testing/site';
import type { FastifyInstance } from 'fastify';
import { publisherServer } from '../http-server.ts';
import type { SiteBuild } from '../release/site-build.ts';
import { Publisher } from '../remote/publisher.ts';
import type { BuildFile } from '../site/site-store.ts';

const root = await mkdtemp(join(tmpdir(), 'portal-sync-'));
const siteDir = join(root, 'publisher');
const copyDir = join(root, 'copy');
const publisherPort = await freePort();
const copyPort = await freePort();
const publisher = new Publisher({
  host: '127.0.0.1',
  port: publisherPort,
  metricsPort: undefined,
  dataDir: join(root, 'data'),
  siteDir,
  imageCacheDir: join(root, 'images'),
  teamsFile: join(import.meta.dirname, '../../../infra/teams.json'),
  releasesFrom: join(root, 'releases/{name}'),
  shellSource: join(root, 'shell'),
  renderer: `unix:${join(root, 'renderer.sock')}`,
  apiMetricsOrigin: undefined,
  releaseEventsKey: undefined,
  hasBrowserChecks: false,
  publishesUnchecked: false,
  compression: 'fast',
  pollMilliseconds: 1000,
  site,
});

let server: FastifyInstance | undefined;
let sidecar: ChildProcess | undefined;
after(async () => {
  sidecar?.kill('SIGKILL');
  await server?.close();
  await rm(root, { recursive: true });
});

async function listen() {
  server = publisherServer(publisher);
  await server.listen({ host: '127.0.0.1', port: publisherPort });
}

function startSidecar() {
  sidecar = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    stdio: 'inherit',
    env: {
      PUBLISHER_ORIGIN: `http://127.0.0.1:${publisherPort}`,
      SITE_DIR: copyDir,
      PORT: String(copyPort),
      RELEASE_POLL_MS: '50',
      LOG_LEVEL: 'fatal',
    },
  });
}

/** Writes a build in which only `/about` differs. */
async function write(about: string) {
  const files = new Map<string, BuildFile>([
    ['index.html', { content: '<h1>Home</h1>' }],
    ['about.html', { content: `<h1>${about}</h1>` }],
    ['remotes/marketing/1/picture.png', { content: Buffer.from([1, 2, 3]) }],
  ]);
  return publisher.site.sites.write({
    site: {
      actor: 'test',
      reason: about,
      settingsDigest: '',
      shell: { version: '1', contract: 1, shared: [] },
      shells: ['1'],
      remotes: {},
      unavailable: [],
    },
    pages: {},
    files,
    bases: publisher.site.current ? [publisher.site.current] : [],
  });
}

/** Activates a build at the publisher. */
function activate(build: SiteBuild) {
  publisher.site.current = build;
  return publisher.site.sites.activate(build);
}

async function publish(about: string) {
  const build = await write(about);
  await activate(build);
  return build.site.id;
}

const health = async () => (await fetch(`http://127.0.0.1:${copyPort}/healthz`)).status;
const about = (folder = 'current') => readFileSync(join(copyDir, folder, 'about.html'), 'utf8');
const inode = (path: string) => statSync(join(copyDir, 'current', path)).ino;

async function until(condition: () => unknown, what: string) {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (await (async () => condition())().catch(() => false)) return;
    await sleep(50);
  }
  assert.fail(`Not true within 30 s: ${what}`);
}

test('the sidecar is not ready without a publisher, and copies the active build with its compressed files and times', async () => {
  startSidecar();
  await until(async () => (await health()) === 503, 'the sidecar responds');

  const id = await publish('First');
  await listen();
  await until(async () => (await health()) === 200, 'a build is there');
  assert.equal(readlinkSync(join(copyDir, 'current')), join('builds', id));
  assert.deepEqual(readdirSync(join(copyDir, 'current')).sort(), readdirSync(join(siteDir, 'current')).sort());
  for (const path of ['index.html', 'about.html.br', 'about.html.gz', 'remotes/marketing/1/picture.png']) {
    const [original, copied] = [siteDir, copyDir].map((folder) => join(folder, 'current', path));
    assert.deepEqual(readFileSync(String(copied)), readFileSync(String(original)), path);
    assert.equal(statSync(String(copied)).mtimeMs, statSync(String(original)).mtimeMs, path);
  }
});

test('links files that did not change and fetches the others', async () => {
  const [home, picture, page] = [inode('index.html'), inode('remotes/marketing/1/picture.png'), inode('about.html')];
  await publish('Second');
  await until(() => about().includes('Second'), 'the second build');
  assert.deepEqual([inode('index.html'), inode('remotes/marketing/1/picture.png')], [home, picture]);
  assert.notEqual(inode('about.html'), page);
});

test('serves a rollback without fetching files again', async () => {
  const first = await publish('First');
  await rm(join(siteDir, 'builds', first, 'about.html'));
  await until(() => about().includes('First'), 'the first build');
});

test('activates a build with a damaged file only after it is repaired', async () => {
  for (const suffix of ['', '.br', '.gz']) {
    const words = `Third${suffix}`;
    const before = about();
    const build = await write(words);
    const page = join(build.folder, `about.html${suffix}`);
    const whole = readFileSync(page);
    writeFileSync(page, whole.subarray(0, whole.length - 3));
    await activate(build);
    await sleep(500);
    assert.equal(about(), before);
    assert.equal(await health(), 200);
    writeFileSync(page, whole);
    await until(() => about().includes(words), words);
  }
});

test('copies previews, headers and the files of managers, and removes what the publisher removes', async () => {
  const live = about();
  await publisher.site.sites.addPreview('token', await write('Candidate'));
  await writeFile(join(siteDir, 'headers.conf'), 'map one;');
  await mkdir(join(siteDir, 'staff/screenshots/marketing'), { recursive: true });
  await writeFile(join(siteDir, 'staff/screenshots/marketing/0-candidate-375.png'), 'picture');

  await until(() => about('previews/token').includes('Candidate'), 'the preview');
  await until(() => readFileSync(join(copyDir, 'headers.conf'), 'utf8') === 'map one;', 'headers');
  await until(() => existsSync(join(copyDir, 'staff/screenshots/marketing/0-candidate-375.png')), 'a screenshot');
  assert.equal(about(), live);

  await publisher.site.sites.removePreview('token');
  await rm(join(siteDir, 'staff/screenshots/marketing'), { recursive: true });
  await writeFile(join(siteDir, 'headers.conf'), 'map another;');
  await until(() => !existsSync(join(copyDir, 'previews/token')), 'the preview is removed');
  await until(
    () => !existsSync(join(copyDir, 'staff/screenshots/marketing/0-candidate-375.png')),
    'the file is removed',
  );
  await until(() => readFileSync(join(copyDir, 'headers.conf'), 'utf8') === 'map another;', 'headers change');
});

test('serves the last build during an outage of the publisher, also after a restart, and resumes afterwards', async () => {
  const last = about();
  await server?.close();
  sidecar?.kill('SIGTERM');
  if (sidecar) await once(sidecar, 'exit');
  const removed = join(copyDir, 'staff/screenshots/removed-meanwhile.png');
  await writeFile(removed, 'picture');
  startSidecar();
  await until(async () => (await health()) === 200, 'the restarted sidecar is ready');
  assert.equal(about(), last);

  await publish('Later');
  await listen();
  await until(() => about().includes('Later'), 'the next build');
  await until(() => !existsSync(removed), 'what the publisher removed meanwhile is gone');
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}
