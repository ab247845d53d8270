import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../../testing/new-folder.ts';
import { linkToken } from '../../testing/staff.ts';
import { createDatabase, startApi, type TestApi } from '../../testing/test-api.ts';

const folder = newFolder();
const file = join(folder, 'first-account.json');
afterEach(() => rmSync(file, { force: true }));

const started: TestApi[] = [];
const start = async (settings: Record<string, string>) => {
  const api = await startApi(settings);
  started.push(api);
  return api;
};
afterEach(async () => {
  await Promise.all(started.splice(0).map((api) => api.stop()));
});
const handedOver = () => JSON.parse(readFileSync(file, 'utf8')) as { email: string; link: string };
const accept = (api: TestApi | undefined) =>
  api?.request
    .post('/api/password-reset/confirm')
    .send({ token: linkToken(handedOver().link), password: 'a password of my own' });

test('writes an invitation of the first account once, to a file that only its owner can read', async () => {
  const api = await start({ FIRST_ACCOUNT_FILE: file, COMPANY_EMAIL: 'hello@example.org' });
  const account = handedOver();

  expect(account.email).toBe('staff@example.org');
  expect(linkToken(account.link)).toHaveLength(43);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(api.logged()).not.toContain(linkToken(account.link));
  const [invitation] = await api.sql<{ hours: number }>(
    'select extract(epoch from expires_at - created_at)::int / 3600 as hours from password_links',
  );
  expect(invitation).toEqual({ hours: 72 });
  await accept(api)?.expect(204);
  await accept(api)?.expect(410);
  await api.request.post('/api/session').send({ email: account.email, password: 'a password of my own' }).expect(200);

  rmSync(file);
  await start({ FIRST_ACCOUNT_FILE: file, DATABASE_URL: api.databaseUrl });
  expect(existsSync(file)).toBe(false);
});

test('concurrent starts create one account', async () => {
  const DATABASE_URL = await createDatabase();
  const [api] = await Promise.all([1, 2, 3].map(() => start({ FIRST_ACCOUNT_FILE: file, DATABASE_URL })));

  expect(await api?.sql('select email from users join staff_accounts on user_id = id')).toHaveLength(1);
  await accept(api)?.expect(204);
});

test('creates the account of STAFF_EMAIL once', async () => {
  const api = await start({
    STAFF_EMAIL: 'Boss@Example.com',
    STAFF_PASSWORD: 'first password',
    FIRST_ACCOUNT_FILE: file,
  });
  await api.request.post('/api/session').send({ email: 'boss@example.com', password: 'first password' }).expect(200);
  expect(existsSync(file)).toBe(false);

  await start({ STAFF_EMAIL: 'boss@example.com', STAFF_PASSWORD: 'second password', DATABASE_URL: api.databaseUrl });
  await api.request.post('/api/session').send({ email: 'boss@example.com', password: 'second password' }).expect(401);
});

test('validates STAFF_PASSWORD, unless an account exists', async () => {
  const weak = { STAFF_EMAIL: 'boss@example.com', STAFF_PASSWORD: 'football' };
  await expect(startApi(weak)).rejects.toThrow('STAFF_PASSWORD cannot be used. This password is too common');

  const DATABASE_URL = await createDatabase();
  await start({ ...weak, STAFF_PASSWORD: 'first password', DATABASE_URL });
  await start({ ...weak, DATABASE_URL });
});

test('creates no account if the file cannot be written', async () => {
  const DATABASE_URL = await createDatabase();
  await expect(startApi({ FIRST_ACCOUNT_FILE: join(folder, 'missing', 'x.json'), DATABASE_URL })).rejects.toThrow(
    'ENOENT',
  );

  await start({ FIRST_ACCOUNT_FILE: file, DATABASE_URL });
  expect(existsSync(file)).toBe(true);
});

test('logs how to add an account if none is configured', async () => {
  const api = await start({});
  expect(api.logged()).toContain('npm run staff -- add EMAIL');
});
