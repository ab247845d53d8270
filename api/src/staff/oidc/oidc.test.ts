import { TOTP } from 'otpauth';
import { Browser, desk, startOidcDesk } from '../../testing/oidc-desk.ts';
import { type Colleague, createColleague, manager, withManager } from '../../testing/staff.ts';

const { provider, settings, mapping, api, startAnother, newUser, signInAs, events, reset, stop } =
  await startOidcDesk();
beforeEach(reset);
afterAll(stop);

describe('the ways to sign in', () => {
  test('name the provider, without any account', async () => {
    await api.request.get('/api/session/methods').expect(200, { openIdConnect: { name: 'Acme ID' } });
  });

  test('without settings, there is no provider', async () => {
    const plain = await startAnother(withManager);
    await plain.request.get('/api/session/methods').expect(200, { openIdConnect: null });
    await plain.request.post('/api/session/oidc').send({ returnTo: '/admin' }).expect(404);
    await plain.request.get('/api/session/oidc/callback').expect(404);
    await plain.request.post('/api/session/oidc/sign-out').expect(404);
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
    browser.forget(provider.issuer);
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
    expect((await new Browser(api).post('session/oidc/code', { code: code() })).status).toBe(401);
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
  test('at the provider cannot be triggered by a page of another site', async () => {
    await api.request.get('/api/session/oidc/sign-out').expect(405);
    await api.request.post('/api/session/oidc/sign-out').set('Sec-Fetch-Site', 'cross-site').expect(403);
  });

  test('offers the end of the session at the provider', async () => {
    const { browser } = await signInAs(newUser(['Sales']));
    await browser.request(`${desk}/api/session`, { method: 'DELETE' });
    expect(await browser.session()).toBeNull();
    const response = await browser.request(`${desk}/api/session/oidc/sign-out`, { method: 'POST' });
    const location = new URL(((await response.json()) as { url: string }).url);
    expect([response.status, location.origin]).toEqual([200, provider.issuer]);
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
      const { body } = await own.request.post('/api/session/oidc/sign-out').expect(200);
      expect(new URL(body.url).pathname).toBe('/admin');
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
    const browser = new Browser(api);
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
  const browser = new Browser(api);
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
