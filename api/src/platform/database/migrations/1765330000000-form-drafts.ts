import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Drafts of every form in one table: with or without a lead, all fields as they were typed (docs/decisions/0081-drafts.md). */
export class FormDrafts1765330000000 implements MigrationInterface {
  name = 'FormDrafts1765330000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table lead_drafts drop constraint lead_drafts_kind_check;
-- squawk-ignore ban-drop-not-null
alter table lead_drafts alter column lead_id drop not null;
alter table lead_drafts add column fields jsonb not null default '{}';
-- A draft that is stored again after it was removed is no version of the earlier one.
alter table lead_drafts alter column revision set default floor(random() * 1000000) + 1;
update lead_drafts set fields = jsonb_build_object(
  'to', (select coalesce(string_agg(one, ', '), '') from jsonb_array_elements_text(reply -> 'to') as one),
  'cc', (select coalesce(string_agg(one, ', '), '') from jsonb_array_elements_text(reply -> 'cc') as one),
  'subject', reply -> 'subject')
where jsonb_typeof(reply) = 'object';
-- The column reply stays for instances of the version before, which run until they are replaced. The next version drops it.
insert into lead_drafts (user_id, id, kind, text, fields, updated_at)
select user_id, id, 'form new lead', '', text::jsonb, updated_at from new_lead_drafts
where text is json object and text not like '%\\u0000%'
on conflict do nothing;
-- squawk-ignore ban-drop-table
drop table new_lead_drafts;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table new_lead_drafts (
  user_id integer not null references users on delete cascade,
  id uuid not null,
  text text not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
insert into new_lead_drafts (user_id, id, text, updated_at)
select user_id, id, fields::text, updated_at from lead_drafts where kind = 'form new lead';
delete from lead_drafts where lead_id is null or kind not in ('note', 'contact', 'reply');
alter table lead_drafts add column if not exists reply jsonb;
update lead_drafts set reply = jsonb_build_object(
  'to', to_jsonb(regexp_split_to_array(fields ->> 'to', ', *')), 'cc', to_jsonb(regexp_split_to_array(fields ->> 'cc', ', *')),
  'subject', fields -> 'subject')
where fields ? 'to';
alter table lead_drafts drop column fields;
alter table lead_drafts alter column revision set default 1;
alter table lead_drafts alter column lead_id set not null;
alter table lead_drafts add constraint lead_drafts_kind_check check (kind in ('note', 'contact', 'reply'));
`);
  }
}
