import type { MigrationInterface, QueryRunner } from 'typeorm';

/** No statement used this index, and each vacuum read the new requests once more for it. */
export class DropRequestsReceived1765550000000 implements MigrationInterface {
  name = 'DropRequestsReceived1765550000000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists requests_received');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('create index requests_received on requests using brin (received_at)');
  }
}
