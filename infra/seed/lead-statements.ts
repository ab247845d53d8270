import { formWordings, type WordingVersion } from '@portal/contracts/form-wording';
import {
  companyEnds,
  companyKinds,
  companyStarts,
  firstNames,
  lastNames,
  notes,
  rareSentences,
  sentences,
  syllables,
} from './words.content.ts';

export interface Statement {
  /** The rows it inserts, for the progress report. Preparations have no label. */
  label?: string;
  text: string;
  values?: unknown[];
}

const staffSize = 12;

/** Large tables. */
export const tables = ['leads', 'requests', 'lead_events', 'contact_submissions', 'case_study_requests', 'next_steps'];

/**
 * Returns the statements that insert this number of leads. All values of a lead are derived from its id by `chance`, so
 * two runs insert the same leads.
 */
export function statements(leads: number): Statement[] {
  return [
    { text: chance },
    { text: sentenceTable, values: [[...sentences, ...rareSentences]] },
    { text: staff },
    { label: 'people', text: people, values: [leads, sentences.length, rareSentences.length] },
    { label: 'forms', text: forms },
    // Without statistics, joins compare each person with each form.
    { text: 'analyze sentence, person, form' },
    { label: 'contact forms', text: contactSubmissions },
    { label: 'case study requests', text: caseStudyRequests },
    { label: 'leads', text: leadsOfPeople },
    { label: 'requests', text: requests },
    { label: 'failed deliveries', text: deliveries },
    { text: reads },
    { text: readByAll },
    { label: 'events', text: events, values: [notes] },
    { label: 'next steps', text: nextSteps },
    { text: sequences },
    // Without statistics, the projection reads whole tables for each lead.
    { text: `analyze ${tables.join(', ')}` },
    { text: 'select project_leads(array_agg(id)) from leads group by id / 500' },
  ];
}

/** `chance(id, purpose, limit)` returns a pseudo-random number from 0 to `limit` - 1: the same for the same id and purpose. */
const chance = `
  create function pg_temp.chance(id bigint, purpose text, "limit" bigint) returns bigint language sql immutable
  return (hashint8extended(id, hashtext(purpose)::bigint) & 9223372036854775807) % "limit"`;

const sentenceTable = `
  create temporary table sentence on commit drop as
  select number::integer as id, text from unnest($1::text[]) with ordinality as numbered (text, number)`;

const staff = `
  with inserted as (
    insert into users (email, name)
    select 'colleague' || n || '@lumenward.example', name
    from unnest(array['Grace Hopper', 'Alan Turing', 'Katherine Johnson', 'Edsger Dijkstra', 'Barbara Liskov', 'Ken Thompson',
                      'Frances Allen', 'Donald Knuth', 'Margaret Hamilton', 'Tony Hoare', 'Radia Perlman', 'John Backus']
      ) with ordinality as member (name, n)
    on conflict (email) do nothing returning id
  )
  insert into staff_accounts (user_id, role) select id, 'agent' from inserted`;

const pages = [
  '/contact',
  '/',
  '/services',
  '/services/access-control',
  '/services/video-surveillance',
  '/services/structured-cabling',
  '/services/saas-security',
  '/services/commercial-audio',
  '/austin',
  '/austin-access-control',
  '/austin-cabling',
  '/austin-brivo',
  '/san-antonio',
  '/san-antonio-verkada',
  '/san-antonio-networking',
  '/partners',
  '/industries',
  '/about',
];

const services = [
  'connectivity',
  'physical-security',
  'physical-security',
  'it-security',
  'audiovisual',
  'consultation',
  'access-control',
  'video-surveillance',
  'structured-cabling',
  'saas-security',
  null,
];

const campaigns = ['camera-refresh', 'brivo-upgrade', 'office-moves', 'k12-safety', 'zero-trust-webinar'];

/** Of lost leads, by frequency. */
const lostReasons = [
  'price',
  'price',
  'price',
  'competitor',
  'competitor',
  'no-answer',
  'no-answer',
  'no-budget',
  'postponed',
  'not-our-service',
  'duplicate-or-vendor',
  null,
];

/** Hours of day at which forms are sent, by frequency. */
const hours = [0, 6, 7, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 12, 13, 13, 14, 14, 15, 15, 16, 17, 19, 21];

/** Returns an SQL expression that chooses an item for `id`. Arrays of PostgreSQL start at 1. */
const oneOf = (list: readonly (string | number | null)[], purpose: string) => {
  const items = list.map((item) => (typeof item === 'string' ? `'${item.replaceAll("'", "''")}'` : String(item)));
  return `(array[${items.join(', ')}])[1 + pg_temp.chance(id, '${purpose}', ${list.length})]`;
};

/** One row per person with contact details and status. Their number grows every year; recent ones are mostly open. */
const people = `
  create temporary table person on commit drop as
  with numbered as (
    select n as id, now() - interval '3 years' * (1 - sqrt((n + 0.5) / $1::float)) as around
    from generate_series(1, $1::integer) as n
  ), timed as (
    select id, least(now() - make_interval(secs => pg_temp.chance(id, 'second', 600)),
      date_trunc('day', around at time zone 'America/Chicago') at time zone 'America/Chicago'
        + make_interval(hours => ${oneOf(hours, 'hour')}, secs => pg_temp.chance(id, 'minute', 3600))) as created_at
    from (
      -- Of three forms of a weekend, two are sent two days before.
      select id, around - case when extract(isodow from around at time zone 'America/Chicago') > 5
                                and pg_temp.chance(id, 'weekend', 3) > 0 then interval '2 days' else interval '0' end as around
      from numbered
    ) as moved
  ), named as (
    select timed.*, now() - created_at as age, ${oneOf(firstNames, 'first')} as first_name,
           case when pg_temp.chance(id, 'rare name', 6) > 0 then ${oneOf(lastNames, 'last')}
             else initcap(${oneOf(syllables, 'one')} || ${oneOf(syllables, 'two')} || ${oneOf(syllables, 'three')}) end as last_name,
           ${oneOf(companyStarts, 'company')} as start, ${oneOf(companyKinds, 'kind')} as kind,
           lpad(pg_temp.chance(id, 'phone', 10000000)::text, 7, '0') as digits,
           ${oneOf(['512', '737', '210', '830', '726'], 'area')} as area,
           ${oneOf(pages, 'page')} as page, pg_temp.chance(id, 'state', 1000) as state,
           pg_temp.chance(id, 'format', 6) as phone_format, pg_temp.chance(id, 'again', 100) as again
    from timed
  )
  select id, created_at, age, first_name, last_name, first_name || ' ' || last_name as name,
         case when pg_temp.chance(id, 'has company', 10) < 8 or pg_temp.chance(id, 'form', 100) < 12
           then start || ' ' || kind || ${oneOf(companyEnds, 'end')} end as company,
         lower(first_name || '.' || last_name) || id || '@' || case when pg_temp.chance(id, 'host', 3) = 0
           then ${oneOf(['gmail.com', 'outlook.com', 'yahoo.com', 'icloud.com'], 'provider')}
           else lower(start || kind) || '.example' end as email,
         case phone_format
           when 0 then null
           when 1 then area || digits
           when 2 then '(' || area || ') ' || left(digits, 3) || '-' || right(digits, 4)
           when 3 then '+1 ' || area || ' ' || left(digits, 3) || ' ' || right(digits, 4)
           else area || '-' || left(digits, 3) || '-' || right(digits, 4) end as phone,
         case when phone_format > 0 then '+1' || area || digits end as phone_identity,
         ${oneOf(services, 'service')} as service, page,
         case when pg_temp.chance(id, 'campaign', 4) = 0 then ${oneOf(campaigns, 'which campaign')} end as campaign,
         case when page like '/austin%' then 'austin' when page like '/san-antonio%' then 'san-antonio' end as city,
         case when pg_temp.chance(id, 'form', 100) < 12 then 'case-study' else 'contact' end as source,
         pg_temp.chance(id, 'spam', 100) < 4 as is_spam,
         case
           when age < interval '1 day' then case when state < 800 then 'new' else 'contacted' end
           when age < interval '2 weeks' then case when state < 150 then 'new' when state < 600 then 'contacted'
             when state < 780 then 'qualified' when state < 850 then 'quoted' when state < 920 then 'won' else 'lost' end
           else case when state < 2 then 'new' when state < 150 then 'contacted' when state < 205 then 'qualified'
             when state < 260 then 'quoted'
             when state < 520 then 'won' else 'lost' end
         end as status,
         case when pg_temp.chance(id, 'rare', 10000) = 0 then $2::integer + 1 + pg_temp.chance(id, 'which', $3::integer)
           else 1 + pg_temp.chance(id, 'one', $2::integer) end as one,
         1 + pg_temp.chance(id, 'two', $2::integer) as two,
         1 + pg_temp.chance(id, 'three', $2::integer) as three,
         -- One person in a hundred is merged into the previous one.
         case when id % 100 = 7 then id - 1 end as merged_into_id,
         case when id % 100 = 7 then 1 else 1 + (again < 15)::integer + (again < 3)::integer end as forms
  from named`;

/**
 * One row per form. A person's first form has the person's time, later ones follow within two weeks. Forms of leads with an owner
 * are answered, except a few that are the last of several: these leads wrote again.
 */
const forms = `
  create temporary table form on commit drop as
  with sent as (
  select person.id as lead_id, nth, person.source = 'case-study' and nth = 1 as is_request,
         row_number() over (order by person.id, nth) as id,
         least(created_at + (nth - 1) * make_interval(secs => 3600 + pg_temp.chance(person.id, 'later', 1000000)), now()) as received_at,
         concat_ws(' ', one.text, case when nth = 1 then two.text end, three.text) as message,
         is_spam,
         (status <> 'new' or merged_into_id is not null) and not is_spam
           and not (nth > 1 and nth = forms and pg_temp.chance(person.id, 'wrote again', 25) = 0) as is_answered,
         (60 * exp(pg_temp.chance(person.id + nth, 'answer', 1000) / 180.0))::integer as seconds
  from person, generate_series(1, forms) as nth, sentence one, sentence two, sentence three
  where one.id = case when nth = 1 then person.one else person.two end and two.id = person.two and three.id = person.three
  ), timed as (
    select *, received_at at time zone 'America/Chicago' as clock from sent
  )
  select timed.*,
         case
           when is_spam then null
           when extract(isodow from clock) < 6 and clock::time between '08:00' and '17:30' then received_at + interval '30 minutes'
           else (date_trunc('day', clock) + interval '8 hours 30 minutes' + case
             when extract(isodow from clock) < 6 and clock::time < '08:00' then interval '0'
             when extract(isodow from clock) < 5 then interval '1 day'
             else make_interval(days => 8 - extract(isodow from clock)::integer) end) at time zone 'America/Chicago' end as due_at,
         case when is_answered then least(received_at + make_interval(secs => seconds), now()) end as answered_at,
         case when is_answered then seconds end as response_seconds
  from timed`;

const reference = `upper(left(md5('reference ' || form.id), 8))`;

const contactSubmissions = `
  insert into contact_submissions (id, name, company, email, phone, service, message, created_at)
  select form.id, name, company, email, phone, service, message, received_at
  from form join person on person.id = lead_id where not is_request order by form.id`;

const caseStudyRequests = `
  insert into case_study_requests (id, first_name, last_name, email, company, phone, created_at)
  select form.id, first_name, last_name, email, company, phone, received_at
  from form join person on person.id = lead_id where is_request order by form.id`;

/** What staff decide. `project_leads` sets the rest (api/sql/project_leads.sql). */
const leadsOfPeople = `
  insert into leads (id, root_id, merged_into_id, status, owner_id, value_usd, expected_month, lost_reason, closed_on,
                     closed_from)
  select id, coalesce(merged_into_id, id), merged_into_id, status,
         case when status <> 'new' or pg_temp.chance(id, 'claimed', 10) = 0
           then members[1 + (${staffSize} * (pg_temp.chance(id, 'owner', 1000) / 1000.0) ^ 2)::integer % ${staffSize}] end,
         case when status in ('won', 'quoted') and pg_temp.chance(id, 'has value', 8) > 0
                or status = 'qualified' and pg_temp.chance(id, 'has value', 2) = 0
           then 50 * (12 * exp(pg_temp.chance(id, 'value', 1000) / 230.0))::integer end,
         case when status in ('qualified', 'quoted') and pg_temp.chance(id, 'has month', 4) > 0
           then to_char(now() at time zone 'America/Chicago' + make_interval(months => pg_temp.chance(id, 'month', 6)::integer - 1),
                        'YYYY-MM') end,
         case when status = 'lost' then ${oneOf(lostReasons, 'reason')} end,
         case when status in ('won', 'lost') then least(now() at time zone 'America/Chicago',
           created_at at time zone 'America/Chicago' + make_interval(days => 1 + pg_temp.chance(id, 'closed', 45)::integer))::date end,
         case when status = 'won' then ${oneOf(['qualified', 'quoted', 'quoted', 'quoted'], 'won from')}
              when status = 'lost' then ${oneOf(['new', 'contacted', 'contacted', 'qualified', 'quoted'], 'lost from')} end
  from person cross join (select array_agg(user_id order by user_id) as members from (
    select user_id from staff_accounts where disabled_at is null order by user_id desc limit ${staffSize}) as latest) as team
  order by id`;

/** Most leads that are worked on have one, of which some are overdue. */
const nextSteps = `
  with step as (
    insert into next_steps (lead_id, text, due)
    select id, ${oneOf(['Call back', 'Send the quote', 'Ask for the floor plan', 'Walk the site', 'Check in on the budget'], 'step')},
           to_char(now() at time zone 'America/Chicago' + make_interval(days => pg_temp.chance(id, 'step day', 30)::integer - 4),
                   'YYYY-MM-DD')
    from leads join person using (id)
    where leads.merged_into_id is null and not person.is_spam and owner_id is not null and leads.status in ('contacted', 'qualified', 'quoted')
      and age < interval '90 days' and pg_temp.chance(id, 'has step', 4) > 0
    order by id
    returning id, lead_id
  )
  update leads set next_step_id = step.id from step where leads.id = lead_id`;

const byForm = (textOf: (version: WordingVersion) => string) =>
  `case when is_request then '${textOf('case-study-dialog-2')}' else '${textOf('contact-2')}' end`;
const wordingVersion = byForm((version) => version);
const wording = byForm((version) => formWordings[version].join('\n'));

const requests = `
  insert into requests (id, kind, key, content_digest, lead_id, contact_submission_id, case_study_request_id, reference, state, name,
                        company, email, phone, email_identity, phone_identity, message, service, page_service, received_at,
                        response_due_at, answered_at, answered_by, response_seconds, page, landing, city, referrer_host, utm, release,
                        wording_version, wording, spam_score, spam_reasons)
  select form.id, case when is_request then 'case-study' else 'contact' end, md5('seed ' || form.id)::uuid,
         sha256(form.id::text::bytea), lead_id, case when not is_request then form.id end, case when is_request then form.id end,
         ${reference}, case when person.is_spam then 'held' else 'inbox' end, person.name, person.company, person.email,
         person.phone, person.email, phone_identity, case when not is_request then message end,
         case when not is_request then person.service end, case when is_request then person.service end,
         received_at, form.due_at, answered_at, case when answered_at is not null then leads.owner_id end, response_seconds,
         person.page, '/', person.city,
         case pg_temp.chance(form.id, 'referrer', 4) when 0 then 'www.google.com' when 1 then 'duckduckgo.com' end,
         case when person.campaign is null then '{}'
           else jsonb_build_object('utm_source', 'newsletter', 'utm_medium', 'email', 'utm_campaign', person.campaign) end,
         'seed', ${wordingVersion}, ${wording},
         case when person.is_spam then 80 else 0 end,
         case when person.is_spam then '[{"name": "links", "points": 80, "sentence": "There are four links in the message."}]' else '[]' end::jsonb
  from form join person on person.id = lead_id join leads on leads.id = lead_id order by form.id`;

const deliveries = `
  insert into deliveries (request_id, lead_id, channel, state, recipient, attempts, last_error, created_at, settled_at)
  select form.id, lead_id, 'sales-email', 'failed', 'sales@lumenward.example', 12, 'The mail server did not respond.',
         received_at, received_at + interval '1 day'
  from form join person on person.id = lead_id
  where nth = forms and not person.is_spam and pg_temp.chance(lead_id, 'failed', 2000) = 0`;

/** Everyone has read all leads but some new ones. */
const reads = `
  insert into lead_reads (user_id, lead_id, request_id)
  select user_id, person.id, 0 from staff_accounts cross join person
  where status = 'new' and merged_into_id is null
    and (age < interval '3 days' or pg_temp.chance(person.id, 'unread', 4) = 0)`;

const readByAll = 'update staff_accounts set leads_read_to = (select max(id) from requests)';

const events = `
  insert into lead_events (lead_id, request_id, kind, at, actor_id, data)
  select lead_id, request_id, kind, at, actor_id, data from (
    select lead_id, id as request_id, 'submitted' as kind, received_at as at, null::integer as actor_id, '{}'::jsonb as data
    from form
    union all
    select id, null, 'assigned', created_at + interval '5 minutes', owner_id, jsonb_build_object('from', null, 'to', owner_id)
    from (select id, owner_id, person.created_at from leads join person using (id) where owner_id is not null) as owned
    union all
    select leads.id, null, 'status', answered_at, owner_id, jsonb_build_object('from', 'new', 'to', leads.status)
    from leads join form on lead_id = leads.id where nth = 1 and answered_at is not null and leads.status <> 'new'
    union all
    select leads.id, null, 'contact', answered_at, owner_id,
           jsonb_build_object('channel', case when pg_temp.chance(form.id, 'channel', 3) = 0 then 'email' else 'call' end, 'outcome', null)
    from leads join form on lead_id = leads.id where answered_at is not null
    union all
    select id, null, 'note', created_at + interval '1 day', null,
           jsonb_build_object('text', ($1::text[])[1 + pg_temp.chance(id, 'note', cardinality($1::text[]))])
    from person where pg_temp.chance(id, 'noted', 10) = 0 and age > interval '1 day'
    union all
    select merged_into_id, null, 'merged', created_at + interval '2 days', null, jsonb_build_object('leadId', id)
    from person where merged_into_id is not null
  ) as event
  order by at`;

/** Continues the sequences after the last id. */
const sequences = `
  select setval('leads_id_seq', (select max(id) from leads)),
         setval('requests_id_seq', (select max(id) from requests)),
         setval('contact_submissions_id_seq', (select max(id) from contact_submissions)),
         setval('case_study_requests_id_seq', coalesce((select max(id) from case_study_requests), 1))`;
