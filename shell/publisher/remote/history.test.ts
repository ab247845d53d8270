import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { StateStore } from './state-store.ts';

const one = { version: '1', sequence: 1, actor: 'team locations' };
const two = { version: '2', sequence: 2, actor: 'team locations' };
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-state-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Publishes two releases, rolls back, and pins. */
async function write() {
  const store = await StateStore.open(folder);
  for (const entry of [
    { ...one, type: 'published' },
    { ...two, type: 'published' },
    { ...one, type: 'rolled-back' },
    { ...one, type: 'pinned' },
  ] as const)
    await store.append(entry);
  return store;
}

test('the state of a remote is the same after its history is read again', async () => {
  const { state } = await write();

  assert.deepEqual((await StateStore.open(folder)).state, state);
  assert.deepEqual([state.versions, state.isPinned, state.withdrawn], [['1', '2'], true, ['2']]);
});

test('an incomplete last line after a crash is ignored, and entries are appended after it', async () => {
  await write();
  await writeFile(join(folder, 'history.jsonl'), '\n{"number":5,"type":"unpi', { flag: 'a' });
  const store = await StateStore.open(folder);
  assert.equal(store.state.isPinned, true);
  await store.append({ ...one, type: 'unpinned' });

  const { state, entries } = await StateStore.open(folder);
  assert.equal(state.isPinned, false);
  assert.deepEqual(
    entries.map(({ number }) => number),
    [1, 2, 3, 4, 5],
  );
});

test('an I/O error is thrown, and the history is not treated as empty', async () => {
  await mkdir(join(folder, 'history.jsonl'));

  await assert.rejects(StateStore.open(folder), { code: 'EISDIR' });
});
