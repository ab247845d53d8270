import { setTimeout as sleep } from 'node:timers/promises';

const PAUSES_MS = [200, 500, 1_000, 2_000, 5_000, 10_000];
/** After running this long, a process is stable: the back-off starts again with the shortest pause. */
const STABLE_MS = 30_000;

interface Supervised {
  /** Settles when the process ends. */
  exited: Promise<unknown>;
  stop(): Promise<void>;
}

export interface Supervisor<Process extends Supervised> {
  /** Returns the process that runs now, which changes with a restart. */
  current(): Process;
  stop(): Promise<void>;
}

interface Options<Process> {
  name: string;
  restart: () => Process | Promise<Process>;
  report: (message: string) => void;
}

/** Restarts a process when it ends by itself, with back-off, until `stop` is called. */
export function supervise<Process extends Supervised>(
  first: Process,
  { name, restart, report }: Options<Process>,
): Supervisor<Process> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current = first;
  let failures = 0;

  const watch = async () => {
    while (!signal.aborted) {
      const since = Date.now();
      await current.exited;
      if (Date.now() - since > STABLE_MS) failures = 0;
      if (!signal.aborted) await restartWithBackOff();
    }
  };

  const restartWithBackOff = async () => {
    let problem = `${name} ended unexpectedly`;
    while (!signal.aborted) {
      const pause = PAUSES_MS[Math.min(failures++, PAUSES_MS.length - 1)] ?? 0;
      report(`${problem}. Restarting in ${pause / 1000} s.`);
      await sleep(pause, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      try {
        current = await restart();
        return;
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
