import { DataSource } from 'typeorm';
import { advisoryLocks } from './advisory-locks.ts';
import { type DatabaseSetup, databaseOptions } from './database-options.ts';
import { isDatabaseOutage } from './outage.ts';
import { applyRepeatableMigrations } from './repeatable-migrations.ts';

/**
 * Applies the pending migrations and returns their names. An advisory lock serializes processes that start at the same
 * time. While PostgreSQL is starting, connecting is retried for `connectTimeoutMilliseconds`.
 */
export async function migrate(
  databaseUrl: string,
  createQueues: DatabaseSetup['createQueues'],
  connectTimeoutMilliseconds = 30_000,
): Promise<string[]> {
  const database = new DataSource(withoutTimeouts(databaseUrl));
  await connectWithRetry(connectTimeoutMilliseconds, database);
  const lockHolder = database.createQueryRunner();
  try {
    await lockHolder.query('select pg_advisory_lock($1)', [advisoryLocks.migrations]);
    const migrations = await database.runMigrations();
    const files = await applyRepeatableMigrations(database);
    await createQueues(databaseUrl);
    return [...migrations.map(({ name }) => name), ...files];
  } finally {
    // The lock is released with its connection.
    await lockHolder.release();
    await database.destroy();
  }
}

/** A migration, or waiting for the lock, may take longer than the limits of ordinary statements. */
function withoutTimeouts(databaseUrl: string) {
  return {
    ...databaseOptions(databaseUrl),
    extra: { connectionString: databaseUrl, max: 2, connectionTimeoutMillis: 5_000 },
  };
}

/** Connects, retrying outages until the timeout. Other errors, such as a wrong password, are thrown at once. */
async function connectWithRetry(timeoutMilliseconds: number, database: DataSource): Promise<DataSource> {
  const deadline = Date.now() + timeoutMilliseconds;
  for (;;) {
    try {
      return await database.initialize();
    } catch (error) {
      if (!isDatabaseOutage(error) || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
