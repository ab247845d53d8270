import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { json, type RequestOptions, type Response, sendRequest } from '../../compose/request.ts';

const pages = ['/', '/about', '/contact', '/austin', '/san-antonio', '/services', '/sitemap.xml'];

/** Sends a request to the host name of the local overlay. */
export const send = (origin: string, path: string, { headers, ...options }: RequestOptions = {}): Promise<Response> =>
  sendRequest(origin + path, { ...options, headers: { host: 'localhost', ...headers } });

/** Visitors who read pages and send forms until they are stopped. */
export class Visitors {
  readonly failures: string[] = [];
  /** Addresses in the forms that were accepted. */
  readonly accepted: string[] = [];
  requests = 0;
  private readonly origin: string;
  private readonly stopping = new AbortController();
  private readonly running: Promise<void>[];

  constructor(origin: string) {
    this.origin = origin;
    this.running = [this.repeat(80, () => this.read()), this.repeat(400, () => this.submit())];
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.running);
  }

  private async read() {
    const path = pages[this.requests % pages.length] ?? '/';
    await this.expect(200, path, send(this.origin, path));
  }

  private async submit() {
    const email = `${randomUUID()}@example.com`;
    const isAccepted = await this.expect(
      201,
      '/api/contact',
      send(this.origin, '/api/contact', json({ name: 'Ada', email })),
    );
    if (isAccepted) this.accepted.push(email);
  }

  private async expect(status: number, path: string, response: Promise<Response>): Promise<boolean> {
    this.requests += 1;
    const outcome = await response.then(
      (received) => (received.status === status ? '' : `${received.status} ${received.text.slice(0, 100)}`),
      (error: Error) => error.message,
    );
    if (outcome) this.failures.push(`${new Date().toISOString()} ${path}: ${outcome}`);
    return !outcome;
  }

  private async repeat(milliseconds: number, step: () => Promise<void>) {
    while (!this.stopping.signal.aborted) {
      await step();
      await sleep(milliseconds);
    }
  }
}
