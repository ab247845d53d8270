-- Functions that tables and indexes use, so the baseline migration applies this file first.

create or replace function without_accents(given text) returns text language sql immutable strict parallel safe
return unaccent('unaccent'::regdictionary, given);

-- Splits names into words. PostgreSQL's text search parser would split "3e5d" into a number and a letter.
create or replace function literal_words_tsvector(given text) returns tsvector language sql immutable strict parallel safe
return array_to_tsvector(array_remove(regexp_split_to_array(given, '[^[:alnum:]]+'), ''));

-- A reference without dash, in which characters that are read or heard as each other are equal.
create or replace function reference_key(reference text) returns text
language sql immutable parallel safe as $$
  select translate(upper(replace(reference, '-', '')), 'OQDILSZBG', '000115286')
$$;

-- The words of a name and a company that searches are corrected with.
create or replace function words_of_lead(name text, company text) returns setof text language sql immutable as $$
  select distinct word from regexp_split_to_table(lower(without_accents(concat_ws(' ', name, company))), '[^[:alnum:]]+') as word
  where length(word) between 3 and 40 order by word
$$;
