import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const atOnce = 4;

interface Reply {
  draftId: string;
  leadId: number;
}

/** Staff who reply to leads while the API is killed: what was not acknowledged is sent again with the same draft. */
export class MailStaff {
  readonly replies: Reply[] = [];
  private readonly cookies: string[];
  /** Of the API that runs now. */
  private readonly address: () => string;
  private isStopped = false;
  private underWay = 0;

  constructor(cookies: string[], address: () => string) {
    this.cookies = cookies;
    this.address = address;
  }

  get isIdle(): boolean {
    return this.underWay === 0;
  }

  stop(): void {
    this.isStopped = true;
  }

  /** Replies to random leads, while there are fewer replies than the target, until `stop`. Everybody writes as many. */
  async work(target: () => number, nextLead: () => Promise<number | undefined>): Promise<void> {
    let turn = 0;
    const workOne = async () => {
      while (!this.isStopped) {
        if (this.replies.length >= target()) {
          await sleep(100);
          continue;
        }
        this.underWay += 1;
        const leadId = await nextLead().catch(() => undefined);
        if (leadId === undefined) await sleep(100);
        else await this.reply(this.cookies[turn++ % this.cookies.length] ?? '', leadId);
        this.underWay -= 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, workOne));
  }

  private async reply(cookie: string, leadId: number): Promise<void> {
    const reply = { draftId: randomUUID(), leadId };
    for (;;) {
      try {
        const lead = await this.request(cookie, `leads/${leadId}`);
        const { email, timeline } = (await lead.json()) as { email: string; timeline: { id: number }[] };
        const { status, body } = await this.request(cookie, `leads/${leadId}/messages`, {
          draftId: reply.draftId,
          seenEntryId: timeline[0]?.id,
          to: [email],
          text: `Reply ${reply.draftId}`,
        });
        await body?.cancel();
        if (status === 201) {
          this.replies.push(reply);
          return;
        }
        // 409: somebody has written meanwhile. 503: the database or the queue is not ready.
        if (status !== 409 && status !== 503) throw new Error(`Unexpected status ${status}.`);
      } catch (error) {
        // Only the API is killed here: there is no response, or a part of one.
        if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
      }
      await sleep(50);
    }
  }

  private request(cookie: string, path: string, body?: object): Promise<Response> {
    return fetch(`${this.address()}/api/admin/${path}`, {
      headers: { cookie, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  }
}
