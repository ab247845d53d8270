import assert from 'node:assert/strict';
import { test } from 'node:test';
import { violation } from '../rules.ts';
import { repeatAfterNetworkChange } from './network-changes.ts';

const interruption = violation('request', '/shell/icon.svg failed: net::ERR_NETWORK_CHANGED.', '/about');
const missing = violation('request', '/net::ERR_NETWORK_CHANGED.png returned 404.', '/about');

/** Visits that find these violations, one after the other. Resolves to those of the result, and the number of repetitions. */
async function check(...found: (typeof interruption)[][]) {
  let repetitions = 0;
  const next = async () => ({ violations: found.shift() ?? [] });
  const { violations } = await repeatAfterNetworkChange(next, () => {
    repetitions += 1;
  });
  return { violations, repetitions };
}

test('a page is checked again after a change of the network, and only the last check counts', async () => {
  assert.deepEqual(await check([interruption, missing], []), { violations: [], repetitions: 1 });
  assert.deepEqual(await check([interruption], [missing]), { violations: [missing], repetitions: 1 });
});

test('other violations are final, and a third interruption is', async () => {
  assert.deepEqual(await check([missing], []), { violations: [missing], repetitions: 0 });
  const last = await check([interruption], [interruption], [interruption], []);
  assert.deepEqual(last, { violations: [interruption], repetitions: 2 });
});
