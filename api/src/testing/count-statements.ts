import pg from 'pg';

/**
 * Counts what the API's own connections ask PostgreSQL from now on; to be called before the API starts. Gives how many
 * statements something needs.
 */
export function countStatements(): (work: () => Promise<unknown>) => Promise<number> {
  const ask = pg.Client.prototype.query as (this: pg.Client, ...question: unknown[]) => unknown;
  let count = 0;

  Object.assign(pg.Client.prototype, {
    query(this: pg.Client & { connectionParameters: { application_name?: string } }, ...question: unknown[]) {
      if (this.connectionParameters.application_name === 'portal-api') count += 1;
      return ask.apply(this, question);
    },
  });
  return async (work) => {
    const before = count;
    await work();
    return count - before;
  };
}
