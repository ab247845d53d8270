import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether someone may export leads. Null: as the role says. */
export class ExportPermission1763703100000 implements MigrationInterface {
  name = 'ExportPermission1763703100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table staff_accounts add column export_permission boolean');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table staff_accounts drop column export_permission');
  }
}
