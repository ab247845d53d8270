import type { Outcome } from '../processes/run.ts';
import { color, formatSeconds, print } from './terminal.ts';

const PROGRESS_INTERVAL_MS = 30_000;

/** A part of `npm run check` or `npm test`. It fails when it throws or its exit code is not 0. */
export interface Phase {
  name: string;
  /** Phases that run before it. It is skipped when one of them did not pass. */
  needs?: Phase[];
  /** A warning is printed, and the phase passes. */
  run(): Promise<(Outcome & { warning?: string }) | undefined>;
}

/** Runs phases in order and prints a line for each, and the output of those that fail. Resolves to the exit code. */
export async function runPhases(phases: Phase[]): Promise<number> {
  const failed: Phase[] = [];
  const skipped: Phase[] = [];
  for (const phase of phases) {
    const { name, needs = [] } = phase;
    const missing = needs.find((need) => failed.includes(need) || skipped.includes(need));
    if (missing) {
      skipped.push(phase);
      print(`${color('yellow', 'skipped')} ${name}  needs ${missing.name}`);
      continue;
    }
    const start = performance.now();
    const { code, output, warning } = await withProgress(phase);
    const time = color('dim', formatSeconds(performance.now() - start));
    if (code !== 0) {
      failed.push(phase);
      print(`\n${output.trimEnd()}\n`);
    }
    print(`${code === 0 ? color('green', 'passed') : color('red', 'failed')}  ${name}  ${time}`);
    if (warning) print(`${color('yellow', 'warning')} ${warning}`);
  }
  const passed = phases.length - failed.length - skipped.length;
  print(
    [`${passed} passed, ${failed.length} failed`, ...(skipped.length > 0 ? [`${skipped.length} skipped`] : [])].join(
      ', ',
    ),
  );
  for (const { name } of failed) print(`  ${color('red', 'failed')}  ${name}`);
  return failed.length === 0 ? 0 : 1;
}

async function withProgress({ name, run }: Phase): Promise<Outcome & { warning?: string }> {
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
