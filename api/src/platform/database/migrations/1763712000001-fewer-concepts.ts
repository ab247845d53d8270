import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Live updates name the lead that has changed: nothing orders events by their transaction any more. Rate limits are counted by
 * rate-limiter-flexible. Device cookies and password links have the names that the code and the pages use.
 */
export class FewerConcepts1763712000001 implements MigrationInterface {
  name = 'FewerConcepts1763712000001';

  async up(runner: QueryRunner): Promise<void> {
    // Nothing is installed elsewhere, so no older version runs beside this one. The index of the column goes with it.
    await runner.query(`
      -- squawk-ignore ban-drop-column
      alter table lead_events drop column transaction_id`);
    await runner.query(`
      -- squawk-ignore ban-drop-table
      drop table last_lead_removal, throttle_counters`);
    await runner.query(`
      -- squawk-ignore renaming-table
      alter table known_browsers rename to device_cookies`);
    await runner.query('alter index known_browsers_user rename to device_cookies_user');
    await runner.query(`
      -- squawk-ignore renaming-table
      alter table staff_invitations rename to password_links`);
    await runner.query('alter index staff_invitations_user rename to password_links_user');
    // Counters need not survive a crash; an unlogged table saves a write to the write-ahead log per request.
    await runner.query(`
      create unlogged table rate_limit_counters (
        key text primary key,
        points integer not null default 0,
        -- Milliseconds since 1970.
        expire bigint
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table rate_limit_counters');
    await runner.query('alter table password_links rename to staff_invitations');
    await runner.query('alter index password_links_user rename to staff_invitations_user');
    await runner.query('alter table device_cookies rename to known_browsers');
    await runner.query('alter index device_cookies_user rename to known_browsers_user');
    await runner.query(`
      create unlogged table throttle_counters (
        bucket text primary key,
        window_ends timestamptz not null,
        hits integer not null
      )`);
    await runner.query('alter table lead_events add column transaction_id xid8 not null default pg_current_xact_id()');
    await runner.query('create index lead_events_order on lead_events (transaction_id, id)');
    await runner.query('create table last_lead_removal (transaction_id xid8 not null)');
    await runner.query(`insert into last_lead_removal values ('0')`);
    await runner.query(`delete from repeatable_migrations where file in ('erase_leads.sql', 'grants.sql')`);
  }
}
