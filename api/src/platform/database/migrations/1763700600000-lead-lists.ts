import type { MigrationInterface, QueryRunner } from 'typeorm';

const roots = 'merged_into_id is null';
const inbox = `${roots} and not is_spam`;

/**
 * Indexes and functions for lists and search. Every sort order has an index, and so has every filter that is frequent but
 * sparse in that order. Rare matches are found first and then sorted.
 */
export class LeadLists1763700600000 implements MigrationInterface {
  name = 'LeadLists1763700600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists fuzzystrmatch');
    await runner.query('create extension if not exists unaccent');
    await runner.query(withoutAccents);
    await runner.query(asTheyStand);
    await runner.query(searchQuestion);
    // Phone numbers with and without country code and area code.
    await runner.query(`
      alter table leads
        add column due_at timestamptz not null generated always as (
          case when first_responded_at is null and not is_spam then response_due_at else 'infinity' end) stored,
        add column search tsvector not null generated always as (strip(
          as_they_stand(without_accents(search_text) || ' ' ||
            right(regexp_replace(coalesce(phone, ''), '\\D', '', 'g'), 10) || ' ' ||
            right(regexp_replace(coalesce(phone, ''), '\\D', '', 'g'), 7)) || search_words)) stored`);
    // Every search scans the pending list of the GIN index, so it is kept short.
    await runner.query(
      'create index leads_search on leads using gin (search) with (fastupdate = on, gin_pending_list_limit = 256)',
    );
    for (const [name, columns, where] of [
      // One per sort order. The index of the default order includes the filter columns for index-only scans.
      ['activity', '(is_spam, last_activity_at, id) include (created_at, status, owner_id, service, city)', roots],
      ['created', '(is_spam, created_at, id)', roots],
      ['name', '(is_spam, lower(name), id)', roots],
      ['due', '(is_spam, due_at, id)', roots],
      ['status_activity', '(status, last_activity_at, id)', inbox],
      ['status_created', '(status, created_at, id)', inbox],
      ['owner', '(owner_id, last_activity_at, id)', inbox],
      ['service', '(service, last_activity_at, id)', inbox],
      ['city', '(city, last_activity_at, id)', inbox],
      ['page', '(page, last_activity_at, id)', inbox],
      ['unread', '(last_activity_at, id)', `${inbox} and is_unread`],
      ['failed', '(last_activity_at, id)', `${inbox} and has_failed_delivery`],
      ['family', '(root_id)', 'true'],
    ]) {
      await runner.query(`create index leads_${name} on leads ${columns} where ${where}`);
    }
    await this.noteWords(runner);
  }

  /** Distinct words of names and companies, for the spelling correction of searches. */
  private async noteWords(runner: QueryRunner): Promise<void> {
    await runner.query('create table lead_words (word text primary key)');
    await runner.query(`
      create function words_of_lead(name text, company text) returns setof text language sql immutable as $$
        -- Sorted, to avoid deadlocks between concurrent inserts.
        select distinct word from regexp_split_to_table(lower(without_accents(concat_ws(' ', name, company))), '[^[:alnum:]]+') as word
        where length(word) between 3 and 40 order by word
      $$`);
    await runner.query('insert into lead_words select distinct words_of_lead(name, company) from leads');
    await runner.query('create index lead_words_alike on lead_words using gin (word gin_trgm_ops)');
    await runner.query(`
      create function note_lead_words() returns trigger language plpgsql as $$
      begin
        insert into lead_words select words_of_lead(new.name, new.company) on conflict do nothing;
        return null;
      end $$`);
    await runner.query(`
      create trigger note_words after insert or update of name, company on leads
      for each row execute function note_lead_words()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger note_words on leads');
    await runner.query('drop function note_lead_words()');
    await runner.query('drop function words_of_lead(text, text)');
    await runner.query('drop table lead_words');
    await runner.query(
      'drop index leads_status_activity, leads_status_created, leads_owner, leads_service, leads_city, leads_page',
    );
    await runner.query(
      'drop index leads_search, leads_activity, leads_created, leads_name, leads_due, leads_unread, leads_failed, leads_family',
    );
    await runner.query('alter table leads drop column due_at, drop column search');
    await runner.query('drop function search_question(text[])');
    await runner.query('drop function as_they_stand(text)');
    await runner.query('drop function without_accents(text)');
    await runner.query('drop extension unaccent');
    await runner.query('drop extension fuzzystrmatch');
  }
}

/** Makes Peña and Pena equal. Immutable, unlike the extension's own function, which depends on settings. */
const withoutAccents = `
  create function without_accents(given text) returns text language sql immutable strict parallel safe
  return unaccent('unaccent'::regdictionary, given)`;

/** Splits names into words. PostgreSQL's text search parser would split "3e5d" into a number and a letter. */
const asTheyStand = `
  create function as_they_stand(given text) returns tsvector language sql immutable strict parallel safe
  return array_to_tsvector(array_remove(regexp_split_to_array(given, '[^[:alnum:]]+'), ''))`;

/**
 * Builds a tsquery on `leads.search` in which all words must match: literally, as names and numbers are stored, or by
 * their stem, as messages are. Words match as prefixes, except very short ones; stop words count only at the end.
 */
const searchQuestion = `
  create function search_question(words text[]) returns tsquery language plpgsql immutable as $$
  declare
    question tsquery := '';
    word text;
    ending text;
    plain text;
    stem text;
  begin
    for i in 1 .. cardinality(words) loop
      word := words[i];
      continue when i < cardinality(words) and to_tsquery('english', word) = ''::tsquery;
      ending := case when length(word) >= case when word ~ '^[0-9]+$' then 4 else 2 end then ':*' else '' end;
      plain := coalesce(nullif(regexp_replace(without_accents(word), '[^[:alnum:]]', '', 'g'), ''), word);
      stem := (ts_lexize('english_stem', word))[1];
      -- A prefix search for "camera" also finds "cameras".
      question := question && case
        when ending <> '' and starts_with(plain, stem) then (quote_literal(stem) || ending)::tsquery
        else (quote_literal(plain) || ending)::tsquery || to_tsquery('english', word || ending) end;
    end loop;
    return question;
  end $$`;
