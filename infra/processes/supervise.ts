import { setTimeout as sleep } from 'node:timers/promises';

const PAUSES_MS = [200, 500, 1_000, 2_000, 5_000, 10_000];
/** After running this long, a process is stable: the back-off starts again with the shortest pause. */
const STABLE_MS = 30_000;

interface Supervised {
  /** Settles when the process ends. */
  exited: Promise<unknown>;
  stop(): Promise<void>;
}

interface Options<Process> {
  name: string;
  restart: () => Process | Promise<Process>;
  report: (message: string) => void;
}

/**
 * Restarts a process when it ends by itself, with back-off, until `stop` is called. `current` returns the process that runs now, which
 * changes with a restart.
 */
export function supervise<Process extends Supervised>(first: Process, { name, restart, report }: Options<Process>) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current = first;

  const watch = async () => {
    let problem = '';
    for (let failures = 0; ; failures += 1) {
      const since = Date.now();
      if (!problem) {
        await current.exited;
        problem = `${name} ended unexpectedly`;
        if (Date.now() - since > STABLE_MS) failures = 0;
      }
      const pause = PAUSES_MS[failures] ?? PAUSES_MS.at(-1) ?? 0;
      if (!signal.aborted) report(`${problem}. Restarting in ${pause / 1000} s.`);
      await sleep(pause, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      try {
        current = await restart();
        problem = '';
      } catch (error) {
        problem = `${name} cannot start: ${error instanceof Error ? error.message : error}`;
      }
    }
  };

  const watching = watch();
  const stop = async () => {
    stopping.abort();
    await current.stop();
    await watching;
    // A restart may have been in progress.
    await current.stop();
  };
  return { current: () => current, stop };
}
