import assert from 'node:assert/strict';
import { readdir, readFile, readlink, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { after, before, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { integrityOf } from '@portal/release/integrity';
import { parse } from 'node-html-parser';
import { sha256 } from '../release/headers.ts';
import type { SiteJson } from '../release/site-build.ts';
import { ruleNames } from '../release/violations.ts';
import { PublisherFixture } from '../testing/publisher-fixture.ts';
import { until } from '../testing/until.ts';
import { isText } from './compress.ts';

const portal = await PublisherFixture.start();
before(async () => {
  await portal.publishLive({ text: 'Austin' });
  await portal.publishLive({ name: 'marketing', text: 'Home', paths: ['/', '/about'] });
  await portal.publishLive({ name: 'admin', text: 'Desk', paths: ['/admin', '/admin/leads/:id'] });
});
after(() => portal.remove());

const currentId = async () => basename(await readlink(portal.site('current')));
const buildIds = async () => (await readdir(portal.site('builds'))).filter((name) => !name.endsWith('.json'));

/** Returns the files of a build by path. */
async function filesOf(id: string): Promise<Map<string, Buffer>> {
  const folder = portal.site('builds', id);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    await Promise.all(files.map(async (file) => [file.slice(folder.length + 1), await readFile(file)] as const)),
  );
}

test('site.json lists every file with its digest and size', async () => {
  const site: SiteJson = await portal.siteJson();
  const files = await filesOf(site.id);

  const listed = [...files.keys()].filter((path) => !/\.(br|gz)$/.test(path) && path !== 'site.json');
  assert.deepEqual(Object.keys(site.files), listed.sort());
  for (const [path, { integrity, bytes }] of Object.entries(site.files)) {
    assert.equal(integrityOf(files.get(path) ?? ''), integrity, path);
    assert.equal(files.get(path)?.length, bytes, path);
  }
  assert.equal(site.actor, 'team admin');
  assert.deepEqual(Object.keys(site.remotes), ['marketing', 'locations', 'admin']);
  assert.equal(
    listed.find((path) => path.endsWith('.mjs') || path.endsWith('release.json')),
    undefined,
  );
});

test('compressed copies of every text file decode to the file', async () => {
  const files = await filesOf(await currentId());
  let count = 0;
  for (const [path, content] of files) {
    if (!isText(path) || path === 'site.json' || path.includes('/development/')) continue;
    count += 1;
    assert.deepEqual(brotliDecompressSync(files.get(`${path}.br`) ?? ''), content, path);
    assert.deepEqual(gunzipSync(files.get(`${path}.gz`) ?? ''), content, path);
  }
  assert.ok(count > 20);
});

test('modification times depend on the content only', async () => {
  const time = async (path: string) => (await stat(portal.site('current', path))).mtimeMs;
  const before = await time('austin.html');
  await portal.publishLive({ text: 'Other' });
  assert.notEqual(await time('austin.html'), before);
  assert.equal(await time('austin.html'), await time('austin.html.br'));
  await portal.publishLive({ text: 'Austin' });

  assert.equal(await time('austin.html'), before);
});

test("a release changes its remote's files only; all others are the same files on disk", async () => {
  const before = await currentId();
  const release = await portal.publishLive({ text: 'Changed' });
  const after = await currentId();
  const [one, other] = await Promise.all([filesOf(before), filesOf(after)]);

  const changed = [...other.keys()].filter((path) => !one.get(path)?.equals(other.get(path) ?? Buffer.alloc(0)));
  const ofSite = ['releases.json', 'sitemap.xml', 'llms.txt', 'site.json', 'austin.html', 'og/austin.png'];
  const expected = (path: string) =>
    ofSite.includes(path.replace(/\.(br|gz)$/, '')) || path.startsWith(`remotes/locations/${release.version}/`);
  assert.deepEqual(
    changed.filter((path) => !expected(path)),
    [],
  );
  assert.ok(changed.includes('austin.html'));
  for (const path of other.keys())
    if (!changed.includes(path)) {
      const [first, second] = await Promise.all([before, after].map((id) => stat(portal.site('builds', id, path))));
      assert.equal(first?.ino, second?.ino, path);
    }
});

test('the id of a build depends on its content', async () => {
  const first = await portal.publishLive({ text: 'Content A' });
  const id = await currentId();
  await portal.publishLive({ text: 'Content B' });
  assert.notEqual(await currentId(), id);
  await portal.command('rollback', { version: first.version });
  const pages = (await portal.siteJson()).files['austin.html'];
  await portal.restart();

  assert.deepEqual((await portal.siteJson()).files['austin.html'], pages);
});

test('documents have an import map of the shell and their own remote, styles, and the hashes of both in their policy', async () => {
  const { files }: SiteJson = await portal.siteJson();
  for (const [page, remote] of [
    ['austin.html', 'locations'],
    ['about.html', 'marketing'],
    ['admin.html', 'admin'],
    ['404.html', ''],
  ] as const) {
    const html = await portal.read(page);
    const document = parse(html);
    const script = document.querySelector('script[type=importmap]');
    const style = document.querySelector('style');
    // The lead desk is empty until it is rendered in the browser.
    assert.equal(style === null, page === 'admin.html', page);
    const hash = (text: string) => `'${sha256(text)}'`;
    // The nonce of the header is a constant. Only this policy keeps injected scripts from running, and it applies to what follows it.
    assert.match(
      html,
      /^<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" /,
    );
    const [charset, policy] = document.querySelectorAll('head > *');
    assert.equal(charset?.getAttribute('charset'), 'utf-8');
    assert.equal(policy?.getAttribute('http-equiv'), 'Content-Security-Policy');
    const [scripts, styles] = policy?.getAttribute('content')?.split('; ') ?? [];
    assert.equal(scripts, `script-src 'self' ${hash(script?.textContent ?? '')}`, page);
    if (style) assert.ok(styles?.startsWith(`style-src 'self' ${hash(style.textContent)} `), page);
    for (const element of [script, style]) assert.equal(element?.getAttribute('nonce') ?? 'inline', 'inline');

    const { integrity }: { integrity: Record<string, string> } = JSON.parse(script?.textContent ?? '');
    const entries = Object.entries(integrity);
    for (const [path, value] of entries) assert.equal(files[path.slice(1)]?.integrity, value, path);
    const version = (await portal.siteJson()).remotes[remote]?.version;
    const isOwn = (path: string) => path.startsWith('/shell/') || path.startsWith(`/remotes/${remote}/${version}/`);
    assert.deepEqual(
      entries.map(([path]) => path).filter((path) => !isOwn(path)),
      [],
    );
    assert.equal(
      entries.some(([path]) => path.startsWith('/remotes/')),
      remote !== '',
      page,
    );
  }
});

test('every script and style sheet of a document has the integrity of its file', async () => {
  const { files }: SiteJson = await portal.siteJson();
  for (const page of ['austin.html', 'index.html', 'admin.html', '404.html', 'outage.html']) {
    const elements = parse(await portal.read(page)).querySelectorAll('script[src], link[rel=stylesheet]');
    assert.ok(elements.length >= 2, page);
    for (const element of elements) {
      const path = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
      assert.equal(element.getAttribute('integrity'), files[path.slice(1)]?.integrity, path);
    }
  }
});

test('the page of rules has an anchor for each rule', async () => {
  const page = parse(await portal.read('rules-for-a-remote.html'));
  for (const rule of ruleNames) assert.equal(page.getElementById(rule)?.text, rule);
});

test('readers of the active build never get a missing file or two releases', async () => {
  const text = (version: string) => new RegExp(`/remotes/locations/${version}/page\\.css`);
  const [one, two] = [await portal.publishLive({ text: 'Reader 1' }), await portal.publishLive({ text: 'Reader 2' })];
  let isDone = false;
  let reads = 0;
  const seen = new Set<string>();
  const reader = (async () => {
    while (!isDone) {
      const build = await readlink(portal.site('current'));
      const read = (path: string) => readFile(portal.site(build, path), 'utf8');
      const [html, site] = [await read('austin.html'), JSON.parse(await read('site.json'))];
      const { version } = site.remotes.locations;
      assert.match(html, text(version));
      assert.ok(brotliDecompressSync(await readFile(portal.site(build, 'austin.html.br'))).equals(Buffer.from(html)));
      // Reads through the link, as servers do.
      assert.match(await portal.read('austin.html'), /<h1>Reader \d<\/h1>/);
      seen.add(version);
      reads += 1;
    }
  })();
  try {
    for (const { version } of [one, two, one, two, one, two])
      assert.equal((await portal.command('rollback', { version })).isDone, true);
    await Promise.race([reader, until('the reader has seen both', () => reads > 20 && seen.size === 2)]);
  } finally {
    isDone = true;
  }
  await reader;
});

test('a rollback uses the pages that were built before', async () => {
  const first = await portal.publishLive({ text: 'Built once' });
  const { ino } = await stat(portal.site('current', 'austin.html'));
  await portal.publishLive({ text: 'Built later' });
  await portal.command('rollback', { version: first.version });

  assert.equal(await portal.heading(), 'Built once');
  assert.equal((await stat(portal.site('current', 'austin.html'))).ino, ino);
});

test('keeps the last ten builds and the files of the last six releases', async () => {
  const releases = [];
  for (let index = 0; index < 11; index += 1) releases.push(await portal.publishLive({ text: `Kept ${index}` }));
  await until('ten builds are left', async () => (await buildIds()).length <= 10);

  const folders = await readdir(portal.site('current', 'remotes', 'locations'));
  assert.deepEqual(
    folders.sort(),
    releases
      .slice(-6)
      .map(({ version }) => version)
      .sort(),
  );
  assert.equal((await buildIds()).length, 10);
  assert.equal(await portal.heading(), 'Kept 10');
});

test('removes a page that a release no longer has', async () => {
  await portal.publishLive({ text: 'Two pages', paths: ['/austin', '/austin-lighting'] });
  assert.equal(await portal.heading('/austin-lighting'), 'Two pages');
  await portal.publishLive({ text: 'One page' });

  assert.equal(await portal.heading('/austin-lighting'), undefined);
  assert.doesNotMatch(await portal.read('sitemap.xml'), /austin-lighting/);
});

test('a staff remote has one empty document per prefix, which is not indexed', async () => {
  const html = await portal.read('admin.html');
  const { files }: SiteJson = await portal.siteJson();

  assert.match(html, /<meta name="robots" content="noindex">/);
  assert.match(html, /<div id="root"><\/div>/);
  assert.equal(
    Object.keys(files)
      .filter((path) => path.startsWith('admin'))
      .join(),
    'admin.html',
  );
  assert.doesNotMatch(await portal.read('sitemap.xml'), /admin/);
  assert.match(await portal.read('robots.txt'), /^Disallow: \/admin$/m);
});

test('security.txt names the contact and the policy, and expires within a year', async () => {
  const text = await portal.read('.well-known/security.txt');
  const fields = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s) as [string, string]),
  );
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;

  assert.deepEqual([...fields.keys()], ['Contact', 'Expires', 'Canonical', 'Preferred-Languages', 'Policy']);
  assert.equal(fields.get('Contact'), 'mailto:info@lumenward.example');
  assert.equal(fields.get('Canonical'), 'https://portal.example/.well-known/security.txt');
  assert.equal(fields.get('Policy'), 'https://portal.example/privacy#security');
  assert.ok(days > 300 && days < 365, `${days} days`);
  assert.equal(await portal.read('security.txt'), text);
});

test('a start of the publisher renews security.txt after half a year', async ({ mock }) => {
  const idle = await PublisherFixture.start({ renderer: portal.env.RENDERER });
  try {
    await idle.publishLive({ text: 'Austin' });
    const before = await idle.read('.well-known/security.txt');
    await idle.stop();
    mock.timers.enable({ apis: ['Date'], now: Date.now() + 200 * 86_400_000 });
    await idle.start();

    assert.notEqual(await idle.read('.well-known/security.txt'), before);
    assert.equal(await idle.heading(), 'Austin');
  } finally {
    await idle.remove();
  }
});

test('prefixes of public remotes without a live release are listed as unavailable', async () => {
  const empty = await PublisherFixture.start({ renderer: portal.env.RENDERER });
  try {
    assert.deepEqual((await empty.siteJson()).unavailable, [
      ...['/', '/services', '/partners', '/about', '/contact'],
      ...['/austin', '/san-antonio'],
    ]);
    await empty.publishLive({ text: 'Austin' });

    assert.deepEqual((await empty.siteJson()).unavailable, ['/', '/services', '/partners', '/about', '/contact']);
    assert.match(await readFile(empty.site('routes.conf'), 'utf8'), /location ~ \^\/services/);
    assert.match(await empty.read('outage.html'), /<footer/);
  } finally {
    await empty.remove();
  }
});

test('releases.json lists the live releases', async () => {
  const { remotes, shell } = JSON.parse(await portal.read('releases.json'));
  const version = portal.status().live;

  assert.deepEqual(remotes[1], {
    name: 'locations',
    version,
    entry: `/remotes/locations/${version}/remoteEntry.js`,
    access: 'public',
    prefixes: ['/austin', '/san-antonio'],
  });
  assert.equal(typeof shell.contract, 'number');
});

test('writes the state of all releases to a file that is not part of the build', async () => {
  const { version } = await portal.publishLive({ text: 'For managers' });
  const file = portal.site('staff', 'releases.json');
  const statuses = await until('the file names the release', async () => {
    const content = JSON.parse(await readFile(file, 'utf8'));
    return content.some(({ live }: { live?: string }) => live === version) && content;
  });

  assert.deepEqual(
    statuses.map(({ name }: { name: string }) => name),
    ['marketing', 'locations', 'admin', 'shell'],
  );
});

test('a site build has no source maps', async () => {
  const files = { 'page.js': 'export {};', 'page.js.map': '{}' };
  const { version } = await portal.publishLive({ text: 'With a source map', files });
  const paths = Object.keys((await portal.siteJson()).files).filter((path) => path.includes(version));
  assert.deepEqual(
    paths.filter((path) => path.includes('page.js')).map((path) => path.split('/').at(-1)),
    ['page.js'],
  );
});
