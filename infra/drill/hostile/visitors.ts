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
  private isStopped = false;
  /** Number of the last mail that was opened. */
  private opened = 0;

  constructor(api: ApiContainer) {
    this.api = api;
  }

  /** A request does not wait for the one before it: that one may be the slow one. */
  async work(): Promise<void> {
    const every = async (milliseconds: number, run: (turn: number) => Promise<void>) => {
      const requests: Promise<void>[] = [];
      for (let turn = 0; !this.isStopped; turn += 1) {
        requests.push(run(turn).catch((error) => void this.failures.push(String(error))));
        await sleep(milliseconds);
      }
      await Promise.all(requests);
    };
    await Promise.all([
      every(formEveryMs, async (turn) => {
        const form = { name: 'Ada Byron', email: `visitor-${turn}@example.com`, message: `Gate ${turn}` };
        this.forms.push(await this.timeOf(201, '/api/contact', form));
      }),
      every(staffEveryMs, async () => {
        this.lists.push(await this.timeOf(200, '/api/admin/leads/search', {}, { cookie: this.api.cookie }));
      }),
      every(staffEveryMs, () => this.openMail()),
    ]);
  }

  stop(): void {
    this.isStopped = true;
  }

  /** Opens one mail after the other, when it is there. It may be too large, or others are being opened. */
  private async openMail(): Promise<void> {
    const { origin, cookie } = this.api;
    const response = await fetch(`${origin}/api/admin/messages/${this.opened + 1}/html`, { headers: { cookie } });
    if (!(await response.text()).includes('There is no such message.')) this.opened += 1;
  }

  private async timeOf(expected: number, path: string, body: object, more = {}): Promise<number> {
    const begun = performance.now();
    const headers = { 'content-type': 'application/json', ...more };
    const response = await fetch(this.api.origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    await response.text();
    if (response.status !== expected) this.failures.push(`${path}: ${response.status}`);
    return performance.now() - begun;
  }
}
