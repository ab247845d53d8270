import { mock } from 'node:test';
import { TOTP } from 'otpauth';
import { firstDelay } from '../../platform/rate-limit/attempt-delay.ts';
import { run } from '../../testing/programs.ts';
import { type Colleague, cookiesOf, createColleague, linkToken, signIn, withManager } from '../../testing/staff.ts';
import { startApi, useApi } from '../../testing/test-api.ts';

const api = await useApi(withManager);
beforeEach(() => api.sql('truncate failed_attempts'));

const path = 'account/second-factor';
const post = (credentials: object) => api.request.post('/api/session').send(credentials);
const codeOf = (secret: string, step = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + step * 30_000 });
/** Codes work once: as if the ones so far were of an earlier time. */
const forgetUsedCodes = () => api.sql('update staff_totp set last_step = 0');
/** A session that is too old for a step-up. */
const age = ({ id }: { id: number }) =>
  api.sql(`update sessions set created_at = now() - interval '16 minutes' where user_id = $1`, [id]);
const newest = async (id: number, count: number) =>
  (
    await api.sql<{ kind: string }>(
      'select kind from audit_events where actor_id = $1 or subject_id = $1 order by id desc limit $2',
      [id, count],
    )
  ).map(({ kind }) => kind);

/** Turns two-step verification on. */
async function setUp(who: Colleague): Promise<{ secret: string; codes: string[] }> {
  const { body } = await who.post(`${path}/totp`).expect(201);
  const confirmed = await who.post(`${path}/totp/confirm`, { code: codeOf(body.secret) }).expect(200);
  await forgetUsedCodes();
  return { secret: body.secret, codes: confirmed.body.codes };
}

describe('setting up', () => {
  test('needs a code of the app, and returns recovery codes', async () => {
    const ada = await createColleague(api, 'agent');
    expect((await ada.get(path).expect(200)).body).toEqual({ isOn: false, hasApp: false, recoveryCodesLeft: 0 });
    const { body } = await ada.post(`${path}/totp`).expect(201);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.uri).toMatch(
      /^otpauth:\/\/totp\/Lumenward%20lead%20desk:agent-.*%40staff\.example\.com\?issuer=Lumenward%20lead%20desk&secret=/,
    );
    // The password alone is enough until a code has confirmed the app.
    await post(ada).expect(200);
    const wrong = await ada.post(`${path}/totp/confirm`, { code: codeOf(body.secret, 10) }).expect(422);
    expect(wrong.body.fields).toEqual({ code: 'This code is wrong or was used before' });

    const { body: confirmed } = await ada.post(`${path}/totp/confirm`, { code: codeOf(body.secret) }).expect(200);
    expect(confirmed.codes).toHaveLength(10);
    expect(new Set(confirmed.codes).size).toBe(10);
    expect(confirmed.codes[0]).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){5}$/);
    expect((await ada.get(path)).body).toEqual({ isOn: true, hasApp: true, recoveryCodesLeft: 10 });
    expect(await newest(ada.id, 2)).toEqual(['sessions-ended', 'second-factor-added']);
  });

  test('of another app replaces the first one when a code has confirmed it', async () => {
    const ada = await createColleague(api, 'agent');
    const { secret, codes } = await setUp(ada);
    const { body: next } = await ada.post(`${path}/totp`).expect(201);
    await post({ ...ada, code: codeOf(next.secret) }).expect(401);
    await post({ ...ada, code: codeOf(secret) }).expect(200);
    const { body } = await ada.post(`${path}/totp/confirm`, { code: codeOf(next.secret) }).expect(200);
    expect(body.codes).toEqual([]);
    await ada.post(`${path}/totp/confirm`, { code: codeOf(next.secret, 1) }).expect(422);
    await forgetUsedCodes();
    await post({ ...ada, code: codeOf(secret) }).expect(401);
    await post({ ...ada, code: codeOf(next.secret) }).expect(200);
    await post({ ...ada, code: codes[0] }).expect(200);
  });

  test('stores only digests of the recovery codes, and logs no secret', async () => {
    const { secret, codes } = await setUp(await createColleague(api, 'agent'));
    const kept = JSON.stringify([
      await api.sql(`select encode(digest, 'escape') from staff_recovery_codes`),
      await api.sql('select * from audit_events'),
    ]);
    expect(kept).not.toContain(codes[0]);
    for (const text of [kept, api.logged()]) expect(text).not.toContain(secret);
  });
});

describe('signing in', () => {
  test('needs the code after the password, and reveals nothing without the password', async () => {
    const ada = await createColleague(api, 'agent');
    const { secret } = await setUp(ada);
    const asked = await post(ada).expect(202);
    expect(asked.body).toEqual({ needsCode: true, methods: ['app'] });
    expect(String(asked.headers['set-cookie'])).not.toContain('portal_');
    const wrong = await post({ ...ada, password: 'not it', code: codeOf(secret) }).expect(401);
    expect(wrong.text).toBe('Email or password is wrong.');

    const rejected = await post({ ...ada, code: codeOf(secret, 10) }).expect(401);
    expect(rejected.text).toBe('This code is wrong or was used before.');
    expect(await newest(ada.id, 1)).toEqual(['sign-in-failed']);
    const { body, headers } = await post({ ...ada, code: codeOf(secret) }).expect(200);
    expect(body.email).toBe(ada.email);
    await api.request.get('/api/session').set('Cookie', cookiesOf({ headers })).expect(200);
  });

  test.each([
    [-2, 401],
    [-1, 200],
    [0, 200],
    [1, 401],
  ])('with the code of step %i is responded to with %i: 60 seconds at most', async (step, status) => {
    const ada = await createColleague(api, 'agent');
    const { secret } = await setUp(ada);
    // The next step must not begin before the code is verified.
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
    try {
      await post({ ...ada, code: ` ${codeOf(secret, step)} ` }).expect(status);
    } finally {
      mock.timers.reset();
    }
  });

  test('accepts a code once, also for concurrent requests', async () => {
    const ada = await createColleague(api, 'agent');
    const { secret } = await setUp(ada);
    const code = codeOf(secret);
    const responses = await Promise.all([1, 2, 3, 4].map(() => post({ ...ada, code })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    await post({ ...ada, code: codeOf(secret, -1) }).expect(401);
  });

  test('accepts each recovery code once, however it is typed', async () => {
    const ada = await createColleague(api, 'agent');
    const { codes } = await setUp(ada);
    const typed = codes[3]?.toUpperCase().replaceAll('-', ' ');
    const responses = await Promise.all([1, 2].map(() => post({ ...ada, code: typed })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401]);
    await post({ ...ada, code: codes[3] }).expect(401);
    await post({ ...ada, code: codes[4] }).expect(200);
    expect((await ada.get(path)).body.recoveryCodesLeft).toBe(8);
    expect(await newest(ada.id, 2)).toEqual(['signed-in', 'recovery-code-used']);
  });

  test('delays codes per account after the fifth failure, whatever the network and the browser', async () => {
    const ada = await createColleague(api, 'agent');
    const { secret, codes } = await setUp(ada);
    for (let attempt = 0; attempt < 6; attempt += 1) await post({ ...ada, code: '000000' }).expect(401);
    const { text, headers } = await post({ ...ada, code: codes[0] }).expect(429);
    expect(text).toBe('Too many sign-in attempts. Please try again in 2 minutes.');
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(firstDelay.seconds);
    const withDeviceCookie = (code: string) => post({ ...ada, code }).set('Cookie', ada.cookie);
    await withDeviceCookie(codeOf(secret)).expect(429);

    await api.sql('update failed_attempts set blocked_until = now()');
    await withDeviceCookie(codeOf(secret)).expect(200);
    // The success of the owner gives nobody five more guesses.
    await post({ ...ada, code: 'aaaa-bbbb-cccc-dddd' }).expect(401);
    const { headers: later } = await post({ ...ada, code: codes[0] }).expect(429);
    expect(Number(later['retry-after'])).toBeGreaterThan(firstDelay.seconds);
    expect(Number(later['retry-after'])).toBeLessThanOrEqual(2 * firstDelay.seconds);
  });

  test('a new password does not turn it off', async () => {
    const ada = await createColleague(api, 'agent');
    await setUp(ada);
    const next = 'silent harbour lights';
    await ada.post('account/password', { current: ada.password, next }).expect(204);
    await post({ ...ada, password: next }).expect(202);
  });
});

describe('the secrets of the apps', () => {
  const stored = async ({ id }: { id: number }) =>
    (await api.sql<{ secret: string }>('select secret from staff_totp where user_id = $1', [id]))[0]?.secret;
  const startWith = (...keys: number[]) =>
    startApi({
      DATABASE_URL: api.databaseUrl,
      ENCRYPTION_KEY: keys.map((byte) => Buffer.alloc(32, byte).toString('base64')).join(','),
    });

  test('are encrypted, and belong to one account', async () => {
    const ada = await createColleague(api, 'agent');
    const { secret } = await setUp(ada);
    const grace = await createColleague(api, 'agent');
    await setUp(grace);
    expect(await stored(ada)).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]{80,}$/);
    expect(await stored(ada)).not.toContain(secret);

    await api.sql('update staff_totp set secret = $2 where user_id = $1', [grace.id, await stored(ada)]);
    await post({ ...grace, code: codeOf(secret) }).expect(503);
    await post({ ...ada, code: codeOf(secret) }).expect(200);
  });

  test('are encrypted anew at start if they are of an earlier key', async () => {
    const ada = await createColleague(api, 'agent');
    const { secret } = await setUp(ada);
    const first = await stored(ada);
    const rotated = await startWith(2, 1);
    expect((await stored(ada))?.split('.')[1]).not.toBe(first?.split('.')[1]);
    const { status } = await rotated.request.post('/api/session').send({ ...ada, code: codeOf(secret) });
    expect(status).toBe(200);
    await rotated.stop();
    await (await startWith(1, 2)).stop();
  });

  test('a missing key is reported at start; recovery codes still work', async () => {
    const ada = await createColleague(api, 'agent');
    const { secret, codes } = await setUp(ada);
    const broken = await startWith(3);
    expect(broken.logged()).toContain('a key that is missing in ENCRYPTION_KEY');
    const signInWith = (code: string | undefined) => broken.request.post('/api/session').send({ ...ada, code });
    const { text } = await signInWith(codeOf(secret)).expect(503);
    expect(text).toContain('Please use a recovery code');
    await signInWith(codes[0]).expect(200);
    await broken.stop();
  });
});

describe('a lost device', () => {
  test('is reset by a manager, which ends all sessions', async () => {
    const ada = await createColleague(api, 'agent');
    const boss = await createColleague(api, 'manager');
    await setUp(ada);
    const member = async () =>
      (await boss.get('staff').expect(200)).body.find(({ id }: { id: number }) => id === ada.id).hasSecondFactor;
    expect(await member()).toBe(true);
    await ada.delete(`staff/${ada.id}/second-factor`).expect(403);

    await boss.delete(`staff/${ada.id}/second-factor`).expect(204);
    await ada.get(path).expect(401);
    expect(await member()).toBe(false);
    expect(await newest(ada.id, 1)).toEqual(['second-factor-reset']);
    await post(ada).expect(200);
  });

  test('is reset on the command line', async () => {
    const ada = await createColleague(api, 'agent');
    const { codes } = await setUp(ada);
    const { output } = await run('staff', { DATABASE_URL: api.databaseUrl }, ['reset-second-factor', ada.email]);
    expect(output).toBe(`${ada.email} can sign in with the password alone and was signed out.\n`);
    await post(ada).expect(200);
    await setUp({ ...ada, ...(await again(ada)) });
    await post({ ...ada, code: codes[0] }).expect(401);
  });

  test('turning it off and new recovery codes are for the owner', async () => {
    const ada = await createColleague(api, 'agent');
    const { codes } = await setUp(ada);
    const { body } = await ada.post(`${path}/recovery-codes`).expect(200);
    await post({ ...ada, code: codes[0] }).expect(401);
    await post({ ...ada, code: body.codes[0] }).expect(200);
    await ada.delete(`${path}/totp`).expect(204);
    await ada.post(`${path}/recovery-codes`).expect(409);
    await post(ada).expect(200);
  });
});

/** Signs a colleague in again and returns the new requests. */
async function again(who: Colleague): Promise<Pick<Colleague, 'post'>> {
  const cookie = await signIn(api, who);
  return { post: (to, body = {}) => api.request.post(`/api/admin/${to}`).set('Cookie', cookie).send(body) };
}

describe('a step-up', () => {
  test('is not needed for reading and working on leads', async () => {
    const boss = await createColleague(api, 'manager');
    await age(boss);
    await boss.get('summary').expect(200);
    await boss.get('staff').expect(200);
  });
});

describe('another session', () => {
  test('ends when a factor is added or removed, and the own one stays', async () => {
    const ada = await createColleague(api, 'agent');
    const isOpen = async (cookie: string) =>
      (await api.request.get('/api/session').set('Cookie', cookie)).status === 200;
    const other = await signIn(api, ada);
    const { codes } = await setUp(ada);
    expect([await isOpen(other), await isOpen(ada.cookie)]).toEqual([false, true]);
    expect(await newest(ada.id, 2)).toEqual(['sessions-ended', 'second-factor-added']);

    const next = cookiesOf(await post({ ...ada, code: codes[0] }).expect(200));
    await ada.delete(`${path}/totp`).expect(204);
    expect([await isOpen(next), await isOpen(ada.cookie)]).toEqual([false, true]);
  });
});

describe('two-step verification is required', () => {
  const due = (id: number, days: number) =>
    api.sql(`update staff_accounts set second_factor_due_from = now() - $2 * interval '1 day' where user_id = $1`, [
      id,
      days,
    ]);
  const session = async ({ cookie }: Pick<Colleague, 'cookie'>) =>
    (await api.request.get('/api/session').set('Cookie', cookie).expect(200)).body;

  test.each(['viewer', 'agent', 'manager'] as const)(
    'of a %s within 3 days, after which only the account page works',
    async (role) => {
      const who = await createColleague(api, role);
      await due(who.id, 2);
      const left = Date.parse((await session(who)).secondFactorDueAt) - Date.now();
      expect(left / 86_400_000).toBeCloseTo(1, 2);
      await who.get('summary').expect(200);

      await due(who.id, 3);
      const { body } = await who.get('summary').expect(403);
      expect(body.detail).toBe('Please turn on two-step verification under “Account” first.');
      await who.post('leads/search').expect(403);
      await api.request.get('/api/session/role/manager').set('Cookie', who.cookie).expect(403);
      await who.get('account/sessions').expect(200);
      await setUp(who);
      await who.get('summary').expect(200);
      expect((await session(who)).secondFactorDueAt).toBeNull();
      const { body: kept } = await who.delete(`${path}/totp`).expect(409);
      expect(kept.detail).toBe(
        'Your account needs two-step verification. Add another passkey or an authenticator app first.',
      );
      await due(who.id, 2);
      await who.delete(`${path}/totp`).expect(204);
      await who.get('summary').expect(200);
      await due(who.id, 3);
      await who.get('summary').expect(403);
    },
  );

  test('of an invited user from the first password on', async () => {
    const boss = await createColleague(api, 'manager');
    const email = 'invited@staff.example.com';
    const { body } = await boss.post('staff', { email, name: 'Ida', role: 'agent' }).expect(201);
    await due(body.id, 3);
    const password = 'silent harbour lights';
    await api.request
      .post('/api/password-reset/confirm')
      .send({ token: linkToken(body.invitation.link), password })
      .expect(204);
    const cookie = await signIn(api, { email, password });
    expect(Date.parse((await session({ cookie })).secondFactorDueAt)).toBeGreaterThan(Date.now());
    await due(body.id, 4);
    await boss.get('summary').expect(200);
    await api.request
      .patch(`/api/admin/staff/${body.id}`)
      .set('Cookie', boss.cookie)
      .send({ role: 'manager' })
      .expect(200);
    await api.request
      .get('/api/admin/summary')
      .set('Cookie', await signIn(api, { email, password }))
      .expect(403);
  });

  test('of managers only with SECOND_FACTOR_REQUIRED_FOR=managers, who get the time with the role', async () => {
    const lax = await startApi({ DATABASE_URL: api.databaseUrl, SECOND_FACTOR_REQUIRED_FOR: 'managers' });
    const ada = await createColleague(lax, 'agent');
    const boss = await createColleague(lax, 'manager');
    await due(ada.id, 100);
    await ada.get('summary').expect(200);
    await lax.request
      .patch(`/api/admin/staff/${ada.id}`)
      .set('Cookie', boss.cookie)
      .send({ role: 'manager' })
      .expect(200);
    const cookie = await signIn(lax, ada);
    expect(Date.parse((await session({ cookie })).secondFactorDueAt)).toBeGreaterThan(Date.now());
    await lax.stop();
  });
});
