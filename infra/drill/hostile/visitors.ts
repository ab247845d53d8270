import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiContainer } from './api-container.ts';

const formEveryMs = 200;
const staffEveryMs = 1_000;

/** People who use the portal meanwhile: forms, lists of leads, and e-mails that staff open. */
export class Visitors {
  /** Until the response, in milliseconds. */
  readonly forms: number[] = [];
  readonly lists: number[] = [];
  /** Responses that were not expected. */
  readonly failures: string[] = [];
  private readonly api: ApiContainer;
  private readonly stopped = new AbortController();
  private readonly requests: Promise<void>[] = [];
  /** Number of the last mail that was opened. */
  private opened = 0;

  constructor(api: ApiContainer) {
    this.api = api;
  }

  /** A request does not wait for the one before it: that one may be the slow one. */
  async work(): Promise<void> {
    const every = async (milliseconds: number, run: (turn: number) => Promise<void>) => {
      for (let turn = 0; !this.stopped.signal.aborted; turn += 1) {
        this.requests.push(run(turn).catch((error) => void this.failures.push(String(error))));
        await sleep(milliseconds, undefined, { signal: this.stopped.signal }).catch(() => undefined);
      }
    };
    await Promise.all([
      every(formEveryMs, (turn) => this.sendForm(turn)),
      every(staffEveryMs, () => this.listLeads()),
      every(staffEveryMs, () => this.openMail()),
    ]);
    await Promise.all(this.requests);
  }

  stop(): void {
    this.stopped.abort();
  }

  private async sendForm(turn: number): Promise<void> {
    const body = JSON.stringify({ name: 'Ada Byron', email: `visitor-${turn}@example.com`, message: `Gate ${turn}` });
    const headers = { 'content-type': 'application/json' };
    this.forms.push(await this.time(201, '/api/contact', { method: 'POST', headers, body }));
  }

  private async listLeads(): Promise<void> {
    const headers = { 'content-type': 'application/json', cookie: this.api.cookie };
    this.lists.push(await this.time(200, '/api/admin/leads/search', { method: 'POST', headers, body: '{}' }));
  }

  /** Opens one mail after the other, when it is there. It may be too large, or others are being opened. */
  private async openMail(): Promise<void> {
    const { origin, cookie } = this.api;
    const response = await fetch(`${origin}/api/admin/messages/${this.opened + 1}/html`, { headers: { cookie } });
    if (!(await response.text()).includes('There is no such message.')) this.opened += 1;
  }

  private async time(expected: number, path: string, request: RequestInit): Promise<number> {
    const begun = performance.now();
    const response = await fetch(`${this.api.origin}${path}`, request);
    await response.text();
    if (response.status !== expected) this.failures.push(`${path}: ${response.status}`);
    return performance.now() - begun;
  }
}

/** Returns the value that a share of the values does not exceed. */
export const quantile = (values: number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
