import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import pg from 'pg';
import { addressOf, server } from '../../testing/databases.ts';
import { DatabaseClient } from './database-client.ts';
import { isConnectionFailure, isDatabaseOutage } from './outage.ts';

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
const withClient = async (connectionString: string, statement: string) => {
  const client = new DatabaseClient({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end().catch(() => undefined);
  }
};

test.each([
  ['a missing socket', 'postgres:///portal?host=/nowhere'],
  ['an unknown host', 'postgres://portal@database.invalid/portal'],
  ['a closed port', 'postgres://portal@127.0.0.1:1/portal'],
])('%s of PostgreSQL is an outage', async (_, address) => {
  expect(isConnectionFailure(await errorOf(withClient(address, 'select 1')))).toBe(true);
});

test('a terminated connection is an outage', async () => {
  const statement = 'select pg_terminate_backend(pg_backend_pid())';
  expect(isConnectionFailure(await errorOf(withClient(server, statement)))).toBe(true);
});

test('a slow statement is an outage for its request only', async () => {
  const error = await errorOf(withClient(server, `set statement_timeout = 1; select pg_sleep(10)`));
  expect(isDatabaseOutage(error)).toBe(true);
  expect(isConnectionFailure(error)).toBe(false);
});

test.each([
  ['a missing file', () => readFile('/nowhere')],
  ['another server that cannot be found', () => fetch('http://server.invalid')],
  [
    'another server that refuses the connection',
    () => new Promise((_, reject) => connect(1, '127.0.0.1').on('error', reject)),
  ],
  ['an error in a statement', () => withClient(server, 'select 1 / 0')],
  ['an unknown database', () => withClient(addressOf('nothing'), 'select 1')],
  ['a client of another library', () => new pg.Client({ connectionString: 'postgres://x@127.0.0.1:1/x' }).connect()],
])('%s is not an outage', async (_, work) => {
  const error = await errorOf(work());
  expect(error).toBeDefined();
  expect(isDatabaseOutage(error)).toBe(false);
  expect(isDatabaseOutage(Object(error).cause)).toBe(false);
});
