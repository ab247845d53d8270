import { isNativeError } from 'node:util/types';

const outageCodes = new Set([
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
  '57014', // query_canceled: statement_timeout
  '53300', // too_many_connections
  '25006', // read_only_sql_transaction: a replica after a failover
]);

const outageMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|not queryable|Driver not Connected|Cannot use a pool after/i;

/** Whether an error means that PostgreSQL is unavailable, as opposed to an error of one statement. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  const code = 'code' in error ? String(error.code) : '';

  return (
    outageCodes.has(code) ||
    code.startsWith('08') ||
    // TypeORM throws this when a connection is lost inside a transaction.
    error.name === 'QueryRunnerAlreadyReleasedError' ||
    error.name === 'ConnectionIsNotSetError' ||
    error.name === 'DatabaseUnavailableError' ||
    // TypeORM does not know its entities before the first connection.
    error.name === 'EntityMetadataNotFoundError' ||
    outageMessages.test(error.message) ||
    ('driverError' in error && isDatabaseOutage(error.driverError)) ||
    ('errors' in error && Array.isArray(error.errors) && error.errors.some(isDatabaseOutage))
  );
}
