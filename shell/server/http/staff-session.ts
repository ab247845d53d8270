import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Session } from '@portal/contracts/staff';

const millisecondsTrusted = 10_000;
const cookiesKept = 1000;

/** What may end a session, somebody's own or another's. */
const endsSessions = /^\/api\/(session|password-reset|admin\/(account|staff))(\/|$)/;

/** The API does not say whether a request carries a session: nobody is let in, and nobody is told to sign in either. */
export class SessionsUnknown extends Error {}

/** Asks the API whose live session a request carries; what it says is believed for ten seconds, unless a session may have ended here. */
export class StaffSessions {
  private readonly trusted = new Map<string, { until: number; session: Session }>();
  private readonly apiOrigin: string;
  private endings = 0;
  private era = 0;

  constructor(apiOrigin: string) {
    this.apiOrigin = apiOrigin;
  }

  /** Throws `SessionsUnknown` when the API cannot be asked. */
  async of({ headers: { cookie } }: IncomingMessage): Promise<Session | undefined> {
    if (!cookie || !this.apiOrigin) return undefined;
    const known = this.trusted.get(cookie);
    if (known && known.until > Date.now()) return known.session;

    const { era } = this;
    const session = await this.ask(cookie);
    // A yes from before an ending, or from while it was under way, is good for this one request only.
    if (session && era === this.era && this.endings === 0) this.trust(cookie, session);
    return session;
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

  private async ask(cookie: string): Promise<Session | undefined> {
    const once = async () => {
      const signal = AbortSignal.timeout(5000);
      const answer = await fetch(`${this.apiOrigin}/api/session`, { headers: { cookie }, signal });
      if (answer.status >= 500) throw new Error(`The API answered ${answer.status}.`);
      return answer.ok ? await answer.json() : undefined;
    };
    // An API that restarts breaks connections; by then there is another one, or it is back.
    return once()
      .catch(once)
      .catch((cause) => {
        throw new SessionsUnknown('The API does not say who is signed in.', { cause });
      });
  }

  private trust(cookie: string, session: Session): void {
    if (this.trusted.size >= cookiesKept) this.trusted.clear();
    this.trusted.set(cookie, { until: Date.now() + millisecondsTrusted, session });
  }

  private forget(): void {
    this.era += 1;
    this.trusted.clear();
  }
}
