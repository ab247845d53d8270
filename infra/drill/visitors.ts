import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const requestTimeoutMs = 15_000;
const retryPauseMs = 250;
const formsPerPerson = 4;
/** Every tenth form is sent again after its acknowledgement, as by a double click. */
const resendEvery = 10;

export interface SentForm {
  key: string;
  email: string;
  message: string;
  /** One per acknowledgement. A form in the journal has no id yet. */
  receipts: { reference: string; id?: number }[];
}

/**
 * Visitors who send contact forms concurrently. Each sends one form after the other, and retries with the same idempotency key until
 * it is acknowledged.
 */
export class Visitors {
  readonly sent: SentForm[] = [];
  private readonly origin: string;
  private readonly pauseMs: number;
  private readonly stopped = new AbortController();
  private readonly aborted = new AbortController();

  /** @param pauseMs between two forms of a visitor */
  constructor(origin: string, pauseMs: number) {
    this.origin = origin;
    this.pauseMs = pauseMs;
  }

  get acknowledged(): number {
    return this.sent.filter(({ receipts }) => receipts.length > 0).length;
  }

  /** Sends forms until `stop` is called, and waits for the acknowledgement of those under way. */
  async send(people: number): Promise<void> {
    await Promise.all(Array.from({ length: people }, () => this.sendForms()));
  }

  stop(): void {
    this.stopped.abort();
  }

  /** Ends all requests. */
  abort(): void {
    this.stop();
    this.aborted.abort(new Error('The visitors were stopped.'));
  }

  private async sendForms(): Promise<void> {
    for (let number = 0; !this.stopped.signal.aborted; number += 1) {
      const form = this.createForm();
      await this.sendUntilAcknowledged(form);
      if (number % resendEvery === 0) await this.sendUntilAcknowledged(form);
      await sleep(this.pauseMs);
    }
  }

  private createForm(): SentForm {
    const number = this.sent.length;
    const form: SentForm = {
      key: randomUUID(),
      email: `visitor${Math.floor(number / formsPerPerson)}@example.com`,
      message: `Form number ${number}.\nTwo gates, one garage: ${randomUUID()}`,
      receipts: [],
    };
    this.sent.push(form);
    return form;
  }

  private async sendUntilAcknowledged({ key, email, message, receipts }: SentForm): Promise<void> {
    const { signal } = this.aborted;
    for (;;) {
      const receipt = await fetch(`${this.origin}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Ada Byron', email, message, submissionId: key }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]),
      })
        .then((response) => (response.status === 201 ? response.json() : undefined))
        .catch(() => undefined);
      if (receipt) return void receipts.push(receipt);
      await sleep(retryPauseMs, undefined, { signal });
    }
  }
}
