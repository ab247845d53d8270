import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { advisoryLocks } from './platform/database/advisory-locks.ts';
import { drainTime } from './platform/http/connection-drainer.ts';
import { connectTo, createEmptyDatabase, query } from './testing/databases.ts';
import { collect, launch, run, startProgram } from './testing/programs.ts';
import { linkToken } from './testing/staff.ts';
import { createDatabase, encryptionKey, startApi } from './testing/test-api.ts';
import { until } from './testing/until.ts';

const startOnDatabase = async (settings: Record<string, string> = {}) =>
  startProgram({ DATABASE_URL: await createDatabase(), ...settings });

const get = (url: string, agent: Agent) =>
  new Promise<IncomingHttpHeaders>((resolve, reject) => {
    request(url, { agent }, (response) => {
      response.resume().on('end', () => resolve(response.headers));
    })
      .on('error', reject)
      .end();
  });

test('logs its address and shuts down gracefully with an open keep-alive connection', async () => {
  const { child, output, exited, address } = await startOnDatabase();
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);

  const agent = new Agent({ keepAlive: true });
  // Longer than nginx and the web server keep connections to the API.
  expect(await get(`${address}/api/health/live`, agent)).toMatchObject({
    connection: 'keep-alive',
    'keep-alive': 'timeout=75',
  });

  child.kill('SIGTERM');
  const [code] = await exited;

  expect(code).toBe(0);
  expect(output()).toContain('"msg":"stopping"');
  expect(output()).toContain('"msg":"stopped"');
  agent.destroy();
});

test('asks clients to close their connections while it stops', async () => {
  const { milliseconds } = drainTime;
  drainTime.milliseconds = 5_000;
  const api = await startApi();
  const agent = new Agent({ keepAlive: true });
  await get(`${api.url}/api/health/live`, agent);
  const stopped = api.stop();
  await until(async () => (await get(`${api.url}/api/health/live`, agent)).connection === 'close');
  await stopped;
  agent.destroy();
  drainTime.milliseconds = milliseconds;
});

test('waits until another process has migrated the database', async () => {
  const database = await createEmptyDatabase();
  const child = launch('main', { DATABASE_URL: database, PORT: '0', ENCRYPTION_KEY: encryptionKey });
  const output = collect(child);
  const exited = once(child, 'exit');
  await until(() => output().includes('waiting for the migrations'));
  expect(await query(database, `select from pg_tables where schemaname = 'public'`)).toEqual([]);

  const migrated = await run('migrate', { MIGRATION_DATABASE_URL: database });
  expect(migrated).toEqual({ code: 0, output: expect.stringContaining('Baseline1765600000000') });
  await until(() => output().includes('"msg":"ready"'));
  child.kill('SIGINT');
  expect((await exited)[0]).toBe(0);
});

test('logs no warning while another process applies the migrations', async () => {
  const database = await createEmptyDatabase();
  const other = await connectTo(database);
  await other.query('select pg_advisory_lock($1)', [advisoryLocks.migrations]);
  const child = launch('main', { DATABASE_URL: database, PORT: '0', ENCRYPTION_KEY: encryptionKey });
  const output = collect(child);
  const exited = once(child, 'exit');
  await until(() => output().includes('migrations, which are being applied'));
  expect(output()).not.toContain('"level":40');
  child.kill();
  await exited;
  await other.end();
});

test('the migrations name what is missing', async () => {
  const { code, output } = await run('migrate', {});
  expect({ code, output }).toEqual({
    code: 1,
    output:
      'The database could not be migrated: The settings are invalid:\n- MIGRATION_DATABASE_URL (or DATABASE_URL) must be set and start with postgres://\n',
  });
});

test.each([
  ['portal_api', false],
  ['the owner of the tables', true],
])('with the role %s, warns: %s', async (_, isOwner) => {
  const database = await createDatabase();
  if (isOwner) await query(database, 'alter table migrations owner to portal_api');
  const { child, output, exited } = await startProgram({ DATABASE_URL: database });
  expect(output().includes('the role that owns the tables')).toBe(isOwner);
  child.kill();
  await exited;
});

test('exits with a list of missing variables', async () => {
  const { code, output } = await run('main', { PORT: 'http' });
  expect(code).toBe(1);
  expect(output).toMatch(/^The API cannot start:\n- DATABASE_URL is missing/);
  expect(output).toContain('PORT');
  expect(output).toContain('ENCRYPTION_KEY is missing: 32 random bytes in base64');
});

test('exits if the port is in use', async () => {
  const { child, exited, address } = await startOnDatabase();
  const { code, output } = await run('main', {
    DATABASE_URL: await createDatabase(),
    ENCRYPTION_KEY: encryptionKey,
    PORT: new URL(address).port,
  });
  expect(code).toBe(1);
  expect(output).toContain('EADDRINUSE');
  child.kill();
  await exited;
});

describe('the staff command', () => {
  test('adds an account with a link that sets its password, lists it and replaces its password', async () => {
    const env = { DATABASE_URL: await createDatabase() };
    const added = await run('staff', env, ['add', 'Ada@Example.com', '--name', 'Ada Byron']);
    expect(added).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /^ada@example\.com \(manager\) sets a password with this link, once, until \w+, .+ at .+ C[SD]T:\nhttp/,
      ),
    });
    expect((await run('staff', env, ['list'])).output).toBe('ada@example.com\tmanager\tinvited\tAda Byron\n');
    const api = await startApi(env);
    const redeem = (output: string) =>
      api.request
        .post('/api/password-reset/confirm')
        .send({ token: linkToken(output.slice(output.indexOf('http'))), password: 'the first password' });
    const replaced = await run('staff', env, ['password', 'ada@example.com']);
    await redeem(added.output).expect(410);
    await redeem(replaced.output).expect(204);
    expect((await run('staff', env, ['list'])).output).toBe('ada@example.com\tmanager\tactive\tAda Byron\n');

    const again = await run('staff', env, ['add', 'ada@example.com']);
    expect(again).toEqual({ code: 1, output: 'ada@example.com already has a staff account.\n' });
    const reset = await run('staff', env, ['password', 'ada@example.com', '--password', '-'], 'a password of my own\n');
    expect(reset).toEqual({ code: 0, output: 'ada@example.com has a new password.\n' });
    const weak = await run('staff', env, ['password', 'ada@example.com', '--password', '-'], 'ada2026!\n');
    expect(weak).toMatchObject({ code: 1, output: expect.stringContaining('do not count') });

    await api.request
      .post('/api/session')
      .send({ email: 'ada@example.com', password: 'a password of my own' })
      .expect(200);
    await api.stop();
  });

  test('changes roles, disables and enables accounts, but not the last manager', async () => {
    const env = { DATABASE_URL: await createDatabase() };
    const staff = async (...args: string[]) => (await run('staff', env, args)).output;
    const add = (...args: string[]) => run('staff', env, ['add', ...args, '--password', '-'], 'a password of my own');
    const last = 'This is the last manager who can sign in. Please make someone else a manager first.\n';
    await add('ada@example.com', '--name', 'Ada');
    await add('grace@example.com', '--name', 'Grace', '--role', 'viewer');

    expect(await staff('role', 'ada@example.com', 'agent')).toBe(last);
    expect(await staff('disable', 'ada@example.com')).toBe(last);
    expect(await staff('role', 'Grace@example.com', 'manager')).toBe('Grace@example.com is now manager.\n');
    expect(await staff('disable', 'ada@example.com')).toBe('ada@example.com is disabled and signed out.\n');
    expect(await staff('list')).toBe(
      'ada@example.com\tmanager\tdisabled\tAda\ngrace@example.com\tmanager\tactive\tGrace\n',
    );
    expect(await staff('role', 'grace@example.com', 'viewer')).toBe(last);
    expect(await staff('password', 'ada@example.com')).toContain('The account is disabled');

    expect(await staff('enable', 'ada@example.com')).toBe('ada@example.com can sign in again.\n');
    expect(await staff('role', 'grace@example.com', 'viewer')).toBe('grace@example.com is now viewer.\n');
    // A manager without a password cannot sign in.
    await query(
      env.DATABASE_URL,
      `update staff_accounts set role = 'manager', password_hash = null where role = 'viewer'`,
    );
    expect(await staff('disable', 'ada@example.com')).toBe(last);
    expect(await staff('list')).toContain('grace@example.com\tmanager\tinvited\tGrace\n');
  });

  const env = { DATABASE_URL: '' };
  beforeAll(async () => {
    env.DATABASE_URL = await createDatabase();
  });
  test.each([
    [['add'], 'Staff accounts:'],
    [['role', 'ada@example.com', 'king'], 'There is no role "king"'],
    [['disable', 'nobody@example.com'], 'There is no staff account for nobody@example.com'],
    [['toString', 'ada@example.com'], 'Staff accounts:'],
    [['add', 'ada'], 'is not an email address'],
    [['add', 'ada@example.com', '--role', 'king'], 'There is no role "king"'],
    [['add', 'ada@example.com', '--password', 'secret'], 'use "--password -"'],
    [['password', 'nobody@example.com'], 'There is no staff account for nobody@example.com'],
  ])('%j shows an error message', async (args, sentence) => {
    const { code, output } = await run('staff', env, args);
    expect(code).toBe(1);
    expect(output).toContain(sentence);
  });

  test('reports an unavailable database', async () => {
    const { code, output } = await run('staff', { DATABASE_URL: 'postgres://portal@127.0.0.1:1/portal' }, ['list']);
    expect({ code, output }).toEqual({ code: 1, output: 'The database is not responding. Is the portal running?\n' });
  });
});
