import type { DataSourceOptions } from 'typeorm';
import { DatabaseClient } from './database-client.ts';
import { Baseline1765600000000 } from './migrations/1765600000000-baseline.ts';
import { Visits1765700000000 } from './migrations/1765700000000-visits.ts';
import { Pipeline1765710000000 } from './migrations/1765710000000-pipeline.ts';
import { SendLater1765720000000 } from './migrations/1765720000000-send-later.ts';
import { ApiTokens1765730000000 } from './migrations/1765730000000-api-tokens.ts';
import { Push1765740000000 } from './migrations/1765740000000-push.ts';
import { Backups1765750000000 } from './migrations/1765750000000-backups.ts';
import { NoopTypeOrmLogger } from './noop-typeorm-logger.ts';

export type Entities = NonNullable<DataSourceOptions['entities']>;

/**
 * Planner settings of sessions. Nearly all statements look up few rows by an index. Without statistics, in a database that was just
 * restored or filled, PostgreSQL expects many rows and would read whole tables instead
 * (docs/decisions/0083-plans-without-statistics.md).
 */
export const indexesFirst = '-c enable_seqscan=off';

/** In milliseconds. */
export const staffLimits = { connection: 5_000, statement: 9_000, response: 10_000 };

/**
 * Settings of the PostgreSQL driver. Staff wait for a database that is busy, and get an error when it is unreachable or hangs. Forms
 * do not wait: `CircuitBreakerPool` has limits of its own.
 */
const driverOptions = () => ({
  Client: DatabaseClient,
  max: 10,
  connectionTimeoutMillis: staffLimits.connection,
  query_timeout: staffLimits.response,
  statement_timeout: staffLimits.statement,
  keepAlive: true,
  application_name: 'portal-api',
  options: indexesFirst,
});

export const databaseOptions = (
  databaseUrl: string,
  entities: Entities = [],
  overrides: Partial<ReturnType<typeof driverOptions>> = {},
): DataSourceOptions => ({
  type: 'postgres',
  // TypeORM's own `url` option drops `?host=` (unix socket) and `sslmode`; the driver supports both.
  extra: { ...driverOptions(), ...overrides, connectionString: databaseUrl },
  entities,
  migrations: [
    Baseline1765600000000,
    Visits1765700000000,
    Pipeline1765710000000,
    SendLater1765720000000,
    ApiTokens1765730000000,
    Push1765740000000,
    Backups1765750000000,
  ],
  migrationsTransactionMode: 'each',
  synchronize: false,
  logger: new NoopTypeOrmLogger(),
});
