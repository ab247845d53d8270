import { join } from 'node:path';
import type { Migration } from '../migrations/lint-migrations.ts';
import { root } from '../workspaces/workspaces.ts';

/** Returns the migrations of the built API, in order. */
export async function knownMigrations(): Promise<Migration[]> {
  const { databaseOptions } = await import(join(root, 'api/dist/platform/database/database-options.js'));
  const classes: (new () => Migration)[] = databaseOptions('').migrations;
  return classes.map((Class) => new Class());
}
