import { isNativeError } from 'node:util/types';

/** Errors of sockets. Files and other servers fail with the same codes, so only marked errors count. */
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const connectionErrors = new WeakSet<Error>();

export const markConnectionError = (error: Error): void => {
  connectionErrors.add(error);
};

const unavailableCodes = new Set([
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '53300', // too_many_connections
  '25006', // read_only_sql_transaction: a replica after a failover
]);

/** A statement took too long, waited too long for a lock, or lost against other transactions. PostgreSQL itself responds. */
const overloadCodes = new Set(['57014', '55P03', '40001', '40P01']);

const connectionMessages =
  /^timeout expired$|Connection terminated|Query read timeout|Client has encountered a connection error|not queryable|Driver not Connected|Cannot use a pool after/i;
/** No connection of the pool became free in time. */
const busyPoolMessage = 'timeout exceeded when trying to connect';

const errorNames = new Set([
  'DatabaseUnavailableError',
  // TypeORM throws this when a connection is lost inside a transaction.
  'QueryRunnerAlreadyReleasedError',
  'ConnectionIsNotSetError',
  // TypeORM does not know its entities before the first connection.
  'EntityMetadataNotFoundError',
]);

/** Whether an error means that PostgreSQL cannot be reached or accepts no writes. */
export function isConnectionFailure(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  const code = codeOf(error);

  return (
    (connectionErrors.has(error) && socketCodes.has(code)) ||
    unavailableCodes.has(code) ||
    code.startsWith('08') ||
    errorNames.has(error.name) ||
    connectionMessages.test(error.message) ||
    ('driverError' in error && isConnectionFailure(error.driverError))
  );
}

/** Whether PostgreSQL is unavailable or overloaded, as opposed to an error in a statement: the same request may succeed later. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  return (
    isConnectionFailure(error) ||
    overloadCodes.has(codeOf(error)) ||
    error.message === busyPoolMessage ||
    ('driverError' in error && isDatabaseOutage(error.driverError))
  );
}

/** Whether the host name in DATABASE_URL cannot be resolved, which may be a typing error. */
export const isUnknownHost = (error: unknown): boolean =>
  isNativeError(error) && connectionErrors.has(error) && codeOf(error) === 'ENOTFOUND';

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');
