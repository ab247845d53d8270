import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { publish } from '@portal/release/publish';
import { parseTeams } from '@portal/release/teams';
import { sharedPackageFolders } from '../../shell/publisher/render/shared-packages.ts';
import { PublisherFixture, until } from '../../shell/publisher/testing/publisher-fixture.ts';
import { startRenderer } from '../../shell/publisher/testing/renderer-process.ts';
import { type Portal, startPortal } from '../portal/portal.ts';
import { freePort } from '../processes/ports.ts';
import { run } from '../processes/run.ts';
import { type CheckoutCopy, copyCheckout } from '../workspaces/checkout-copy.ts';
import { root } from '../workspaces/workspaces.ts';

let checkout: CheckoutCopy;
let portal: Portal | undefined;
const dataDir = mkdtempSync(join(tmpdir(), 'portal-new-remote-'));

/** Starts a portal of this checkout before the remote exists. It reads teams and releases of the copy. */
before(async () => {
  checkout = await copyCheckout();
  copySharedPackages();
  const releases = at('.portal', 'releases');
  for (const remote of ['marketing', 'locations', 'admin'])
    publish(join(root, `mfe-${remote}`, 'dist'), { remote, source: join(releases, remote) });
  portal = await startPortal({
    port: await freePort(),
    dataDir,
    durable: false,
    env: {
      ...process.env,
      TEAMS_FILE: at('infra', 'teams.json'),
      RELEASES_FROM: join(releases, '{name}'),
      // A test checks the new remote in a browser. The other builds need no second check.
      BROWSER_CHECKS: 'off',
      COMPRESSION: 'fast',
    },
  });
  await page('/');
});
after(async () => {
  await portal?.stop();
  await checkout.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const at = (...path: string[]) => join(checkout.root, ...path);
const text = (path: string) => readFileSync(at(path), 'utf8');

/** Replaces links to shared packages by copies, because release code may read packages of its own checkout only. */
function copySharedPackages() {
  const names = sharedPackageFolders().map(
    (folder) => relative(join(root, 'node_modules'), folder).split('/')[0] ?? '',
  );
  for (const name of new Set(names)) {
    rmSync(at('node_modules', name), { recursive: true });
    cpSync(join(root, 'node_modules', name), at('node_modules', name), { recursive: true });
  }
}

const runInCopy = (command: string, ...args: string[]) =>
  run(command, args, {
    cwd: checkout.root,
    timeout: 10 * 60_000,
    env: { ...process.env, DATA_DIR: dataDir, PATH: `${at('node_modules/.bin')}:${process.env.PATH}` },
  });
const node = (...args: string[]) => runInCopy(process.execPath, ...args);
const create = (...words: string[]) => node('infra/cli/create-remote.ts', ...words, '--no-install');
const release = (...words: string[]) => node('infra/cli/release.ts', ...words);

async function succeeds(outcome: ReturnType<typeof run>): Promise<string> {
  const { code, output } = await outcome;
  assert.equal(code, 0, output);
  return output;
}

/** Resolves to a page of the portal when it is served as expected. */
async function page(path: string, isExpected = (_: string) => true): Promise<string> {
  for (const limit = Date.now() + 300_000; Date.now() < limit; await sleep(100)) {
    const response = await fetch(`${portal?.origin}${path}`).catch(() => undefined);
    const html = response?.ok ? await response.text() : undefined;
    if (html && isExpected(html)) return html;
  }
  throw new Error(`${path} is not served as expected.`);
}

const invalidNames: [words: string[], message: RegExp][] = [
  [[], /Name the new remote/],
  [['News'], /one word of 3 to 16 lower-case letters, not "News"/],
  [['case-library'], /lower-case letters/],
  [['api'], /"\/api" is used by the site itself/],
  [['locations'], /A remote "locations" already exists/],
  [['about'], /"\/about" belongs to the team "marketing"/],
];

for (const [words, message] of invalidNames)
  test(`rejects the name "${words.join(' ')}"`, async () => {
    const { code, output } = await create(...words);
    assert.equal(code, 1);
    assert.match(output, message);
  });

test('adds only a folder and a team', async () => {
  await succeeds(runInCopy('git', 'init', '--quiet'));
  await succeeds(runInCopy('git', 'add', '.'));
  assert.match(await succeeds(create('news')), /npm run release -- news/);

  const { teams } = JSON.parse(text('infra/teams.json'));
  assert.deepEqual(teams.at(-1), { name: 'news', classPrefix: 'news', prefixes: ['/news'] });
  const added = await succeeds(runInCopy('git', 'ls-files', '--others', '--exclude-standard'));
  assert.deepEqual(
    [
      ...new Set(
        added
          .trim()
          .split('\n')
          .map((path) => path.split('/')[0]),
      ),
    ],
    ['mfe-news'],
  );
  assert.equal((await succeeds(runInCopy('git', 'diff', '--name-only'))).trim(), 'infra/teams.json');
});

test('creates sources that pass format, lint, types and tests', async () => {
  // As `npm install` does: the link to the workspace, and its entry in the lock file.
  symlinkSync(at('mfe-news'), at('node_modules/@portal/mfe-news'));
  await succeeds(runInCopy('npm', 'install', '--package-lock-only', '--offline', '--no-audit', '--no-fund'));
  assert.equal(JSON.parse(text('package-lock.json')).packages['mfe-news'].name, '@portal/mfe-news');

  await succeeds(
    runInCopy('biome', 'ci', '--error-on-warnings', '--vcs-enabled=false', 'mfe-news', 'infra/teams.json'),
  );
  await succeeds(runInCopy('npm', 'test', '--silent', '--workspace', 'mfe-news'));
  await succeeds(runInCopy('tsc', '-p', 'mfe-news'));
});

test('publishes a release of the remote without a new shell and without a restart', async () => {
  const { shell } = JSON.parse(await page('/releases.json'));
  await succeeds(release('keys', 'news'));
  assert.match(await succeeds(release('news')), /news \S+ is live/);

  const html = await page('/news');
  assert.match(html, /<h1[^>]*>News<\/h1>/);
  assert.match(html, /<title>News \| Lumenward<\/title>/);
  assert.match(await page('/sitemap.xml'), /\/news<\/loc>/);
  assert.deepEqual(JSON.parse(await page('/releases.json')).shell, shell);
});

test('has pages that pass the checks in a browser', async () => {
  const renderer = await startRenderer();
  const name = 'news';
  const teams = parseTeams(text('infra/teams.json'));
  const fixture = await PublisherFixture.create({
    renderer: renderer.address,
    // With keys of the fixture. Links to remotes without a live release are not followed.
    teams: teams.map(({ publicKeys: _, source: __, ...team }) => team),
    env: { BROWSER_CHECKS: 'on' },
  });
  await fixture.start();
  const key = fixture.keys.get(name) ?? assert.fail();
  const { version } = publish(at('mfe-news', 'dist'), { remote: name, source: fixture.path('sources', name), key });
  const { violations, isCheckedInBrowser } = await until('the release is checked', () => {
    const { verdict } = fixture.status(name);
    return verdict?.version === version ? verdict : undefined;
  });
  await fixture.remove();
  await renderer.stop();

  assert.deepEqual(violations, []);
  assert.ok(isCheckedInBrowser);
});
