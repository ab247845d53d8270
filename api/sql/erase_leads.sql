-- Removes leads and everything stored about them. Used by "Erase this person" and by retention.

-- Keyed hash of an email identity. The key is in this database, so that an erased address is recognized after a restore too.
create or replace function address_digest(address text) returns bytea
language sql stable as $$
  select sha256(secret || sha256(secret || convert_to(address, 'UTF8'))) from erasure_key
$$;

-- The email addresses of leads: those of their requests, and those that staff have added.
create or replace function addresses_of(ids integer[]) returns setof text
language sql stable as $$
  select email_identity from requests where lead_id = any(ids) and email_identity is not null
  union
  select identity from lead_details where lead_id = any(ids) and field = 'email'
$$;

-- All leads of the person of a lead: its merge tree, the leads of all email addresses in it, their merge trees, and so on.
create or replace function leads_of_person(lead integer) returns setof integer
language sql stable as $$
  with recursive person as (
    select id from leads where root_id = (select root_id from leads where id = lead)
    union
    select member.id
    from person
    cross join lateral addresses_of(array[person.id]) as address
    cross join lateral (
      select lead_id from requests where email_identity = address
      union all
      select lead_id from lead_details where field = 'email' and identity = address) as other
    join leads named on named.id = other.lead_id
    join leads member on member.root_id = named.root_id
  )
  select id from person
$$;

-- Removes whole merge trees. The caller holds the lock of merges. What reports count stays without anything that
-- identifies a person: days in the given time zone, services of the given list, and pages that other leads have too.
-- Returns the number of removed rows by kind. Runs as the owner: the role of the API cannot delete leads in any other way.
create or replace function erase_leads(erased integer[], zone text, services text[]) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  erased_requests integer[];
  erased_deliveries integer[];
  words text[];
  removed jsonb;
  contact_forms integer[];
  case_study_forms integer[];
begin
  -- In the order in which proofs and deliveries lock their rows, to avoid deadlocks.
  perform from proof_challenges join requests on id = request_id
  where lead_id = any(erased) order by request_id for update of proof_challenges;
  perform from deliveries where lead_id = any(erased) order by id for update;
  perform from leads where id = any(erased) order by id for update;

  select array_agg(id), array_agg(contact_submission_id), array_agg(case_study_request_id)
  into erased_requests, contact_forms, case_study_forms
  from requests where lead_id = any(erased);
  select array_agg(id) into erased_deliveries from deliveries where lead_id = any(erased);

  insert into lead_statistics (received_on, service, city, page)
  select (created_at at time zone zone)::date, case when service = any(services) then service end, city,
         case when exists (
           select from leads other where other.page = lead.page and merged_into_id is null and not is_spam
             and other.id <> all(erased)) then page end
  from leads lead
  where id = any(erased) and merged_into_id is null and not is_spam;

  select array_agg(distinct word) into words
  from (
    select name, company from requests where lead_id = any(erased)
    union
    select value, null from lead_details where lead_id = any(erased)
    union
    select detail ->> 'value', null from lead_events cross join lateral jsonb_array_elements(data -> 'details') as detail
    where lead_id = any(erased)
  ) as named cross join lateral words_of_lead(name, company) as word;

  select jsonb_build_object(
    'leads', (select count(*) from leads where id = any(erased)),
    'requests', coalesce(cardinality(erased_requests), 0),
    'events', (select count(*) from lead_events where lead_id = any(erased) and kind <> 'note'),
    'notes', (select count(*) from lead_events where lead_id = any(erased) and kind = 'note'),
    'deliveries', coalesce(cardinality(erased_deliveries), 0)) into removed;

  -- Requests that are no forms. The others follow their forms, and all deliveries and proofs their requests.
  delete from requests where id = any(erased_requests) and contact_submission_id is null and case_study_request_id is null;
  delete from contact_submissions where id = any(contact_forms);
  delete from case_study_requests where id = any(case_study_forms);
  delete from leads where id = any(erased);

  delete from lead_words
  where word = any(words) and not exists (select from leads where search @@ quote_literal(word)::tsquery);

  -- Open lead desks load their leads again.
  notify lead_events, 'removed';
  return removed;
end $$;

-- Removes deliveries with their entries on timelines, and returns how many. Runs as the owner, like `erase_leads`.
create or replace function remove_deliveries(removed integer[]) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with events as (
    delete from lead_events using deliveries
    where deliveries.id = any(removed) and lead_events.request_id = deliveries.request_id
      and lead_events.kind = 'delivery' and lead_events.data ->> 'deliveryId' = deliveries.id::text
  ), deleted as (
    delete from deliveries where id = any(removed) returning 1
  )
  select count(*) from deleted
$$;
