import { setTimeout as sleep } from 'node:timers/promises';

export interface Failure {
  at: Date;
  request: string;
  /** What is wrong with the response, or why there is none. */
  reason: string;
}

/** The requests that were sent during one step of the drill. */
export class Step {
  readonly name: string;
  /** What the step measured, in a few words. */
  outcome = '';
  readonly failures: Failure[] = [];
  /** Milliseconds from the request to the last byte of the response, failed requests included. */
  readonly times: number[] = [];
  /** Requests that were sent again because a reused connection was closed. */
  retries = 0;
  private pending = 0;

  constructor(name: string) {
    this.name = name;
  }

  async count<Value>(request: string, send: () => Promise<Value>): Promise<Value | undefined> {
    const at = new Date();
    const start = performance.now();
    this.pending += 1;
    try {
      return await send();
    } catch (error) {
      this.failures.push({ at, request, reason: error instanceof Error ? error.message : String(error) });
      return undefined;
    } finally {
      this.pending -= 1;
      this.times.push(performance.now() - start);
    }
  }

  /** Resolves when all requests have ended. */
  async settled(): Promise<void> {
    while (this.pending > 0) await sleep(10);
  }
}

/** Every request of every visitor, by the step during which it was sent. */
export class Ledger {
  readonly steps: Step[] = [];

  begin(name: string): Step {
    const step = new Step(name);
    this.steps.push(step);
    return step;
  }

  /** Sends and checks a request. Resolves to `undefined` when it failed, i.e. when `send` throws. */
  count<Value>(request: string, send: () => Promise<Value>): Promise<Value | undefined> {
    return this.current.count(request, send);
  }

  countRetry(): void {
    this.current.retries += 1;
  }

  private get current(): Step {
    return this.steps.at(-1) ?? this.begin('before the first step');
  }
}
