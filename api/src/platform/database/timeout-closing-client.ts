import { isNativeError, isPromise } from 'node:util/types';
import pg from 'pg';

/**
 * Closes its connection when a query times out. The driver alone reports the timeout and returns the connection to the
 * pool, where after a network failure the next queries would time out on it too.
 */
export class TimeoutClosingClient extends pg.Client {
  constructor(settings?: pg.ClientConfig) {
    super(settings);
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
