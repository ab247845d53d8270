import pg from 'pg';
import { statements } from './lead-statements.ts';

export interface Seeding {
  databaseUrl: string;
  /** How many leads to make. */
  leads: number;
  /** Also where there are leads already. */
  isAddition: boolean;
  report: (sentence: string) => void;
}

/** Tables that are filled row by row millions of times: their indices are made afterwards, in one go each. */
const filled = ['leads', 'lead_identities', 'submissions', 'lead_events', 'contact_submissions', 'case_study_requests'];

/**
 * Fills the lead desk with what years of business would have left: the same people with the same stories every time,
 * ending today. All of it in one transaction, so an interrupted run leaves nothing behind.
 */
export async function seedLeads({ databaseUrl, leads, isAddition, report }: Seeding): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'portal-seed' });
  await client.connect();
  try {
    await client.query('begin');
    await refuseFilled(client, isAddition);
    await client.query(`lock ${filled.join(', ')} in access exclusive mode`);
    await hurry(client);
    const indices = await takeIndicesAway(client);

    for (const { what, text, values } of statements(leads)) {
      const started = performance.now();
      const { rowCount } = await client.query(text, values);
      const took = ((performance.now() - started) / 1000).toFixed(1);
      if (what) report(`${what}: ${(rowCount ?? 0).toLocaleString('en')} in ${took} s`);
    }
    const started = performance.now();
    for (const definition of indices) await client.query(definition);
    report(`indices: ${indices.length} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    await client.query('commit');
    // Estimates, and which pages need no second look, decide how the next question is answered.
    await client.query(`vacuum analyze ${filled.join(', ')}, lead_words`);
  } finally {
    await client.end();
  }
}

async function refuseFilled(client: pg.Client, isAddition: boolean): Promise<void> {
  const { rows } = await client.query('select from leads limit 1');
  if (rows.length === 0 || isAddition) return;
  throw new Error(
    'This database has leads already. Seed an empty one (DATA_DIR=…), or say --add to put more beside them.',
  );
}

/** The rows keep each other's rules by how they are made; having each checked takes twice as long, and superuser rights to spare. */
async function hurry(client: pg.Client): Promise<void> {
  await client.query(`set local maintenance_work_mem = '512MB'`);
  await client.query(`set local work_mem = '128MB'`);
  await client.query('set local synchronous_commit = off');
  const { rows } = await client.query(`select current_setting('is_superuser') = 'on' as is_superuser`);
  if (rows[0]?.is_superuser) await client.query('set local session_replication_role = replica');
  else await client.query('alter table leads disable trigger note_words');
}

/** Drops what only speeds up reading, and gives the statements that make it again. Rules such as uniqueness stay. */
async function takeIndicesAway(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select index.relname as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class index on index.oid = indexrelid
     where indrelid = any($1::text[]::regclass[]) and not indisunique
       and not exists (select from pg_constraint where conindid = indexrelid)
     order by 1`,
    [filled],
  );
  for (const { name } of rows) await client.query(`drop index ${pg.escapeIdentifier(name)}`);
  return rows.map(({ definition }) => definition);
}
