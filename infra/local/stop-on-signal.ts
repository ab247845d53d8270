import { killAllChildren, stopAllChildren } from './children.ts';

/**
 * The first Ctrl-C (or SIGTERM, or a closed terminal) stops in order, the second one at once.
 * `stopped` is the exit code of an orderly stop: 0 where stopping is how a command is meant to end.
 */
export function stopOnSignal(stop: () => Promise<void> = stopAllChildren, stopped = 130): void {
  let asked = false;

  const listen = async () => {
    if (asked) {
      killAllChildren();
      process.exit(130);
    }
    asked = true;
    await stop().catch((error: unknown) => console.error(error));
    await stopAllChildren();
    process.exit(stopped);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, listen);
}
