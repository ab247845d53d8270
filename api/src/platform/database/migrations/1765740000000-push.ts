import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Browsers of staff that get push messages, and the key pair with which the lead desk signs them (RFC 8292). */
export class Push1765740000000 implements MigrationInterface {
  name = 'Push1765740000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table push_subscriptions (
        endpoint text primary key,
        user_id integer not null references users on delete cascade,
        p256dh text not null,
        auth text not null,
        created_at timestamptz not null default now()
      );
      create index push_subscriptions_user on push_subscriptions (user_id);
      alter table desk_settings add column push_keys jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table push_subscriptions; alter table desk_settings drop column push_keys');
  }
}
