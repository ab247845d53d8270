import { isNativeError, isPromise } from 'node:util/types';
import pg from 'pg';

/**
 * A connection that is given up once a statement got no answer in time. The driver alone would report the time-out and
 * put the connection back into the pool, where after a network failure it would let down one visitor after another.
 */
export class ImpatientClient extends pg.Client {
  constructor(settings?: pg.ClientConfig) {
    super(settings);
    const ask = this.query.bind(this) as (...question: unknown[]) => unknown;

    Object.assign(this, {
      query: (...question: unknown[]) => {
        const answer = ask(...question);
        if (isPromise(answer)) answer.catch((error) => this.giveUpAfter(error));
        return answer;
      },
    });
  }

  private giveUpAfter(error: unknown): void {
    // With a statement still open, ending means cutting the connection: there is no goodbye to wait for.
    if (isNativeError(error) && error.message === 'Query read timeout') this.end().catch(() => undefined);
  }
}
