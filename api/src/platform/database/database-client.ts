import { isNativeError, isPromise } from 'node:util/types';
import pg from 'pg';
import { markConnectionError } from './outage.ts';

/**
 * The client of all connection pools. It marks the errors of its connection, which tells them from those of files and of
 * other servers, and closes the connection when a query times out. The driver alone reports the timeout and returns the
 * connection to the pool, where after a network failure the next queries would time out on it too.
 */
export class DatabaseClient extends pg.Client {
  constructor(settings?: pg.ClientConfig) {
    super(settings);
    this.connection.on('error', markConnectionError);
    // The pending query is rejected too. Without a listener the event would end the process.
    this.on('error', () => undefined);
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;

    Object.assign(this, {
      query: (...args: unknown[]) => {
        const result = query(...args);
        if (isPromise(result)) result.catch((error) => this.closeOnTimeout(error));
        return result;
      },
    });
  }

  private closeOnTimeout(error: unknown): void {
    // While a statement is pending, `end` closes the socket without waiting for the server.
    if (isNativeError(error) && error.message === 'Query read timeout') this.end().catch(() => undefined);
  }
}
