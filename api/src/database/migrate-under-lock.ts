import { DataSource } from 'typeorm';
import { prepareQueues } from '../telling/queues.ts';
import { databaseOptions } from './database-options.ts';
import { isDatabaseOutage } from './outage.ts';

/** Any constant: every starter of this API asks for the same one. */
const migrationLock = 7_263_554_201;

/**
 * Runs the migrations that are missing and tells their names. Starters that come at the same time wait for each other,
 * or both would create the same table. A database that is still starting gets half a minute, unless told otherwise.
 */
export async function migrateUnderLock(databaseUrl: string, patienceMilliseconds = 30_000): Promise<string[]> {
  const database = new DataSource(withoutTimeLimits(databaseUrl));
  await initializeWithin(patienceMilliseconds, database);
  const holder = database.createQueryRunner();
  try {
    await holder.query('select pg_advisory_lock($1)', [migrationLock]);
    const done = await database.runMigrations();
    await prepareQueues(databaseUrl);
    return done.map(({ name }) => name);
  } finally {
    // The lock belongs to this connection and ends with it.
    await holder.release();
    await database.destroy();
  }
}

/** An ordinary statement that takes seconds is a fault; a migration, or waiting for another starter's, is not. */
function withoutTimeLimits(databaseUrl: string) {
  return {
    ...databaseOptions(databaseUrl),
    extra: { connectionString: databaseUrl, max: 2, connectionTimeoutMillis: 5_000 },
  };
}

/** Connects, and keeps trying for a while as long as the failure is an outage and not, say, a wrong password. */
export async function initializeWithin(milliseconds: number, database: DataSource): Promise<DataSource> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    try {
      return await database.initialize();
    } catch (error) {
      if (!isDatabaseOutage(error) || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
