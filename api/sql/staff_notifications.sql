-- Notifications of staff are written by a trigger, in the transaction of the event that they are about: whatever stores an event, a form,
-- a mail, an action or a hand-over, notifies once and cannot forget it (docs/decisions/0065-assignment-and-notifications.md).

create or replace function is_absent(account staff_accounts) returns boolean
language sql stable as $$
  select coalesce(now() >= account.absent_from and now() < account.absent_until, false)
$$;

-- Who is notified of a request of an owner: the owner, somebody absent's stand-in or, without one, the managers. Of nobody: nobody.
create or replace function recipients_for(owner integer) returns setof integer
language sql stable as $$
  with present as (
    select account.user_id, account.role from staff_accounts account where can_own_leads(account.user_id) and not is_absent(account)
  ), named as (
    select user_id from present
    where user_id = case when owner in (select user_id from present) then owner
                         else (select stand_in_id from staff_accounts where user_id = owner) end
  )
  select user_id from named
  union all
  select user_id from present
  where owner is not null and role = 'manager' and not exists (select from named)
$$;

-- Whether the owner of a lead was chosen by the rule of assignment.
create or replace function is_assigned_by_rule(lead integer) returns boolean
language sql stable as $$
  select coalesce(
    (select data ? 'rule' and kind = 'assigned' from lead_events
     where lead_id = lead and data @? '$.changes[*].after.owner_id' order by id desc limit 1), false)
$$;

create or replace function notify_staff() returns trigger
language plpgsql as $$
begin
  if not exists (
    select from added where kind in ('submitted', 'assigned', 'undone', 'note', 'contact', 'undelivered') or data -> 'visit' ? 'answer'
  ) then
    return null;
  end if;

  insert into staff_notifications (user_id, lead_id, kind, event_id, actor_id)
  select distinct recipient, event.lead_id, news.kind, event.id, event.actor_id
  from added event
  join leads member on member.id = event.lead_id
  join leads lead on lead.id = member.root_id
  cross join lateral (
    select event.kind = 'submitted' and exists (
             -- Rows of an import are not announced one by one.
             select from requests where id = event.request_id and state = 'inbox' and kind <> 'import') as is_request,
           exists (
             select from leads other join requests on requests.lead_id = other.id
             where other.root_id = lead.id and requests.id < event.request_id and state = 'inbox') as is_known
  ) as request
  cross join lateral (
    select 'assigned' as kind,
           -- Of other events, it is no number.
           case when coalesce(event.data ->> 'undoneKind', event.kind) = 'assigned' then (event.data ->> 'to')::integer end as recipient
    union all
    select 'assigned', lead.owner_id where is_request and not is_known
    union all
    select 'wrote-again', recipients_for(lead.owner_id)
    where is_request and is_known
      -- Who is on an imported list has not written.
      and not exists (select from requests where id = event.request_id and kind = 'import')
    union all
    select 'wrote-again', recipients_for(lead.owner_id) where event.data -> 'visit' ->> 'answer' = 'declined'
    union all
    select 'mentioned', mentioned::integer from jsonb_array_elements_text(event.data -> 'mentions') as mentioned
    where event.kind in ('note', 'contact')
    union all
    select 'undelivered', sent_by from messages where event.kind = 'undelivered' and messages.id = event.message_id
  ) as news
  where recipient <> coalesce(event.actor_id, 0)
    and exists (select from staff_accounts where user_id = recipient and disabled_at is null);
  return null;
end $$;

create or replace trigger notify_staff after insert on lead_events
referencing new table as added for each statement execute function notify_staff();
