import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The audit log. `api/sql/audit_events.sql` holds its functions and triggers. People are not foreign keys: the log
 * outlives their accounts.
 */
export class Audit1763703000000 implements MigrationInterface {
  name = 'Audit1763703000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table audit_events (
        id bigint primary key,
        at timestamptz not null,
        kind text not null,
        actor_id integer,
        actor text not null,
        subject_id integer,
        subject text,
        network text,
        data jsonb not null default '{}',
        previous_digest bytea not null,
        digest bytea not null
      )`);
    await runner.query('create index audit_events_at on audit_events (at)');
    await runner.query('create index audit_events_kind on audit_events (kind, id)');
    await runner.query('create index audit_events_actor on audit_events (actor_id, id)');
    await runner.query('create index audit_events_subject on audit_events (subject_id, id)');
    await runner.query('revoke update, delete, truncate on audit_events from public');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function if exists audit_content(audit_events)');
    await runner.query('drop table audit_events');
    await runner.query('drop function if exists chain_audit_event()');
    await runner.query('drop function if exists reject_audit_change()');
    await runner.query(`delete from repeatable_migrations where file = 'audit_events.sql'`);
  }
}
