-- The contact data of leads are derived: from the requests of their merge tree and the corrections of staff. What lists, searches and
-- statistics read of it is a projection in `leads`, which only `project_leads` writes, and which equals its rebuild at any time
-- (docs/decisions/0062-contact-data-is-derived.md). A lead that is merged into another one has the projection of its own requests.

-- The leads whose data a lead shows: a root those of its tree, a merged lead its own.
create or replace function members_of(lead leads) returns setof integer
language sql stable as $$
  select id from leads member where member.root_id = lead.root_id and (member.id = lead.id or lead.merged_into_id is null)
$$;

-- The requests that count: those in the inbox or, if none of these names somebody, all, as of a lead in spam. A mail of a conversation
-- names nobody.
create or replace function requests_of(lead leads) returns setof requests
language sql stable as $$
  with own as (
    select requests.* from members_of(lead) as member join requests on lead_id = member
  )
  select * from own
  where state = 'inbox'
    or not exists (select from own where state = 'inbox' and num_nonnulls(name, company, email, phone) > 0)
$$;

-- What a request says of its person.
create or replace function details_in(request requests) returns table (field text, identity text, value text)
language sql immutable parallel safe as $$
  select field, coalesce(identity, value), value
  from (values
    ('name', request.name, null), ('company', request.company, null), ('email', request.email, request.email_identity),
    ('phone', request.phone, request.phone_identity), ('service', coalesce(request.service, request.page_service), null),
    ('city', request.city, null)) as said (field, value, identity)
  where value is not null
$$;

-- The values of the fields of a lead. The first place is the one that is shown: the preferred value, otherwise that of the earliest
-- request, of services that of the latest. A choice of the visitor counts before the service of a page.
create or replace function details_of(lead leads) returns table (
  field text, identity text, value text, is_added boolean, is_hidden boolean, preferred_at timestamptz, request_ids integer[],
  place bigint)
language sql stable as $$
  with said as (
    select request.id, said.*,
           case when field <> 'service' then row_number() over (order by received_at, request.id)
                else row_number() over (order by service is null, received_at desc, request.id desc) end as place
    from requests_of(lead) as request cross join lateral details_in(request) as said
  ), found as (
    select id, field, value, identity, place, false as is_added, false as is_hidden, null::timestamptz as preferred_at from said
    union all
    select null, field, value, identity, null, is_added, is_hidden, preferred_at
    from members_of(lead) as member join lead_details on lead_id = member
  ), gathered as (
    select field, identity, (array_agg(value order by place, value))[1] as value, bool_or(is_added) as is_added,
           bool_or(is_hidden) as is_hidden, max(preferred_at) as preferred_at, min(place) as place,
           coalesce(array_agg(id order by id) filter (where id is not null), '{}') as request_ids
    from found group by field, identity
    -- Marks about values of requests that do not count are left out.
    having bool_or(is_added) or count(id) > 0
  )
  select field, identity, value, is_added, is_hidden, preferred_at, request_ids,
         row_number() over (partition by field order by is_hidden, preferred_at desc nulls last, place nulls last, value)
  from gathered
$$;

-- The words of messages, notes, logged contacts and sent e-mails of a lead.
create or replace function words_of_tree(lead leads) returns text
language sql stable as $$
  select string_agg(text, ' ' order by at desc, id desc) from (
    select message as text, received_at as at, id from requests_of(lead)
    union all
    select data ->> 'text', at, id from members_of(lead) as member
    cross join lateral (
      select * from lead_events where lead_id = member and data ? 'text' and kind <> 'undone' offset 0
    ) as event
    union all
    select text, received_at, id from members_of(lead) as member
    cross join lateral (select * from messages where lead_id = member offset 0) as message
    where delivery_state in ('sent', 'bounced')
  ) as said
$$;

-- The next step of a lead, if it was typed for a lead of its merge tree. Staff choose steps by their id, and a merge takes the id
-- from the other lead: after a separation, neither has the text of the other one. A reminder of an answer falls away with the answer.
create or replace function shown_step_of(lead leads) returns setof next_steps
language sql stable rows 1 as $$
  select step.* from next_steps step join leads holder on holder.id = step.lead_id
  where step.id = lead.next_step_id and lead.merged_into_id is null and holder.root_id = lead.root_id
    and not exists (
      select from leads member cross join lateral (
        select from requests where lead_id = member.id and state = 'inbox' and requests.id > step.waits_after_request offset 0
      ) as answer
      where step.waits_after_request is not null and member.root_id = lead.root_id)
$$;

-- The lead of an email address: that of its earliest request in the inbox, otherwise one that staff have added the address to. It may
-- have been merged into another lead. Null: the next request starts a lead.
create or replace function lead_of_address(address text) returns integer
language sql stable set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
  select coalesce(
    -- By `id` alone, PostgreSQL may read all requests in their order.
    (select lead_id from requests where email_identity = address and state = 'inbox' order by id + 0 limit 1),
    (select lead_id from lead_details
     where field = 'email' and identity = address and is_added and not is_hidden
       and not (select is_spam from leads root where root.id = (select root_id from leads where leads.id = lead_id))
     order by lead_id limit 1))
$$;

-- Sets `root_id` and the projection of all leads in the merge trees of these leads, and records the words of names and companies for
-- the spelling correction of searches. The caller has locked the roots.
create or replace function project_leads(changed integer[]) returns void
-- Planning or compiling the statements would take longer than running them for a few leads. Sessions keep plans of when the tables were
-- small, so rows are looked up by their keys (docs/decisions/0083-plans-without-statistics.md).
language plpgsql set jit = off set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  roots integer[];
begin
  with recursive above as (
    select id, merged_into_id from leads where id = any(changed)
    union
    select parent.id, parent.merged_into_id
    from above cross join lateral (select id, merged_into_id from leads where id = above.merged_into_id offset 0) as parent
  )
  select array_agg(id order by id) into roots from above where merged_into_id is null;

  with recursive tree as (
    select id, id as root_id from unnest(roots) as id
    union all
    select child.id, tree.root_id from tree cross join lateral (select id from leads where merged_into_id = tree.id offset 0) as child
  )
  update leads set root_id = tree.root_id from tree
  where leads.id = tree.id and leads.id = any(array(select id from tree)) and leads.root_id <> tree.root_id;

  update leads set
    name = projected.name, company = projected.company, email = projected.email, phone = projected.phone,
    service = projected.service, city = projected.city, page = projected.page, source = projected.source,
    language = projected.language, campaign = projected.campaign, first_due_at = projected.first_due_at,
    answered_in_time = projected.answered_in_time, first_response_seconds = projected.first_response_seconds,
    is_spam = projected.is_spam, created_at = projected.created_at,
    last_activity_at = projected.last_activity_at, last_request_id = projected.last_request_id, due_at = projected.due_at,
    has_failed_delivery = projected.has_failed_delivery, next_step = projected.next_step, next_step_due = projected.next_step_due,
    search_text = projected.search_text, search_words = projected.search_words
  from (
    select lead.id, coalesce(detail.name, detail.email, detail.phone, 'Unknown sender') as name, detail.company, detail.email, detail.phone, detail.service, detail.city, request.page,
           request.source, request.language, request.campaign, (request.first).response_due_at as first_due_at,
           (request.first).response_seconds as first_response_seconds,
           case when (request.first).answered_at is not null then (request.first).answered_at <= (request.first).response_due_at
                when (request.first).closed_at is not null then false end as answered_in_time,
           request.is_spam, request.created_at, request.last_activity_at,
           request.last_request_id, coalesce(request.due_at, 'infinity') as due_at,
           exists (
             select from members_of(lead) as member join deliveries on lead_id = member where state = 'failed'
           ) or exists (
             -- The last message of staff has not arrived.
             select from (
               select delivery_state from members_of(lead) as member
               cross join lateral (select * from messages where lead_id = member offset 0) as message
               where direction = 'out' and kind = 'message' and delivery_state <> 'waiting' order by message.id desc limit 1
             ) as last where delivery_state in ('failed', 'bounced', 'unknown', 'held')
           ) as has_failed_delivery,
           step.text as next_step, step.due as next_step_due,
           -- Only roots are searched.
           case when lead.merged_into_id is not null then ''
                else left(concat_ws(' ', request.about, detail.about), 20000) end as search_text,
           -- PostgreSQL limits a tsvector to one megabyte.
           case when lead.merged_into_id is not null then ''::tsvector
                else coalesce(search_words_of(left(concat_ws(' ', step.text, words_of_tree(lead)), 200000)), '') end as search_words
    from leads lead
    cross join lateral (
      select (array_agg(page order by received_at, id) filter (where page is not null))[1] as page,
             (array_agg(kind order by received_at, id))[1] as source,
             (array_agg(utm ->> 'utm_campaign' order by received_at, id) filter (where utm ->> 'utm_campaign' <> ''))[1] as campaign,
             (array_agg(one order by received_at, id) filter (where state = 'inbox' and response_due_at is not null))[1] as first,
             (array_agg(language order by received_at desc, id desc))[1] as language,
             not bool_or(state = 'inbox') as is_spam, min(received_at) as created_at, max(received_at) as last_activity_at,
             max(id) as last_request_id,
             min(response_due_at) filter (where state = 'inbox' and answered_at is null and closed_at is null) as due_at,
             string_agg(distinct concat_ws(' ', search_text_of(name, company, email, phone), lower(reference),
               lower(coalesce(service, page_service)), practice_words_of(coalesce(service, page_service)), lower(city),
               lower(page)), ' ') as about
      from requests_of(lead) as one
    ) as request
    cross join lateral (
      select max(value) filter (where field = 'name') as name,
             max(value) filter (where field = 'company' and not is_hidden) as company,
             max(value) filter (where field = 'email' and not is_hidden) as email,
             max(value) filter (where field = 'phone' and not is_hidden) as phone,
             max(value) filter (where field = 'service' and not is_hidden) as service,
             max(value) filter (where field = 'city' and not is_hidden) as city,
             (select string_agg(distinct case field
                when 'phone' then search_text_of(null, null, null, value)
                when 'service' then concat_ws(' ', lower(value), practice_words_of(value))
                else lower(value) end, ' ')
              from details_of(lead) where is_added) as about
      from details_of(lead) where place = 1
    ) as detail
    left join shown_step_of(lead) as step on lead.status not in ('won', 'lost') and not request.is_spam
    where lead.root_id = any(roots)
  ) as projected
  where leads.id = projected.id and leads.root_id = any(roots) and row(
      leads.name, leads.company, leads.email, leads.phone, leads.service, leads.city, leads.page, leads.source, leads.language,
      leads.campaign, leads.first_due_at, leads.answered_in_time, leads.first_response_seconds, leads.is_spam, leads.created_at,
      leads.last_activity_at, leads.last_request_id, leads.due_at, leads.has_failed_delivery, leads.next_step, leads.next_step_due,
      leads.search_text, leads.search_words)
    is distinct from row(
      projected.name, projected.company, projected.email, projected.phone, projected.service, projected.city, projected.page,
      projected.source, projected.language, projected.campaign, projected.first_due_at, projected.answered_in_time,
      projected.first_response_seconds, projected.is_spam, projected.created_at, projected.last_activity_at,
      projected.last_request_id, projected.due_at, projected.has_failed_delivery, projected.next_step, projected.next_step_due,
      projected.search_text, projected.search_words);

  -- Sorted, to avoid deadlocks between concurrent inserts. Most are known.
  insert into lead_words
  select distinct words.word
  from leads cross join lateral words_of_lead(name, company) as words (word)
  where root_id = any(roots) and not is_spam and not exists (select from lead_words known where known.word = words.word)
  order by 1
  on conflict do nothing;
end $$;

-- After a change of this file, all leads are projected anew. The plan is made for few: the time of a call grows with their square.
select project_leads(array_agg(id)) from leads group by id / 500;
