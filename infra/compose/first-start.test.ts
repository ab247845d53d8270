import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReleaseStatus } from '@portal/contracts/release-status';
import { fetchDesk, remotes, signIn, stack, until } from './testing.ts';

/** On two processors that have nothing else to do, it takes four minutes. */
const limitSeconds = 45 * 60;

test('checks the first releases of all remotes in a browser', async (context) => {
  const headers = { cookie: await signIn() };
  let statuses: ReleaseStatus[] = [];
  await until(async () => {
    const all: ReleaseStatus[] = JSON.parse((await fetchDesk('/admin/releases.json', { headers })).text);
    // The first shell is live at once: these checks are checks of it.
    statuses = all.filter(({ name }) => name !== 'shell');
    return statuses.every(({ verdict }) => verdict?.isCheckedInBrowser);
  }, limitSeconds);

  assert.deepEqual(statuses.map(({ name }) => `mfe-${name}`).toSorted(), remotes.toSorted());
  // Docker creates all containers before it starts the first one.
  const { Created } = await stack.inspect('publisher');
  for (const { name, verdict, history } of statuses) {
    const end = history.findLast(({ type }) => type === 'checked' || type === 'rejected');
    const seconds = Math.round((Date.parse(end?.at ?? '') - Date.parse(Created)) / 1000);
    context.diagnostic(`${name} was checked ${seconds} s after the start`);
    assert.deepEqual([name, verdict?.violations], [name, []]);
  }
});
