import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two-step verification is now required of everyone: accounts that have not been late before get the grace period from now on. */
export class SecondFactorGrace1763710200001 implements MigrationInterface {
  name = 'SecondFactorGrace1763710200001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update staff_accounts set second_factor_due_from = now()
      where second_factor_at is null and (role <> 'manager' or second_factor_due_from > now() - interval '14 days')`);
  }

  /** The earlier times are not known any more. */
  async down(): Promise<void> {}
}
