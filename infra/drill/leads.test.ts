import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { run } from '../processes/run.ts';

test('the brief chaos test loses no acknowledged lead', async () => {
  const { code, output } = await run(process.execPath, [join(import.meta.dirname, '../cli/drill.ts'), '--brief']);
  assert.equal(code, 0, output);
});
