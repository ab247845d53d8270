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

-- Names as they are compared with misspelled words of a search: in lower case, without accents.
create or replace function spelled_names(name text, company text) returns text language sql immutable parallel safe
return lower(without_accents(concat_ws(' ', name, company)));
