import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index for the limits of acknowledgements, which count per hour and per mailbox. */
export class AcknowledgementLimits1763704000000 implements MigrationInterface {
  name = 'AcknowledgementLimits1763704000000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists deliveries_acknowledged');
    await runner.query(
      `create index concurrently if not exists deliveries_acknowledged on deliveries (created_at)
       where channel = 'acknowledgement'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index deliveries_acknowledged');
    await runner.query(`
      create index deliveries_acknowledged on deliveries (lower(recipient), created_at)
      where channel = 'acknowledgement'`);
  }
}
