import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { after, test } from 'node:test';
import sirv from 'sirv';
import { readEnv } from '../env.ts';
import { aFolder, aPortal, closed, listening } from '../testing/a-portal.ts';
import { publishSigned } from '../testing/a-release.ts';
import { teamKeys } from '../testing/team-keys.ts';

const folder = await aFolder();
const published = `${folder}/locations`;
const keys = await teamKeys(folder);
const release = (text: string) => publishSigned(published, { text }, keys.of('locations'));
const asked: string[] = [];
let isFailing = false;
let endless = '';
const team = createServer((request, response) => {
  asked.push(`${request.url}`);
  if (isFailing && request.url !== '/release.json') return response.writeHead(502).end();
  if (request.url?.endsWith(endless || 'nothing'))
    return Readable.from(forEver())
      .on('error', () => {})
      .pipe(response);
  return sirv(published, { dev: true, etag: true })(request, response, () => void response.writeHead(404).end());
});
await release('Over HTTP');
const portal = await aPortal({ settings: { REMOTE_LOCATIONS: `${await listening(team)}/`, RELEASE_KEYS: keys.file } });
after(async () => {
  await closed(team);
  await portal.remove();
});
function* forEver() {
  for (;;) yield Buffer.alloc(65_536, ' ');
}
const heading = async () => /<h1>(.*?)<\/h1>/.exec((await portal.ask('/austin')).text)?.[1];

test('a release published on a server goes live, and is not downloaded again', async () => {
  assert.equal(await heading(), 'Over HTTP');
  asked.length = 0;
  await portal.composer.look();
  await portal.composer.look();

  assert.deepEqual(asked, ['/release.json', '/release.json']);
});

test('a download that fails on the way is tried again', async () => {
  await release('Second try');
  isFailing = true;
  await portal.composer.look();
  assert.equal(await heading(), 'Over HTTP');
  assert.match(portal.composer.verdicts.of('locations')[0]?.what ?? '', /answered 502/);

  isFailing = false;
  await portal.composer.look();
  assert.equal(await heading(), 'Second try');
});

test('a server that never stops sending is not listened to for ever', { timeout: 10_000 }, async () => {
  await release('Third try');
  for (const [file, why] of [
    ['page.css', /page\.css sends more than 22 bytes/],
    ['release.json', undefined],
  ] as const) {
    endless = file;
    await portal.composer.look();
    assert.equal(await heading(), 'Second try');
    if (why) assert.match(portal.composer.verdicts.of('locations')[0]?.what ?? '', why);
  }

  endless = '';
  await portal.composer.look();
  assert.equal(await heading(), 'Third try');
});

test('a server that dies changes nothing', async () => {
  const { refusals } = portal.composer.verdicts;
  await closed(team);
  await portal.composer.look();

  assert.equal(await heading(), 'Third try');
  assert.equal(portal.composer.verdicts.refusals, refusals);
});

test('nobody starts a portal that believes the network without a signature', () => {
  const settings = { REMOTE_LOCATIONS: 'http://team.example' };

  assert.throws(() => readEnv(settings), /REMOTE_LOCATIONS is an address on the network: .* RELEASE_KEYS/);
  assert.ok(readEnv({ ...settings, RELEASE_KEYS: keys.file }).trust.needsSignatures);
  assert.throws(() => readEnv({ RELEASE_KEYS: join(folder, 'nothing.json') }), /RELEASE_KEYS names .*nothing\.json/);
});

test('the keys of all teams have to be known', async () => {
  const file = join(folder, 'some-keys.json');
  const { admin, locations } = JSON.parse(await readFile(keys.file, 'utf8'));
  await writeFile(file, JSON.stringify({ admin, locations }));

  assert.throws(() => readEnv({ RELEASE_KEYS: file }), /has no key for marketing/);
});
