import type { MigrationInterface, QueryRunner } from 'typeorm';

const states = ['waiting', 'sent', 'failed', 'bounced', 'unknown'];

/** A reply can wait for a time, and be held then. A next step can fall away when the customer writes. */
export class SendLater1765720000000 implements MigrationInterface {
  name = 'SendLater1765720000000';

  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, [...states, 'held']);
    await runner.query('alter table messages add column is_scheduled boolean not null default false');
    await runner.query('alter table next_steps add column waits_after_request integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update messages set delivery_state = 'failed' where delivery_state = 'held'`);
    await allow(runner, states);
    await runner.query('alter table messages drop column is_scheduled');
    await runner.query('alter table next_steps drop column waits_after_request');
  }
}

/** Rows of before have allowed states, so nothing is to be validated. */
async function allow(runner: QueryRunner, allowed: string[]): Promise<void> {
  const list = allowed.map((state) => `'${state}'`).join(', ');
  await runner.query(`
    alter table messages drop constraint messages_delivery_state_check,
      add constraint messages_delivery_state_check check (delivery_state in (${list})) not valid`);
}
