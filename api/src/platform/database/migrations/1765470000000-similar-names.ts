import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Misspelled searches compare names of leads instead of words of their own (docs/decisions/0090-spelling-by-trigrams-of-leads.md). */
export class SimilarNames1765470000000 implements MigrationInterface {
  name = 'SimilarNames1765470000000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function spelled_names(name text, company text) returns text language sql immutable parallel safe
      return lower(without_accents(concat_ws(' ', name, company)))`);
    await runner.query(`
      create index concurrently if not exists leads_similar on leads using gin (spelled_names(name, company) gin_trgm_ops)
      where merged_into_id is null`);
    await runner.query('-- squawk-ignore ban-drop-table\ndrop table if exists lead_words');
    await runner.query('drop function if exists words_of_lead(text, text)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index leads_similar');
    await runner.query('create table lead_words (word text primary key)');
    await runner.query('create index lead_words_alike on lead_words using gin (word gin_trgm_ops)');
  }
}
