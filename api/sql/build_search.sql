-- What a search of leads finds (src/leads/list/lead-search.ts): names, contact details, references, services with their practices,
-- cities and pages of all forms of a merge tree as they stand (`search_text`), and the words of messages, notes and logged
-- contacts by their stems (`search_words`). The column `search` combines both.
--
-- After a change of this file, leads are indexed anew when they change; a migration that calls `refresh_search` indexes all.

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

create or replace function search_text_of_form(
  name text, company text, email text, phone text, reference text, service text, city text, page text) returns text
language sql immutable parallel safe as $$
  select concat_ws(' ', search_text_of(name, company, email, phone), lower(reference), lower(service), practice_words_of(service),
                   lower(city), lower(page))
$$;

-- Only letters and digits are given to the parser of PostgreSQL: it would keep addresses, paths and hyphenated numbers as they are.
create or replace function search_words_of(given text) returns tsvector
language sql immutable parallel safe as $$
  select to_tsvector('english', regexp_replace(without_accents(given), '[^[:alnum:]]+', ' ', 'g'))
$$;

-- Builds the searchable text of root leads from their merge trees. Logged contacts that were undone do not count.
create or replace function refresh_search(roots integer[]) returns void
language plpgsql as $$
begin
  update leads set
    search_text = coalesce(left(content.about, 20000), ''),
    -- PostgreSQL limits a tsvector to one megabyte.
    search_words = coalesce(search_words_of(left(content.words, 200000)), '')
  from unnest(roots) as refreshed (id) cross join lateral (
    with recursive form as (
      select search_text_of_form(
               coalesce(contact.name, request.first_name || ' ' || request.last_name), coalesce(contact.company, request.company),
               coalesce(contact.email, request.email), coalesce(contact.phone, request.phone), submission.reference,
               submission.service, submission.city, submission.page) as about,
             contact.message as text, submission.received_at as at
      from leads member
      join submissions submission on submission.lead_id = member.id
      left join contact_submissions contact on contact.id = submission.contact_submission_id
      left join case_study_requests request on request.id = submission.case_study_request_id
      where member.root_id = refreshed.id
    ), entry as materialized (
      select event.* from leads member join lead_events event on event.lead_id = member.id
      where member.root_id = refreshed.id and event.data ? 'text'
    ), version as (
      -- An undo can itself be undone: of each chain, the number of undos decides.
      select id, batch_id, 0 as undone from entry where kind <> 'undone'
      union all
      select version.id, entry.batch_id, undone + 1
      from version join entry on entry.data ->> 'undoes' = version.batch_id::text
    ), visible as (
      select id from version group by id having max(undone) % 2 = 0
    ), said as (
      select text, at from form
      union all
      select data ->> 'text', at from entry where id in (select id from visible)
    )
    select (select string_agg(distinct about, ' ') from form) as about,
           (select string_agg(text, ' ' order by at desc) from said) as words
  ) as content
  where leads.id = refreshed.id;
end $$;

create or replace function refresh_search_of_event() returns trigger
language plpgsql as $$
begin
  perform refresh_search(array(select root_id from leads where id = coalesce(new.lead_id, old.lead_id)));
  return null;
end $$;

create or replace trigger refresh_search_of_new after insert on lead_events
for each row when (new.data ? 'text') execute function refresh_search_of_event();

create or replace trigger refresh_search_of_changed after update or delete on lead_events
for each row when (old.data ? 'text') execute function refresh_search_of_event();

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
