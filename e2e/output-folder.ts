import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const runs = join(import.meta.dirname, 'test-results');

/**
 * Where a run leaves traces of what failed: a folder named after its process, because Playwright empties its folder when
 * it starts and would clear away what another run is writing. What runs before left goes.
 */
export function outputFolder(): string {
  // Workers read the configuration too and inherit the answer.
  process.env.JOURNEYS_RUN ||= newRun();
  return join(runs, process.env.JOURNEYS_RUN);
}

function newRun(): string {
  const ended = existsSync(runs) ? readdirSync(runs).filter((run) => !isRunning(Number(run))) : [];
  for (const run of ended) rmSync(join(runs, run), { recursive: true, force: true });
  return String(process.pid);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
