import { startProvider } from './oidc-provider.ts';
import { withManager } from './staff.ts';
import { startApi, type TestApi } from './test-api.ts';

/** Origin of the lead desk. */
export const desk = 'http://localhost:8080';

interface SeenSession {
  id: number;
  role: string;
  identityProvider: string | null;
  secondFactorDueAt: string | null;
}

/** A browser with cookies per origin, in which the API is the lead desk. */
export class Browser {
  private readonly cookies = new Map<string, Map<string, string>>();
  private readonly server: TestApi;

  constructor(server: TestApi) {
    this.server = server;
  }

  /** Sends a request to any origin, without following redirects. */
  async request(url: string, init: RequestInit = {}): Promise<Response> {
    const { origin } = new URL(url);
    const jar = this.cookies.get(origin) ?? new Map<string, string>();
    this.cookies.set(origin, jar);
    const response = await fetch(url.replace(desk, this.server.url), {
      redirect: 'manual',
      ...init,
      headers: { ...init.headers, cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return response;
  }

  post(path: string, body: object): Promise<Response> {
    const headers = { 'content-type': 'application/json' };
    return this.request(`${desk}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** Begins a sign-in and returns the URL of the provider. */
  async begin(body: object = { returnTo: '/admin/leads' }): Promise<string> {
    const response = await this.post('session/oidc', body);
    if (response.status !== 200)
      throw new Error(`The sign-in did not begin: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { url: string }).url;
  }

  /** Follows redirects until the lead desk, by default including the callback. Returns the URL there. */
  async follow(url: string, isEnd = (next: string) => next.startsWith(`${desk}/admin`)): Promise<string> {
    let next = url;
    for (let hop = 0; hop < 15 && !isEnd(next); hop += 1) {
      const response = await this.request(next);
      const location = response.headers.get('location');
      if (!location) throw new Error(`${next} responded with ${response.status}: ${await response.text()}`);
      next = new URL(location, next).href;
    }
    return next;
  }

  /** Returns the page of the lead desk that a sign-in ends at. */
  async signIn(body?: object): Promise<string> {
    return (await this.follow(await this.begin(body))).slice(desk.length);
  }

  callbackOf = async (url: string) => this.follow(url, (next) => next.startsWith(`${desk}/api/session/oidc/callback`));

  /** Forgets the cookies of an origin, e.g. of the provider, as after signing out there. */
  forget(origin: string): void {
    this.cookies.delete(origin);
  }

  async session(): Promise<SeenSession | null> {
    const response = await this.request(`${desk}/api/session`);
    return response.ok ? ((await response.json()) as SeenSession) : null;
  }

  get(path: string): Promise<Response> {
    return this.request(`${desk}/api/admin/${path}`);
  }
}

/** An API that signs staff in with a real provider, and what its tests share. Stop it after them. */
export async function startOidcDesk() {
  const provider = await startProvider(desk);
  const settings = {
    ...withManager,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.client.id,
    OIDC_CLIENT_SECRET: provider.client.secret,
    OIDC_NAME: 'Acme ID',
  };
  const mapping = { OIDC_ROLES: 'manager=Portal Admins, agent=Sales, agent=Support, viewer=Everyone' };
  const started: TestApi[] = [];
  /** Starts a further API. */
  const startAnother = async (more: Record<string, string>) => {
    const another = await startApi(more);
    started.push(another);
    return another;
  };
  const api = await startAnother({ ...settings, ...mapping, OIDC_LINK_BY_EMAIL: '1', OIDC_SECOND_FACTOR: 'mfa' });

  let users = 0;
  /** Returns a user of the provider without an account here. */
  const newUser = (groups: string[] = [], more = {}) => {
    users += 1;
    return {
      sub: `user-${users}`,
      email: `user-${users}@acme.example`,
      email_verified: true,
      name: 'Ada Byron',
      groups,
      ...more,
    };
  };
  /** Signs a user of the provider in. Returns the browser and the page of the lead desk where that ends. */
  const signInAs = async (user: typeof provider.user, body?: object) => {
    provider.user = user;
    const browser = new Browser(api);
    return { browser, page: await browser.signIn(body) };
  };
  /** Returns the latest audit events by or about an account, latest first. */
  const events = async ({ id }: { id: number }, count: number) =>
    (
      await api.sql<{ kind: string; data: object; actor: string }>(
        'select kind, data, actor from audit_events where actor_id = $1 or subject_id = $1 order by id desc limit $2',
        [id, count],
      )
    ).map(({ kind, data, actor }) => [kind, data, actor]);
  /** Undoes what a test has changed at the provider, and the counters of attempts. Call it before each test. */
  const reset = async () => {
    await api.sql('truncate failed_attempts, rate_limit_counters');
    provider.methods = ['pwd'];
    provider.changeTokens = () => undefined;
  };
  const stop = async () => {
    await Promise.all(started.map((server) => server.stop()));
    await provider.stop();
  };
  return { provider, settings, mapping, api, startAnother, newUser, signInAs, events, reset, stop };
}
