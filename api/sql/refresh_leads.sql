-- Recomputes what follows from the merge tree, the spam flag and the submissions of leads, after `merged_into_id` or `is_spam`
-- of the given leads has changed: root_id, identities, and the columns of the roots that summarize their trees.
--
-- A submission that was held and is now in the inbox is admitted, once: it gets its response time, and the caller queues its
-- notifications. Returns the ids of the admitted submissions.

create or replace function refresh_leads(changed integer[], due timestamptz) returns setof integer
language plpgsql as $$
declare
  roots integer[];
  admitted integer[];
begin
  with recursive above as (
    select id, merged_into_id from leads where id = any(changed)
    union
    select parent.id, parent.merged_into_id from above join leads parent on parent.id = above.merged_into_id
  )
  select array_agg(id) into roots from above where merged_into_id is null;

  with recursive tree as (
    select id, id as root_id from unnest(roots) as id
    union all
    select child.id, tree.root_id from tree join leads child on child.merged_into_id = tree.id
  )
  update leads set root_id = tree.root_id from tree where leads.id = tree.id and leads.root_id <> tree.root_id;

  with released as (
    update submissions set is_held = false, response_due_at = due
    from leads member join leads root on root.id = member.root_id
    where root.id = any(roots) and not root.is_spam and lead_id = member.id and is_held
    returning submissions.id
  )
  select array_agg(id order by id) into admitted from released;

  -- A lead in spam identifies nobody: a later form of that address starts a new lead.
  delete from lead_identities using leads member join leads root on root.id = member.root_id
  where lead_id = member.id and root.id = any(roots) and root.is_spam;
  insert into lead_identities (value, lead_id)
  select distinct on (email_identity) email_identity, lead_id
  from leads member join leads root on root.id = member.root_id join submissions on lead_id = member.id
  where root.id = any(roots) and not root.is_spam and email_identity is not null
  order by email_identity, submissions.id
  on conflict do nothing;

  update leads set
    last_activity_at = summary.last_at,
    last_submission_id = summary.last_id,
    has_failed_delivery = exists (
      select from leads member join deliveries on deliveries.lead_id = member.id
      where member.root_id = leads.id and deliveries.state = 'failed')
  from (
    select member.root_id, max(received_at) as last_at, max(submissions.id) as last_id
    from leads member join submissions on lead_id = member.id
    where member.root_id = any(roots)
    group by member.root_id
  ) as summary
  where leads.id = summary.root_id;

  perform refresh_search(roots);
  perform refresh_due(roots);
  return query select unnest(admitted);
end $$;

-- Recomputes the due time of root leads: the earliest of their submissions that wait for an answer.
create or replace function refresh_due(roots integer[]) returns void
language plpgsql as $$
begin
  update leads set due_at = coalesce((
    select min(response_due_at) from leads member join submissions on lead_id = member.id
    where member.root_id = leads.id and answered_at is null and closed_at is null and not leads.is_spam), 'infinity')
  where id = any(roots);
end $$;
