import { Browser, desk, startOidcDesk } from '../../testing/oidc-desk.ts';

const { provider, api, newUser, reset, stop } = await startOidcDesk();
beforeEach(reset);
afterAll(stop);

describe('a callback is rejected', () => {
  const attempt = async () => {
    provider.user = newUser(['Sales']);
    const browser = new Browser(api);
    return { browser, callback: new URL(await browser.callbackOf(await browser.begin())) };
  };
  const finish = async (browser: Browser, callback: URL) => {
    const page = (await browser.follow(callback.href)).slice(desk.length);
    expect(await browser.session()).toBeNull();
    return page;
  };

  test.each([
    ['state', 'x'.repeat(43)],
    ['iss', 'https://evil.example'],
  ])('with another %s', async (name, value) => {
    const { browser, callback } = await attempt();
    callback.searchParams.set(name, value);
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
    expect(await finish(new Browser(api), callback)).toBe('/admin/sign-in?outcome=expired');
    const other = new Browser(api);
    await other.begin();
    expect(await finish(other, callback)).toBe('/admin/sign-in?outcome=rejected#/admin/leads');
    expect(await browser.follow(callback.href)).toBe(`${desk}/admin/leads`);
  });

  test('when it arrives the second time, or has a code that was used before', async () => {
    const { browser, callback } = await attempt();
    expect(await browser.follow(callback.href)).toBe(`${desk}/admin/leads`);
    const { id } = (await browser.session()) ?? {};
    expect(await browser.follow(callback.href)).toBe(`${desk}/admin/sign-in?outcome=expired`);
    expect((await browser.session())?.id).toBe(id);

    // A stolen code, with the thief's own state and cookie.
    const thief = new Browser(api);
    const own = new URL(await thief.begin());
    callback.searchParams.set('state', own.searchParams.get('state') ?? '');
    expect(await finish(thief, callback)).toBe('/admin/sign-in?outcome=rejected#/admin/leads');
  });

  test('of a stolen code that was not used yet, because the verifier is another one', async () => {
    const { callback } = await attempt();
    const thief = new Browser(api);
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
