import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A known browser has an id for each of its accounts that stays when its token is replaced. Failures are counted by it: otherwise
 * signing in with another account of the browser would forget them.
 */
export class KnownBrowserIds1763710000001 implements MigrationInterface {
  name = 'KnownBrowserIds1763710000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A few rows per account: the table is rewritten at once.
      -- squawk-ignore adding-field-with-default
      alter table known_browsers add column id uuid not null default gen_random_uuid()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table known_browsers drop column id');
  }
}
