import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, test } from 'node:test';
import { aPortal } from './testing/a-portal.ts';
import { build } from './testing/a-release.ts';

const portal = await aPortal();
after(portal.remove);
const etagOf = async (path: string) => (await portal.ask(path)).headers.etag;

test('a changed release replaces its own pages and no other', async () => {
  const first = await portal.publish({ text: 'Before' });
  await portal.publish({ name: 'marketing', paths: ['/about'], text: 'About us' });
  const about = await etagOf('/about');
  const austin = await etagOf('/austin');
  await portal.publish({ text: 'After' });

  assert.match((await portal.ask('/austin')).text, /<h1>After<\/h1>/);
  assert.notEqual(await etagOf('/austin'), austin);
  assert.equal(await etagOf('/about'), about);
  assert.equal((await portal.ask(`/remotes/locations/${first.version}/remoteEntry.js`)).status, 200);
});

test('a page that a release no longer has is gone', async () => {
  await portal.publish({ paths: ['/austin', '/austin-lighting'] });
  assert.equal((await portal.ask('/austin-lighting')).status, 200);
  await portal.publish({ paths: ['/austin'] });

  assert.equal((await portal.ask('/austin-lighting')).status, 404);
});

test('files of the last six releases stay, older ones go', async () => {
  const releases = [];
  for (const text of ['1', '2', '3', '4', '5', '6', '7']) releases.push(await portal.publish({ text }));
  const statuses = await Promise.all(
    releases.map(async ({ version }) => (await portal.ask(`/remotes/locations/${version}/remoteEntry.js`)).status),
  );

  assert.deepEqual(statuses, [404, 200, 200, 200, 200, 200, 200]);
});

test('going back to the release that is live clears what stood against it', async () => {
  await portal.publish({ text: 'Good' });
  await portal.publish({ text: 'Bad', component: 'throw new Error("no")' });
  assert.ok(portal.composer.verdicts.has('locations'));
  await portal.publish({ text: 'Good' });

  assert.equal(portal.composer.verdicts.has('locations'), false);
});

test('after a restart the last good release is served, whatever its source holds by then', async () => {
  const before = await aPortal();
  await before.publish({ text: 'Kept' });
  await before.stop();

  await rm(before.sourceOf('locations'), { recursive: true });
  const without = await aPortal({ folder: before.folder });
  assert.match((await without.ask('/austin')).text, /<h1>Kept<\/h1>/);
  await without.stop();

  await build(before.sourceOf('locations'), { text: 'Broken', component: 'return null' });
  const refusing = await aPortal({ folder: before.folder });
  after(refusing.remove);
  assert.match((await refusing.ask('/austin')).text, /<h1>Kept<\/h1>/);
  assert.equal(refusing.composer.verdicts.refusals, 1);
});
