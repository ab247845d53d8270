import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a message of staff answers, whom it has not reached, and what is left to do about it (docs/decisions/0080-one-sender.md). */
export class Sending1765320000000 implements MigrationInterface {
  name = 'Sending1765320000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Of all that staff have entered: a second request with the same draft is a repetition only if nothing differs.
alter table messages add column body_digest bytea;
-- The newest entry that its writer had seen. What came later is not answered.
alter table messages add column seen_entry_id bigint;
-- Whether all that follows from its state was done: contact, event, projection.
alter table messages add column is_settled boolean not null default true;
-- A cancellation for somebody who is not invited any more is sent after, and taken back with, the message about the change.
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
alter table messages add column goes_with_id integer references messages on delete cascade;
-- squawk-ignore require-concurrent-index-creation
create index messages_goes_with on messages (goes_with_id) where goes_with_id is not null;
-- squawk-ignore require-concurrent-index-creation
create index messages_unsettled on messages (id) where not is_settled;
update messages set is_settled = false where delivery_state = 'waiting';
-- 'unknown': the connection ended before the answer of the mail server.
alter table messages drop constraint messages_delivery_state_check;
-- squawk-ignore constraint-missing-not-valid
alter table messages add constraint messages_delivery_state_check
  check (delivery_state in ('waiting', 'sent', 'failed', 'bounced', 'unknown'));

-- The recipient was reported as unknown after the mail server had accepted the mail.
alter table deliveries add column bounced_at timestamptz;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table deliveries drop column bounced_at;
update messages set delivery_state = 'failed' where delivery_state = 'unknown';
alter table messages drop constraint messages_delivery_state_check;
-- squawk-ignore constraint-missing-not-valid
alter table messages add constraint messages_delivery_state_check
  check (delivery_state in ('waiting', 'sent', 'failed', 'bounced'));
alter table messages drop column body_digest, drop column seen_entry_id, drop column is_settled, drop column goes_with_id;
`);
  }
}
