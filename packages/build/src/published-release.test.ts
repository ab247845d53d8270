import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { asSigned, signersOf } from '@portal/contracts/signed-release';
import { publish, publishedFolder } from './published-release.ts';
import { makeKeys, publicKeysFile, teamKey } from './release-keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-release-'));
process.env.RELEASE_KEY_DIR = join(folder, 'keys');
process.env.PUBLISHED_DIR = join(folder, 'published');
delete process.env.RELEASE_KEYS;
delete process.env.RELEASE_KEY_FILE;
after(() => rmSync(folder, { recursive: true }));

/** A build of one file, as the release writer leaves it. */
function build(version: string, content: string): string {
  const built = join(folder, 'built');
  mkdirSync(built, { recursive: true });
  writeFileSync(join(built, 'page.js'), content);
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const release = { name: 'marketing', version, files: [{ path: 'page.js', bytes: content.length, integrity }] };
  writeFileSync(join(built, 'release.json'), JSON.stringify(release));
  return built;
}
const publishBuild = (version: string, content: string) =>
  publish(build(version, content), { folder: publishedFolder('marketing'), key: teamKey('marketing') });
const announced = () => asSigned(readFileSync(join(publishedFolder('marketing'), 'release.json'), 'utf8'));
const versionAnnounced = () => JSON.parse(announced()?.release ?? '{}').version;

test('a team gets a key for itself alone, once, and a line in the list that the shell reads', () => {
  assert.throws(() => teamKey('marketing'), /npm run release -- keys marketing/);
  makeKeys(['marketing', 'locations']);
  const private1 = readFileSync(join(folder, 'keys/marketing.pem'), 'utf8');
  const list = readFileSync(publicKeysFile(), 'utf8');
  makeKeys(['marketing']);

  assert.equal(readFileSync(join(folder, 'keys/marketing.pem'), 'utf8'), private1);
  assert.equal(readFileSync(publicKeysFile(), 'utf8'), list);
  assert.equal(statSync(join(folder, 'keys/marketing.pem')).mode & 0o777, 0o600);
  assert.doesNotMatch(list, /PRIVATE/);
});

test('a release lies signed in a folder of its version, and the latest one is announced', () => {
  publishBuild('1.0.0-a', 'one');
  publishBuild('1.0.0-b', 'two');
  const envelope = announced();

  assert.ok(envelope);
  assert.deepEqual(signersOf(envelope, JSON.parse(readFileSync(publicKeysFile(), 'utf8'))), ['marketing']);
  assert.equal(versionAnnounced(), '1.0.0-b');
  assert.deepEqual(readdirSync(publishedFolder('marketing')).sort(), ['1.0.0-a', '1.0.0-b', 'release.json']);
});

test('the same build again is the release that is there: announced, and not written over', () => {
  const file = join(publishedFolder('marketing'), '1.0.0-a', 'page.js');
  const { ino } = statSync(file);
  publishBuild('1.0.0-a', 'one');

  assert.equal(versionAnnounced(), '1.0.0-a');
  assert.equal(statSync(file).ino, ino);
});

test('after a change of keys the same build is announced with the new one', () => {
  rmSync(join(folder, 'keys/marketing.pem'));
  makeKeys(['marketing']);
  const [, newKey = ''] = JSON.parse(readFileSync(publicKeysFile(), 'utf8')).marketing;
  publishBuild('1.0.0-a', 'one');

  const envelope = announced();
  assert.ok(envelope);
  assert.deepEqual(signersOf(envelope, { marketing: [newKey] }), ['marketing']);
});

test('a release that was changed after it was made is not announced again', () => {
  writeFileSync(join(publishedFolder('marketing'), '1.0.0-b', 'page.js'), 'three');

  assert.throws(() => publishBuild('1.0.0-b', 'two'), /no longer what was published/);
  assert.equal(versionAnnounced(), '1.0.0-a');
});
