import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { type PublishOptions, publish } from './publish.ts';
import { writeBuild } from './release-fixture.ts';
import { isSignedBy, parseSignedText, publicKeyOf } from './signature.ts';

const root = mkdtempSync(join(tmpdir(), 'portal-publish-'));
const build = join(root, 'build');
const source = join(root, 'source');
const key = generateKeyPairSync('ed25519').privateKey;
beforeEach(() => {
  for (const folder of [build, source]) rmSync(folder, { recursive: true, force: true });
});
after(() => rmSync(root, { recursive: true }));

const publishBuild = (options: Partial<PublishOptions> = {}) =>
  publish(build, { remote: 'marketing', source, key, ...options });

function publishVersion(version: string, content: string, options?: Partial<PublishOptions>) {
  rmSync(build, { recursive: true, force: true });
  writeBuild(build, { 'page.js': content, 'chunks/hero.js': content }, { version });
  return publishBuild(options);
}

function published(file = 'release.json') {
  const signed = parseSignedText(readFileSync(join(source, file), 'utf8'));
  assert.ok(signed);
  return { signed, release: JSON.parse(signed.text) };
}

test('publishes the files of a version beside earlier ones and a signed release.json', () => {
  publishVersion('1.0.0-a', 'one');
  const release = publishVersion('1.0.0-b', 'two', { acknowledged: ['live-page'], commit: 'abc' });

  assert.equal(isSignedBy('release', published().signed, [publicKeyOf(key)]), true);
  assert.deepEqual(published().release, release);
  assert.equal(release.version, '1.0.0-b');
  assert.equal(release.commit, 'abc');
  assert.deepEqual(release.acknowledged, ['live-page']);
  assert.deepEqual(readdirSync(source).sort(), ['1.0.0-a', '1.0.0-b', 'release.json']);
  assert.deepEqual(readdirSync(join(source, '1.0.0-b'), { recursive: true }).sort(), [
    'chunks',
    'chunks/hero.js',
    'page.js',
  ]);
  assert.equal(readFileSync(join(source, '1.0.0-a', 'page.js'), 'utf8'), 'one');
});

test('publishes without a signature when there is no key', () => {
  publishVersion('1.0.0-a', 'one', { key: undefined });

  assert.equal(published().signed.signature, undefined);
  assert.equal(published().release.version, '1.0.0-a');
});

test('publishes a candidate without replacing the release', () => {
  publishVersion('1.0.0-a', 'one');
  publishVersion('1.0.0-b', 'two', { file: 'candidate.json' });

  assert.equal(published().release.version, '1.0.0-a');
  assert.equal(published('candidate.json').release.version, '1.0.0-b');
});

test('increases the sequence number with every publication, also when the clock was set back', (context) => {
  context.mock.timers.enable({ apis: ['Date'], now: 10_000 });
  const first = publishVersion('1.0.0-a', 'one');
  context.mock.timers.setTime(5_000);
  const second = publishVersion('1.0.0-b', 'two', { file: 'candidate.json' });
  const third = publishBuild();

  assert.deepEqual(
    [first, second, third].map(({ sequence }) => sequence),
    [10_000, 10_001, 10_002],
  );
});

test('continues the sequence of a portal that has releases of a machine whose clock is fast', () => {
  const after = Date.now() + 120_000;

  assert.equal(publishVersion('1.0.0-a', 'one', { after }).sequence, after + 1);
});

test('does not rewrite the files of a build that is published again', () => {
  publishVersion('1.0.0-a', 'one');
  const { ino } = statSync(join(source, '1.0.0-a', 'page.js'));
  publishVersion('1.0.0-b', 'two');
  publishVersion('1.0.0-a', 'one');

  assert.equal(published().release.version, '1.0.0-a');
  assert.equal(statSync(join(source, '1.0.0-a', 'page.js')).ino, ino);
});

test('rejects a version whose published files were changed, added or removed', () => {
  publishVersion('1.0.0-b', 'two');
  const page = join(source, '1.0.0-b', 'page.js');

  writeFileSync(page, 'other');
  assert.throws(() => publishBuild(), /were changed after it was published/);
  rmSync(page);
  assert.throws(() => publishBuild(), /were changed after it was published/);
  writeFileSync(page, 'two');
  writeFileSync(join(source, '1.0.0-b', 'more.js'), 'more');
  assert.throws(() => publishBuild(), /were changed after it was published/);
  rmSync(join(source, '1.0.0-b', 'more.js'));
  assert.equal(publishBuild().version, '1.0.0-b');
});

test('rejects compressed copies and files that release.json does not list', () => {
  writeBuild(build, { 'page.js': 'one', 'page.js.br': 'one' });
  assert.throws(() => publishBuild(), /may not contain compressed copies/);

  rmSync(build, { recursive: true });
  writeBuild(build, { 'page.js': 'one' });
  writeFileSync(join(build, 'page.js.gz'), 'one');
  assert.throws(() => publishBuild(), /page\.js\.gz is not listed in release\.json/);
  assert.equal(existsSync(source), false);
});

test('rejects a build whose files were changed', () => {
  writeBuild(build, { 'page.js': 'one' });
  writeFileSync(join(build, 'page.js'), 'two');

  assert.throws(() => publishBuild(), /page\.js was changed after 1\.0\.0-a was built/);
  assert.equal(existsSync(source), false);
});

test('rejects a build of another remote', () => {
  writeBuild(build, { 'page.js': 'one' }, { name: 'locations' });

  assert.throws(() => publishBuild(), /is a build of "locations", not of "marketing"/);
});
