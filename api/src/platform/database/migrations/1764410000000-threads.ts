import type { MigrationInterface, QueryRunner } from 'typeorm';

/** E-mails on the timeline of their lead, and replies that are not sent yet (docs/decisions/0079-who-wrote.md). */
export class Threads1764410000000 implements MigrationInterface {
  name = 'Threads1764410000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Of a message without a request. A message that is taken back leaves no event.
alter table lead_events add column message_id integer;
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
alter table lead_events add constraint lead_events_message_id_fkey
  foreign key (message_id) references messages on delete cascade;
-- squawk-ignore require-concurrent-index-creation
create index lead_events_message on lead_events (message_id) where message_id is not null;
insert into lead_events (lead_id, message_id, kind, at, actor_id)
select lead_id, id, 'message', received_at, sent_by from messages where request_id is null order by id;

-- For leads that the subject of a mail suggests.
-- squawk-ignore require-concurrent-index-creation
create index messages_subject on messages (subject_key, received_at) where subject_key <> '';

-- An account that is deleted is removed from its messages.
-- squawk-ignore require-concurrent-index-creation
create index messages_sent_by on messages (sent_by) where sent_by is not null;

-- Recipients and subject of a reply.
alter table lead_drafts add column reply jsonb;
alter table lead_drafts drop constraint lead_drafts_kind_check;
-- squawk-ignore constraint-missing-not-valid
alter table lead_drafts add constraint lead_drafts_kind_check check (kind in ('note', 'contact', 'reply'));

-- Files of replies that are not sent yet.
create table draft_attachments (
  id integer generated always as identity primary key,
  user_id integer not null,
  draft_id uuid not null,
  name text not null,
  mime_type text not null,
  size integer not null,
  raw_digest bytea not null,
  foreign key (user_id, draft_id) references lead_drafts on delete cascade
);
create index draft_attachments_draft on draft_attachments (user_id, draft_id);
create index draft_attachments_raw_digest on draft_attachments (raw_digest);

create trigger remember_unused_mail_file after delete on draft_attachments
for each row execute function remember_unused_mail_file();
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop table draft_attachments;
delete from lead_drafts where kind = 'reply';
alter table lead_drafts drop constraint lead_drafts_kind_check;
alter table lead_drafts add constraint lead_drafts_kind_check check (kind in ('note', 'contact'));
alter table lead_drafts drop column reply;
drop index messages_sent_by, messages_subject;
delete from lead_events where message_id is not null;
alter table lead_events drop column message_id;
`);
  }
}
