import { stripVTControlCharacters } from 'node:util';
import type { Outcome } from './run-to-end.ts';
import { paint, say, seconds } from './terminal.ts';

const HEARTBEAT_MS = 30_000;

/** One thing that is checked. It fails when it throws or when its command did not end with 0. */
export interface Phase {
  name: string;
  run(): Promise<Outcome | undefined>;
}

/** Runs the phases in order, one line each, and stops at the first that fails, with all it said. Returns the exit code. */
export async function runPhases(phases: Phase[]): Promise<number> {
  let passed = 0;
  for (const { name, run } of phases) {
    const { code, output, ms } = await timed(name, run);
    const tests = countTests(output);
    passed += tests.passed;
    if (code !== 0) {
      say(`\n${output.trimEnd()}\n`);
      say(`${paint('red', 'failed')}  ${name}  ${paint('dim', seconds(ms))}`);
      say(`${passed} passed, ${Math.max(tests.failed, 1)} failed`);
      return 1;
    }
    if (tests.passed === 0) passed += 1;
    const count = tests.passed > 0 ? `${tests.passed} tests, ` : '';
    say(`${paint('green', 'passed')}  ${name}  ${paint('dim', `${count}${seconds(ms)}`)}`);
  }
  say(`${passed} passed, 0 failed`);
  return 0;
}

async function timed(name: string, run: Phase['run']): Promise<Outcome> {
  const start = performance.now();
  const heartbeat = setInterval(
    () => say(paint('dim', `        ${name}, ${seconds(performance.now() - start)} so far`)),
    HEARTBEAT_MS,
  );
  try {
    const outcome = await run();
    return { code: outcome?.code ?? 0, output: outcome?.output ?? '', ms: performance.now() - start };
  } catch (error) {
    return { code: 1, output: error instanceof Error ? error.message : String(error), ms: performance.now() - start };
  } finally {
    clearInterval(heartbeat);
  }
}

/** As jest (`Tests: 1 failed, 4 passed`), Node (`pass 4`) and Playwright (`4 passed (3s)`) report them, one or more in a row. */
export function countTests(output: string): { passed: number; failed: number } {
  const lines = stripVTControlCharacters(output).split('\n');
  const sum = (pattern: RegExp) => lines.reduce((total, line) => total + Number(pattern.exec(line)?.[1] ?? 0), 0);
  return {
    passed: sum(/^Tests: .*?(\d+) passed/) + sum(/^(?:ℹ|#) pass (\d+)/) + sum(/^ +(\d+) passed \(/),
    failed: sum(/^Tests: .*?(\d+) failed/) + sum(/^(?:ℹ|#) fail (\d+)/) + sum(/^ +(\d+) failed$/),
  };
}
