import { isNativeError } from 'node:util/types';
import { QueryFailedError } from 'typeorm';

/**
 * An error as the log may hold it. What PostgreSQL says about a refused statement quotes the values in it, which are
 * visitors' data, so of those errors only the names of what was touched are kept.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!isNativeError(error)) return { name: typeof error };
  const { code, table, constraint, routine } = Object(
    error instanceof QueryFailedError ? error.driverError : error,
  ) as Record<string, unknown>;
  const isAboutData = error instanceof QueryFailedError || routine !== undefined;

  return {
    name: error.name,
    ...(isAboutData ? { table, constraint, routine } : { message: error.message }),
    code,
    at: error.stack?.split('\n').filter((line) => line.startsWith('    at ')),
  };
}
