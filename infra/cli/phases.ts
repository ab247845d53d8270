import type { Outcome } from '../processes/run.ts';
import { color, formatSeconds, print } from './terminal.ts';

const PROGRESS_INTERVAL_MS = 30_000;

/** A part of `npm run check` or `npm test`. It fails when it throws or its exit code is not 0. */
export interface Phase {
  name: string;
  /** Phases that run before it. */
  needs?: Phase[];
  /** A warning is printed, and the phase passes. */
  run(): Promise<(Outcome & { warning?: string }) | undefined>;
}

/** Runs phases in order and prints a line for each. Stops at the first failure and prints its output. Resolves to the exit code. */
export async function runPhases(phases: Phase[]): Promise<number> {
  for (const [index, { name, run }] of phases.entries()) {
    const start = performance.now();
    const { code, output, warning } = await withProgress(name, run);
    const time = color('dim', formatSeconds(performance.now() - start));
    if (code !== 0) {
      print(`\n${output.trimEnd()}\n`);
      print(`${color('red', 'failed')}  ${name}  ${time}`);
      print(`${index} passed, 1 failed`);
      return 1;
    }
    print(`${color('green', 'passed')}  ${name}  ${time}`);
    if (warning) print(`${color('yellow', 'warning')} ${warning}`);
  }
  print(`${phases.length} passed, 0 failed`);
  return 0;
}

async function withProgress(name: string, run: Phase['run']): Promise<Outcome & { warning?: string }> {
  const start = performance.now();
  const timer = setInterval(
    () => print(color('dim', `        ${name}, ${formatSeconds(performance.now() - start)} so far`)),
    PROGRESS_INTERVAL_MS,
  );
  try {
    return (await run()) ?? { code: 0, output: '' };
  } catch (error) {
    return { code: 1, output: error instanceof Error ? error.message : String(error) };
  } finally {
    clearInterval(timer);
  }
}
