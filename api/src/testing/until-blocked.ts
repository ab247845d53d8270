import { query } from './databases.ts';
import { until } from './until.ts';

/** Waits until exactly so many statements of a database wait for a lock. */
export async function untilBlocked(databaseUrl: string, statements: number): Promise<void> {
  await until(async () => {
    const waiting = await query(
      databaseUrl,
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return waiting.length === statements;
  });
}
