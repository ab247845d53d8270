import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { retryConflicts } from '../platform/database/retry-conflicts.ts';

/** The PostgreSQL server of the suite and the migrated template database; set by test/run.ts. */
export const server = process.env.TEST_DATABASE_URL ?? '';
export const template = process.env.TEST_TEMPLATE ?? '';
/** User and password of the API's role. */
const apiCredentials = process.env.TEST_API_CREDENTIALS ?? '';
if (!server || !template || !apiCredentials)
  throw new Error('Run the suite with `npm test -w api`: it needs a PostgreSQL.');

/** Returns the URL of another database on the server. `URL` cannot parse URLs of unix sockets. */
export const addressOf = (database: string) => server.replace(/\/[^/?]*(\?|$)/, `/${database}$1`);

/** Returns the URL with the role of the API, which owns nothing, instead of the owner's. */
export const asApi = (databaseUrl: string) => databaseUrl.replace(/^(\w+:\/\/)([^@/]*@)?/, `$1${apiCredentials}@`);

/** Returns a new database name with the prefix that `create-template.ts --drop` deletes. */
export const newName = () => `${template}_${randomUUID().replaceAll('-', '')}`;

export async function onServer(statement: string): Promise<void> {
  await query(server, statement);
}

/** Creates a database without tables. */
export async function createEmptyDatabase(): Promise<string> {
  const name = newName();
  await onServer(`create database ${name}`);
  return addressOf(name);
}

/** Runs a statement on its own connection. */
export async function query<Row extends pg.QueryResultRow>(
  database: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = await connectTo(database);
  try {
    return await rowsOf<Row>(client, statement, values);
  } finally {
    await client.end();
  }
}

/** Opens a connection, which the test ends. */
export async function connectTo(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

/** Returns a function that runs statements, each on its own connection. */
export const sqlOf =
  (database: string) =>
  <Row extends pg.QueryResultRow>(statement: string, values?: unknown[]) =>
    query<Row>(database, statement, values);

/** Runs a statement, again if background work of an API locks the tables of a truncation in another order. */
export async function rowsOf<Row extends pg.QueryResultRow>(
  database: pg.Pool | pg.Client,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await retryConflicts(() => database.query<Row>(statement, values))).rows;
}
