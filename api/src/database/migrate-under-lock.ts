import type { DataSource } from 'typeorm';

/** Any constant: every starter of this API asks for the same one. */
const migrationLock = 7_263_554_201;

/** Runs what is missing. Starters that come at the same time wait for each other, or both would create the same table. */
export async function migrateUnderLock(database: DataSource): Promise<string[]> {
  const holder = database.createQueryRunner();
  await holder.connect();
  try {
    // Waiting for another starter's migration may take longer than an ordinary statement is allowed to.
    await holder.query('set statement_timeout = 0');
    await waitForLock(() => holder.query('select pg_try_advisory_lock($1) as taken', [migrationLock]));
    const done = await database.runMigrations();
    return done.map(({ name }) => name);
  } finally {
    await holder.query('select pg_advisory_unlock_all()').catch(() => undefined);
    await holder.query('reset statement_timeout').catch(() => undefined);
    await holder.release();
  }
}

async function waitForLock(ask: () => Promise<{ taken: boolean }[]>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await ask())[0]?.taken) {
    if (Date.now() > deadline) throw new Error('Another process has been migrating the database for a minute.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
