import type { MigrationInterface, QueryRunner } from 'typeorm';

/** No version that calls `take_in` works with the tables of today. */
export class DropTakeIn1763710000002 implements MigrationInterface {
  name = 'DropTakeIn1763710000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop function take_in(jsonb)');
  }

  /** The function failed, so it is not created again; the migrations before expect one of this name. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create function take_in(sent jsonb) returns jsonb language plpgsql as $$ begin raise exception 'unsupported'; end $$`,
    );
  }
}
