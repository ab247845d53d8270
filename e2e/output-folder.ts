import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const runs = join(import.meta.dirname, 'test-results');

/**
 * Returns the folder for traces of failed tests, named after the process: Playwright empties its output folder when it starts, and
 * another run may be writing there. Folders of ended runs are deleted.
 */
export function outputFolder(): string {
  // Workers read the configuration too and inherit the variable.
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
