import { TOTP } from 'otpauth';
import { run } from '../../testing/programs.ts';
import { type Ceremony, SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { cookiesOf, createColleague, withManager } from '../../testing/staff.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';

const api = await startApi(withManager);
afterAll(() => api.stop());
beforeEach(() => api.sql('truncate throttle_counters, failed_attempts'));

const path = 'account/passkeys';
const expired = 'This request has expired or was used before. Please try again.';

/** Sends a request and returns the response with the cookies that the browser has then. */
async function send(method: 'get' | 'post' | 'patch' | 'delete', to: string, cookie = '', body?: object, to_ = api) {
  const response = await to_.request[method](`/api/${to}`).set('Cookie', cookie).send(body);
  const cookies = new Map(
    [...cookie.split('; '), ...cookiesOf(response).split('; ')].filter(Boolean).map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [name, value];
    }),
  );
  return { ...responseOf(response), cookie: [...cookies].map((pair) => pair.join('=')).join('; ') };
}
// biome-ignore lint/suspicious/noExplicitAny: bodies of many kinds
const responseOf = ({ status, body, text }: { status: number; body: any; text: string }) => ({ status, body, text });

/** Begins and completes a registration. */
async function register(who: { cookie: string }, passkey: SoftwareAuthenticator, ceremony: Ceremony = {}) {
  const begun = await send('post', `admin/${path}/options`, who.cookie);
  if (begun.status !== 200) return begun;
  return send('post', `admin/${path}`, begun.cookie, passkey.create(begun.body.options, ceremony));
}

/** Begins and completes a sign-in, in a new browser or with the given cookies. */
async function signInWith(passkey: SoftwareAuthenticator, ceremony: Ceremony = {}, cookie = '', at: TestApi = api) {
  const begun = await send('post', 'session/passkey/options', cookie, undefined, at);
  return send('post', 'session/passkey', begun.cookie, passkey.get(begun.body.options, ceremony), at);
}

async function colleagueWithPasskey(role: 'viewer' | 'agent' | 'manager' = 'agent') {
  const who = await createColleague(api, role);
  const passkey = new SoftwareAuthenticator();
  const { status, body } = await register(who, passkey);
  expect(status).toBe(201);
  return { who, passkey, id: body.id as number, codes: body.recoveryCodes as string[] };
}

const newest = async (id: number, count: number) =>
  (
    await api.sql<{ kind: string; data: { reason?: string } }>(
      'select kind, data from audit_events where actor_id = $1 or subject_id = $1 order by id desc limit $2',
      [id, count],
    )
  ).map(({ kind, data }) => [kind, data.reason].filter(Boolean).join(': '));
const age = ({ id }: { id: number }) =>
  api.sql(`update sessions set created_at = now() - interval '16 minutes' where user_id = $1`, [id]);
const signIn = (who: { email: string; password: string }, code?: string) =>
  api.request.post('/api/session').send({ email: who.email, password: who.password, code });
const overdue = ({ id }: { id: number }) =>
  api.sql(`update staff_accounts set second_factor_due_from = now() - interval '15 days' where user_id = $1`, [id]);

describe('adding a passkey', () => {
  test('is offered for this site only, with a verified user, and without the passkeys that exist', async () => {
    const { who, passkey } = await colleagueWithPasskey();
    const { body } = await send('post', `admin/${path}/options`, who.cookie);
    expect(body.options).toMatchObject({
      rp: { id: 'localhost', name: 'Lumenward lead desk' },
      user: { name: who.email, displayName: 'agent' },
      timeout: 300_000,
      attestation: 'none',
      excludeCredentials: [{ id: passkey.id, type: 'public-key', transports: ['internal'] }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(Buffer.from(body.options.challenge, 'base64url')).toHaveLength(32);
    expect(body.options.user.id).toMatch(/^[\w-]{43}$/);
  });

  test('names it after the password manager or the browser, and lists it', async () => {
    const who = await createColleague(api, 'viewer');
    const known = new SoftwareAuthenticator(undefined, 'bada5566-a7aa-401f-bd96-45619a55120d');
    expect((await register(who, known)).body).toEqual({
      id: expect.any(Number),
      name: '1Password',
      createdAt: expect.any(String),
      lastUsedAt: null,
      recoveryCodes: expect.arrayContaining([expect.stringMatching(/^[a-z2-9]{4}(-[a-z2-9]{4}){5}$/)]),
    });
    const second = await register(who, new SoftwareAuthenticator());
    expect(second.body).toMatchObject({ recoveryCodes: [] });
    await signInWith(known);
    const { body } = await who.get(path).expect(200);
    expect(body).toMatchObject([
      { name: '1Password', lastUsedAt: expect.any(String) },
      { name: second.body.name, lastUsedAt: null },
    ]);
    expect(await newest(who.id, 3)).toEqual(['signed-in', 'passkey-added', 'passkey-added']);
  });

  test.each<[string, Ceremony, string]>([
    ['of another origin', { origin: 'https://evil.example' }, 'This passkey was used on another website.'],
    ['in a frame of another site', { crossOrigin: true }, 'This passkey was used on another website.'],
    ['for another site', { rpId: 'evil.example' }, 'This passkey is for another website.'],
    [
      'without a verified user',
      { isUserVerified: false },
      'Your device did not verify you. Unlock it with your fingerprint, face or PIN.',
    ],
    ['of the wrong kind', { type: 'webauthn.get' }, 'This passkey could not be verified.'],
  ])('rejects a response %s', async (_, ceremony, reason) => {
    const who = await createColleague(api, 'agent');
    const { status, body } = await register(who, new SoftwareAuthenticator(), ceremony);
    expect([status, body.detail]).toEqual([422, reason]);
    expect((await who.get(path)).body).toEqual([]);
  });

  test('rejects a challenge that was used, of another user, of a sign-in, or expired', async () => {
    const [ada, grace] = [await createColleague(api, 'agent'), await createColleague(api, 'agent')];
    const begun = await send('post', `admin/${path}/options`, ada.cookie);
    const attempt = (cookie: string, options = begun.body.options) =>
      send('post', `admin/${path}`, cookie, new SoftwareAuthenticator().create(options)).then(({ status, body }) => [
        status,
        body.detail,
      ]);
    // Without the cookie of the browser.
    expect(await attempt(ada.cookie)).toEqual([422, expired]);
    expect((await attempt(begun.cookie))[0]).toBe(201);
    expect(await attempt(begun.cookie)).toEqual([422, expired]);

    const other = await send('post', `admin/${path}/options`, grace.cookie, undefined);
    const mixed = `${ada.cookie}; ${other.cookie.split('; ').find((pair) => pair.startsWith('portal_challenge='))}`;
    expect(await attempt(mixed, other.body.options)).toEqual([422, 'This passkey belongs to another account.']);

    const forSignIn = await send('post', 'session/passkey/options', ada.cookie);
    const options = { ...begun.body.options, challenge: forSignIn.body.options.challenge };
    expect(await attempt(forSignIn.cookie, options)).toEqual([422, expired]);

    const late = await send('post', `admin/${path}/options`, ada.cookie);
    await api.sql(`update passkey_challenges set expires_at = expires_at - interval '5 minutes'`);
    expect(await attempt(late.cookie, late.body.options)).toEqual([422, expired]);
  });

  test('rejects a passkey that is registered already, also for another account', async () => {
    const { who, passkey } = await colleagueWithPasskey();
    expect((await register(who, passkey)).status).toBe(409);
    expect((await register(await createColleague(api, 'agent'), passkey)).body.detail).toBe(
      'This passkey is registered already.',
    );
  });

  test('is possible twenty times', async () => {
    const { who } = await colleagueWithPasskey();
    await api.sql(
      `insert into staff_passkeys (user_id, credential_id, public_key, counter, transports, name)
       select $1::integer, gen_random_uuid(), '', 0, '{}', 'x' from generate_series(1, 18) as number`,
      [who.id],
    );
    expect((await register(who, new SoftwareAuthenticator())).status).toBe(201);
    expect((await register(who, new SoftwareAuthenticator())).status).toBe(409);
  });

  test('needs a recent sign-in, as removing does; renaming does not', async () => {
    const { who, id } = await colleagueWithPasskey();
    await age(who);
    for (const [method, to] of [
      ['post', `admin/${path}/options`],
      ['post', `admin/${path}`],
      ['delete', `admin/${path}/${id}`],
    ] as const)
      expect((await send(method, to, who.cookie)).status).toBe(403);
    expect((await send('patch', `admin/${path}/${id}`, who.cookie, { name: ' Work laptop ' })).body.name).toBe(
      'Work laptop',
    );
    expect(await newest(who.id, 1)).toEqual(['passkey-renamed']);
  });
});

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
    expect(await newest(who.id, 1)).toEqual([`sign-in-failed: ${reason}`]);
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
    expect(await attempt('portal_challenge=guess')).toEqual([401, expired]);
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
    expect(await newest(who.id, 1)).toEqual(['sign-in-failed: wrong signature']);
  });

  test('rejects a counter that is not above the last one, which a copy would send', async () => {
    const { who, passkey } = await colleagueWithPasskey();
    expect((await signInWith(passkey, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 3, 0]) {
      const { status, text } = await signInWith(passkey, { counter });
      expect([status, text]).toEqual([401, expect.stringMatching(/^This passkey may have been copied/)]);
      expect(await newest(who.id, 1)).toEqual(['sign-in-failed: counter went back']);
    }
    expect((await signInWith(passkey, { counter: 8 })).status).toBe(200);
    const concurrent = await Promise.all([1, 2, 3].map(() => signInWith(passkey, { counter: 9 })));
    expect(concurrent.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  test('limits challenges per client', async () => {
    await send('post', 'session/passkey/options');
    await api.sql('update throttle_counters set hits = 100');
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
      expect.stringMatching(/^Too many sign-in attempts\. Please try again in \d+ seconds\.$/),
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
    const begun = await separate.request.post('/api/session/passkey/options').expect(200);
    expect(begun.body.options.rpId).toBe('desk.example.com');
    expect(String(begun.headers['set-cookie'])).toMatch(
      /^__Host-portal_challenge=[\w-]{43}; Max-Age=300; .*HttpOnly; Secure; SameSite=Lax$/,
    );
    const rejected = await signInWith(passkey, { origin: 'https://www.example.com' }, '', separate);
    expect(rejected.text).toBe('This passkey was used on another website.');
    await separate.stop();
  });
});

describe('confirming an identity', () => {
  test('with a passkey opens a recent session in place of the current one', async () => {
    const { who, passkey } = await colleagueWithPasskey();
    await age(who);
    await who.post('leads/export.csv').expect(403);
    const begun = await send('post', `admin/${path}/confirmation`, who.cookie);
    expect(begun.body.options.allowCredentials).toMatchObject([{ id: passkey.id }]);
    const { cookie } = await send('post', 'session/passkey', begun.cookie, passkey.get(begun.body.options));
    expect((await send('post', 'admin/leads/export.csv', cookie)).status).toBe(200);
    await who.post('leads/export.csv').expect(401);
  });

  test("rejects another user's passkey", async () => {
    const { who } = await colleagueWithPasskey();
    const { passkey } = await colleagueWithPasskey();
    const begun = await send('post', `admin/${path}/confirmation`, who.cookie);
    const { status, text } = await send('post', 'session/passkey', begun.cookie, passkey.get(begun.body.options));
    expect([status, text]).toEqual([401, 'This passkey belongs to another account.']);
    await who.get('summary').expect(200);
  });
});

describe('as a second factor', () => {
  test('a passkey makes the password alone insufficient; recovery codes replace it', async () => {
    const { who, passkey, codes } = await colleagueWithPasskey();
    expect(codes).toHaveLength(10);
    expect((await who.get('account/second-factor')).body).toEqual({ isOn: true, hasApp: false, recoveryCodesLeft: 10 });
    expect((await signIn(who).expect(202)).body).toEqual({ needsCode: true, methods: ['passkey'] });
    await signIn(who, '123456').expect(401);
    await signIn(who, codes[0]).expect(200);
    expect((await signInWith(passkey)).status).toBe(200);
  });

  test('a passkey and an app can be added and removed one after the other', async () => {
    const { who, id } = await colleagueWithPasskey();
    const { body } = await who.post('account/second-factor/totp').expect(201);
    expect((await signIn(who).expect(202)).body.methods).toEqual(['passkey']);
    const code = new TOTP({ secret: body.secret }).generate();
    expect((await who.post('account/second-factor/totp/confirm', { code }).expect(200)).body.codes).toEqual([]);
    expect((await signIn(who).expect(202)).body.methods).toEqual(['app', 'passkey']);
    await who.delete(`${path}/${id}`).expect(204);
    expect((await signIn(who).expect(202)).body.methods).toEqual(['app']);
    await who.delete('account/second-factor/totp').expect(204);
    expect((await who.get('account/second-factor')).body).toEqual({ isOn: false, hasApp: false, recoveryCodesLeft: 0 });
    await signIn(who).expect(200);
    expect(await newest(who.id, 3)).toEqual(['signed-in', 'second-factor-removed', 'passkey-removed']);
  });

  test('satisfies the requirement for managers, who cannot remove the last one after the grace period', async () => {
    const boss = await createColleague(api, 'manager');
    await overdue(boss);
    await boss.get('summary').expect(403);
    const passkey = new SoftwareAuthenticator();
    const { body: first } = await register(boss, passkey);
    await boss.get('summary').expect(200);

    const { body } = await boss.delete(`${path}/${first.id}`).expect(409);
    expect(body.detail).toBe(
      'Your account needs two-step verification. Add another passkey or an authenticator app first.',
    );
    expect((await signInWith(passkey)).status).toBe(200);
    const { body: second } = await register(boss, new SoftwareAuthenticator());
    await boss.delete(`${path}/${first.id}`).expect(204);
    const [one, two] = await Promise.all([
      boss.delete(`${path}/${second.id}`),
      register(boss, new SoftwareAuthenticator()).then(({ body }) => boss.delete(`${path}/${body.id}`)),
    ]);
    expect([one.status, two.status].sort()).toEqual([204, 409]);
    await boss.get('summary').expect(200);
  });
});

describe('passkeys end', () => {
  const isRejected = async (passkey: SoftwareAuthenticator) =>
    expect((await signInWith(passkey)).text).toBe('This passkey is not registered here. It may have been removed.');

  test('when their owner removes them; others cannot', async () => {
    const { who, passkey, id } = await colleagueWithPasskey();
    const other = await createColleague(api, 'manager');
    await other.delete(`${path}/${id}`).expect(404);
    expect((await send('patch', `admin/${path}/${id}`, other.cookie, { name: 'Mine' })).status).toBe(404);
    await who.delete(`${path}/${id}`).expect(204);
    await who.delete(`${path}/${id}`).expect(404);
    await isRejected(passkey);
  });

  test('when a manager resets two-step verification, or a command does', async () => {
    const boss = await createColleague(api, 'manager');
    const { who, passkey } = await colleagueWithPasskey();
    await boss.delete(`staff/${who.id}/second-factor`).expect(204);
    await isRejected(passkey);
    await signIn(who).expect(200);

    const another = await colleagueWithPasskey();
    await run('staff', { DATABASE_URL: api.databaseUrl }, ['reset-second-factor', another.who.email]);
    await isRejected(another.passkey);
    await signIn(another.who).expect(200);
  });

  test('when the account is disabled, but not with a new password', async () => {
    const boss = await createColleague(api, 'manager');
    const { who, passkey } = await colleagueWithPasskey();
    const next = 'silent harbour lights';
    await who.post('account/password', { current: who.password, next }).expect(204);
    expect((await signInWith(passkey)).status).toBe(200);

    const change = (body: object) => send('patch', `admin/staff/${who.id}`, boss.cookie, body);
    expect((await change({ isDisabled: true })).status).toBe(200);
    await isRejected(passkey);
    await change({ isDisabled: false });
    await isRejected(passkey);
    await signIn({ ...who, password: next }).expect(200);
  });

  test('and leave no session of a concurrent sign-in', async () => {
    const boss = await createColleague(api, 'manager');
    for (let round = 0; round < 3; round += 1) {
      const { who, passkey } = await colleagueWithPasskey();
      await Promise.all([
        ...[1, 2, 3].map(() => signInWith(passkey)),
        boss.delete(`staff/${who.id}/second-factor`).expect(204),
      ]);
      expect(await api.sql('select 1 from sessions where user_id = $1', [who.id])).toEqual([]);
    }
  });
});
