-- Agents and managers whose account is enabled can own leads. Null: nobody.
create or replace function can_own_leads(owner integer) returns boolean
language sql stable as $$
  select exists (select from staff_accounts where user_id = owner and disabled_at is null and role in ('agent', 'manager'))
$$;

-- Gives the open leads of an owner who leaves to another one, or to nobody, and returns how many. Won and lost leads keep their
-- owner. The caller has locked the account, so that no lead is assigned to it meanwhile.
create or replace function hand_over_leads(former integer, heir integer, actor integer) returns integer
language plpgsql as $$
declare
  batch uuid := gen_random_uuid();
  handed_over integer;
begin
  with open as (
    select id from leads
    where owner_id = former and status in ('new', 'contacted', 'qualified') and merged_into_id is null and not is_spam
    order by id for no key update
  ), changed as (
    update leads set owner_id = heir from open where leads.id = open.id returning leads.id
  )
  insert into lead_events (lead_id, kind, actor_id, batch_id, data)
  select id, 'assigned', actor, batch, jsonb_build_object('from', former, 'to', heir, 'changes', jsonb_build_array(
    jsonb_build_object(
      'leadId', id, 'before', jsonb_build_object('owner_id', former), 'after', jsonb_build_object('owner_id', heir))))
  from changed order by id;
  get diagnostics handed_over = row_count;
  if handed_over > 0 then
    notify lead_events;
  end if;
  return handed_over;
end $$;
