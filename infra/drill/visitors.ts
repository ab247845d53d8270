import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
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
  attempts: number;
  /** One per acknowledgement. */
  receipts: Receipt[];
}

export interface Receipt {
  reference: string;
  receivedAt: string;
  id?: number;
}

interface FormResponse {
  status: number;
  body: string;
  milliseconds: number;
}

/**
 * Visitors who send contact forms concurrently. Each sends one form after the other, and retries with the same idempotency key until
 * it is acknowledged.
 */
export class Visitors {
  readonly sent: SentForm[] = [];
  slowestMs = 0;
  failedAttempts = 0;

  private readonly agent = new Agent({ keepAlive: true });
  private readonly origin: string;
  private readonly stopped = new AbortController();
  private readonly aborted = new AbortController();

  constructor(origin: string) {
    this.origin = origin;
  }

  get acknowledged(): number {
    return this.sent.filter(({ receipts }) => receipts.length > 0).length;
  }

  /** Sends forms until `stop` is called, and waits for the acknowledgement of those under way. */
  async send(people: number): Promise<void> {
    await Promise.all(Array.from({ length: people }, () => this.sendForms()));
    this.agent.destroy();
  }

  stop(): void {
    this.stopped.abort();
  }

  /** Aborts all requests. */
  abort(): void {
    this.stop();
    this.aborted.abort(new Error('The visitors were stopped.'));
    this.agent.destroy();
  }

  private async sendForms(): Promise<void> {
    for (let number = 0; !this.stopped.signal.aborted; number += 1) {
      const form = this.createForm();
      form.receipts.push(await this.sendUntilAcknowledged(form));
      if (number % resendEvery === 0) form.receipts.push(await this.sendUntilAcknowledged(form));
      await sleep(2);
    }
  }

  private createForm(): SentForm {
    const number = this.sent.length;
    const form: SentForm = {
      key: randomUUID(),
      email: `visitor${Math.floor(number / formsPerPerson)}@example.com`,
      message: `Form number ${number}.\nTwo gates, one garage: ${randomUUID()}`,
      attempts: 0,
      receipts: [],
    };
    this.sent.push(form);
    return form;
  }

  private async sendUntilAcknowledged(form: SentForm): Promise<Receipt> {
    for (;;) {
      form.attempts += 1;
      const response = await this.post(form).catch(() => undefined);
      if (response?.status === 201) {
        this.slowestMs = Math.max(this.slowestMs, response.milliseconds);
        return JSON.parse(response.body) as Receipt;
      }
      this.failedAttempts += 1;
      await sleep(retryPauseMs, undefined, { signal: this.aborted.signal });
    }
  }

  private post({ key, email, message }: SentForm): Promise<FormResponse> {
    const body = JSON.stringify({ name: 'Ada Byron', email, message, submissionId: key });
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const outgoing = request(
        `${this.origin}/api/contact`,
        {
          method: 'POST',
          agent: this.agent,
          headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
          timeout: requestTimeoutMs,
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (part) => {
            text += part;
          });
          response.on('error', reject);
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, body: text, milliseconds: performance.now() - started }),
          );
        },
      );
      outgoing.on('timeout', () => outgoing.destroy(new Error('no response')));
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }
}
