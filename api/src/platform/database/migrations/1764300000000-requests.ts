import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Contact data of leads are derived from requests and corrections (docs/decisions/0062-contact-data-is-derived.md). `submissions`
 * become `requests` with data of their own, and events lose their copies. Afterwards `project_leads.sql` is applied, which
 * projects all leads.
 */
export class Requests1764300000000 implements MigrationInterface {
  name = 'Requests1764300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(renamed);
    await runner.query(requests);
    await runner.query(events);
    await runner.query(leads);
  }

  /** Corrections, and requests that are no forms, have no place in the schema before. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(before);
  }
}

/** SQL that renames the constraints and indexes of `requests` or, on the way back, of `submissions`. */
const renameParts = (from: string, to: string) => `
do $$
declare
  part record;
begin
  for part in select conname as name from pg_constraint where conrelid = '${to}'::regclass and conname like '${from}\\_%' loop
    execute format('alter table ${to} rename constraint %I to %I', part.name, '${to}' || substr(part.name, ${from.length + 1}));
  end loop;
  for part in select indexrelid::regclass as name from pg_index
              where indrelid = '${to}'::regclass and indexrelid::regclass::text like '${from}\\_%' loop
    execute format('alter index %I rename to %I', part.name, '${to}' || substr(part.name::text, ${from.length + 1}));
  end loop;
end $$;`;

/** The version before stores forms in its journal while it meets the new tables, and the new version replays them. */
const renamed = `
-- squawk-ignore-file renaming-table, renaming-column, ban-drop-column, ban-drop-table, adding-not-nullable-field
-- squawk-ignore-file constraint-missing-not-valid, require-concurrent-index-deletion
alter table submissions rename to requests;
alter sequence submissions_id_seq rename to requests_id_seq;
${renameParts('submissions', 'requests')}
alter table proof_challenges rename column submission_id to request_id;
alter table lead_events rename column submission_id to request_id;
alter index lead_events_submission rename to lead_events_request;
alter table lead_reads rename column submission_id to request_id;
alter table deliveries rename column submission_id to request_id;
alter table leads rename column last_submission_id to last_request_id;
alter index leads_last_submission rename to leads_last_request;
drop index lead_events_other_lead;
drop trigger if exists refresh_search_of_new on lead_events;
drop trigger if exists refresh_search_of_changed on lead_events;
drop function if exists refresh_search_of_event, refresh_search, search_text_of_form;
`;

const requests = `
alter table requests
  add column kind text,
  add column name text,
  add column company text,
  add column email text,
  add column phone text,
  add column message text,
  add column page_service text,
  add column state text;

update requests set
  kind = case when contact.id is null then 'case-study' else 'contact' end,
  name = coalesce(contact.name, case_study.first_name || ' ' || case_study.last_name),
  company = coalesce(contact.company, case_study.company),
  email = coalesce(contact.email, case_study.email),
  phone = coalesce(contact.phone, case_study.phone),
  message = contact.message,
  service = contact.service,
  page_service = case when contact.service is null then requests.service end,
  state = case when request.is_held then 'held' when root.is_spam then 'spam' else 'inbox' end
from requests request
join leads member on member.id = request.lead_id
join leads root on root.id = member.root_id
left join contact_submissions contact on contact.id = request.contact_submission_id
left join case_study_requests case_study on case_study.id = request.case_study_request_id
where requests.id = request.id;

alter table requests
  alter column kind set not null,
  alter column name set not null,
  alter column state set not null,
  drop constraint requests_check,
  drop column is_held,
  add check (state in ('held', 'inbox', 'spam')),
  -- A form has its row in the table of the website specification, other requests have none.
  add check (case kind
    when 'contact' then contact_submission_id is not null and case_study_request_id is null
    when 'case-study' then contact_submission_id is null and case_study_request_id is not null
    else kind in ('email', 'phone', 'walk-in', 'trade-show', 'import')
      and contact_submission_id is null and case_study_request_id is null end);
`;

const staffFields = (values: string) => `(
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${values})
  where key in ('status', 'owner_id', 'merged_into_id'))`;

/** Changes of contact data, and of a spam state that leads do not have any more, cannot be undone. */
const events = `
delete from lead_events where coalesce(data ->> 'undoneKind', kind) = 'details';
update lead_events set data = data - 'changes' - 'requests'
where coalesce(data ->> 'undoneKind', kind) in ('spam', 'released');
update lead_events set data = jsonb_set(data, '{changes}', (
  select coalesce(jsonb_agg(jsonb_build_object(
    'leadId', change -> 'leadId', 'before', ${staffFields("change -> 'before'")}, 'after', ${staffFields("change -> 'after'")})), '[]')
  from jsonb_array_elements(data -> 'changes') as change
))
where data ? 'changes';
update lead_events set data = jsonb_set(data, '{requests}', (
  select coalesce(jsonb_agg(change - 'submissionId' || jsonb_build_object('requestId', change -> 'submissionId')), '[]')
  from jsonb_array_elements(data -> 'requests') as change
))
where data ? 'requests';
`;

const leads = `
drop table lead_identities;

-- What staff have corrected of a lead: values that they have typed, and marks about values of its own requests.
create table lead_details (
  lead_id integer not null references leads on delete cascade,
  field text not null check (field in ('name', 'company', 'email', 'phone', 'service', 'city')),
  -- What makes two values the same: of an address or a number its canonical form, otherwise the value.
  identity text not null,
  value text not null,
  is_added boolean not null default false,
  is_hidden boolean not null default false,
  preferred_at timestamptz,
  primary key (lead_id, field, identity)
);
create index lead_details_identity on lead_details (identity) where field in ('email', 'phone');

-- Columns that project_leads sets.
alter table leads
  drop constraint leads_source_check,
  alter column name set default '',
  alter column source set default 'contact',
  alter column created_at set default now(),
  alter column last_activity_at set default now(),
  alter column search_text set default '',
  alter column search_words set default '';
`;

const before = `
drop table lead_details;
create table lead_identities (
  value text primary key,
  lead_id integer not null references leads on delete cascade
);
create index lead_identities_lead on lead_identities (lead_id);
insert into lead_identities (value, lead_id)
select distinct on (email_identity) email_identity, lead_id from requests
where state = 'inbox' and email_identity is not null order by email_identity, id;
alter table leads
  add constraint leads_source_check check (source in ('contact', 'case-study')),
  alter column name drop default,
  alter column source drop default,
  alter column created_at drop default,
  alter column last_activity_at drop default,
  alter column search_text drop default,
  alter column search_words drop default;
alter table leads rename column last_request_id to last_submission_id;
alter index leads_last_request rename to leads_last_submission;
update requests set service = coalesce(service, page_service);
alter table requests add column is_held boolean not null default false;
update requests set is_held = state = 'held';
alter table requests
  drop column kind, drop column name, drop column company, drop column email, drop column phone, drop column message,
  drop column page_service, drop column state,
  add constraint requests_check check (num_nonnulls(contact_submission_id, case_study_request_id) = 1);
alter table requests rename to submissions;
alter sequence requests_id_seq rename to submissions_id_seq;
${renameParts('requests', 'submissions')}
alter table proof_challenges rename column request_id to submission_id;
alter table lead_events rename column request_id to submission_id;
alter index lead_events_request rename to lead_events_submission;
alter table lead_reads rename column request_id to submission_id;
alter table deliveries rename column request_id to submission_id;
create index lead_events_other_lead on lead_events ((data ->> 'leadId')) where data ? 'leadId';
`;
