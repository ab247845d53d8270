import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = ['assigned', 'wrote-again', 'mentioned', 'overdue', 'unanswered', 'step-overdue', 'undelivered'];

/** Who goes on a site visit is notified of it, and has a calendar feed with a secret address. */
export class Visits1765700000000 implements MigrationInterface {
  name = 'Visits1765700000000';

  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, [...kinds, 'visit']);
    await runner.query('alter table staff_accounts add column calendar_digest bytea');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from staff_notifications where kind = 'visit'`);
    await allow(runner, kinds);
    await runner.query('alter table staff_accounts drop column calendar_digest');
  }
}

/** Rows of before have allowed kinds, so nothing is to be validated. */
async function allow(runner: QueryRunner, allowed: string[]): Promise<void> {
  const list = allowed.map((kind) => `'${kind}'`).join(', ');
  await runner.query(`
    alter table staff_notifications drop constraint staff_notifications_kind_check,
      add constraint staff_notifications_kind_check check (kind in (${list})) not valid`);
}
