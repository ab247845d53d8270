import { join } from 'node:path';
import type pg from 'pg';
import type { Migration } from '../migrations/lint-migrations.ts';
import { root } from '../workspaces/workspaces.ts';

/** Returns the migrations of the built API, in order. */
export async function knownMigrations(): Promise<Migration[]> {
  const { databaseOptions } = await import(join(root, 'api/dist/platform/database/database-options.js'));
  const classes: (new () => Migration)[] = databaseOptions('').migrations;
  return classes.map((Class) => new Class());
}

/** As TypeORM creates it. The baseline reads it. */
export const createMigrationsTable = (client: pg.Client) =>
  client.query('create table migrations (id serial primary key, timestamp bigint not null, name varchar not null)');

export const applyMigration = (client: pg.Client, migration: Migration): Promise<void> =>
  migration.up({ query: async (statement, parameters) => (await client.query(statement, parameters)).rows });
