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

/** Every request of every visitor, by the step during which it was sent. There is one try for each: what fails has failed. */
export class Ledger {
  readonly steps: Step[] = [];

  begin(name: string): Step {
    const step = new Step(name);
    this.steps.push(step);
    return step;
  }

  /** Does what a visitor does and counts it: what throws is a failure, and answers nothing. */
  count<Answer>(asked: string, ask: () => Promise<Answer>): Promise<Answer | undefined> {
    const step = this.steps.at(-1);
    if (!step) throw new Error('Nothing has begun.');
    return step.count(asked, ask);
  }
}
