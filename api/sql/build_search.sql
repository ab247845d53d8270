-- What a search of leads finds (src/leads/list/lead-search.ts): names, contact details, references, services with their practices,
-- cities and pages of a merge tree (`search_text`), and the words of messages, notes, logged contacts and sent e-mails by
-- their stems
-- (`search_words`). The column `search` combines both. project_leads.sql builds them from these functions.

-- The digits of a phone number without extension, also without country code and without area code.
create or replace function search_text_of(name text, company text, email text, phone text) returns text
language sql immutable parallel safe as $$
  select lower(concat_ws(' ', name, company, email, phone, digits, right(digits, 10), right(digits, 7)))
  from regexp_replace(regexp_replace(phone, '(\d)\s*[;,]?\s*(ext|x|#).*$', '\1', 'i'), '\D', '', 'g') as digits
$$;

-- The names of the practices as in src/leads/practice-of-service.ts.
create or replace function practice_words_of(service text) returns text
language sql immutable parallel safe as $$
  select case
    when service in ('physical-security', 'video-surveillance', 'access-control', 'video-monitoring') then 'physical security'
    when service in ('audiovisual', 'commercial-audio', 'display-integration', 'lighting-integration', 'video-control')
      then 'audiovisual audio visual'
    when service in ('connectivity', 'structured-cabling', 'wireless-access-points', 'managed-switches', 'network-monitoring')
      then 'connectivity networking'
    when service in ('it-security', 'password-management', 'firewall-management', 'security-training', 'saas-security',
                     'threat-detection') then 'it security'
    when service = 'consultation' then 'general consultation' end
$$;

-- Only letters and digits are given to the parser of PostgreSQL: it would keep addresses, paths and hyphenated numbers as they are.
create or replace function search_words_of(given text) returns tsvector
language sql immutable parallel safe as $$
  select to_tsvector('english', regexp_replace(without_accents(given), '[^[:alnum:]]+', ' ', 'g'))
$$;

-- Builds a tsquery on `leads.search` in which all words must match: literally, as names and numbers are stored, or by
-- their stem, as messages are. Words match as prefixes, except very short ones; stop words count only at the end.
create or replace function search_query(words text[]) returns tsquery
language plpgsql immutable as $$
declare
  question tsquery := '';
  word text;
  ending text;
  plain text;
  stem text;
begin
  for i in 1 .. cardinality(words) loop
    word := words[i];
    plain := coalesce(nullif(regexp_replace(without_accents(word), '[^[:alnum:]]', '', 'g'), ''), word);
    continue when i < cardinality(words) and to_tsquery('english', plain) = ''::tsquery;
    ending := case when length(plain) >= case when plain ~ '^[0-9]+$' then 4 else 2 end then ':*' else '' end;
    stem := (ts_lexize('english_stem', plain))[1];
    -- A prefix search for "camera" also finds "cameras".
    question := question && case
      when ending <> '' and starts_with(plain, stem) then (quote_literal(stem) || ending)::tsquery
      else (quote_literal(plain) || ending)::tsquery || to_tsquery('english', plain || ending) end;
  end loop;
  return question;
end $$;
