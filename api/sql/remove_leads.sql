-- Removes leads that have only what they were entered with: imports that are taken back, and leads by hand that are undone.

-- Whether nothing has happened to a lead since it was stored, besides that it was read and has messages.
create or replace function is_untouched(lead leads) returns boolean
language sql stable as $$
  select lead.merged_into_id is null
    and not exists (select from leads child where child.merged_into_id = lead.id)
    and not exists (
      select from lead_events event
      where event.lead_id = lead.id and kind <> 'submitted' and (actor_id is not null or kind = 'undone'))
    and not exists (select from lead_details where lead_id = lead.id)
    and not exists (select from lead_drafts where lead_id = lead.id)
    and not exists (select from next_steps where lead_id = lead.id)
$$;

-- What taking an import back does to each lead with one of its requests: `lead` removes it, `requests` removes those of the import and
-- keeps the lead, `none` keeps both. A request that staff have answered stays.
create or replace function removals_of_import(import integer) returns table (lead_id integer, removal text, request_ids integer[])
language sql stable as $$
  select lead.id,
         case when not own.is_all then case when cardinality(own.open) > 0 then 'requests' else 'none' end
              when is_untouched(lead) and not exists (select from messages where messages.lead_id = lead.id) then 'lead'
              else 'none' end,
         own.open
  from (select distinct requests.lead_id from requests where import_id = import) as involved
  join leads lead on lead.id = involved.lead_id
  cross join lateral (
    -- A mail of the conversation names nobody: the lead would have no name without the import.
    select bool_and(import_id is not distinct from import) filter (where num_nonnulls(name, company, email, phone) > 0) as is_all,
           coalesce(array_agg(id) filter (where import_id = import and answered_at is null), '{}') as open
    from requests where requests.lead_id = lead.id
  ) as own
$$;

-- Returns how much is stored about leads, by kind.
create or replace function count_stored(ids integer[]) returns jsonb
language sql stable as $$
  select jsonb_build_object(
    'leads', (select count(*) from leads where id = any(ids)),
    'requests', (select count(*) from requests where lead_id = any(ids)),
    'messages', (select count(*) from messages where lead_id = any(ids)),
    'files',
      (select count(*) from messages join message_attachments file on file.message_id = messages.id where lead_id = any(ids))
      + (select count(*) from lead_drafts draft
         join draft_attachments file on file.user_id = draft.user_id and file.draft_id = draft.id where lead_id = any(ids)),
    'events', (select count(*) from lead_events where lead_id = any(ids) and kind <> 'note'),
    'notes', (select count(*) from lead_events where lead_id = any(ids) and kind = 'note'),
    'deliveries', (select count(*) from deliveries where lead_id = any(ids)))
$$;

-- Removes whole merge trees, without a trace in statistics. Returns the number of removed rows by kind. The caller holds the lock of
-- merges. Runs as the owner: the role of the API cannot delete leads in any other way.
create or replace function remove_leads(removed integer[]) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  removed_requests integer[];
  words text[];
  counts jsonb;
  contact_forms integer[];
  case_study_forms integer[];
begin
  select array_agg(id), array_agg(contact_submission_id), array_agg(case_study_request_id)
  into removed_requests, contact_forms, case_study_forms
  from requests where lead_id = any(removed);

  select array_agg(distinct word) into words
  from (
    select name, company from requests where lead_id = any(removed)
    union
    select value, null from lead_details where lead_id = any(removed)
    union
    -- Names that requests had for a while.
    select from_name, null from messages where lead_id = any(removed) and request_id is not null
    union
    select detail ->> 'value', null from lead_events cross join lateral jsonb_array_elements(data -> 'details') as detail
    where lead_id = any(removed)
  ) as named cross join lateral words_of_lead(name, company) as word;

  counts := count_stored(removed);

  -- Requests that are no forms. The others follow their forms, and all deliveries and proofs their requests.
  delete from requests where id = any(removed_requests) and contact_submission_id is null and case_study_request_id is null;
  delete from contact_submissions where id = any(contact_forms);
  delete from case_study_requests where id = any(case_study_forms);
  delete from leads where id = any(removed);

  delete from lead_words
  where word = any(words) and not exists (select from leads where search @@ quote_literal(word)::tsquery);

  -- Open lead desks load their leads again.
  notify lead_events, 'removed';
  return counts;
end $$;

-- Removes requests of an import from leads that keep others, and the words that only these leads have. The caller projects the leads,
-- which records the words that are left.
create or replace function remove_import_requests(removed integer[]) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  words text[];
  roots integer[];
  number bigint;
begin
  select array_agg(distinct word), array_agg(distinct root_id) into words, roots
  from requests join leads on leads.id = lead_id
  cross join lateral words_of_lead(requests.name, requests.company) as word
  where requests.id = any(removed) and import_id is not null;

  delete from requests where id = any(removed) and import_id is not null;
  get diagnostics number = row_count;

  delete from lead_words
  where word = any(words)
    and not exists (select from leads where root_id <> all(roots) and search @@ quote_literal(word)::tsquery);
  return number;
end $$;
