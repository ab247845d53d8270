import { TOTP } from 'otpauth';
import { expired, passkeyClient } from '../../testing/passkey-client.ts';
import { run } from '../../testing/programs.ts';
import { type Ceremony, SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { createColleague, withManager } from '../../testing/staff.ts';
import { useApi } from '../../testing/test-api.ts';

const api = await useApi(withManager);
beforeEach(() => api.sql('truncate rate_limit_counters, failed_attempts'));

const { send, register, signInWith, colleagueWithPasskey, newestEvents, ageSessions } = passkeyClient(api);
const path = 'account/passkeys';
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
    expect(await newestEvents(who.id, 3)).toEqual(['signed-in', 'passkey-added', 'passkey-added']);
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
    const session = ada.cookie.split('; ').find((pair) => pair.startsWith('portal_session=')) ?? '';
    expect(await attempt(session)).toEqual([422, expired]);
    expect((await attempt(begun.cookie))[0]).toBe(201);
    expect(await attempt(begun.cookie)).toEqual([422, expired]);

    const other = await send('post', `admin/${path}/options`, grace.cookie, undefined);
    const mixed = `${session}; ${other.cookie.split('; ').find((pair) => pair.startsWith('portal_device='))}`;
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

  test('needs a recent sign-in, as renaming and removing do', async () => {
    const { who, id } = await colleagueWithPasskey();
    const rename = () => send('patch', `admin/${path}/${id}`, who.cookie, { name: ' Work laptop ' });
    expect((await rename()).body.name).toBe('Work laptop');
    expect(await newestEvents(who.id, 1)).toEqual(['passkey-renamed']);
    await ageSessions(who);
    for (const [method, to] of [
      ['post', `admin/${path}/options`],
      ['post', `admin/${path}`],
      ['delete', `admin/${path}/${id}`],
    ] as const)
      expect((await send(method, to, who.cookie)).status).toBe(403);
    expect((await rename()).status).toBe(403);
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
    expect(await newestEvents(who.id, 3)).toEqual(['signed-in', 'second-factor-removed', 'passkey-removed']);
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

describe('passkeys are removed', () => {
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
