import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events of the publisher that were accepted (docs/decisions/0084-rollback-by-shares.md). */
export class ReleaseEvents1765000000000 implements MigrationInterface {
  name = 'ReleaseEvents1765000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table release_events (
  remote text,
  at timestamptz,
  primary key (remote, at)
);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table release_events');
  }
}
