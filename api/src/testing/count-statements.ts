import pg from 'pg';
import { deskClockTimes } from '../leads/assignment/desk-clock.service.ts';

/**
 * Counts the statements of the API's connections. Call it before the API starts, whose desk
 * clock it stops; the next file of tests in this process has its clock again. Returns a function that does some work, which only
 * reads, three times, and resolves to the number of statements that it has needed.
 */
export function countStatements(): (work: () => Promise<unknown>) => Promise<number> {
  const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
  let count = 0;
  const { checkMilliseconds } = deskClockTimes;
  deskClockTimes.checkMilliseconds = 3_600_000;
  afterAll(() => {
    deskClockTimes.checkMilliseconds = checkMilliseconds;
    Object.assign(pg.Client.prototype, { query });
  });

  Object.assign(pg.Client.prototype, {
    query(this: pg.Client & { connectionParameters: { application_name?: string } }, ...args: unknown[]) {
      if (this.connectionParameters.application_name === 'portal-api') count += 1;
      return query.apply(this, args);
    },
  });
  return async (work) => {
    // The least of three: other tasks of the API go on.
    const counts: number[] = [];
    while (counts.length < 3) {
      const before = count;
      await work();
      counts.push(count - before);
    }
    return Math.min(...counts);
  };
}
