import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for waiting deliveries and for the daily limit of acknowledgements. */
export class Deliveries1763700700000 implements MigrationInterface {
  name = 'Deliveries1763700700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index deliveries_waiting on deliveries (id) where state = 'waiting'`);
    await runner.query(`
      create index deliveries_acknowledged on deliveries (lower(recipient), created_at)
      where channel = 'acknowledgement'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index deliveries_acknowledged, deliveries_waiting');
  }
}
