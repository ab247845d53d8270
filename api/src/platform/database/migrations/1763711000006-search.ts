import { readFile } from 'node:fs/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { sqlFile } from '../repeatable-migrations.ts';

const batchSize = 2_000;

/**
 * A search also finds references, services, cities, pages and the words of notes. Leads are indexed anew in batches, so that each is
 * locked for a moment only, and those that have changed meanwhile once more.
 */
export class Search1763711000006 implements MigrationInterface {
  name = 'Search1763711000006';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(await readFile(sqlFile('build_search.sql'), 'utf8'));
    // A migration that was interrupted leaves an invalid index.
    await runner.query('drop index concurrently if exists submissions_reference');
    await runner.query(
      'create index concurrently if not exists submissions_reference on submissions (reference_key(reference))',
    );
    const [start]: { time: Date }[] = await runner.query('select now() as time');
    await indexLeads(runner, 'true', []);
    // The check of migrations runs without a database, so its queries return no rows.
    if (start) await indexLeads(runner, 'last_activity_at >= $3', [start.time]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index submissions_reference');
    await runner.query('drop trigger refresh_search_of_new on lead_events');
    await runner.query('drop trigger refresh_search_of_changed on lead_events');
    await runner.query(`
      drop function refresh_search_of_event(), refresh_search(integer[]), reference_key(text), search_words_of(text),
        search_text_of_form(text, text, text, text, text, text, text, text), practice_words_of(text)`);
    await runner.query(
      `delete from repeatable_migrations where file in ('build_search.sql', 'ingest_submission.sql', 'refresh_leads.sql')`,
    );
  }
}

async function indexLeads(runner: QueryRunner, condition: string, values: unknown[]): Promise<void> {
  for (let last = 0; ; ) {
    const leads: { id: number }[] = await runner.query(
      `select id from leads where id > $1 and merged_into_id is null and ${condition} order by id limit $2`,
      [last, batchSize, ...values],
    );
    if (leads.length === 0) return;
    const ids = leads.map(({ id }) => id);
    await runner.query('select refresh_search($1::integer[])', [ids]);
    last = ids.at(-1) ?? last;
  }
}
