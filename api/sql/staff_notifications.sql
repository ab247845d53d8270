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
     where lead_id = lead and data @? '$.changes[*].after.owner_id' order by id + 0 desc limit 1), false)
$$;

-- Looks rows up by their keys, as `project_leads` does, and reads no other requests: the projection of a lead says whether its person is
-- known.
create or replace function notify_staff() returns trigger
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if not exists (
    select from added where kind in ('submitted', 'assigned', 'undone', 'note', 'contact', 'undelivered') or data ? 'visit'
  ) then
    return null;
  end if;

  insert into staff_notifications (user_id, lead_id, kind, event_id, actor_id, read_at)
  select distinct recipient, event.lead_id, news.kind, event.id, event.actor_id, case when recipient = event.actor_id then now() end
  from added event
  -- `offset 0` keeps the look-ups apart: as joins, they may read whole tables in a plan of when these were small.
  cross join lateral (
    select root.id, root.owner_id,
           -- A lead is projected after the event of its request is stored. Before its first one, it has no request.
           root.last_request_id > 0 and not root.is_spam as is_known
    from leads root where root.id = (select root_id from leads where leads.id = event.lead_id) offset 0
  ) as lead
  cross join lateral (
    -- Rows of an import are not announced one by one: who is on an imported list has not written.
    select event.kind = 'submitted' and exists (
      select from requests where id = event.request_id and state = 'inbox' and kind <> 'import' offset 0) as is_request
  ) as request
  cross join lateral (
    select 'assigned' as kind,
           -- Of other events, it is no number.
           case when coalesce(event.data ->> 'undoneKind', event.kind) = 'assigned' then (event.data ->> 'to')::integer end as recipient
    union all
    select 'assigned', lead.owner_id where is_request and not is_known
    union all
    select 'wrote-again', recipients_for(lead.owner_id) where is_request and is_known
    union all
    select 'wrote-again', recipients_for(lead.owner_id) where event.data -> 'visit' ->> 'answer' = 'declined'
    union all
    select 'mentioned', mentioned::integer from jsonb_array_elements_text(event.data -> 'mentions') as mentioned
    where event.kind in ('note', 'contact')
    union all
    -- Who goes, and who went by the version before: a calendar gets an entry, or loses it.
    select 'visit', going.assignee_id
    from site_visits visit
    join site_visits going on going.uid = visit.uid and (
      going.id = visit.id and not visit.is_cancelled
      or going.sequence = visit.sequence - 1 and (visit.is_cancelled or going.assignee_id <> visit.assignee_id))
    where visit.id = (event.data -> 'visit' ->> 'id')::integer and not event.data -> 'visit' ? 'answer'
    union all
    select 'undelivered', sent_by from messages where event.kind = 'undelivered' and messages.id = event.message_id
  ) as news
  -- Who plans a visit of their own gets its entry, without news.
  where (recipient <> coalesce(event.actor_id, 0) or news.kind = 'visit')
    and exists (select from staff_accounts where user_id = recipient and disabled_at is null);
  return null;
end $$;

create or replace trigger notify_staff after insert on lead_events
referencing new table as added for each statement execute function notify_staff();
