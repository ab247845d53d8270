import { firstDelay } from '../../platform/rate-limit/attempt-delay.ts';
import { run } from '../../testing/programs.ts';
import { type Colleague, cookiesOf, createColleague, linkToken, manager, withManager } from '../../testing/staff.ts';
import { useApi } from '../../testing/test-api.ts';

const api = await useApi({ ...withManager, TRUSTED_PROXY_HOPS: '1' });
beforeEach(async () => {
  await api.sql('truncate failed_attempts, device_cookies, sessions');
});

const from = (address: string, password: string, { email = manager.email, cookie = '' } = {}) =>
  api.request.post('/api/session').set('X-Forwarded-For', address).set('Cookie', cookie).send({ email, password });
const home = '192.0.2.1';
/** Ends the delays, as if one had waited. */
const wait = () => api.sql('update failed_attempts set blocked_until = now()');
const later = (minutes: number) =>
  api.sql(`update failed_attempts set counted_at = counted_at - make_interval(mins => $1), blocked_until = now()`, [
    minutes,
  ]);
const { seconds: first } = firstDelay;
/** Applies the delays of production until the test ends: short ones may end before the next request. */
const useShortDelays = () => {
  firstDelay.seconds = 1;
};
afterEach(() => {
  firstDelay.seconds = first;
});
/** The longest delay as stored, in seconds. */
const storedDelay = async () => {
  const [row] = await api.sql<{ seconds: number }>(
    `select max(extract(epoch from blocked_until - counted_at))::integer as seconds from failed_attempts
     where blocked_until > counted_at`,
  );
  return row?.seconds;
};
const retryAfter = async (address: string, email = manager.email) =>
  Number((await from(address, 'wrong', { email }).expect(429)).headers['retry-after']);
/** Fails, and waits out each delay but the last. */
const fail = async (count: number, address = home, email = manager.email) => {
  for (let failure = 0; failure < count; failure += 1) {
    if (failure > 0) await wait();
    await from(address, 'wrong', { email }).expect(401);
  }
};

describe('the delay after failed sign-ins', () => {
  test('doubles from the sixth failure on, from a second to 15 minutes', async () => {
    useShortDelays();
    await fail(5);
    const delays: (number | undefined)[] = [];
    for (let failure = 0; failure < 12; failure += 1) {
      await from(home, 'wrong').expect(401);
      delays.push(await storedDelay());
      await wait();
    }
    expect(delays).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  test('rejects the right password too, and says when to try again', async () => {
    useShortDelays();
    await fail(11);
    const { text, headers } = await from(home, manager.password).expect(429);
    const seconds = Number(headers['retry-after']);
    expect(text).toBe(`Too many sign-in attempts. Please try again in ${seconds} seconds.`);
    expect(seconds).toBeLessThanOrEqual(32);
    await wait();
    await fail(3);
    expect((await from(home, manager.password).expect(429)).text).toMatch(/ in [45] minutes\.$/);
  });

  test('does not grow by rejected attempts', async () => {
    await fail(10);
    const first = await retryAfter(home);
    for (let attempt = 0; attempt < 20; attempt += 1) await retryAfter(home);
    expect(await retryAfter(home)).toBeLessThanOrEqual(first);
  });

  test('ends with a successful sign-in', async () => {
    for (let round = 0; round < 3; round += 1) {
      await fail(5);
      await from(home, manager.password).expect(200);
    }
    expect(await api.sql(`select 1 from failed_attempts where failures > 15`)).toEqual([]);
  });

  test('forgives one failure every 15 minutes', async () => {
    await fail(8);
    await later(15);
    await from(home, 'wrong').expect(401);
    expect(await storedDelay()).toBe(4 * first);
    await later(24 * 60);
    await fail(5);
    await from(home, manager.password).expect(200);
  });

  test('does not count 60 successful sign-ins', async () => {
    for (let attempt = 0; attempt < 60; attempt += 1) await from(home, manager.password).expect(200);
  });

  test('counts concurrent attempts individually', async () => {
    const responses = await Promise.all(Array.from({ length: 16 }, () => from(home, 'wrong')));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(6);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  test('is the same for an unknown account', async () => {
    const email = 'nobody@example.com';
    await fail(8, home, email);
    expect(await retryAfter(home, email)).toBeGreaterThan(2 * first);
  });

  test('slows a network that tries many accounts, where IPv6 addresses count by /64', async () => {
    for (let attempt = 0; attempt < 31; attempt += 1)
      await from(`2001:db8::${attempt.toString(16)}`, 'wrong', { email: `user${attempt}@example.com` }).expect(401);
    await from('2001:db8::ffff', manager.password).expect(429);
    await from('2001:db8:0:1::1', manager.password).expect(200);
  });

  test('stores neither email addresses nor networks', async () => {
    await fail(1, '198.51.100.77', 'guess@example.com');
    expect(JSON.stringify(await api.sql('select * from failed_attempts'))).not.toMatch(/198\.51|guess@/);
  });
});

describe('guessing from many addresses', () => {
  const guessEverywhere = async () => {
    for (let attempt = 0; attempt < 36; attempt += 1) {
      await from(`198.51.100.${attempt}`, 'wrong').expect(401);
      await wait();
    }
    await from('198.51.100.200', 'wrong').expect(401);
  };

  test('is slowed down per account, but not for browsers with a device cookie', async () => {
    const browser = cookiesOf(await from(home, manager.password).expect(200));
    expect(browser).toContain('portal_device=');
    await guessEverywhere();
    await from('203.0.113.99', 'wrong').expect(429);
    await from('203.0.113.5', manager.password).expect(429);

    const next = cookiesOf(await from('203.0.113.5', manager.password, { cookie: browser }).expect(200));
    await from('198.51.100.0', manager.password, { cookie: next }).expect(200);
    const { output } = await run('staff', { DATABASE_URL: api.databaseUrl }, ['password', manager.email]);
    const link = /http:\/\/\S+/.exec(output)?.[0] ?? '';
    const reset = await api.request
      .post('/api/password-reset/confirm')
      .send({ token: linkToken(link), password: manager.password })
      .expect(204);
    await from('203.0.113.6', manager.password, { cookie: cookiesOf(reset) }).expect(200);
  });

  test('a browser with a device cookie of another account has no exception', async () => {
    const cookie = cookiesOf(await from(home, manager.password).expect(200));
    const email = 'other@example.com';
    for (let attempt = 0; attempt < 6; attempt += 1) await from(home, 'wrong', { email, cookie }).expect(401);
    await from(home, 'wrong', { email, cookie }).expect(429);
    for (let attempt = 0; attempt < 6; attempt += 1) await from(home, 'wrong', { cookie }).expect(401);
    await from(home, 'wrong', { cookie }).expect(429);
    await from('192.0.2.10', manager.password).expect(200);
  });

  test('a device cookie does not forget failures when another account signs in with it', async () => {
    const thief = await createColleague(api, 'viewer');
    let cookie = cookiesOf(await from(home, manager.password).expect(200));
    const statuses: number[] = [];
    for (let guess = 0; guess < 15; guess += 1) {
      const { status } = await from(home, 'wrong', { cookie });
      statuses.push(status);
      if (guess % 3 === 2) cookie = cookiesOf(await from(home, thief.password, { ...thief, cookie }).expect(200));
    }
    expect(statuses).toEqual([...Array(6).fill(401), ...Array(9).fill(429)]);
    // The owner is not delayed elsewhere.
    await from('192.0.2.10', manager.password).expect(200);
  });

  test('a device cookie is replaced at each sign-in, also one that the client has chosen', async () => {
    const chosen = `portal_device=${'x'.repeat(43)}`;
    const first = cookiesOf(await from(home, manager.password, { cookie: chosen }).expect(200));
    expect(first).not.toContain(chosen);
    const second = cookiesOf(await from(home, manager.password, { cookie: first }).expect(200));
    await guessEverywhere();
    await from('192.0.2.51', manager.password, { cookie: first }).expect(429);
    await from('192.0.2.51', manager.password, { cookie: second }).expect(200);
  });

  test('a changed password forgets the device cookies', async () => {
    const stolen = cookiesOf(await from('192.0.2.60', manager.password).expect(200));
    const own = cookiesOf(await from('192.0.2.61', manager.password).expect(200));
    const change = (cookie: string, current: string, next: string) =>
      api.request.post('/api/admin/account/password').set('Cookie', cookie).send({ current, next }).expect(204);
    const after = cookiesOf(await change(own, manager.password, 'silent harbour lights'));
    await change(after, 'silent harbour lights', manager.password);

    await guessEverywhere();
    await from('192.0.2.62', manager.password, { cookie: stolen }).expect(429);
    expect(await api.sql('select 1 from device_cookies')).toHaveLength(1);
  });

  test('stores device cookies as digests only', async () => {
    const browser = cookiesOf(await from(home, manager.password).expect(200));
    const token = /portal_device=([\w-]{43})/.exec(browser)?.[1] ?? '';
    expect(token).toHaveLength(43);
    const kept = JSON.stringify(await api.sql(`select *, encode(token_digest, 'escape') from device_cookies`));
    expect(kept).not.toContain(token);
  });
});

describe('the delay of', () => {
  const confirmIdentity = (ada: Colleague, password: string) =>
    api.request.post('/api/session').set('Cookie', ada.cookie).send({ email: ada.email, password });

  test('a step-up is that of the browser', async () => {
    const ada = await createColleague(api, 'agent');
    for (let failure = 0; failure < 6; failure += 1) await confirmIdentity(ada, 'wrong').expect(401);
    await confirmIdentity(ada, ada.password).expect(429);
    // The same browser is also the one of the account page.
    await ada.post('account/sessions/end', { password: ada.password }).expect(429);
    await from(home, ada.password, { email: ada.email }).expect(200);
    await wait();
    await confirmIdentity(ada, ada.password).expect(200);
  });
});
