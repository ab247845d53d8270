import { isNativeError } from 'node:util/types';

const lostConnection = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57014', // query_canceled: the statement's time limit
  '53300', // too_many_connections
  '25006', // read_only_sql_transaction: a replica after a failover
]);

const lostConnectionWords =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|not queryable|Driver not Connected|Cannot use a pool after/i;

/** Whether an error says that the database is away, as opposed to a statement it refused. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  const code = 'code' in error ? String(error.code) : '';

  return (
    lostConnection.has(code) ||
    code.startsWith('08') ||
    // TypeORM hides a connection lost inside a transaction behind this one.
    error.name === 'QueryRunnerAlreadyReleasedError' ||
    error.name === 'ConnectionIsNotSetError' ||
    error.name === 'DatabaseAwayError' ||
    // Before TypeORM has reached the database for the first time it does not know its own entities.
    error.name === 'EntityMetadataNotFoundError' ||
    lostConnectionWords.test(error.message) ||
    ('driverError' in error && isDatabaseOutage(error.driverError)) ||
    ('errors' in error && Array.isArray(error.errors) && error.errors.some(isDatabaseOutage))
  );
}
