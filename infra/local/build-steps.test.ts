import assert from 'node:assert/strict';
import { test } from 'node:test';

import { buildSteps } from './build-steps.ts';
import { countTests } from './phases.ts';
import { remoteNames } from './remote-folder.ts';

const inputsOf = (name: string) => buildSteps().find((step) => step.name === name)?.inputs ?? [];

test('a remote is built from itself and the packages, not from another remote or the shell', () => {
  const inputs = inputsOf('mfe-locations');
  assert.ok(
    inputs.includes('mfe-locations') && inputs.includes('packages/ui') && inputs.includes('packages/contracts'),
  );
  assert.deepEqual(
    inputs.filter((folder) => folder !== 'mfe-locations' && !folder.startsWith('packages/')),
    [],
  );
});

test('the development build leaves the production build alone and has no api', () => {
  const outputs = buildSteps('development').map(({ output }) => output);
  assert.deepEqual(
    outputs,
    ['shell', ...remoteNames.map((name) => `mfe-${name}`).sort()].map((name) => `${name}/dist-development`),
  );
});

test('tests are counted as jest, Node and Playwright report them', () => {
  assert.deepEqual(countTests('Tests:       1 failed, 2 skipped, 4 passed, 7 total'), { passed: 4, failed: 1 });
  assert.deepEqual(countTests('ℹ pass 9\nℹ fail 0\n# pass 1'), { passed: 10, failed: 0 });
  assert.deepEqual(countTests('  2 failed\n    [chromium] › a.spec.ts\n  \u001b[32m12 passed\u001b[39m (3.1s)'), {
    passed: 12,
    failed: 2,
  });
});
