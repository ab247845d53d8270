import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';
import { advisoryLocks } from './advisory-locks.ts';
import { DatabaseClient } from './database-client.ts';
import { databaseOptions } from './database-options.ts';
import { isDatabaseOutage } from './outage.ts';
import { applyGrants, applyRepeatableMigrations } from './repeatable-migrations.ts';

/**
 * How long a migration waits for a lock on a table. Requests for the table queue behind a waiting migration, so it fails after
 * this time, which lets them run, and is retried.
 */
const lockTimeoutMilliseconds = 3_000;
const maxAttempts = 20;
const retryMilliseconds = 1_000;
const connectTimeoutMilliseconds = 30_000;
const lockNotAvailable = '55P03';

/**
 * Applies the pending migrations as the owner of the tables, grants the API its privileges, analyzes tables that never were, and returns
 * the names of what was applied. An advisory lock serializes processes that start at the same time. While PostgreSQL is starting, connecting is
 * retried for half a minute.
 */
export async function migrate(
  databaseUrl: string,
  createQueues: (databaseUrl: string) => Promise<void>,
  migrations?: DataSourceOptions['migrations'],
): Promise<string[]> {
  const database = new DataSource(withoutTimeouts(databaseUrl, migrations));
  await connectWithRetry(database);
  const lockHolder = database.createQueryRunner();
  try {
    await acquireLock(lockHolder);
    const before = await appliedMigrations(database);
    await runMigrations(database);
    const migrations = (await appliedMigrations(database)).slice(before.length);
    const files = await applyRepeatableMigrations(database);
    await createQueues(databaseUrl);
    await applyGrants(database);
    await analyzeTables(database);
    return [...migrations, ...files];
  } finally {
    // The lock is released with its connection.
    await lockHolder.release();
    await database.destroy();
  }
}

/**
 * Polls, because a process that waits in `pg_advisory_lock` has a snapshot, and `create index concurrently` waits for all
 * older snapshots: the two would wait for each other.
 */
async function acquireLock(lockHolder: QueryRunner): Promise<void> {
  for (;;) {
    const [{ isAcquired }]: [{ isAcquired: boolean }] = await lockHolder.query(
      'select pg_try_advisory_lock($1) as "isAcquired"',
      [advisoryLocks.migrations],
    );
    if (isAcquired) return;
    await sleep(100);
  }
}

/** A migration that could not get a lock was rolled back, or can be repeated if it runs without a transaction. */
async function runMigrations(database: DataSource): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await database.runMigrations();
      return;
    } catch (error) {
      if (Object(error).code !== lockNotAvailable || attempt === maxAttempts) throw error;
      await sleep(retryMilliseconds);
    }
  }
}

/** After a restore, or a migration that has filled a table, PostgreSQL would know nothing of it until autovacuum comes. */
async function analyzeTables(database: DataSource): Promise<void> {
  const [{ tables }]: [{ tables: string | null }] = await database.query(
    `select string_agg(oid::regclass::text, ', ') as tables from pg_class
     where relkind = 'r' and reltuples = -1 and pg_relation_size(oid) > 0
       and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`,
  );
  if (tables) await database.query(`analyze (skip_locked) ${tables}`);
}

/** Returns the names of the applied migrations, the newest last. */
async function appliedMigrations(database: DataSource): Promise<string[]> {
  const [{ exists }]: [{ exists: boolean }] = await database.query(
    `select to_regclass('migrations') is not null as exists`,
  );
  const rows: { name: string }[] = exists ? await database.query('select name from migrations order by id') : [];
  return rows.map(({ name }) => name);
}

/** A migration may take longer than the limits of ordinary statements. */
function withoutTimeouts(databaseUrl: string, migrations: DataSourceOptions['migrations']): DataSourceOptions {
  const options = databaseOptions(databaseUrl);
  return {
    ...options,
    migrations: migrations ?? options.migrations,
    extra: {
      Client: DatabaseClient,
      connectionString: databaseUrl,
      max: 2,
      connectionTimeoutMillis: 5_000,
      lock_timeout: lockTimeoutMilliseconds,
    },
  };
}

/** Connects, retrying outages until the timeout. Other errors, such as a wrong password, are thrown at once. */
async function connectWithRetry(database: DataSource): Promise<DataSource> {
  const deadline = Date.now() + connectTimeoutMilliseconds;
  for (;;) {
    try {
      return await database.initialize();
    } catch (error) {
      if (!isDatabaseOutage(error) || Date.now() > deadline) throw error;
      await sleep(250);
    }
  }
}
