import { constants } from 'node:os';
import { execa, type Options, type ResultPromise } from 'execa';
import { countEndedProcess } from './processor-time.ts';
import { watchGroup } from './watchdog.ts';

const running = new Set<RunningProcess>();

export interface RunningProcess {
  pid: number | undefined;
  subprocess: ResultPromise;
  /** Resolves to the exit code: 128 plus the signal number when a signal ended it, 127 when it could not be started. */
  exited: Promise<number>;
  /** Sends `stopSignal` to the process group, and `forceSignal` after `stopTimeout`. Resolves when the process has ended. */
  stop(): Promise<void>;
}

export type ProcessOptions = Options & {
  /** Requests a graceful shutdown. Default: SIGTERM. */
  stopSignal?: NodeJS.Signals;
  /** Sent when the process is still running after `stopTimeout`. Default: SIGKILL. */
  forceSignal?: NodeJS.Signals;
  /** Milliseconds. Default: 25 s. */
  stopTimeout?: number;
};

/**
 * Starts a process in its own process group, which does not receive Ctrl-C of the terminal: this process decides the order
 * of stopping. The group is stopped when this process ends, even by `kill -9`.
 */
export function startProcess(
  command: string,
  args: string[],
  { stopSignal = 'SIGTERM', forceSignal = 'SIGKILL', stopTimeout = 25_000, ...options }: ProcessOptions = {},
): RunningProcess {
  const subprocess: ResultPromise = execa(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    buffer: false,
    reject: false,
    // As in Node, `env` replaces the environment.
    extendEnv: !options.env,
    ...options,
    detached: true,
    cleanup: false,
  });
  const { pid } = subprocess;
  const unwatch = pid ? watchGroup(pid, stopSignal) : () => {};

  const exited = exitCodeOf(subprocess).finally(() => {
    running.delete(started);
    countEndedProcess();
    if (pid) signalGroup(pid, 'SIGTERM');
    unwatch();
  });
  const stop = async () => {
    if (!pid || !running.has(started)) return;
    signalGroup(pid, stopSignal);
    const timer = setTimeout(() => signalGroup(pid, forceSignal), stopTimeout);
    await exited;
    clearTimeout(timer);
  };
  const started: RunningProcess = { pid, subprocess, exited, stop };
  running.add(started);
  return started;
}

export async function stopAllProcesses(): Promise<void> {
  await Promise.all([...running].map((started) => started.stop()));
}

export function killAllProcesses(): void {
  for (const { pid } of running) if (pid) signalGroup(pid, 'SIGKILL');
}

async function exitCodeOf(subprocess: ResultPromise): Promise<number> {
  const { exitCode, signal } = await subprocess;
  return exitCode ?? (signal ? 128 + constants.signals[signal] : 127);
}

function signalGroup(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal);
  } catch {
    // The group has ended.
  }
}
