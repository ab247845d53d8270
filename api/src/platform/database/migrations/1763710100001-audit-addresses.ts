import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The full client addresses of audit events, for a limited time: the append-only log keeps the wider network only. */
export class AuditAddresses1763710100001 implements MigrationInterface {
  name = 'AuditAddresses1763710100001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table audit_addresses (
        event_id bigint primary key,
        address text not null,
        recorded_at timestamptz not null default now()
      )`);
    await runner.query('create index audit_addresses_recorded_at on audit_addresses (recorded_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table audit_addresses');
  }
}
