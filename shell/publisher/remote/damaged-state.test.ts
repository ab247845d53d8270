import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { PublisherFixture } from '../testing/publisher-fixture.ts';
import { type RendererProcess, startRenderer } from '../testing/renderer-process.ts';
import { until } from '../testing/until.ts';
import { type PublishedRelease, StateStore } from './state-store.ts';

let renderer: RendererProcess;
before(async () => {
  renderer = await startRenderer();
});
after(() => renderer.stop());

describe('state of a remote', () => {
  const published: PublishedRelease = { versions: ['2', '1'], sequence: 2, isPinned: true, entry: 7 };
  const actor = 'operator ada';
  let folder: string;
  let history: string;
  let snapshot: string;

  /** Publishes 1 and 2, rolls back, publishes 2 again by command, and pins it: entries 1 to 7. */
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-state-'));
    [history, snapshot] = [join(folder, 'history.jsonl'), join(folder, 'state.json')];
    const store = await StateStore.open('locations', folder);
    const [one, two] = [1, 2].map((sequence) => ({ version: `${sequence}`, sequence, actor }));
    assert.ok(one && two);
    await store.append({ ...one, type: 'checking' });
    await store.append({ ...one, type: 'published' });
    await store.append({ ...two, type: 'checking' });
    await store.append({ ...two, type: 'published' });
    await store.append({ ...one, type: 'rolled-back' });
    await store.append({ ...two, type: 'rolled-back' });
    await store.append({ ...two, type: 'pinned' });
  });
  afterEach(() => rm(folder, { recursive: true }));

  const open = async (at = folder) => StateStore.open('locations', at, published);
  /** Expects the live release to be unchanged, and the remote to be pinned or to need an operator. */
  function assertSafe({ state, live }: StateStore, what: string) {
    assert.equal(live, '2', what);
    assert.ok(state.isPinned, what);
    assert.deepEqual(state.withdrawn, ['1'], what);
  }

  test('the state of a remote is the same after it is read again', async () => {
    const { state, entries } = await open();

    assert.equal(state.needsOperator, undefined);
    assert.deepEqual(state.versions, ['2', '1']);
    assert.equal(entries.length, 7);
    assertSafe(await open(), 'whole');
  });

  test('the state of a remote keeps the pin and needs an operator when the history is cut off at any byte', async () => {
    const { length } = await readFile(history);
    for (let bytes = length - 1; bytes >= 0; bytes -= 1) {
      await truncate(history, bytes);
      const store = await open();
      assert.match(
        store.state.needsOperator ?? '',
        /^The state was damaged: the history ends at entry \d of 7/,
        `${bytes} bytes`,
      );
      assertSafe(store, `${bytes} bytes`);
    }
  });

  test('the state of a remote keeps the pin when the history is cut off at any byte and state.json is lost too', async () => {
    await rm(snapshot);
    const { length } = await readFile(history);
    for (let bytes = length - 1; bytes >= 0; bytes -= 1) {
      await truncate(history, bytes);
      const { state, live } = await open();
      assert.ok(state.needsOperator, `${bytes} bytes`);
      assert.deepEqual([live, state.isPinned], ['2', true], `${bytes} bytes`);
    }
  });

  for (const isSnapshotLost of [false, true])
    test(`the state of a remote needs an operator when any line is missing${isSnapshotLost ? ' and state.json is lost too' : ''}`, async () => {
      const lines = (await readFile(history, 'utf8')).split('\n').filter(Boolean);
      if (isSnapshotLost) await rm(snapshot);
      for (const index of lines.keys()) {
        await writeFile(history, lines.toSpliced(index, 1).join('\n'));
        const { state, live } = await open();
        assert.match(
          state.needsOperator ?? '',
          /entries \d to \d of the history are missing|ends at entry 6 of 7/,
          `${index}`,
        );
        assert.deepEqual([live, state.isPinned], ['2', true], `${index}`);
      }
    });

  test('the state of a remote needs an operator when a line in the middle is not readable', async () => {
    const text = await readFile(history, 'utf8');
    await writeFile(history, text.replace('"number":4', '"number":\u0000'));

    assert.match((await open()).state.needsOperator ?? '', /entries 4 to 4 of the history are missing/);
  });

  test('the state of a remote is computed from the history when state.json is cut off at any byte or lost', async () => {
    const { length } = await readFile(snapshot);
    for (let bytes = length - 1; bytes >= 0; bytes -= 1) {
      await truncate(snapshot, bytes);
      const store = await open();
      assert.equal(store.state.needsOperator, undefined, `${bytes} bytes`);
      assertSafe(store, `${bytes} bytes`);
    }
    await rm(snapshot);
    assertSafe(await open(), 'lost');
  });

  test('the state of a remote ignores an incomplete last line after a crash, and continues after it', async () => {
    await writeFile(history, '\n{"number":8,"type":"unpi', { flag: 'a' });
    const store = await open();
    assertSafe(store, 'half a line');
    assert.equal(store.state.needsOperator, undefined);
    await store.append({ type: 'unpinned', version: '2', sequence: 2, actor });

    const { state, entries } = await open();
    assert.equal(state.needsOperator, undefined);
    assert.equal(state.isPinned, false);
    assert.equal(entries.at(-1)?.number, 8);
  });

  test('the state of a remote needs an operator, with the live release and the pin when everything but site.json is lost', async () => {
    await rm(history);
    await rm(snapshot);
    const { state, live } = await open();

    assert.match(state.needsOperator ?? '', /the history ends at entry 0 of 7/);
    assert.deepEqual([live, state.isPinned, state.sequence], ['2', true, 2]);
  });

  for (const type of ['pinned', 'unpinned', 'rolled-back'] as const)
    test(`the state of a remote no longer needs an operator after ${type}, also when it is read again`, async () => {
      await truncate(history, 300);
      const store = await open();
      await store.append({ type: 'checking', version: '3', sequence: 3, actor });
      assert.ok(store.state.needsOperator);
      await store.append({ type, version: '2', sequence: 2, actor });
      assert.equal(store.state.needsOperator, undefined);

      for (const isSnapshotLost of [false, true]) {
        if (isSnapshotLost) await rm(snapshot);
        const again = await open();
        assert.equal(again.state.needsOperator, undefined);
        assert.deepEqual([again.live, again.state.isPinned], ['2', type !== 'unpinned']);
        assert.match(again.entries.at(-1)?.acknowledged ?? '', /damaged/);
      }
    });

  test('the state of a remote throws I/O errors instead of treating the history as empty', async () => {
    const copy = `${folder}-copy`;
    await cp(folder, copy, { recursive: true });
    await rm(join(copy, 'history.jsonl'));
    await cp(folder, join(copy, 'history.jsonl'), { recursive: true });
    try {
      await assert.rejects(open(copy), { code: 'EISDIR' });
    } finally {
      await rm(copy, { recursive: true });
    }
  });
});

describe('publisher', () => {
  let portal: PublisherFixture;
  let first: { version: string };
  beforeEach(async () => {
    portal = await PublisherFixture.start({ renderer: renderer.address });
    first = await portal.publishLive({ text: 'First' });
    await portal.publishLive({ text: 'Second' });
    await portal.command('pin', { version: first.version });
    await portal.stop();
    await rm(portal.path('data', 'state', 'locations'), { recursive: true });
  });
  afterEach(() => portal.remove());

  test('a publisher with a damaged history keeps the live release, and holds new ones with a reason until an operator decides', async () => {
    await portal.start();
    const { needsOperator, live, isPinned } = portal.status();
    assert.match(needsOperator ?? '', /^The state was damaged: .*Use pin, unpin or rollback to continue\.$/);
    assert.deepEqual([live, isPinned], [first.version, true]);
    const { version } = await portal.publish({ text: 'Third' });
    // A release of another team still goes live.
    await portal.publishLive({ name: 'marketing', text: 'Home', paths: ['/'] });
    assert.equal(await portal.heading(), 'First');

    assert.equal((await portal.command('unpin')).isDone, true);
    await until('the waiting release is live', () => portal.status().live === version);
    assert.equal(portal.status().needsOperator, undefined);
    await portal.restart();
    assert.equal(portal.status().needsOperator, undefined);
    assert.equal(await portal.heading(), 'Third');
  });

  test('a publisher with a damaged history continues after a rollback', async () => {
    await portal.start();
    const result = await portal.command('rollback', { version: first.version });

    assert.equal(result.isDone, true, result.message);
    assert.equal(portal.status().needsOperator, undefined);
    assert.equal(portal.status().isPinned, true);
    assert.equal(await portal.heading(), 'First');
  });

  test('a publisher with a damaged history publishes other remotes while the state of one cannot be read', async () => {
    await writeFile(portal.path('data', 'state', 'locations'), 'a file where a folder should be');
    await portal.start();
    await portal.publishLive({ name: 'marketing', text: 'Home', paths: ['/'] });
    assert.equal(await portal.heading(), 'First');

    await rm(portal.path('data', 'state', 'locations'));
    await until('the remote is there', () => portal.publisher.remotes.has('locations'));
    assert.equal(portal.status().live, first.version);
  });
});
