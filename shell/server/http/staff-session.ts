import type { IncomingMessage, ServerResponse } from 'node:http';

const millisecondsTrusted = 10_000;
const cookiesKept = 1000;

/** What may end a session, somebody's own or another's. */
const endsSessions = /^\/api\/(session|password-reset|admin\/(account|staff))(\/|$)/;

/** Asks the API whether a request carries a live session; a yes is believed for ten seconds, unless a session may have ended here. */
export class StaffSessions {
  private readonly trustedUntil = new Map<string, number>();
  private readonly apiOrigin: string;
  private endings = 0;
  private era = 0;

  constructor(apiOrigin: string) {
    this.apiOrigin = apiOrigin;
  }

  async isLive({ headers: { cookie } }: IncomingMessage): Promise<boolean> {
    if (!cookie || !this.apiOrigin) return false;
    if ((this.trustedUntil.get(cookie) ?? 0) > Date.now()) return true;

    const { era } = this;
    const isLive = await fetch(`${this.apiOrigin}/api/session`, {
      headers: { cookie },
      signal: AbortSignal.timeout(5000),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    // A yes from before an ending, or from while it was under way, is good for this one request only.
    if (isLive && era === this.era && this.endings === 0) this.trust(cookie);
    return isLive;
  }

  /** Looks at a call on its way to the API: after one that may end sessions, nobody is believed without asking again. */
  heed({ method }: IncomingMessage, response: ServerResponse, path: string): void {
    if (method === 'GET' || method === 'HEAD' || !endsSessions.test(path)) return;
    this.endings += 1;
    this.forget();
    response.once('close', () => {
      this.endings -= 1;
      this.forget();
    });
  }

  private trust(cookie: string): void {
    if (this.trustedUntil.size >= cookiesKept) this.trustedUntil.clear();
    this.trustedUntil.set(cookie, Date.now() + millisecondsTrusted);
  }

  private forget(): void {
    this.era += 1;
    this.trustedUntil.clear();
  }
}
