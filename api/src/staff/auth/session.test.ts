import { mock } from 'node:test';
import { DataSource } from 'typeorm';
import { operator } from '../../platform/audit/audit-actors.ts';
import { databaseOptions } from '../../platform/database/database-options.ts';
import { readEnv } from '../../platform/env/env.ts';
import { asApi } from '../../testing/databases.ts';
import { createColleague } from '../../testing/staff.ts';
import { startApi, useApi } from '../../testing/test-api.ts';
import type { StaffAccount } from '../accounts/staff-account.entity.ts';
import { StaffAccountsService } from '../accounts/staff-accounts.service.ts';
import { staffEntities } from '../entities.ts';

const manager = { email: 'manager@example.com', password: 'right horse battery' };
const api = await useApi({ STAFF_EMAIL: manager.email, STAFF_PASSWORD: manager.password });
beforeEach(() => api.sql('truncate sessions, failed_attempts, device_cookies'));

const signIn = (credentials: object = manager) => api.request.post('/api/session').send(credentials);
const cookieOf = ({ headers }: { headers: Record<string, string> }) =>
  String(headers['set-cookie']).split(';')[0] ?? '';
const isFresh = async () =>
  (await api.sql(`select last_seen_at > now() - interval '1 minute' as is_fresh from sessions`))[0]?.is_fresh;
const current = (cookie: string) => api.request.get('/api/session').set('Cookie', cookie);

test.each([-13, 13])('a clock that is wrong by %i hours does not end or prolong a session', async (hours) => {
  const cookie = cookieOf(await signIn().expect(200));
  const other = cookieOf(await signIn().expect(200));
  await api.sql(`update sessions set last_seen_at = now() - interval '3 hours'
    where ctid = (select ctid from sessions order by created_at desc limit 1)`);
  mock.timers.enable({ apis: ['Date'], now: Date.now() + hours * 3_600_000 });
  try {
    await current(cookie).expect(200);
    await current(other).expect(401);
  } finally {
    mock.timers.reset();
  }
});

describe('signing in', () => {
  test('returns the account and sets an HttpOnly cookie', async () => {
    const response = await signIn().expect(200);

    expect(response.body).toEqual({
      id: expect.any(Number),
      email: manager.email,
      name: 'Staff',
      isUnnamed: true,
      role: 'manager',
      canExport: true,
      secondFactorDueAt: expect.any(String),
      timeZone: 'America/Chicago',
      hasPassword: true,
      identityProvider: null,
    });
    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(/^portal_session=[\w-]{43}; /);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).toContain('Path=/');
    expect(cookie).not.toContain('Secure');
    const { body } = await current(cookieOf(response)).expect(200);
    expect(body).toEqual(response.body);
  });

  test('ignores case and spaces in the email address', async () => {
    await signIn({ ...manager, email: ' Manager@Example.COM\u200B ' }).expect(200);
  });

  test('stores only digests of the token and the password', async () => {
    const token = cookieOf(await signIn().expect(200)).split('=')[1] ?? '';
    const kept = JSON.stringify([
      await api.sql(`select *, encode(token_digest, 'escape') from sessions`),
      await api.sql('select * from staff_accounts'),
    ]);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(manager.password);
    expect(kept).toContain('$argon2id$v=19$');
  });

  test('returns the same response for a wrong password and an unknown account', async () => {
    const wrong = await signIn({ ...manager, password: 'wrong' }).expect(401);
    const unknown = await signIn({ email: 'nobody@example.com', password: 'wrong' }).expect(401);

    expect(wrong.text).toBe('Email or password is wrong.');
    expect(unknown.text).toBe(wrong.text);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  test.each([[{}], [{ email: manager.email }], [{ email: { $ne: '' }, password: ['x'] }]])(
    'rejects %j',
    async (credentials) => {
      const { text } = await signIn(credentials).expect(422);
      expect(text).toContain('Please enter your email and your password');
    },
  );

  test('returns 401 for an email address with U+0000', async () => {
    await signIn({ email: 'a\0b@example.com', password: 'x' }).expect(401);
  });

  test('rejects form-encoded requests', async () => {
    await api.request.post('/api/session').type('form').send(manager).expect(415);
  });
});

describe('a session', () => {
  test('ends at sign-out', async () => {
    const cookie = cookieOf(await signIn());
    const { headers } = await api.request.delete('/api/session').set('Cookie', cookie).expect(204);

    expect(String(headers['set-cookie'])).toMatch(/^portal_session=; .*Expires=Thu, 01 Jan 1970/);
    await current(cookie).expect(401);
    expect(await api.sql('select * from sessions')).toEqual([]);
  });

  test('expires after twelve hours', async () => {
    const cookie = cookieOf(await signIn());
    const [row] = await api.sql('select extract(epoch from expires_at - created_at)::float as seconds from sessions');
    expect(row?.seconds).toBeCloseTo(12 * 3600, -1);

    await api.sql(`update sessions set expires_at = now() - interval '1 second'`);
    await current(cookie).expect(401);
  });

  test('expires after two hours without use', async () => {
    const cookie = cookieOf(await signIn());
    await api.sql(`update sessions set last_seen_at = now() - interval '119 minutes'`);
    await current(cookie).set('Portal-User-Active', '?1').expect(200);
    expect(await isFresh()).toBe(true);

    await api.sql(`update sessions set last_seen_at = now() - interval '121 minutes'`);
    await current(cookie).set('Portal-User-Active', '?1').expect(401);
  });

  test('is not prolonged by requests of an unattended screen', async () => {
    const cookie = cookieOf(await signIn());
    await api.sql(`update sessions set last_seen_at = now() - interval '119 minutes'`);
    await current(cookie).expect(200);
    const unattended = { Cookie: cookie, 'Portal-User-Active': '?0' };
    await api.request.post('/api/admin/leads/search').set(unattended).send({}).expect(200);
    for (const path of ['summary', 'staff/names', 'account/sessions'])
      await api.request.get(`/api/admin/${path}`).set(unattended).expect(200);
    expect(await isFresh()).toBe(false);
  });

  test('ends when the password is changed', async () => {
    const cookie = cookieOf(await signIn());
    const database = await new DataSource(databaseOptions(asApi(api.databaseUrl), staffEntities)).initialize();
    const accounts = new StaffAccountsService(database, readEnv({ DATABASE_URL: api.databaseUrl }));
    const { userId } = (await accounts.findByEmail(manager.email)) as StaffAccount;
    await accounts.setPassword(userId, 'another horse battery', operator);

    await current(cookie).expect(401);
    await signIn().expect(401);
    await accounts.setPassword(userId, manager.password, operator);
    await signIn().expect(200);
    await database.destroy();
  });

  test.each(['', 'portal_session=', 'portal_session=guess', 'other=1; portal_session'])(
    'returns 401 for the cookie %j',
    async (cookie) => {
      const { text } = await current(cookie)
        .expect(401)
        .expect('Content-Type', /^text\/plain/);
      expect(text).toBe('Please sign in.');
    },
  );

  test('uses a __Host- cookie with Secure over HTTPS', async () => {
    const secure = await startApi({
      DATABASE_URL: api.databaseUrl,
      SITE_URL: 'https://www.example.com',
    });
    const response = await secure.request.post('/api/session').send(manager).expect(200);

    expect(String(response.headers['set-cookie'])).toMatch(/^__Host-portal_session=.*Path=\/.*Secure/);
    await secure.request.get('/api/session').set('Cookie', cookieOf(response)).expect(200);
    await secure.stop();
  });
});

describe('GET /api/session/role/manager', () => {
  const check = (cookie: string) => api.request.get('/api/session/role/manager').set('Cookie', cookie);

  test('returns 204 for a manager, 403 for other roles and 401 without a session', async () => {
    const { text } = await check(cookieOf(await signIn())).expect(204);
    expect(text).toBe('');
    await check((await createColleague(api, 'agent')).cookie).expect(403);
    await check((await createColleague(api, 'viewer')).cookie).expect(403);
    await check('').expect(401);
  });
});

test('with DESK_URL, links in invitations point to the lead desk', async () => {
  const separate = await startApi({
    DATABASE_URL: api.databaseUrl,
    SITE_URL: 'https://www.example.com',
    DESK_URL: 'https://desk.example.com',
  });
  const post = (path: string, body: object, cookie = '') =>
    separate.request.post(path).set({ Host: 'desk.example.com', Cookie: cookie }).send(body);
  const cookie = cookieOf(await post('/api/session', manager).expect(200));
  const member = { email: 'desk@example.com', name: 'Ada Byron', role: 'viewer' };
  const { body } = await post('/api/admin/staff', member, cookie).expect(201);

  expect(body.invitation.link).toMatch(/^https:\/\/desk\.example\.com\/admin\/password#token=/);
  expect(cookie).toMatch(/^__Host-portal_session=/);
  await separate.stop();
});

describe('CSRF protection', () => {
  test.each([
    ['Sec-Fetch-Site', 'cross-site'],
    ['Sec-Fetch-Site', 'same-site'],
    ['Origin', 'https://evil.example'],
    ['Origin', 'null'],
  ])('rejects %s: %s', async (header, value) => {
    const cookie = cookieOf(await signIn());
    await signIn().set(header, value).expect(403);
    await api.request.delete('/api/session').set('Cookie', cookie).set(header, value).expect(403);
    await current(cookie).expect(200);
  });

  test.each([
    ['Sec-Fetch-Site', 'same-origin'],
    ['Origin', 'http://localhost:8080'],
  ])('accepts %s: %s', async (header, value) => {
    await signIn().set(header, value).expect(200);
  });

  test('accepts the origin under which the API is reached', async () => {
    await signIn().set('Origin', api.url).expect(200);
  });
});
