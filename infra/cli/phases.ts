import pLimit from 'p-limit';
import { withProcessorTime } from '../processes/processor-time.ts';
import type { Outcome } from '../processes/run.ts';
import { color, formatSeconds, print } from './terminal.ts';

const PROGRESS_INTERVAL_MS = 30_000;

/** A part of `npm run check` or `npm test`. It fails when it throws or its exit code is not 0. */
export interface Phase {
  name: string;
  /** Phases that run before it. It is skipped when one of them did not pass. */
  needs?: Phase[];
  run(): Promise<PhaseOutcome | undefined>;
}

/** A warning is printed, and the phase passes. So does one that was `skipped` for a reason: what needs it runs without. */
type PhaseOutcome = Outcome & { warning?: string; skipped?: string };

const colors = { passed: 'green', failed: 'red', skipped: 'yellow' } as const;

interface Result {
  name: string;
  state: keyof typeof colors;
  /** Whether the phases that need it run. */
  isUsable: boolean;
  wallMs: number;
  processorSeconds: number;
}

/**
 * Runs phases in order, and prints a line for each, the output of those that fail, and a table of their times. Phases stand
 * behind those that they need. Resolves to the exit code.
 *
 * @param atOnce how many phases run at a time
 */
export async function runPhases(phases: Phase[], atOnce = 1): Promise<number> {
  const start = performance.now();
  const limit = pLimit(atOnce);
  const started = new Map<Phase, Promise<Result>>();
  for (const phase of phases) {
    const needed = (phase.needs ?? []).flatMap((need) => started.get(need) ?? []);
    started.set(
      phase,
      limit(async () => runPhase(phase, await Promise.all(needed))),
    );
  }
  const results = await Promise.all(started.values());
  printTimes(results, performance.now() - start);
  const named = (state: Result['state']) => results.filter((result) => result.state === state);
  print(
    (['passed', 'failed', 'skipped'] as const)
      .filter((state) => state !== 'skipped' || named(state).length > 0)
      .map((state) => `${named(state).length} ${state}`)
      .join(', '),
  );
  for (const { name } of named('failed')) print(`  ${color('red', 'failed')}  ${name}`);
  return named('failed').length === 0 ? 0 : 1;
}

async function runPhase(phase: Phase, needed: Result[]): Promise<Result> {
  const { name } = phase;
  const missing = needed.find(({ isUsable }) => !isUsable);
  if (missing) {
    print(`${color('yellow', 'skipped')} ${name}  needs ${missing.name}`);
    return { name, state: 'skipped', isUsable: false, wallMs: 0, processorSeconds: 0 };
  }
  const start = performance.now();
  const {
    result: { code, output, warning, skipped },
    processorSeconds,
  } = await withProcessorTime(() => withProgress(phase));
  const wallMs = performance.now() - start;
  if (code !== 0) print(`\n${output.trimEnd()}\n`);
  const state = code !== 0 ? 'failed' : skipped ? 'skipped' : 'passed';
  print(`${color(colors[state], state)}  ${name}  ${skipped ?? color('dim', formatSeconds(wallMs))}`);
  if (warning) print(`${color('yellow', 'warning')} ${warning}`);
  return { name, state, isUsable: code === 0, wallMs, processorSeconds };
}

function printTimes(results: Result[], wallMs: number): void {
  const total = {
    name: 'total',
    wallMs,
    processorSeconds: results.reduce((sum, { processorSeconds }) => sum + processorSeconds, 0),
  };
  const width = Math.max(...results.map(({ name }) => name.length));
  print(color('dim', `\n${'phase'.padEnd(width)}  ${'wall'.padStart(10)}  ${'processor'.padStart(10)}`));
  for (const { name, wallMs, processorSeconds, ...result } of [...results, total]) {
    const times = [wallMs, processorSeconds * 1000].map((ms) => formatSeconds(ms).padStart(10)).join('  ');
    print(`${name.padEnd(width)}  ${'state' in result && result.state === 'skipped' ? 'skipped'.padStart(10) : times}`);
  }
  print('');
}

async function withProgress({ name, run }: Phase): Promise<PhaseOutcome> {
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
