-- Removes leads and everything stored about them. Used by "Erase this person" and by retention.

-- Keyed hash of an email identity. The key is in this database, so that an erased address is recognized after a restore too.
create or replace function address_digest(address text) returns bytea
language sql stable as $$
  select sha256(secret || sha256(secret || convert_to(address, 'UTF8'))) from erasure_key
$$;

-- The email addresses of leads: those of their requests, and those that staff have added.
create or replace function addresses_of(ids integer[]) returns setof text
language sql stable as $$
  -- `offset 0`: by the index of leads, also in a plan of when the table was small. That of addresses is read as a whole.
  select email_identity from (select email_identity from requests where lead_id = any(ids) offset 0) as known
  where email_identity is not null
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
begin
  -- In the order in which proofs and deliveries lock their rows, to avoid deadlocks.
  perform from proof_challenges join requests on id = request_id
  where lead_id = any(erased) order by request_id for update of proof_challenges;
  perform from deliveries where lead_id = any(erased) order by id for update;
  perform from leads where id = any(erased) order by id for update;

  insert into lead_statistics (received_on, service, city, page)
  select (created_at at time zone zone)::date, case when service = any(services) then service end, city,
         case when exists (
           select from leads other where other.page = lead.page and merged_into_id is null and not is_spam
             and other.id <> all(erased) offset 0) then page end
  from leads lead
  where id = any(erased) and merged_into_id is null and not is_spam;

  return remove_leads(erased);
end $$;

-- Removes deliveries with their entries on timelines, and returns how many. Runs as the owner, like `erase_leads`.
create or replace function remove_deliveries(removed integer[]) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with events as (
    delete from lead_events using deliveries
    where deliveries.id = any(removed) and lead_events.lead_id = deliveries.lead_id
      and lead_events.kind = 'delivery' and lead_events.data ->> 'deliveryId' = deliveries.id::text
  ), deleted as (
    delete from deliveries where id = any(removed) returning 1
  )
  select count(*) from deleted
$$;
