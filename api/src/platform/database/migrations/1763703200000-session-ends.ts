import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notifies the live streams when a session ends, so that an open lead desk is covered at once. */
export class SessionEnds1763703200000 implements MigrationInterface {
  name = 'SessionEnds1763703200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function notify_session_end() returns trigger language plpgsql as $$
      begin
        perform pg_notify('lead_events', 'session-ended');
        return null;
      end
      $$`);
    await runner.query(`
      create trigger notify_session_end after delete on sessions
      for each row execute function notify_session_end()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger notify_session_end on sessions');
    await runner.query('drop function notify_session_end()');
  }
}
