import { expired, passkeyClient } from '../../testing/passkey-client.ts';
import { type Ceremony, SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { cookiesOf, withManager } from '../../testing/staff.ts';
import { startApi, useApi } from '../../testing/test-api.ts';

const api = await useApi(withManager);
beforeEach(() => api.sql('truncate rate_limit_counters, failed_attempts'));

const { send, signInWith, colleagueWithPasskey, newestEvents, ageSessions } = passkeyClient(api);

describe('signing in with a passkey', () => {
  test('needs no password and no code', async () => {
    const { who, passkey } = await colleagueWithPasskey();
    const { status, body, cookie } = await signInWith(passkey);
    expect([status, body.email]).toEqual([200, who.email]);
    expect((await send('get', 'session', cookie)).body.email).toBe(who.email);
    const [event] = await api.sql(`select data from audit_events where actor_id = $1 order by id desc limit 1`, [
      who.id,
    ]);
    expect(event?.data).toMatchObject({ passkey: expect.any(String) });
  });

  test.each<[string, Ceremony, string, string]>([
    [
      'of another origin',
      { origin: 'http://localhost:8081' },
      'This passkey was used on another website.',
      'wrong origin',
    ],
    ['in a frame of another site', { crossOrigin: true }, 'This passkey was used on another website.', 'wrong origin'],
    ['for another site', { rpId: 'evil.example' }, 'This passkey is for another website.', 'wrong site'],
    [
      'without a verified user',
      { isUserVerified: false },
      'Your device did not verify you. Unlock it with your fingerprint, face or PIN.',
      'no user verification',
    ],
    ['of the wrong kind', { type: 'webauthn.create' }, 'This passkey could not be verified.', 'wrong signature'],
    [
      "with another user's id",
      { userHandle: Buffer.alloc(32, 7).toString('base64url') },
      'This passkey belongs to another account.',
      'wrong account',
    ],
  ])('rejects a response %s', async (_, ceremony, message, reason) => {
    const { who, passkey } = await colleagueWithPasskey();
    const { status, text } = await signInWith(passkey, ceremony);
    expect([status, text]).toEqual([401, message]);
    expect(await newestEvents(who.id, 1)).toEqual([`sign-in-failed: ${reason}`]);
    expect((await signInWith(passkey)).status).toBe(200);
  });

  test('rejects a challenge that was used, of another browser, or expired', async () => {
    const { passkey } = await colleagueWithPasskey();
    const begun = await send('post', 'session/passkey/options');
    const attempt = async (cookie: string) => {
      const { status, text } = await send('post', 'session/passkey', cookie, passkey.get(begun.body.options));
      return [status, text];
    };
    expect(await attempt('')).toEqual([401, expired]);
    expect(await attempt('portal_device=guess')).toEqual([401, expired]);
    expect((await attempt(begun.cookie))[0]).toBe(200);
    expect(await attempt(begun.cookie)).toEqual([401, expired]);

    const late = await send('post', 'session/passkey/options');
    await api.sql(`update passkey_challenges set expires_at = expires_at - interval '5 minutes'`);
    const { text } = await send('post', 'session/passkey', late.cookie, passkey.get(late.body.options));
    expect(text).toBe(expired);
  });

  test('works in two tabs of one browser', async () => {
    const { passkey } = await colleagueWithPasskey();
    const first = await send('post', 'session/passkey/options');
    const second = await send('post', 'session/passkey/options', first.cookie);
    expect((await send('post', 'session/passkey', second.cookie, passkey.get(first.body.options))).status).toBe(200);
    expect((await send('post', 'session/passkey', second.cookie, passkey.get(second.body.options))).status).toBe(200);
  });

  test('rejects an unknown passkey, and one with the signature of another', async () => {
    const { who, passkey } = await colleagueWithPasskey();
    const stranger = new SoftwareAuthenticator();
    expect(await signInWith(stranger)).toMatchObject({
      status: 401,
      text: 'This passkey is not registered here. It may have been removed.',
    });
    const begun = await send('post', 'session/passkey/options');
    const forged = { ...stranger.get(begun.body.options), id: passkey.id };
    expect((await send('post', 'session/passkey', begun.cookie, forged)).text).toBe(
      'This passkey could not be verified.',
    );
    expect(await newestEvents(who.id, 1)).toEqual(['sign-in-failed: wrong signature']);
  });

  test('rejects a counter that is not above the last one, which a copy would send', async () => {
    const { who, passkey } = await colleagueWithPasskey();
    expect((await signInWith(passkey, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 3, 0]) {
      const { status, text } = await signInWith(passkey, { counter });
      expect([status, text]).toEqual([401, expect.stringMatching(/^This passkey may have been copied/)]);
      expect(await newestEvents(who.id, 1)).toEqual(['sign-in-failed: counter went back']);
    }
    expect((await signInWith(passkey, { counter: 8 })).status).toBe(200);
    const concurrent = await Promise.all([1, 2, 3].map(() => signInWith(passkey, { counter: 9 })));
    expect(concurrent.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  test('limits challenges per client', async () => {
    await send('post', 'session/passkey/options');
    await api.sql('update rate_limit_counters set points = 100');
    const { status, text } = await send('post', 'session/passkey/options');
    expect([status, text]).toEqual([429, 'Too many sign-in attempts. Please try again in 15 minutes.']);
  });

  test('delays a client after 30 rejected passkeys, but not a browser that the account knows', async () => {
    const { who, passkey } = await colleagueWithPasskey();
    const stranger = new SoftwareAuthenticator();
    await api.sql('truncate failed_attempts');
    expect((await signInWith(stranger)).status).toBe(401);
    await api.sql('update failed_attempts set failures = 35');
    expect((await signInWith(stranger)).status).toBe(401);
    const { status, text } = await signInWith(passkey);
    expect([status, text]).toEqual([
      429,
      expect.stringMatching(/^Too many sign-in attempts\. Please try again in \d+ minutes\.$/),
    ]);
    expect((await signInWith(passkey, {}, who.cookie)).status).toBe(200);
  });

  test('uses the origin of the lead desk', async () => {
    const separate = await startApi({
      DATABASE_URL: api.databaseUrl,
      SITE_URL: 'https://www.example.com',
      DESK_URL: 'https://desk.example.com',
    });
    const { passkey } = await colleagueWithPasskey();
    const post = (path: string, body?: object, cookie = '') =>
      separate.request.post(path).set({ Host: 'desk.example.com', Cookie: cookie }).send(body);
    const begun = await post('/api/session/passkey/options').expect(200);
    expect(begun.body.options.rpId).toBe('desk.example.com');
    expect(String(begun.headers['set-cookie'])).toMatch(
      /^__Host-portal_device=[\w-]{43}; Max-Age=15552000; .*HttpOnly; Secure; SameSite=Lax$/,
    );
    const rejected = await post(
      '/api/session/passkey',
      passkey.get(begun.body.options, { origin: 'https://www.example.com' }),
      cookiesOf(begun),
    );
    expect(rejected.text).toBe('This passkey was used on another website.');
    await separate.stop();
  });
});

describe('confirming an identity', () => {
  test('with a passkey opens a recent session in place of the current one', async () => {
    const { who, passkey } = await colleagueWithPasskey();
    await ageSessions(who);
    await who.post('leads/export.csv').expect(403);
    const begun = await send('post', 'admin/account/passkeys/confirmation', who.cookie);
    expect(begun.body.options.allowCredentials).toMatchObject([{ id: passkey.id }]);
    const { cookie } = await send('post', 'session/passkey', begun.cookie, passkey.get(begun.body.options));
    expect((await send('post', 'admin/leads/export.csv', cookie)).status).toBe(200);
    await who.post('leads/export.csv').expect(401);
  });

  test("rejects another user's passkey", async () => {
    const { who } = await colleagueWithPasskey();
    const { passkey } = await colleagueWithPasskey();
    const begun = await send('post', 'admin/account/passkeys/confirmation', who.cookie);
    const { status, text } = await send('post', 'session/passkey', begun.cookie, passkey.get(begun.body.options));
    expect([status, text]).toEqual([401, 'This passkey belongs to another account.']);
    await who.get('summary').expect(200);
  });
});
