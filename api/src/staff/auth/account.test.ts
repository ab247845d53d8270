import { cookiesOf, createColleague, manager, signIn, withManager } from '../../testing/staff.ts';
import { useApi } from '../../testing/test-api.ts';

const api = await useApi(withManager);
beforeEach(() => api.sql('truncate sessions, failed_attempts'));

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const signInWith = async (userAgent: string) =>
  cookiesOf(await api.request.post('/api/session').set('User-Agent', userAgent).send(manager).expect(200));
const sessions = (cookie: string) => api.request.get('/api/admin/account/sessions').set('Cookie', cookie);
const end = (cookie: string, request: object) =>
  api.request.post('/api/admin/account/sessions/end').set('Cookie', cookie).send(request);
const isOpen = async (cookie: string) => (await sessions(cookie)).status === 200;

test('one can change the own name, but not to the one of an account without a name', async () => {
  const cookie = await signInWith(firefox);
  const rename = (name: string) => api.request.put('/api/admin/account/name').set('Cookie', cookie).send({ name });
  const session = async () => (await api.request.get('/api/session').set('Cookie', cookie)).body;
  expect(await session()).toMatchObject({ name: 'Staff', isUnnamed: true });
  for (const name of [' ', 'Staff']) expect((await rename(name).expect(422)).body.fields).toHaveProperty('name');

  await rename('Ada Byron').expect(204);
  expect(await session()).toMatchObject({ name: 'Ada Byron', isUnnamed: false });
  const [renamed] = await api.sql(`select data from audit_events where kind = 'account-renamed'`);
  expect(renamed).toEqual({ data: { from: 'Staff', to: 'Ada Byron' } });
  await api.sql(`update users set name = 'Staff' where name = 'Ada Byron'`);
});

describe('the list of sessions', () => {
  test('names the browsers and marks the current one', async () => {
    const phone = await signInWith(safari);
    const desk = await signInWith(firefox);
    const { body } = await sessions(desk).expect(200);

    expect(body).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        browser: 'Firefox on Linux',
        startedAt: expect.any(String),
        lastSeenAt: expect.any(String),
        isCurrent: true,
      },
      expect.objectContaining({ browser: 'Safari on iOS', isCurrent: false }),
    ]);
    expect(Date.now() - Date.parse(body[0].startedAt)).toBeLessThan(60_000);
    expect(JSON.stringify(body)).not.toContain(phone.split(/[=;]/)[1]);
  });

  test.each([
    ['', 'Unknown browser'],
    ['curl/8.14.1', 'curl'],
    [`${'x'.repeat(3000)}`, expect.any(String)],
    ['<script>alert(1)</script>', 'Unknown browser'],
  ])('handles the user agent %.20s', async (userAgent, name) => {
    const { body } = await sessions(await signInWith(userAgent)).expect(200);
    expect(body[0].browser).toEqual(name);
    expect(body[0].browser.length).toBeLessThanOrEqual(500);
  });

  test('excludes expired sessions and those of others', async () => {
    const colleague = await createColleague(api, 'agent');
    await api.sql('truncate sessions');
    await signInWith(firefox);
    await api.sql(`update sessions set last_seen_at = now() - interval '121 minutes'`);
    await signIn(api, colleague);

    const { body } = await sessions(await signInWith(safari)).expect(200);
    expect(body).toHaveLength(1);
  });

  test('is limited to 20: the least recently used session ends', async () => {
    const first = await signInWith(firefox);
    await api.sql(`update sessions set last_seen_at = now() - interval '5 minutes'`);
    let last = '';
    for (let round = 0; round < 20; round += 1) last = await signInWith(firefox);

    expect((await sessions(last).expect(200)).body).toHaveLength(20);
    expect(await isOpen(first)).toBe(false);
  });
});

describe('ending sessions', () => {
  test('of one session, or of all others, requires the password', async () => {
    const [one, two, three, here] = [
      await signInWith(firefox),
      await signInWith(safari),
      await signInWith(safari),
      await signInWith(firefox),
    ];
    const { body } = await sessions(two).expect(200);
    const sessionId = body.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).id;

    const rejected = await end(here, { password: 'not it', sessionId }).expect(422);
    expect(rejected.body.fields).toEqual({ password: 'This is not your current password' });
    await end(here, { sessionId }).expect(422);
    expect(await isOpen(two)).toBe(true);

    await end(here, { password: manager.password, sessionId }).expect(204);
    expect([await isOpen(one), await isOpen(two), await isOpen(three)]).toEqual([true, false, true]);
    await end(here, { password: manager.password }).expect(204);
    expect([await isOpen(one), await isOpen(three), await isOpen(here)]).toEqual([false, false, true]);
  });

  test('does not end sessions of others', async () => {
    const colleague = await createColleague(api, 'viewer');
    const { body } = await sessions(colleague.cookie).expect(200);
    const here = await signIn(api);

    await end(here, { password: manager.password, sessionId: body[0].id }).expect(204);
    await end(here, { password: manager.password }).expect(204);
    expect(await isOpen(colleague.cookie)).toBe(true);
    await end(here, { password: manager.password, sessionId: 'all' }).expect(422);
  });

  test('signing in again in the same browser ends its previous session', async () => {
    const before = await signInWith(firefox);
    await api.request.post('/api/session').set('Cookie', before).send(manager).expect(200);
    expect(await isOpen(before)).toBe(false);
    expect(await api.sql('select 1 from sessions')).toHaveLength(1);
  });
});

describe('changing the password', () => {
  const change = (cookie: string, current: string, next: string) =>
    api.request.post('/api/admin/account/password').set('Cookie', cookie).send({ current, next });

  test('ends all other sessions and sets a new cookie', async () => {
    const colleague = await createColleague(api, 'viewer');
    const elsewhere = await signIn(api, colleague);
    const response = await change(colleague.cookie, colleague.password, 'silent harbour lights').expect(204);

    expect([await isOpen(elsewhere), await isOpen(colleague.cookie)]).toEqual([false, false]);
    expect(await isOpen(cookiesOf(response))).toBe(true);
    await api.request.post('/api/session').send(colleague).expect(401);
    await signIn(api, { ...colleague, password: 'silent harbour lights' });
  });

  test('requires the current password, with the delay of sign-in', async () => {
    const { cookie } = await createColleague(api, 'viewer');
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const { body } = await change(cookie, `guess ${attempt}`, 'silent harbour lights').expect(422);
      expect(body.fields).toEqual({ current: 'This is not your current password' });
    }
    await change(cookie, 'guess 7', 'silent harbour lights').expect(429);
  });

  test('rejects an invalid new password', async () => {
    const colleague = await createColleague(api, 'viewer');
    const { body } = await change(colleague.cookie, colleague.password, 'football').expect(422);
    expect(body.fields).toEqual({
      next: 'This password is too common. Please choose another',
    });
    expect(await isOpen(colleague.cookie)).toBe(true);
    await signIn(api, colleague);
  });

  test('uses the password exactly as entered', async () => {
    const colleague = await createColleague(api, 'viewer');
    const long = ` ${'Überraschung 密码 🔐 '.repeat(40)} `;
    const response = await change(colleague.cookie, colleague.password, long).expect(204);
    await api.request
      .post('/api/session')
      .send({ ...colleague, password: long.trim() })
      .expect(401);
    await api.request
      .post('/api/session')
      .send({ ...colleague, password: `${long.slice(0, -2)}x ` })
      .expect(401);
    await api.request
      .post('/api/session')
      .send({ ...colleague, password: long.toUpperCase() })
      .expect(401);
    await signIn(api, { ...colleague, password: long.normalize('NFD') });

    const { body } = await change(cookiesOf(response), long, 'x'.repeat(1025)).expect(422);
    expect(body.fields.next).toBe('Please choose at most 1024 characters');
  });
});
