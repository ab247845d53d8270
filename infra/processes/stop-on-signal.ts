import { killAllProcesses, stopAllProcesses } from './start-process.ts';

/** Ctrl-C arrives twice: from the terminal and from npm, which forwards it. */
const SAME_SIGNAL_MS = 500;

/**
 * Shuts down gracefully on Ctrl-C, SIGTERM and a closed terminal. A second signal kills all processes. `exitCode` is 0 for commands that
 * run until they are stopped.
 */
export function stopOnSignal(stop: () => Promise<void> = stopAllProcesses, exitCode = 130): void {
  let stoppingSince: number | undefined;

  const onSignal = async () => {
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince < SAME_SIGNAL_MS) return;
      killAllProcesses();
      process.exit(130);
    }
    stoppingSince = Date.now();
    await stop().catch((error: unknown) => console.error(error));
    await stopAllProcesses();
    process.exit(exitCode);
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  // Writing to a closed terminal fails.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
