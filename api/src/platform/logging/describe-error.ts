import { isNativeError } from 'node:util/types';
import { QueryFailedError } from 'typeorm';

/**
 * Returns the loggable parts of an error. PostgreSQL's messages quote the values of a statement, which are personal data,
 * so only the names of the table and constraint are kept of those errors.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!isNativeError(error)) return { name: typeof error };
  const { code, table, constraint, routine } = Object(
    error instanceof QueryFailedError ? error.driverError : error,
  ) as Record<string, unknown>;
  const isQueryError = error instanceof QueryFailedError || routine !== undefined;

  return {
    name: error.name,
    ...(isQueryError ? { table, constraint, routine } : { message: error.message }),
    code,
    at: error.stack?.split('\n').filter((line) => line.startsWith('    at ')),
  };
}
