import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A mail of a conversation names nobody (docs/decisions/0079-who-wrote.md). People whose address was joined with a lead only because
 * they wrote into its conversation are listed, for managers to decide.
 */
export class Correspondents1765300000000 implements MigrationInterface {
  name = 'Correspondents1765300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- The version before writes names still, and shows those of the others as empty.
-- squawk-ignore ban-drop-not-null
alter table requests alter column name drop not null;

-- The colleague whose address an incoming mail has, which no mail server vouches for.
-- squawk-ignore adding-foreign-key-constraint
alter table messages add column claimed_id integer references users on delete set null;
-- squawk-ignore require-concurrent-index-creation
create index messages_claimed on messages (claimed_id) where claimed_id is not null;

-- Addresses that became part of a lead because somebody wrote into its conversation, until mails of conversations named nobody.
create table joined_people (
  id integer generated always as identity primary key,
  lead_id integer not null references leads on delete cascade,
  address text not null,
  name text not null,
  decision text check (decision in ('same', 'other')),
  unique (lead_id, address)
);

with mails as (
  select lead_id, email_identity as address, min(requests.id) as first_id
  from requests
  where kind = 'email' and email_identity is not null and exists (
    select from messages where request_id = requests.id and evidence in ('references', 'reply-address'))
  group by lead_id, email_identity
)
insert into joined_people (lead_id, address, name)
select mails.lead_id, address, first.name
from mails join requests first on first.id = mails.first_id
where not exists (
    -- It started the lead, or was known before.
    select from requests earlier
    where earlier.lead_id = mails.lead_id and earlier.id < first_id and earlier.email_identity = mails.address)
  and not exists (
    select from lead_details
    where lead_details.lead_id = mails.lead_id and field = 'email' and identity = mails.address and is_added)
  -- A lead keeps the request that started it.
  and exists (select from requests earlier where earlier.lead_id = mails.lead_id and earlier.id < first_id)
order by mails.lead_id, first_id;

update requests set name = null, company = null, email = null, email_identity = null, phone = null, phone_identity = null
from joined_people, messages
where requests.lead_id = joined_people.lead_id and requests.email_identity = joined_people.address
  and messages.request_id = requests.id and messages.evidence in ('references', 'reply-address');
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop function if exists writer_of(messages, text[]), is_of_others(messages, text[]);
drop table joined_people;
update requests set
  name = coalesce(nullif(from_name, ''), from_address, 'Unknown sender'), email = from_address, email_identity = lower(from_address)
from messages where messages.request_id = requests.id and requests.name is null;
update requests set name = coalesce(email, phone, 'Unknown sender') where name is null;
alter table messages drop column claimed_id;
-- squawk-ignore adding-not-nullable-field
alter table requests alter column name set not null;
`);
  }
}
