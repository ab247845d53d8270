import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';

/** Work that runs beside other work, and work that runs alone. */
export class QuietSlot {
  private readonly aloneLimit = pLimit(1);
  private running = 0;
  private quiet: PromiseWithResolvers<void> | undefined;
  private onIdle: (() => void) | undefined;

  /** Runs a function beside others of this kind. */
  async beside<Result>(run: () => Promise<Result>): Promise<Result> {
    while (this.quiet) await this.quiet.promise;
    this.running += 1;
    try {
      return await run();
    } finally {
      this.running -= 1;
      if (this.running === 0) this.onIdle?.();
    }
  }

  /** Runs a function when no other one runs, and lets others wait meanwhile. */
  alone<Result>(run: () => Promise<Result>): Promise<Result> {
    return this.aloneLimit(async () => {
      const quiet = Promise.withResolvers<void>();
      this.quiet = quiet;
      try {
        if (this.running > 0)
          await new Promise<void>((resolve) => {
            this.onIdle = resolve;
          });
        return await run();
      } finally {
        this.quiet = undefined;
        this.onIdle = undefined;
        quiet.resolve();
        // The others start before the next one that runs alone.
        await setImmediate();
      }
    });
  }
}
