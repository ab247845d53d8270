import assert from 'node:assert/strict';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { test } from 'node:test';
import { type BuildManifest, parseRelease } from './manifest.ts';
import { manifestOf } from './release-fixture.ts';
import { publicKeyOf, signText } from './signature.ts';
import type { Team } from './teams.ts';
import { InvalidReleaseError, verifyRelease } from './verify.ts';

const newKey = () => generateKeyPairSync('ed25519').privateKey;
const key = newKey();
const teamWithoutKey: Team = {
  name: 'marketing',
  classPrefix: 'm',
  prefixes: ['/'],
  access: 'public',
  cookies: [],
  publicKeys: [],
  source: undefined,
};
const team: Team = { ...teamWithoutKey, publicKeys: [publicKeyOf(key)] };

const textOf = (changes: object = {}) => JSON.stringify({ ...manifestOf({ 'page.js': 'one' }), ...changes });
const signed = (changes: object = {}, by: KeyObject = key) => signText('release', textOf(changes), by);
const unsigned = (changes: object = {}) => JSON.stringify({ text: textOf(changes) });
const file = (path: string) => manifestOf({ [path]: 'one' }).files;

const network = { isLocal: false };
const local = { isLocal: true };
const rejects = (json: string, rule: InvalidReleaseError['rule'], message: RegExp, at = team, from = network) =>
  assert.throws(
    () => verifyRelease(json, at, from),
    (error) => {
      assert.ok(error instanceof InvalidReleaseError);
      assert.equal(error.rule, rule);
      assert.match(error.message, message);
      return true;
    },
  );

test('returns the manifest of a signed release, with defaults for missing fields', () => {
  const release = verifyRelease(signed({ sequence: 7, acknowledged: ['live-page'] }), team, network);

  assert.equal(release.version, '1.0.0-a');
  assert.equal(release.sequence, 7);
  assert.deepEqual(release.acknowledged, ['live-page']);
  const { sequence, acknowledged } = parseRelease(textOf());
  assert.deepEqual([sequence, acknowledged], [0, []]);
});

test("rejects a release signed with another team's key", () =>
  rejects(signed({}, newKey()), 'signature', /not signed with a key of the team "marketing"/));

test('rejects a signed command as a release', () =>
  rejects(signText('command', textOf(), key), 'signature', /not signed with a key/));

test('rejects an unsigned release of a team that has a key, from a local folder too', () => {
  rejects(unsigned(), 'signature', /is not signed/);
  rejects(unsigned(), 'signature', /is not signed/, team, local);
});

test('accepts releases of a team without a key from local folders only', () => {
  assert.equal(verifyRelease(unsigned(), teamWithoutKey, local).name, 'marketing');
  rejects(unsigned(), 'signature', /no public key of the team "marketing"/, teamWithoutKey);
  rejects(signed(), 'signature', /no public key of the team "marketing"/, teamWithoutKey);
});

test('verifies the signature before it parses the manifest', () => {
  rejects(signText('release', 'not JSON', newKey()), 'signature', /not signed with a key/);
  rejects(signText('release', 'not JSON', key), 'release-file', /release\.json is invalid/);
});

test('rejects a release of another remote', () =>
  rejects(signed({ name: 'locations' }), 'remote-name', /release of "locations" at the source of "marketing"/));

test('rejects a manifest that was not published, and an incomplete one', () => {
  for (const json of [textOf(), signed().slice(0, 40)]) rejects(json, 'release-file', /not a published release/);
});

const long = 'x'.repeat(300);
const invalid: [title: string, changes: Partial<Record<keyof BuildManifest, unknown>>, message: RegExp][] = [
  ['a path outside the release', { files: file('../page.js') }, /files\[0\]\.path/],
  ['an absolute path', { files: file('/etc/page.js') }, /files\[0\]\.path/],
  ['a hidden file', { files: file('.env') }, /files\[0\]\.path/],
  ['a brotli copy', { files: file('page.css.br') }, /"page\.css\.br": a release may not contain compressed copies/],
  ['a gzip copy', { files: file('page.css.GZ') }, /compressed copies/],
  ['a file that is listed twice', { files: [...file('page.js'), ...file('page.js')] }, /lists a path twice/],
  [
    'a file that is the folder of another',
    { files: [...file('a'), ...file('a/b')] },
    /also the folder of another file/,
  ],
  ['a file in the place of its manifest', { files: file('release.json') }, /must not be one of.*release\.json/],
  ['a file name of 300 characters', { files: file(`${long}.js`) }, /has a segment of more than 120 characters/],
  ['a page path of 300 characters', { pages: [{ path: `/${long}`, chunk: 'page' }] }, /more than 120 characters/],
  ['a chunk name of 300 characters', { chunks: [{ name: long, js: [], css: [], shared: [] }] }, /at most 100/],
  ['a version that is not a folder name', { version: '../1' }, /version/],
  ['a version of 230 characters', { version: `1.0.0-${'a'.repeat(224)}` }, /version must be at most 100/],
  ['a missing list of pages', { pages: undefined }, /pages is missing/],
];

for (const [title, changes, message] of invalid)
  test(`rejects ${title}`, () => rejects(signed(changes), 'release-file', message));

test('names every invalid field', () =>
  rejects(signed({ version: 'x', contract: 'x' }), 'release-file', /version .*contract|contract .*version/s));
