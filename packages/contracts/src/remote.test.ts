import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isContractSupported } from './remote.ts';

test('a shell supports remotes of its own contract version and of the one before', () => {
  assert.deepEqual(
    [2, 3, 4, 5].map((version) => isContractSupported(version, 4)),
    [false, true, true, false],
  );
});
