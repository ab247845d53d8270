import pg from 'pg';
import { type Statement, statements, updates } from './lead-statements.ts';

export interface SeedOptions {
  databaseUrl: string;
  /** Number of leads to insert. */
  leads: number;
  report: (message: string) => void;
}

/** Large tables. Their indexes are dropped before the inserts and created afterwards, which is faster. */
const tables = ['leads', 'requests', 'lead_events', 'contact_submissions', 'case_study_requests'];

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
    await configureBulkInsert(client);
    const indexes = await dropIndexes(client);

    const run = async (list: Statement[]) => {
      for (const { label, text, values } of list) {
        const started = performance.now();
        const { rowCount } = await client.query(text, values);
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        if (label) report(`${label}: ${(rowCount ?? 0).toLocaleString('en')} in ${seconds} s`);
      }
    };
    await run(statements(leads));
    const started = performance.now();
    // Deferred checks of the inserted rows would block changes of their tables.
    await client.query('set constraints all immediate');
    for (const definition of indexes) await client.query(definition);
    report(`indexes: ${indexes.length} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    // Without statistics, the projection reads whole tables for each lead.
    await client.query(`analyze ${tables.join(', ')}`);
    await run(updates);
    await client.query('alter table lead_events enable trigger user');
    await client.query('commit');
    // The query planner needs statistics and the visibility map.
    await client.query(`vacuum analyze ${tables.join(', ')}, lead_words`);
  } finally {
    await client.end();
  }
}

/** Skips foreign key checks, which double the time. Only a superuser can. */
async function configureBulkInsert(client: pg.Client): Promise<void> {
  await client.query(`set local maintenance_work_mem = '512MB'`);
  await client.query(`set local work_mem = '128MB'`);
  await client.query('set local synchronous_commit = off');
  const { rows } = await client.query(`select current_setting('is_superuser') = 'on' as is_superuser`);
  if (rows[0]?.is_superuser) await client.query('set local session_replication_role = replica');
  // Nobody is notified of leads of the past.
  else await client.query('alter table lead_events disable trigger user');
}

/** Drops all indexes but unique ones. Returns the statements that create them again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select index.relname as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class index on index.oid = indexrelid
     where indrelid = any($1::text[]::regclass[]) and not indisunique
       and not exists (select from pg_constraint where conindid = indexrelid)
     order by 1`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${pg.escapeIdentifier(name)}`);
  return rows.map(({ definition }) => definition);
}
