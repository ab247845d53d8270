import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tokens of other programs, and webhooks of what happens to leads after they were received. */
export class ApiTokens1765730000000 implements MigrationInterface {
  name = 'ApiTokens1765730000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table api_tokens (
        -- The author of what the program does: a user without an account, who cannot sign in, own leads or get mail.
        user_id integer primary key references users,
        -- Null: revoked.
        digest bytea unique,
        scope text not null check (scope in ('read', 'write')),
        created_by integer not null references users,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        last_used_at timestamptz
      );
      -- Events of which the webhooks have not been planned yet.
      create table webhook_outbox (event_id bigint primary key references lead_events on delete cascade);
      -- Of a webhook about an event, which goes with its lead. Rows of before have a request, so nothing is to be validated.
      -- squawk-ignore ban-drop-not-null
      alter table deliveries alter column request_id drop not null, add column event_id bigint, add column topic text,
        add constraint deliveries_about check (num_nonnulls(request_id, event_id) = 1) not valid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger if exists queue_webhooks on lead_events;
      drop function if exists queue_webhooks;
      delete from deliveries where request_id is null;
      -- squawk-ignore ban-drop-not-null
      alter table deliveries alter column request_id set not null, drop column event_id, drop column topic;
      drop table webhook_outbox;
      drop table api_tokens`);
  }
}
