import assert from 'node:assert/strict';
import { appendFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { aPortal } from '../testing/a-portal.ts';
import { build } from '../testing/a-release.ts';

const portal = await aPortal();
after(portal.remove);

const status = async () => {
  const [found] = (await portal.composer.statuses()).filter(({ name }) => name === 'locations');
  assert.ok(found);
  return found;
};
const lastOf = async (type: string) => (await status()).history.findLast((entry) => entry.type === type);

test('a remote that never had a release says so, with nothing made up', async () => {
  assert.deepEqual(await status(), {
    name: 'locations',
    live: undefined,
    liveSince: undefined,
    isPinned: false,
    earlier: [],
    withdrawn: [],
    findings: [],
    refused: undefined,
    previews: [],
    history: [],
    historyLength: 0,
  });
});

test('it is known since when visitors see what is live; refusals, pins and previews do not change it', async () => {
  await portal.publish({ text: 'One' });
  const two = await portal.publish({ text: 'Two' });
  const since = (await lastOf('live'))?.at;
  const refused = await portal.publish({ text: 'Bad', adds: "h('h1')" });
  await portal.order('pin', 'locations');
  await portal.order('unpin', 'locations');

  const told = await status();
  assert.equal(told.live, two.version);
  assert.equal(told.liveSince, since);
  assert.equal(told.history.length, 5);
  assert.equal(told.history[2]?.version, refused.version);
});

test('after a rollback the version is live since then, not since the first time', async () => {
  await portal.order('rollback', 'locations');

  assert.equal((await status()).liveSince, (await lastOf('rolled-back'))?.at);
});

test('findings name the release they were found in', async () => {
  const bad = await portal.publish({ text: 'Worse', adds: "h('h1')" });
  assert.equal((await status()).refused, bad.version);

  await portal.publish({ text: 'Mended' });
  assert.equal((await status()).refused, undefined);
  assert.deepEqual((await status()).findings, []);
});

test('a preview is told of until its link ends', async () => {
  const place = join(portal.folder, 'candidate');
  const candidate = await build(place, { text: 'Next' });
  await rename(join(place, 'release.json'), join(place, 'candidate.json'));
  await portal.order('preview', 'locations', { source: place });
  const [preview] = (await status()).previews ?? [];

  assert.equal(preview?.version, candidate.version);
  const hours = (Date.parse(preview?.until ?? '') - Date.now()) / 3_600_000;
  assert.ok(hours > 23 && hours <= 24, `it ends in ${hours} hours`);

  await portal.composer.store.point('locations', (pointer) => ({
    ...pointer,
    previews: [{ version: candidate.version, until: Date.now() - 1 }],
  }));
  assert.deepEqual((await status()).previews, []);
});

test('of a long history the latest hundred entries are told, and how many there are', async () => {
  const { historyLength = 0, live, liveSince } = await status();
  const at = '2026-11-20T12:00:00.000Z';
  const lines = Array.from({ length: 150 }, (_, index) =>
    JSON.stringify({ type: 'refused', findings: [], version: `1.0.0-${index}`, at }),
  );
  const file = join(portal.composer.store.folderOf('locations'), 'history.jsonl');
  await appendFile(file, `\n${lines.join('\n')}`);

  const told = await status();
  assert.equal(told.history.length, 100);
  assert.equal(told.historyLength, historyLength + 150);
  assert.deepEqual([told.live, told.liveSince], [live, liveSince]);
});
