import { connectTo } from '../../testing/databases.ts';
import { cookiesOf, manager, withManager } from '../../testing/staff.ts';
import { useApi } from '../../testing/test-api.ts';
import { shortenLimits } from '../../testing/time-limits.ts';

shortenLimits();
const api = await useApi(withManager);
beforeEach(() => api.sql('truncate failed_attempts'));

const signInWith = (password: string, cookie = '') =>
  api.request.post('/api/session').set('Cookie', cookie).send({ email: manager.email, password });
const statusesOf = (responses: { status: number }[]) => responses.map(({ status }) => status).sort();

test.each([
  ['cannot count', 'alter table failed_attempts rename to renamed', 'alter table renamed rename to failed_attempts'],
  [
    'has lost the count of',
    `create function skip() returns trigger language plpgsql as 'begin return null; end';
     create trigger skip before insert on failed_attempts for each row execute function skip()`,
    'drop function skip cascade',
  ],
])('rejects a sign-in that PostgreSQL %s', async (_, breakCounter, repair) => {
  const known = cookiesOf(await signInWith(manager.password).expect(200));
  await api.sql(breakCounter);
  try {
    for (const cookie of ['', known]) {
      const { status, headers } = await signInWith(manager.password, cookie);
      expect([429, 503]).toContain(status);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  } finally {
    await api.sql(repair);
  }
  await signInWith(manager.password).expect(200);
});

test('verifies exactly one of 20 parallel guesses after five failures, and none while the counters are locked', async () => {
  for (let failure = 0; failure < 5; failure += 1) await signInWith('wrong').expect(401);
  const guessInParallel = () => Promise.all(Array.from({ length: 20 }, () => signInWith('wrong')));

  const locker = await connectTo(api.databaseUrl);
  await locker.query('begin; select from failed_attempts for update');
  const blocked = await guessInParallel();
  await locker.query('commit');
  await locker.end();
  expect(statusesOf(blocked)).toEqual(Array(20).fill(503));
  expect(blocked.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);

  const verified = statusesOf(await guessInParallel()).filter((status) => status === 401);
  expect(verified).toEqual([401]);
});
