import assert from 'node:assert/strict';
import { appendFile } from 'node:fs/promises';
import { after, test } from 'node:test';
import { aPortal } from '../testing/a-portal.ts';
import { build } from '../testing/a-release.ts';

const portal = await aPortal();
after(portal.remove);
const heading = async (path = '/austin') => /<h1>(.*?)<\/h1>/.exec((await portal.ask(path)).text)?.[1];
const status = async () => (await portal.order('status', '')).statuses?.find(({ name }) => name === 'locations');

const one = await portal.publish({ text: 'One' });
const two = await portal.publish({ text: 'Two' });

test('a rollback brings back what was live before, in less than a second, and it stays back', async () => {
  const start = performance.now();
  const answer = await portal.order('rollback', 'locations');
  const took = performance.now() - start;

  assert.equal(answer.sentence, `locations is back on ${one.version}. Publish a new release, or pin one, to go on.`);
  assert.equal(await heading(), 'One');
  assert.ok(took < 1000, `it took ${took} ms`);

  await portal.composer.look();
  assert.equal(await heading(), 'One');
  const restarted = await aPortal({
    folder: portal.folder,
    settings: { CONTROL_SOCKET: `${portal.folder}/other.sock` },
  });
  assert.match((await restarted.ask('/austin')).text, /<h1>One<\/h1>/);
  await restarted.stop();
});

test('what was rolled back from comes back when somebody says so, and something newer by itself', async () => {
  assert.equal((await portal.order('rollback', 'locations', { version: two.version })).isDone, true);
  assert.equal(await heading(), 'Two');

  await portal.publish({ text: 'Three' });
  assert.equal(await heading(), 'Three');
});

test('another server on the same store follows', async () => {
  const settings = { CONTROL_SOCKET: `${portal.folder}/other.sock` };
  const other = await aPortal({ folder: portal.folder, settings });
  await portal.order('rollback', 'locations', { version: one.version });
  await other.composer.look();

  assert.match((await other.ask('/austin')).text, /<h1>One<\/h1>/);
  await other.stop();
});

test('servers on one store that judge the same release at once do not get into each other’s way', async () => {
  const settings = { CONTROL_SOCKET: `${portal.folder}/other.sock` };
  const other = await aPortal({ folder: portal.folder, settings });
  for (const text of ['Shared', 'Shared again']) {
    const { version } = await build(portal.sourceOf('locations'), { text });
    await Promise.all([portal.composer.look(), other.composer.look()]);

    assert.equal(await heading(), text);
    assert.match((await other.ask('/austin')).text, new RegExp(`<h1>${text}</h1>`));
    assert.deepEqual((await status())?.findings, []);
    assert.equal((await status())?.history.filter((entry) => entry.version === version).length, 1);
  }
  assert.equal(other.composer.verdicts.refusals, 0);
  await other.stop();
});

test('a pinned release stays, whatever is published; unpinned, it gives way', async () => {
  const pin = await portal.order('pin', 'locations', { version: two.version });
  assert.equal(pin.sentence, `locations stays on ${two.version} until it is unpinned.`);
  await portal.publish({ text: 'Four' });
  assert.equal(await heading(), 'Two');
  assert.equal((await status())?.isPinned, true);

  await portal.order('unpin', 'locations');
  await portal.composer.look();
  assert.equal(await heading(), 'Four');
  assert.equal((await portal.order('unpin', 'locations')).sentence, 'Nothing is pinned.');
});

test('an order that cannot be followed changes nothing and says why', async () => {
  const before = await heading();
  for (const [order, why] of [
    [() => portal.order('rollback', 'locations', { version: '9.9.9' }), /^9\.9\.9 is not among the earlier releases: /],
    [() => portal.order('pin', 'locations', { version: '../..' }), /is not among the releases here/],
    [() => portal.order('rollback', 'marketing'), /^There is no earlier release/],
    [() => portal.order('pin', 'nobody'), /^There is no remote "nobody"/],
    [() => portal.order('preview', 'locations'), /candidate/],
  ] as const) {
    const { isDone, sentence } = await order();
    assert.equal(isDone, false);
    assert.match(sentence, why);
  }
  assert.equal(await heading(), before);
});

test('what happened is written down, refusals with all that was found', async () => {
  await appendFile(`${portal.folder}/data/releases/locations/history.jsonl`, '\n{"type":"li');
  await portal.publish({ text: 'Bad', adds: "h('h1')" });
  const told = await status();

  assert.deepEqual(
    told?.history.map(({ type }) => type),
    [
      'live',
      'live',
      'rolled-back',
      'rolled-back',
      'live',
      'rolled-back',
      'live',
      'live',
      'pinned',
      'unpinned',
      'live',
      'refused',
    ],
  );
  const last = told?.history.at(-1);
  assert.equal(last?.type === 'refused' && last.findings[0]?.rule, 'heading');
  assert.equal(told?.findings[0]?.what, '/austin has 2 first-level headings instead of one.');
});

test('a remote can be rolled back while its next release is before the gate', { timeout: 30_000 }, async () => {
  const good = await portal.publish({ text: 'Five' });
  const last = await portal.publish({ text: 'Six' });
  await build(portal.sourceOf('locations'), { text: 'Endless', component: 'for (;;);' });
  const judging = portal.composer.look();
  const start = performance.now();
  const { sentence } = await portal.order('rollback', 'locations');

  assert.match(sentence, new RegExp(good.version));
  assert.ok(performance.now() - start < 1000);
  assert.equal(await heading(), 'Five');
  await judging;
  assert.ok((await status())?.withdrawn.includes(last.version));
  assert.equal((await status())?.findings[0]?.rule, 'time');
});
