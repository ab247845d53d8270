import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';

/** Ticks of `/proc` per second. */
const TICKS = 100;
/** Positions of user and system time of ended children in `/proc/self/stat`, behind the name. */
const ENDED_CHILDREN = [13, 14];

const meter = new AsyncLocalStorage<{ seconds: number }>();
/** The installation of the dependencies, before this program started, does not count. */
let counted = secondsOfEndedChildren();

/**
 * Runs a function. Resolves to its result and to the processor time, in seconds, of the processes that it started with
 * `startProcess` and of their children. The time is 0 on systems other than Linux.
 */
export async function withProcessorTime<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; processorSeconds: number }> {
  const used = { seconds: 0 };
  const result = await meter.run(used, run);
  return { result, processorSeconds: used.seconds };
}

/** Counts a process that has just ended. The system adds its time to that of this process when it ends. */
export function countEndedProcess(): void {
  const total = secondsOfEndedChildren();
  const used = meter.getStore();
  if (used) used.seconds += total - counted;
  counted = total;
}

/** @see https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
function secondsOfEndedChildren(): number {
  if (process.platform !== 'linux') return 0;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ENDED_CHILDREN.reduce((sum, index) => sum + Number(fields[index]), 0) / TICKS;
}
