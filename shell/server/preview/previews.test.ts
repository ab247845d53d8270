import assert from 'node:assert/strict';
import { rename } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { Role } from '@portal/contracts/staff';
import { aFolder, aPortal, closed, listening } from '../testing/a-portal.ts';
import { publishSigned, type ReleaseDraft } from '../testing/a-release.ts';
import { teamKeys } from '../testing/team-keys.ts';
import { PreviewLinks } from './preview-link.ts';

const folder = await aFolder();
const keys = await teamKeys(folder);
/** Stands in for the API, of which only the session is asked. */
const api = createServer(({ headers }, response) => {
  const role = headers.cookie as Role | undefined;
  response.writeHead(role ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify({ role }));
});
const settings = { RELEASE_KEYS: keys.file, API_ORIGIN: await listening(api) };
const portal = await aPortal({ folder, settings });
after(async () => {
  await closed(api);
  await portal.remove();
});

const published = (draft: ReleaseDraft) => publishSigned(portal.sourceOf('locations'), draft, keys.of('locations'));
const candidate = async (draft: ReleaseDraft) => {
  const place = join(folder, 'candidates');
  const release = await publishSigned(place, draft, keys.of('locations'));
  await rename(join(place, 'release.json'), join(place, 'candidate.json'));
  return { release, answer: await portal.order('preview', 'locations', { source: place }) };
};
const linkIn = (sentence: string) => new URL(sentence.split('\n')[1] ?? '').pathname;

await published({ text: 'Live' });
await portal.composer.look();
const { release, answer } = await candidate({ text: 'Next', paths: ['/austin', '/austin-new'] });
const door = await portal.ask(linkIn(answer.sentence));
const cookie = `${door.headers['set-cookie']}`.split(';')[0] ?? '';
const asHolder = (path: string) => portal.ask(path, { headers: { cookie: `other=1; ${cookie}` } });

test('whoever holds the link sees the candidate, marked as one, and nobody else does', async () => {
  assert.equal(door.status, 303);
  assert.equal(door.headers.location, '/austin');
  assert.match(`${door.headers['set-cookie']}`, /Path=\/; HttpOnly; SameSite=Lax; Max-Age=86\d{3}; Secure$/);

  for (const path of ['/austin', '/austin-new']) {
    const { status, text } = await asHolder(path);
    assert.equal(status, 200);
    assert.match(text, /<h1>Next<\/h1>/);
    assert.match(text, new RegExp(`<strong>Preview</strong> of locations ${release.version}, until 20.* UTC`));
  }
  assert.match((await portal.ask('/austin')).text, /<h1>Live<\/h1>/);
  assert.doesNotMatch((await portal.ask('/austin')).text, /preview/);
  assert.equal((await portal.ask('/austin-new')).status, 404);
});

test('what the candidate’s pages name is there: their banner’s looks, their files, their place in the list of releases', async () => {
  const { text } = await asHolder('/austin');
  const [sheet = ''] = /\/shell\/[^"]+preview\.css/.exec(text) ?? [];
  assert.equal((await portal.ask(sheet)).status, 200);
  assert.equal((await portal.ask(`/remotes/locations/${release.version}/remoteEntry.js`)).status, 200);

  const versions = async (from: typeof asHolder) => JSON.parse((await from('/releases.json')).text).remotes[0].version;
  assert.equal(await versions(asHolder), release.version);
  assert.notEqual(await versions(portal.ask), release.version);
});

test('no cache keeps a preview and nobody indexes it', async () => {
  for (const path of ['/austin', '/nowhere', '/releases.json', linkIn(answer.sentence)]) {
    const { headers } = await asHolder(path);
    assert.equal(headers['cache-control'], 'private, no-store', path);
    assert.equal(headers['x-robots-tag'], 'noindex', path);
    assert.equal(headers.etag, undefined, path);
  }
});

test('the preview can be left', async () => {
  const { status, headers } = await asHolder('/preview/end');

  assert.equal(status, 303);
  assert.match(`${headers['set-cookie']}`, /^portal_preview=; .*Max-Age=0/);
});

test('a link that was changed, or made with another key, opens nothing', async () => {
  const link = linkIn(answer.sentence);
  const stranger = await PreviewLinks.start(join(folder, 'stranger.key'));
  const forged = stranger.token({ name: 'locations', version: release.version, until: Date.now() + 1e9 });
  for (const path of [`${link}A`, link.replace('.', 'A.'), '/preview/', '/preview/x.y', `/preview/${forged}`]) {
    const { status, headers } = await portal.ask(path);
    assert.equal(status, 410, path);
    assert.equal(headers['set-cookie'], undefined);
  }
});

test('a link ends when its time is over', async () => {
  const links = await PreviewLinks.start(join(folder, 'data/releases/preview.key'));
  const grant = { name: 'locations', version: release.version, until: Date.now() + 60_000 };

  assert.deepEqual(links.read(links.token(grant)), grant);
  assert.equal(links.read(links.token(grant), grant.until), undefined);
  const expired = links.token({ ...grant, until: Date.now() - 1 });
  assert.equal((await portal.ask(`/preview/${expired}`)).status, 410);
  const { text } = await portal.ask('/austin', { headers: { cookie: `portal_preview=${expired}` } });
  assert.match(text, /<h1>Live<\/h1>/);
});

test('a preview outlives deploys and a restart', async () => {
  await published({ text: 'Live again' });
  await portal.composer.look();
  const restarted = await aPortal({ folder, settings: { ...settings, CONTROL_SOCKET: join(folder, 'other.sock') } });
  const { text } = await restarted.ask('/austin', { headers: { cookie } });
  await restarted.stop();

  assert.match(text, /<h1>Next<\/h1>/);
});

test('a candidate has to pass the gate, and be signed', async () => {
  const { answer: refused } = await candidate({ text: 'Bad', lacks: 'title' });
  assert.equal(refused.isDone, false);
  assert.equal(refused.findings[0]?.rule, 'title');

  const place = join(folder, 'unsigned');
  await publishSigned(place, { text: 'Stranger' }, keys.of('marketing'));
  await rename(join(place, 'release.json'), join(place, 'candidate.json'));
  assert.match(
    (await portal.order('preview', 'locations', { source: place })).sentence,
    /signed with the key of "mark/,
  );
});

test('managers, and nobody else, read how the releases stand', async () => {
  const asked = (cookie?: string) => portal.ask('/admin/releases.json', cookie ? { headers: { cookie } } : {});
  assert.equal((await asked()).status, 401);
  assert.equal((await asked('agent')).status, 403);

  const { status, headers, text } = await asked('manager');
  assert.equal(status, 200);
  assert.equal(headers['cache-control'], 'private, no-store');
  const locations = JSON.parse(text).find(({ name }: { name: string }) => name === 'locations');
  assert.deepEqual(
    locations.history.map(({ type }: { type: string }) => type),
    ['live', 'previewed', 'live'],
  );
});
