import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withProcessorTime } from './processor-time.ts';
import { run } from './run.ts';

const runNode = (source: string) => run(process.execPath, ['--eval', source]);

test('withProcessorTime counts the processes of its function, and none that another one starts meanwhile', {
  skip: process.platform !== 'linux' && 'Only Linux tells the time of ended processes.',
}, async () => {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const waiting = withProcessorTime(() => finished);
  const busy = 'while (process.cpuUsage().user < 300_000);';
  const { result, processorSeconds } = await withProcessorTime(() =>
    runNode(`require('child_process').spawnSync(process.execPath, ['--eval', '${busy}'])`),
  );
  finish();

  assert.equal(result.code, 0);
  assert.ok(processorSeconds >= 0.3, `${processorSeconds} s`);
  assert.equal((await waiting).processorSeconds, 0);
});
