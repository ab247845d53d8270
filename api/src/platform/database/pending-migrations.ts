import type { DataSourceOptions } from 'typeorm';
import { advisoryLocks } from './advisory-locks.ts';
import { DatabaseClient } from './database-client.ts';

const undefinedTable = '42P01';
const insufficientPrivilege = '42501';

/** Returns the missing migrations, or that a process is applying migrations now. An empty array: the API can use the database. */
export async function pendingMigrations(
  databaseUrl: string,
  known: DataSourceOptions['migrations'],
): Promise<string[] | 'being applied'> {
  const client = new DatabaseClient({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
    application_name: 'portal-api',
  });
  await client.connect();
  try {
    const { rows: locks } = await client.query<{ is_free: boolean }>(
      'select pg_try_advisory_xact_lock_shared($1) as is_free',
      [advisoryLocks.migrations],
    );
    if (!locks[0]?.is_free) return 'being applied';
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const applied = new Set(rows.map(({ name }) => name));
    return Object.values(known ?? []).flatMap((migration) =>
      typeof migration === 'function' && !applied.has(migration.name) ? [migration.name] : [],
    );
  } catch (error) {
    if (Object(error).code === undefinedTable) return ['all migrations'];
    if (Object(error).code === insufficientPrivilege) return ['the privileges of this role'];
    throw error;
  } finally {
    await client.end();
  }
}
