import { TOTP } from 'otpauth';
import { startProvider } from '../../testing/oidc-provider.ts';
import { type Colleague, createColleague, manager, signIn, withManager } from '../../testing/staff.ts';
import { createDatabase, startApi, type TestApi } from '../../testing/test-api.ts';

const desk = 'http://localhost:8080';
const provider = await startProvider(desk);
const settings = {
  ...withManager,
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: provider.client.id,
  OIDC_CLIENT_SECRET: provider.client.secret,
  OIDC_NAME: 'Acme ID',
};
const mapping = { OIDC_ROLES: 'manager=Portal Admins, agent=Sales, agent=Support, viewer=Everyone' };
const api = await startApi({ ...settings, ...mapping, OIDC_LINK_BY_EMAIL: '1', OIDC_SECOND_FACTOR: 'mfa' });
/** With neither groups nor linking. */
const strict = await startApi({ ...settings, OIDC_ONLY: '1', DATABASE_URL: await createDatabase() });
/** Further APIs of a test. */
const started: TestApi[] = [];
const startAnother = async (more: Record<string, string>) => {
  const another = await startApi(more);
  started.push(another);
  return another;
};
afterAll(async () => {
  await Promise.all([api, strict, ...started].map((server) => server.stop()));
  await provider.stop();
});
beforeEach(async () => {
  await api.sql('truncate failed_attempts, throttle_counters');
  provider.methods = ['pwd'];
  provider.changeTokens = () => undefined;
});

interface SeenSession {
  id: number;
  role: string;
  identityProvider: string | null;
  secondFactorDueAt: string | null;
}

/** A browser with cookies per origin, in which the API is the lead desk. */
class Browser {
  private readonly cookies = new Map<string, Map<string, string>>();
  private readonly server: TestApi;

  constructor(server = api) {
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
    expect(response.status).toBe(200);
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

  /** As after signing out there. */
  forgetProvider(): void {
    this.cookies.delete(provider.issuer);
  }

  async session(): Promise<SeenSession | null> {
    const response = await this.request(`${desk}/api/session`);
    return response.ok ? ((await response.json()) as SeenSession) : null;
  }

  get(path: string): Promise<Response> {
    return this.request(`${desk}/api/admin/${path}`);
  }
}

let users = 0;
/** A user of the provider without an account here. */
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
const signInAs = async (user: typeof provider.user, body?: object) => {
  provider.user = user;
  const browser = new Browser();
  return { browser, page: await browser.signIn(body) };
};
const events = async ({ id }: { id: number }, count: number) =>
  (
    await api.sql<{ kind: string; data: object; actor: string }>(
      'select kind, data, actor from audit_events where actor_id = $1 or subject_id = $1 order by id desc limit $2',
      [id, count],
    )
  ).map(({ kind, data, actor }) => [kind, data, actor]);

describe('the ways to sign in', () => {
  test('name the provider, without any account', async () => {
    await api.request.get('/api/session/methods').expect(200, { openIdConnect: { name: 'Acme ID' } });
  });

  test('without settings, there is no provider', async () => {
    const plain = await startAnother(withManager);
    await plain.request.get('/api/session/methods').expect(200, { openIdConnect: null });
    await plain.request.post('/api/session/oidc').send({ returnTo: '/admin' }).expect(404);
    await plain.request.get('/api/session/oidc/callback').expect(404);
    await plain.request.get('/api/session/oidc/sign-out').expect(404);
    await plain.request.post('/api/session/oidc/code').send({ code: '123456' }).expect(401);
  });
});

describe('signing in', () => {
  test('creates an account with the highest role of the groups, and continues at the page', async () => {
    const user = newUser(['Everyone', 'Sales', 'Cooks']);
    const { browser, page } = await signInAs(user, { returnTo: '/admin/leads?status=new' });
    expect(page).toBe('/admin/leads?status=new');
    const session = await browser.session();
    expect(session).toMatchObject({ email: user.email, name: user.name, role: 'agent', identityProvider: 'Acme ID' });
    expect((await browser.get('summary')).status).toBe(200);

    const id = session?.id ?? 0;
    expect(await events({ id }, 3)).toEqual([
      ['signed-in', { browser: 'node', method: 'identity provider' }, user.email],
      ['identity-linked', {}, 'identity provider'],
      ['account-created', { role: 'agent' }, 'identity provider'],
    ]);
    // Again, as the same account, and with another address at the provider.
    const again = await signInAs({ ...user, email: 'renamed@acme.example' });
    expect((await again.browser.session())?.id).toBe(id);
  });

  test('shows the account as active in the list of the staff', async () => {
    const user = newUser(['Sales']);
    await signInAs(user);
    const boss = await createColleague(api, 'manager');
    const { body } = await boss.get('staff').expect(200);
    expect(body.find(({ email }: { email: string }) => email === user.email).state).toBe('active');
  });

  test.each([
    ['no group with a role', newUser(['Cooks'])],
    ['no groups', { sub: 'none', email: 'none@acme.example', email_verified: true }],
    ['no verified email', newUser(['Sales'], { email_verified: false })],
    ['no email', { sub: 'nameless', groups: ['Sales'] }],
    ['an email that only another response verifies', newUser(['Sales'], { idToken: { email: 'ceo@acme.example' } })],
  ])('rejects an unknown user with %s', async (_, user) => {
    const { browser, page } = await signInAs(user);
    expect(page).toBe('/admin/sign-in?outcome=no-access#/admin/leads');
    expect(await browser.session()).toBeNull();
    expect(await api.sql('select 1 from staff_identities where subject = $1', [user.sub])).toEqual([]);
    const [event] = await api.sql('select kind, data, subject from audit_events order by id desc limit 1');
    expect(event).toEqual({
      kind: 'sign-in-failed',
      data: { reason: 'unknown account', method: 'identity provider' },
      subject: null,
    });
  });

  test('explains that the user has canceled', async () => {
    expect((await signInAs(undefined)).page).toBe('/admin/sign-in?outcome=canceled#/admin/leads');
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/admin.evil.example',
    '/admin//evil.example',
    '/admin/..//evil.example',
    '/admin/\\evil.example',
    '/admin?\n',
    '/about',
    'javascript:alert(1)',
  ])('does not continue at %s', async (returnTo) => {
    const { body } = await api.request
      .post('/api/session/oidc')
      .set('Accept', 'application/problem+json')
      .send({ returnTo })
      .expect(422);
    expect(body.fields).toEqual({ returnTo: 'The page must be one of the lead desk' });
  });

  test.each([
    '/admin',
    '/admin/',
    '/admin/leads/7?tab=notes',
    '/admin?page=/austin#q=ada',
    "/admin?q=(O'Hara)*!;[$]|{^}&page=2",
  ])('continues at %s', async (returnTo) => {
    await api.request.post('/api/session/oidc').send({ returnTo }).expect(200);
  });

  test('is not begun by pages of other sites', async () => {
    await api.request
      .post('/api/session/oidc')
      .set('Sec-Fetch-Site', 'cross-site')
      .send({ returnTo: '/admin' })
      .expect(403);
  });

  test('is limited per network', async () => {
    for (let attempt = 0; attempt < 60; attempt += 1)
      await api.request.post('/api/session/oidc').send({ returnTo: '/admin' }).expect(200);
    const { headers } = await api.request.post('/api/session/oidc').send({ returnTo: '/admin' }).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(800);
  });
});

describe('known accounts', () => {
  const userOf = ({ email }: Colleague, groups: string[]) => newUser(groups, { email });

  test('are linked at the first sign-in with their verified email', async () => {
    const ada = await createColleague(api, 'agent');
    const user = userOf(ada, ['Sales']);
    const { browser } = await signInAs({ ...user, email: ada.email.toUpperCase() });
    expect((await browser.session())?.id).toBe(ada.id);
    expect((await events(ada, 2)).map(([kind]) => kind)).toEqual(['signed-in', 'identity-linked']);
  });

  test('are not linked without a verified email, nor to a second user of the provider', async () => {
    const ada = await createColleague(api, 'agent');
    expect((await signInAs({ ...userOf(ada, ['Sales']), email_verified: false })).page).toBe(
      '/admin/sign-in?outcome=no-access#/admin/leads',
    );
    await signInAs(userOf(ada, ['Sales']));
    expect((await signInAs(userOf(ada, ['Sales']))).page).toBe('/admin/sign-in?outcome=no-access#/admin/leads');
    expect(await api.sql('select 1 from staff_identities where user_id = $1', [ada.id])).toHaveLength(1);
  });

  test('are not linked without a group that has a role, and keep their sessions', async () => {
    const ada = await createColleague(api, 'agent');
    expect((await signInAs(userOf(ada, ['Cooks']))).page).toBe('/admin/sign-in?outcome=no-access#/admin/leads');
    expect(await api.sql('select 1 from staff_identities where user_id = $1', [ada.id])).toEqual([]);
    await ada.get('summary').expect(200);
  });

  test('are not linked unless the settings allow it', async () => {
    const ada = await createColleague(strict, 'agent');
    provider.user = userOf(ada, ['Sales']);
    expect(await new Browser(strict).signIn()).toBe('/admin/sign-in?outcome=no-access#/admin/leads');
    expect(await strict.sql('select 1 from staff_identities')).toEqual([]);
  });

  test('get the role of their groups at the next sign-in, which ends their other sessions', async () => {
    const user = newUser(['Everyone']);
    const first = await signInAs(user);
    const { id = 0 } = (await first.browser.session()) ?? {};
    const second = await signInAs({ ...user, groups: ['Portal Admins', 'Everyone'] });
    expect((await second.browser.session())?.role).toBe('manager');
    expect(await first.browser.session()).toBeNull();
    expect(await events({ id }, 3)).toContainEqual([
      'role-changed',
      { from: 'viewer', to: 'manager' },
      'identity provider',
    ]);
  });

  test('lose access and their sessions when no group is left', async () => {
    const user = newUser(['Support']);
    const before = await signInAs(user);
    const { id = 0 } = (await before.browser.session()) ?? {};
    const { browser, page } = await signInAs({ ...user, groups: [] });
    expect(page).toBe('/admin/sign-in?outcome=no-access#/admin/leads');
    expect([await browser.session(), await before.browser.session()]).toEqual([null, null]);
    expect((await events({ id }, 2)).map(([kind]) => kind)).toEqual(['sign-in-failed', 'sessions-ended']);
  });

  test('are rejected while they are disabled', async () => {
    const user = newUser(['Sales']);
    const { id = 0 } = (await (await signInAs(user)).browser.session()) ?? {};
    const boss = await createColleague(api, 'manager');
    await api.request.patch(`/api/admin/staff/${id}`).set('Cookie', boss.cookie).send({ isDisabled: true }).expect(200);
    expect((await signInAs(user)).page).toBe('/admin/sign-in?outcome=no-access#/admin/leads');
    expect((await events({ id }, 1))[0]).toEqual([
      'sign-in-failed',
      { reason: 'disabled account', method: 'identity provider' },
      'visitor',
    ]);
  });

  test('the last manager stays one, whatever the groups', async () => {
    const own = await startAnother({ ...settings, ...mapping, OIDC_LINK_BY_EMAIL: '1' });
    provider.user = newUser(['Sales'], { email: manager.email });
    const browser = new Browser(own);
    await browser.signIn();
    expect((await browser.session())?.role).toBe('manager');
    provider.user = { ...provider.user, groups: [] };
    const again = new Browser(own);
    expect(await again.signIn()).toBe('/admin/leads');
    expect((await again.session())?.role).toBe('manager');
    // A manager without a password counts too.
    await own.sql('update staff_accounts set password_hash = null');
    const next = new Browser(own);
    await next.signIn();
    expect((await next.session())?.role).toBe('manager');
  });

  test('a manager who needs the provider does not count as the last one without it', async () => {
    const own = await startAnother({ ...withManager, DATABASE_URL: await createDatabase() });
    const ada = await createColleague(own, 'manager');
    await own.sql(`insert into staff_identities (issuer, subject, user_id) values ('https://former', 'ada', $1)`, [
      ada.id,
    ]);
    await own.sql('update staff_accounts set password_hash = null where user_id = $1', [ada.id]);
    const [first] = await own.sql<{ id: number }>('select id from users where email = $1', [manager.email]);
    const disable = () =>
      own.request.patch(`/api/admin/staff/${first?.id}`).set('Cookie', ada.cookie).send({ isDisabled: true });
    expect((await disable().expect(409)).body.detail).toMatch(/^This is the last manager who can sign in/);
  });

  test('with OIDC_ONLY, a linked account has no password any more', async () => {
    const ada = await createColleague(strict, 'agent');
    provider.user = newUser();
    await strict.sql('insert into staff_identities (issuer, subject, user_id) values ($1, $2, $3)', [
      provider.issuer,
      provider.user.sub,
      ada.id,
    ]);
    const { text } = await strict.request.post('/api/session').send(ada).expect(401);
    expect(text).toBe('Email or password is wrong.');
    const browser = new Browser(strict);
    await browser.signIn();
    expect(await browser.session()).toMatchObject({ id: ada.id, hasPassword: false, identityProvider: 'Acme ID' });
    await ada.get('summary').expect(200);
    expect((await browser.post('admin/account/sessions/end', {})).status).toBe(204);
    await ada.get('summary').expect(401);
    await strict.request.post('/api/session').send(manager).expect(200);
    const link = await strict.request.post(`/api/admin/staff/${ada.id}/invitation`).set('Cookie', await signIn(strict));
    expect([link.status, link.body.detail]).toEqual([
      409,
      'This account has no password: agent signs in with Acme ID.',
    ]);
  });
});

describe('a callback is rejected', () => {
  const attempt = async () => {
    provider.user = newUser(['Sales']);
    const browser = new Browser();
    return { browser, callback: new URL(await browser.callbackOf(await browser.begin())) };
  };
  const finish = async (browser: Browser, callback: URL) => {
    const page = (await browser.follow(callback.href)).slice(desk.length);
    expect(await browser.session()).toBeNull();
    return page;
  };

  test('with another state', async () => {
    const { browser, callback } = await attempt();
    callback.searchParams.set('state', 'x'.repeat(43));
    expect(await finish(browser, callback)).toBe('/admin/sign-in?outcome=rejected#/admin/leads');
  });

  test('with the issuer of another provider', async () => {
    const { browser, callback } = await attempt();
    callback.searchParams.set('iss', 'https://evil.example');
    expect(await finish(browser, callback)).toBe('/admin/sign-in?outcome=rejected#/admin/leads');
  });

  test('with another nonce', async () => {
    const { browser, callback } = await attempt();
    await api.sql(`update oidc_sign_ins set nonce = 'another one'`);
    expect(await finish(browser, callback)).toBe('/admin/sign-in?outcome=rejected#/admin/leads');
    expect(api.logged()).toContain('a sign-in with the identity provider was rejected');
  });

  test.each([
    ['a changed signature', (token: string) => token.replace(/.{6}$/, 'AAAAAA')],
    ['another client as audience', (token: string) => provider.signAgain(token, { aud: 'another client' })],
    ['another issuer', (token: string) => provider.signAgain(token, { iss: 'https://evil.example' })],
    ['another nonce', (token: string) => provider.signAgain(token, { nonce: 'another nonce' })],
    ['an expiry in the past', (token: string) => provider.signAgain(token, { exp: 1_700_000_000 })],
    ['no signature', (token: string) => `${btoa('{"alg":"none"}').replace(/=+$/, '')}.${token.split('.')[1]}.`],
    [
      'the claims of another user',
      (token: string) => {
        const [header, payload = '', signature] = token.split('.');
        const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: 'root' };
        return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
      },
    ],
  ])('with an ID token that has %s', async (_, change) => {
    provider.changeTokens = (tokens) => {
      tokens.id_token = change(tokens.id_token);
    };
    const { browser, callback } = await attempt();
    expect(await finish(browser, callback)).toBe('/admin/sign-in?outcome=rejected#/admin/leads');
  });

  test('but not with an ID token that the provider has signed again unchanged', async () => {
    provider.changeTokens = (tokens) => {
      tokens.id_token = provider.signAgain(tokens.id_token, {});
    };
    const { browser, callback } = await attempt();
    expect(await browser.follow(callback.href)).toBe(`${desk}/admin/leads`);
  });

  test('in another browser, and without a cookie', async () => {
    const { browser, callback } = await attempt();
    expect(await finish(new Browser(), callback)).toBe('/admin/sign-in?outcome=expired');
    const other = new Browser();
    await other.begin();
    expect(await finish(other, callback)).toBe('/admin/sign-in?outcome=rejected#/admin/leads');
    expect(await browser.follow(callback.href)).toBe(`${desk}/admin/leads`);
  });

  test('the second time, and with a code that was used before', async () => {
    const { browser, callback } = await attempt();
    expect(await browser.follow(callback.href)).toBe(`${desk}/admin/leads`);
    const { id } = (await browser.session()) ?? {};
    expect(await browser.follow(callback.href)).toBe(`${desk}/admin/sign-in?outcome=expired`);
    expect((await browser.session())?.id).toBe(id);

    // A stolen code, with the thief's own state and cookie.
    const thief = new Browser();
    const own = new URL(await thief.begin());
    callback.searchParams.set('state', own.searchParams.get('state') ?? '');
    expect(await finish(thief, callback)).toBe('/admin/sign-in?outcome=rejected#/admin/leads');
  });

  test('of a stolen code that was not used yet, because the verifier is another one', async () => {
    const { callback } = await attempt();
    const thief = new Browser();
    const own = new URL(await thief.begin());
    callback.searchParams.set('state', own.searchParams.get('state') ?? '');
    expect(await finish(thief, callback)).toBe('/admin/sign-in?outcome=rejected#/admin/leads');
  });

  test('after ten minutes', async () => {
    const { browser, callback } = await attempt();
    await api.sql(`update oidc_sign_ins set expires_at = now() - interval '1 second'`);
    expect(await finish(browser, callback)).toBe('/admin/sign-in?outcome=expired');
  });
});

describe('a recent sign-in', () => {
  const recently = async (browser: Browser) => (await browser.post('admin/leads/export.csv', {})).status;

  test('is one at the provider, not one that the provider remembers', async () => {
    const { browser } = await signInAs(newUser(['Sales']));
    expect(await recently(browser)).toBe(200);
    // As 20 minutes later, when the provider still knows the user.
    await api.sql(`update sessions set authenticated_at = now() - interval '20 minutes', created_at = now()`);
    expect(await recently(browser)).toBe(403);
    const before = provider.prompts.length;
    expect(await browser.signIn({ returnTo: '/admin/staff', isConfirmation: true })).toBe('/admin/staff');
    expect(provider.prompts.slice(before)).toContain('login');
    expect(await recently(browser)).toBe(200);
  });

  test('cannot be confirmed with another account', async () => {
    const { browser } = await signInAs(newUser(['Sales']));
    const before = await browser.session();
    browser.forgetProvider();
    provider.user = newUser(['Support']);
    expect(await browser.signIn({ returnTo: '/admin/staff', isConfirmation: true })).toBe(
      '/admin/sign-in?outcome=other-account#/admin/staff',
    );
    expect(await browser.session()).toEqual(before);
  });

  test('an ordinary sign-in does not ask a user whom the provider knows, and takes the time from it', async () => {
    const { browser } = await signInAs(newUser(['Sales']));
    const { id } = (await browser.session()) ?? {};
    const before = provider.prompts.length;
    await browser.signIn();
    expect(provider.prompts.slice(before)).not.toContain('login');
    const [row] = await api.sql(
      'select authenticated_at <= created_at as is_earlier, authenticated_at from sessions where user_id = $1',
      [id],
    );
    expect(row).toEqual({ is_earlier: true, authenticated_at: expect.any(Date) });
  });
});

describe('an account without a password', () => {
  test('ends its other sessions with a recent sign-in', async () => {
    const user = newUser(['Sales']);
    const other = await signInAs(user);
    const { browser } = await signInAs(user);
    const { id } = (await browser.session()) ?? {};
    expect(await browser.session()).toMatchObject({ hasPassword: false });
    await api.sql(`update sessions set authenticated_at = now() - interval '20 minutes' where user_id = $1`, [id]);
    const rejected = await browser.post('admin/account/sessions/end', {});
    expect(rejected.status).toBe(403);
    expect(rejected.headers.get('www-authenticate')).toContain('insufficient_user_authentication');
    expect(await other.browser.session()).not.toBeNull();
    await browser.signIn({ returnTo: '/admin/account', isConfirmation: true });
    expect((await browser.post('admin/account/sessions/end', {})).status).toBe(204);
    expect([await other.browser.session(), (await browser.session())?.id]).toEqual([null, id]);
  });
});

describe('two-step verification', () => {
  const setUp = async (ada: Colleague) => {
    const { body } = await ada.post('account/second-factor/totp').expect(201);
    const code = () => new TOTP({ secret: body.secret }).generate();
    await ada.post('account/second-factor/totp/confirm', { code: code() }).expect(200);
    await api.sql('update staff_totp set last_step = 0');
    return code;
  };

  test('of the account is asked for after the provider', async () => {
    const ada = await createColleague(api, 'agent');
    const code = await setUp(ada);
    const { browser, page } = await signInAs(newUser(['Sales'], { email: ada.email }), { returnTo: '/admin/leads/7' });
    expect(page).toBe('/admin/sign-in?outcome=code#/admin/leads/7');
    expect(await browser.session()).toBeNull();
    expect((await browser.post('session/oidc/code', { code: '000000' })).status).toBe(401);
    expect((await new Browser().post('session/oidc/code', { code: code() })).status).toBe(401);
    const response = await browser.post('session/oidc/code', { code: code() });
    expect([response.status, await response.json()]).toEqual([200, { returnTo: '/admin/leads/7' }]);
    expect((await browser.session())?.id).toBe(ada.id);
    await api.sql('update staff_totp set last_step = 0');
    expect((await browser.post('session/oidc/code', { code: code() })).status).toBe(401);
  });

  test('cannot be finished after a manager has ended the sessions', async () => {
    const ada = await createColleague(api, 'agent');
    const code = await setUp(ada);
    const { browser } = await signInAs(newUser(['Sales'], { email: ada.email }));
    const boss = await createColleague(api, 'manager');
    await boss.delete(`staff/${ada.id}/sessions`).expect(204);
    expect((await browser.post('session/oidc/code', { code: code() })).status).toBe(401);
    expect(await browser.session()).toBeNull();
  });

  test('of the provider counts if the settings name its method', async () => {
    const ada = await createColleague(api, 'agent');
    await setUp(ada);
    provider.methods = ['pwd', 'mfa'];
    const { page } = await signInAs(newUser(['Sales'], { email: ada.email }));
    expect(page).toBe('/admin/leads');
  });

  test('is not required of managers whose provider has verified it', async () => {
    const boss = newUser(['Portal Admins']);
    const { browser } = await signInAs(boss);
    const { id } = (await browser.session()) ?? {};
    await api.sql(`update staff_accounts set second_factor_due_from = now() - interval '15 days' where user_id = $1`, [
      id,
    ]);
    expect((await browser.get('summary')).status).toBe(403);
    provider.methods = ['mfa'];
    const strong = await signInAs(boss);
    expect((await strong.browser.get('summary')).status).toBe(200);
    expect((await strong.browser.session())?.secondFactorDueAt).toBeNull();
  });
});

describe('signing out', () => {
  test('offers the end of the session at the provider', async () => {
    const { browser } = await signInAs(newUser(['Sales']));
    await browser.request(`${desk}/api/session`, { method: 'DELETE' });
    expect(await browser.session()).toBeNull();
    const response = await browser.request(`${desk}/api/session/oidc/sign-out`);
    const location = new URL(response.headers.get('location') ?? '');
    expect([response.status, location.origin]).toEqual([303, provider.issuer]);
    expect(Object.fromEntries(location.searchParams)).toEqual({
      client_id: provider.client.id,
      post_logout_redirect_uri: `${desk}/admin`,
    });
  });
});

test('a provider whose metadata name another issuer is not used', async () => {
  const own = await startAnother({ ...settings, OIDC_ISSUER: provider.issuer.replace('127.0.0.1', 'localhost') });
  await own.request.post('/api/session/oidc').send({ returnTo: '/admin' }).expect(503);
  expect(own.logged()).toContain('the identity provider cannot be reached');
});

describe('while the provider is down', () => {
  test('the API starts, passwords work, and the provider is found once it is back', async () => {
    await provider.stop();
    try {
      const own = await startAnother({ ...settings, ...mapping });
      const { text, headers } = await own.request.post('/api/session/oidc').send({ returnTo: '/admin' }).expect(503);
      expect(text).toBe('Acme ID cannot be reached. Please try again in a minute, or sign in with your password.');
      expect(headers['retry-after']).toBe('30');
      await own.request.get('/api/session/oidc/sign-out').expect(303).expect('Location', '/admin');
      await own.request.get('/api/session/methods').expect(200);
      await own.request.post('/api/session').send(manager).expect(200);
      await provider.start();
      await own.request.post('/api/session/oidc').send({ returnTo: '/admin' }).expect(200);
    } finally {
      await provider.start().catch(() => undefined);
    }
  });

  test('a sign-in that has begun ends with an explanation', async () => {
    provider.user = newUser(['Sales']);
    const browser = new Browser();
    const callback = await browser.callbackOf(await browser.begin());
    await provider.stop();
    try {
      expect(await browser.follow(callback)).toBe(`${desk}/admin/sign-in?outcome=unavailable#/admin/leads`);
    } finally {
      await provider.start();
    }
  });
});

test('no secret, code or token is logged or stored', async () => {
  provider.user = newUser(['Sales']);
  const browser = new Browser();
  const callback = new URL(await browser.callbackOf(await browser.begin()));
  await browser.follow(callback.href);
  const stored = JSON.stringify([
    await api.sql('select * from audit_events'),
    await api.sql('select * from staff_identities'),
    await api.sql('select * from oidc_sign_ins where user_id is not null'),
  ]);
  for (const secret of [provider.client.secret, callback.searchParams.get('code') ?? 'no code'])
    for (const text of [stored, api.logged()]) expect(text).not.toContain(secret);
});

test.each([
  [{ OIDC_ISSUER: 'http://id.example.com' }, 'OIDC_ISSUER must be an https:// address'],
  [{ OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET must be set too'],
  [{ OIDC_ROLES: 'boss=Admins' }, 'OIDC_ROLES: "boss=Admins" is invalid'],
  [{ OIDC_ONLY: 'yes' }, 'OIDC_ONLY must be 0 or 1'],
])('does not start with %j', async (wrong, message) => {
  await expect(startApi({ ...settings, DATABASE_URL: api.databaseUrl, ...wrong })).rejects.toThrow(message);
});
