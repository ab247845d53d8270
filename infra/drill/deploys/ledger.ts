import { setTimeout as sleep } from 'node:timers/promises';

export interface Failure {
  at: Date;
  asked: string;
  /** What came back, or why nothing did. */
  answered: string;
}

/** What visitors asked for while one step of the drill went on. */
export class Step {
  readonly name: string;
  /** What came of it, in a few words. */
  outcome = '';
  readonly failures: Failure[] = [];
  /** Milliseconds from the question to the last byte of the answer, failed or not. */
  readonly times: number[] = [];
  /** Requests that broke with the connection they were sent on, and were sent once more. */
  askedAgain = 0;
  private underWay = 0;

  constructor(name: string) {
    this.name = name;
  }

  async count<Answer>(asked: string, ask: () => Promise<Answer>): Promise<Answer | undefined> {
    const at = new Date();
    const start = performance.now();
    this.underWay += 1;
    try {
      return await ask();
    } catch (error) {
      this.failures.push({ at, asked, answered: error instanceof Error ? error.message : String(error) });
      return undefined;
    } finally {
      this.underWay -= 1;
      this.times.push(performance.now() - start);
    }
  }

  /** Waits for the last answer. */
  async settled(): Promise<void> {
    while (this.underWay > 0) await sleep(10);
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

  /** Does what a visitor does and counts it: what throws is a failure, and answers nothing. */
  count<Answer>(asked: string, ask: () => Promise<Answer>): Promise<Answer | undefined> {
    return this.now.count(asked, ask);
  }

  noteAskedAgain(): void {
    this.now.askedAgain += 1;
  }

  private get now(): Step {
    return this.steps.at(-1) ?? this.begin('before the first step');
  }
}
