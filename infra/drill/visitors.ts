import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A browser gives up on an answer in the end, and so does a person. */
const requestTimeoutMs = 15_000;
const retryPauseMs = 250;
const formsPerPerson = 4;
/** Every so many forms is sent once more after it was thanked for: a double click, a page that was reloaded. */
const resendEvery = 10;

export interface SentForm {
  key: string;
  email: string;
  message: string;
  attempts: number;
  /** What the visitor was told, once per answer. */
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
 * People who send the contact form at the same time, each one form after the other, as a browser does: the same id for
 * every attempt at one form, and another attempt whenever there was no thank-you.
 */
export class Visitors {
  readonly sent: SentForm[] = [];
  slowestMs = 0;
  failedAttempts = 0;

  private readonly agent = new Agent({ keepAlive: true });
  private readonly origin: string;
  private isStopped = false;

  constructor(origin: string) {
    this.origin = origin;
  }

  get acknowledged(): number {
    return this.sent.filter(({ receipts }) => receipts.length > 0).length;
  }

  /** Sends until `end` is called. Everybody brings the form they are at to its end. */
  async send(people: number): Promise<void> {
    await Promise.all(Array.from({ length: people }, () => this.sendForms()));
    this.agent.destroy();
  }

  stop(): void {
    this.isStopped = true;
  }

  private async sendForms(): Promise<void> {
    for (let number = 0; !this.isStopped; number += 1) {
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
      const answer = await this.post(form).catch(() => undefined);
      if (answer?.status === 201) {
        this.slowestMs = Math.max(this.slowestMs, answer.milliseconds);
        return JSON.parse(answer.body) as Receipt;
      }
      this.failedAttempts += 1;
      await sleep(retryPauseMs);
    }
  }

  private post({ key, email, message }: SentForm): Promise<FormResponse> {
    const body = JSON.stringify({ name: 'Ada Byron', email, message, submissionId: key });
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const asked = request(
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
      asked.on('timeout', () => asked.destroy(new Error('no answer')));
      asked.on('error', reject);
      asked.end(body);
    });
  }
}
