import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { PublisherFixture } from './testing/publisher-fixture.ts';
import { type RendererProcess, shell, startRenderer } from './testing/renderer-process.ts';
import { until } from './testing/until.ts';

let renderer: RendererProcess;
let portal: PublisherFixture;
before(async () => {
  renderer = await startRenderer();
});
after(() => renderer.stop());

const error = (pattern: RegExp) =>
  until(`the error matches ${pattern}`, () => pattern.test(portal.status().source.error ?? ''));

/** Expects the release to go live without violations. */
async function assertPublished(version: string, text: string) {
  await until('the release is live', () => portal.status().live === version);
  assert.equal(await portal.heading(), text);
  assert.deepEqual(
    portal.history().filter(({ type }) => type === 'rejected'),
    [],
  );
}

describe('I/O errors', () => {
  beforeEach(async () => {
    portal = await PublisherFixture.start({ renderer: renderer.address });
    await portal.publishLive({ text: 'Before' });
  });
  afterEach(() => portal.remove());

  /** Replaces a file by another kind of file. Resolves to a function that restores it. */
  async function replaceFile(path: string, make: (path: string) => Promise<unknown>) {
    await rename(path, `${path}.original`).catch(() => {});
    await make(path);
    return async () => {
      // Synchronous: the publisher retries in this process, and would create the file between the two calls.
      rmSync(path, { recursive: true, force: true });
      if (existsSync(`${path}.original`)) renameSync(`${path}.original`, path);
    };
  }

  test('retries an I/O error in the release store, which never becomes a verdict', async () => {
    const restore = await replaceFile(portal.path('data', 'releases', 'locations'), (path) => writeFile(path, ''));
    const { version } = await portal.publish({ text: 'After' });
    await error(/ENOTDIR|EEXIST/);
    await restore();

    await assertPublished(version, 'After');
  });

  test('retries an I/O error in the history, which never becomes a verdict', async () => {
    const restore = await replaceFile(portal.path('data', 'state', 'locations', 'history.jsonl'), (path) =>
      mkdir(path),
    );
    const { version } = await portal.publish({ text: 'After' });
    await error(/EISDIR/);
    assert.equal(await portal.heading(), 'Before');
    await restore();

    await assertPublished(version, 'After');
    await portal.restart();
    assert.equal(portal.status().live, version);
  });

  test('records the rejection of a manifest that is a named pipe after an I/O error in the history', async () => {
    const restore = await replaceFile(portal.path('data', 'state', 'locations', 'history.jsonl'), (path) =>
      mkdir(path),
    );
    const manifest = join(portal.sourceOf('locations'), 'release.json');
    await rm(manifest);
    assert.equal(spawnSync('mkfifo', [manifest]).status, 0);
    await until('the rejection is not recorded', () => portal.status().source.error?.includes('is not a file'));
    await portal.publishLive({ name: 'marketing', text: 'Home', paths: ['/'] });
    await restore();

    await until('the rejection is recorded', () => portal.history().at(-1)?.type === 'rejected');
    await rm(manifest);
    await portal.publishLive({ text: 'After' });
  });

  test('retries an I/O error between the history and the activation, which never becomes a verdict', async () => {
    // `current` is replaced after the history entry is written.
    const restore = await replaceFile(portal.site('headers.json'), (path) => mkdir(path));
    const { version } = await portal.publish({ text: 'After' });
    await error(/EISDIR|ENOTEMPTY|EEXIST/);
    assert.equal(portal.history().at(-1)?.type, 'published');
    assert.equal(await portal.heading(), 'Before');
    await restore();

    await until('the page is there', async () => (await portal.heading()) === 'After');
    await assertPublished(version, 'After');
  });

  test('retries an I/O error where the verdict is saved, which never becomes a verdict', async () => {
    const restore = await replaceFile(portal.site('staff', 'screenshots', 'locations'), async (path) => {
      await mkdir(path.replace(/\/locations$/, ''), { recursive: true });
      await rm(path.replace(/\/locations$/, ''), { recursive: true });
      await writeFile(path.replace(/\/locations$/, ''), '');
    });
    const verdict = await portal.publishRejected({ text: 'Bad', lacks: 'title' });
    assert.equal(verdict.violations[0]?.rule, 'title');
    await portal.publishLive({ text: 'After' });
    await rm(portal.site('staff', 'screenshots'));
    await restore();

    assert.equal(await portal.heading(), 'After');
  });

  test('retries an I/O error of the renderer, which never becomes a verdict', async () => {
    const own = await startRenderer();
    await portal.remove();
    portal = await PublisherFixture.start({ renderer: own.address });
    await portal.publishLive({ text: 'Before' });
    own.process.kill('SIGKILL');
    const { version } = await portal.publish({ text: 'After' });
    await error(/ECONNREFUSED|ENOENT|ECONNRESET|hang up/);
    assert.equal(await portal.heading(), 'Before');
    assert.notEqual(portal.status().live, version);
    await own.stop();
  });
});

const mountPoint = 'mounted';
const canMount = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

test('retries after a full disk, which never becomes a verdict', {
  skip: !canMount && 'needs to mount a file system',
}, async () => {
  portal = await PublisherFixture.create({ renderer: renderer.address });
  const folder = portal.path(mountPoint);
  await mkdir(folder);
  assert.equal(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'none', folder]).status, 0);
  try {
    portal.env.DATA_DIR = folder;
    portal.env.SITE_DIR = portal.path('data', 'site');
    await cp(shell, portal.path('shell'), { recursive: true });
    await portal.start();
    await portal.publishLive({ text: 'Before' });
    const filler = `${folder}/filler`;
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'], { stdio: 'ignore' });
    const { version } = await portal.publish({ text: 'After' });
    await error(/ENOSPC/);
    assert.equal(await portal.heading(), 'Before');
    await rm(filler);

    await assertPublished(version, 'After');
    await portal.restart();
    assert.equal(portal.status().live, version);
  } finally {
    await portal.stop();
    spawnSync('umount', [folder]);
    await portal.remove();
  }
});

describe('new shell', () => {
  const shellFolder = () => portal.path('shell');
  async function upgradeShell(version: string, react: string) {
    const file = `${shellFolder()}/release.json`;
    const release = JSON.parse(await readFile(file, 'utf8'));
    const shared = release.shared.map((share: { name: string }) =>
      share.name === 'react' ? { ...share, requiredVersion: react } : share,
    );
    await writeFile(file, JSON.stringify({ ...release, version, shared }));
  }
  const requires = (react: string) => ({
    change: (release: { shared: object[] }) => {
      release.shared = [{ name: 'react', requiredVersion: react }];
    },
  });

  beforeEach(async () => {
    portal = await PublisherFixture.create({ renderer: renderer.address });
    portal.env.SHELL_RELEASE_DIR = shellFolder();
    await cp(shell, shellFolder(), { recursive: true });
    await upgradeShell('1.0.0-first', '19.3.1');
    await portal.start();
  });
  afterEach(() => portal.remove());

  test('a new shell renders compatible remotes again', async () => {
    await portal.publishLive({ text: 'Compatible' });
    await portal.stop();
    await upgradeShell('1.0.0-second', '19.4.0');
    await portal.start();

    assert.match(await portal.read('austin.html'), /\/shell\/1\.0\.0-second\/main\.css/);
    assert.equal(await portal.heading(), 'Compatible');
    assert.equal(portal.status().source.error, undefined);
    assert.match(await portal.read('shell/1.0.0-first/main.css'), /./);
  });

  test('a new shell keeps the previous pages of an incompatible remote and records it', async () => {
    const old = await portal.publishLive({ text: 'Incompatible', ...requires('^19.0.0') });
    await portal.publishLive({ name: 'marketing', text: 'Home', paths: ['/'], ...requires('>=19') });
    await portal.stop();
    await upgradeShell('1.0.0-second', '20.0.0');
    await portal.start();

    assert.match(await portal.read('austin.html'), /\/shell\/1\.0\.0-first\/main\.css/);
    assert.match(await portal.read('index.html'), /\/shell\/1\.0\.0-second\/main\.css/);
    assert.ok(await portal.read('shell/1.0.0-first/main.css'));
    const { type, version, violations } = portal.history().at(-1) ?? {};
    assert.deepEqual([type, version, violations?.[0]?.rule], ['incompatible', old.version, 'shared']);
    assert.match(violations?.[0]?.message ?? '', /needs react \^19\.0\.0; this shell provides 20\.0\.0/);

    await portal.restart();
    assert.equal(portal.history().filter((entry) => entry.type === 'incompatible').length, 1);
    await portal.publishLive({ text: 'Compatible again', ...requires('>=19') });
    assert.match(await portal.read('austin.html'), /\/shell\/1\.0\.0-second\/main\.css/);
    const { isDone, violations: reasons } = await portal.command('rollback', { version: old.version });
    assert.equal(isDone, false);
    assert.equal(reasons[0]?.rule, 'shared');
    assert.equal(await portal.heading(), 'Compatible again');
  });
});
