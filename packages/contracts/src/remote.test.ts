import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isContractSupported } from './remote.ts';

test('the shell supports its own contract version and the one before', () => {
  assert.deepEqual(
    [2, 3, 4, 5].map((version) => isContractSupported(version, 4)),
    [false, true, true, false],
  );
});
