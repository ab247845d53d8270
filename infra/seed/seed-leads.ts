import pg from 'pg';
import { statements, tables } from './lead-statements.ts';

export interface SeedOptions {
  databaseUrl: string;
  /** Number of leads to insert. */
  leads: number;
  report: (message: string) => void;
}

/**
 * Inserts leads of the last three years with requests and events: the same ones in every run. Runs in one
 * transaction, so an interrupted run inserts nothing. Throws when there are leads already.
 */
export async function seedLeads({ databaseUrl, leads, report }: SeedOptions): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'portal-seed' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`lock ${tables.join(', ')} in access exclusive mode`);
    const { rows } = await client.query('select from leads limit 1');
    if (rows.length > 0) throw new Error('This database already has leads. Seed an empty one (DATA_DIR=…).');
    // Nobody is notified of leads of the past.
    await client.query('alter table lead_events disable trigger user');
    for (const { label, text, values } of statements(leads)) {
      const started = performance.now();
      const { rowCount } = await client.query(text, values);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      if (label) report(`${label}: ${(rowCount ?? 0).toLocaleString('en')} in ${seconds} s`);
    }
    // Deferred checks of the inserted rows would block changes of their table.
    await client.query('set constraints all immediate');
    await client.query('alter table lead_events enable trigger user');
    await client.query('commit');
    // The query planner needs statistics and the visibility map.
    await client.query(`vacuum analyze ${tables.join(', ')}, lead_words`);
  } finally {
    await client.end();
  }
}
