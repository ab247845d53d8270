import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff are notified of e-mails of theirs that were not delivered, and choose of which events they get an e-mail. */
export class Undelivered1765200000000 implements MigrationInterface {
  name = 'Undelivered1765200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table staff_notifications drop constraint staff_notifications_kind_check;
-- squawk-ignore constraint-missing-not-valid
alter table staff_notifications add constraint staff_notifications_kind_check
  check (kind in ('assigned', 'wrote-again', 'mentioned', 'overdue', 'unanswered', 'step-overdue', 'undelivered'));
alter table staff_accounts add column unmailed_kinds text[] not null default '{}';
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table staff_accounts drop column unmailed_kinds;
delete from staff_notifications where kind = 'undelivered';
alter table staff_notifications drop constraint staff_notifications_kind_check;
-- squawk-ignore constraint-missing-not-valid
alter table staff_notifications add constraint staff_notifications_kind_check
  check (kind in ('assigned', 'wrote-again', 'mentioned', 'overdue', 'unanswered', 'step-overdue'));
`);
  }
}
