import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** The server the suite works on and the migrated database that every test file copies; set by test/run.ts. */
export const server = process.env.TEST_DATABASE_URL ?? '';
export const template = process.env.TEST_TEMPLATE ?? '';
if (!server || !template) throw new Error('Run the suite with `npm test -w api`: it needs a PostgreSQL.');

/** The address of another database on the same server. A unix-socket address is no URL that `URL` would read. */
export const addressOf = (database: string) => server.replace(/\/[^/?]*(\?|$)/, `/${database}$1`);

/** A name that `make-template.ts --drop` finds again when the suite is over. */
export const newName = () => `${template}_${randomUUID().replaceAll('-', '')}`;

export async function onServer(statement: string): Promise<void> {
  await query(server, statement);
}

/** One statement on a connection of its own, beside the API's. */
export async function query<Row extends pg.QueryResultRow>(
  database: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
