-- Which leads are unread is a matter of each person. A lead is unread if its last request is later than what the person has
-- read of it: the entry in lead_reads or, without one, staff_accounts.leads_read_to (docs/decisions/0092-an-entry-for-each-read-lead.md).

-- Returns the unread leads of a person, also in spam. Both parts are found by an index, and no lead is in both.
create or replace function unread_leads(reader integer) returns setof integer
language sql stable set plan_cache_mode = force_custom_plan set enable_seqscan = off set enable_bitmapscan = off as $$
  select leads.id from leads
  where merged_into_id is null and last_request_id > (select leads_read_to from staff_accounts where user_id = reader)
    -- The planner expects few rows of a range, and a third of the table without its end: it would read all leads.
    and last_request_id <= 2147483647
    and not exists (
      select from lead_reads mark
      where mark.user_id = reader and mark.lead_id = leads.id and request_id >= last_request_id)
  union all
  select mark.lead_id from lead_reads mark
  -- Otherwise it may read all other leads first, to find those of the few entries.
  cross join lateral (select last_request_id, merged_into_id from leads where id = mark.lead_id offset 0) as lead
  where mark.user_id = reader and request_id < last_request_id and merged_into_id is null
    and last_request_id <= (select leads_read_to from staff_accounts where user_id = reader)
$$;

-- Marks leads as read, up to what the person has seen of them, or as unread. In order, so that two windows of a person do not deadlock.
create or replace function mark_leads(reader integer, marked integer[], seen integer[], is_read boolean) returns void
language sql as $$
  insert into lead_reads as mark (user_id, lead_id, request_id)
  select reader, leads.id, case when is_read then coalesce(least(requested.seen, last_request_id), last_request_id) else 0 end
  from unnest(marked, seen) as requested (id, seen) join leads on leads.id = requested.id
  order by leads.id
  on conflict (user_id, lead_id) do update
    set request_id = case when is_read then greatest(mark.request_id, excluded.request_id) else 0 end
$$;

create or replace function is_unread_for(reader integer, lead integer) returns boolean
language sql stable as $$
  select last_request_id > coalesce(
    (select request_id from lead_reads where user_id = reader and lead_id = lead),
    (select leads_read_to from staff_accounts where user_id = reader))
  from leads where id = lead
$$;

-- Call it before a lead is merged into another root: then the root is read by everyone who has read both.
create or replace function merge_reads(moved integer, target integer) returns void
language sql as $$
  insert into lead_reads (user_id, lead_id, request_id)
  select user_id, target, case
    when is_unread_for(user_id, moved) or is_unread_for(user_id, target) then 0
    else (select max(last_request_id) from leads where id in (moved, target)) end
  from staff_accounts where disabled_at is null order by user_id
  on conflict (user_id, lead_id) do update set request_id = excluded.request_id
$$;

-- Call it before a lead is separated from its root: it was read by everyone who has read the root.
create or replace function separate_reads(separated integer) returns void
language sql as $$
  insert into lead_reads (user_id, lead_id, request_id)
  select user_id, separated, root.last_request_id
  from staff_accounts, leads member join leads root on root.id = member.root_id
  where member.id = separated and disabled_at is null and not is_unread_for(user_id, root.id)
  order by user_id
  on conflict (user_id, lead_id) do update set request_id = excluded.request_id
$$;
