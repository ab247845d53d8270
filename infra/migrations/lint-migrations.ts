import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseOptions } from '../../api/src/platform/database/database-options.ts';
import { type Outcome, run } from '../processes/run.ts';

/** What is needed of TypeORM's `MigrationInterface`. */
export interface Migration {
  name?: string;
  transaction?: boolean;
  up(runner: { query(statement: string, parameters?: unknown[]): Promise<unknown> }): Promise<void>;
}

/** The migration that creates all tables, which are empty then. */
const baseline = 1765600000000;

/** Checks the statements of all migrations after the baseline with Squawk (.squawk.toml). */
export async function lintMigrations(): Promise<Outcome> {
  const classes = Object.values(databaseOptions('').migrations ?? []) as unknown as (new () => Migration)[];
  const migrations = classes.map((Migration) => new Migration()).filter(({ name }) => timestampOf(name) > baseline);
  const outcomes = await Promise.all(migrations.map(lintMigration));
  const failed = outcomes.filter(({ code }) => code !== 0);
  return { code: failed.length > 0 ? 1 : 0, output: failed.map(({ output }) => output).join('\n') };
}

export async function lintMigration(migration: Migration): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-migrations-'));
  try {
    const file = join(folder, `${migration.name}.sql`);
    await writeFile(file, (await statementsOf(migration)).map((statement) => `${statement};\n\n`).join(''));
    // Without a transaction, a migration that fails part way through has to be repeatable.
    const transaction = migration.transaction === false ? [] : ['--assume-in-transaction'];
    return await run('squawk', [...transaction, file]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Runs a migration without a database. Queries return no rows. */
async function statementsOf(migration: Migration): Promise<string[]> {
  const statements: string[] = [];
  await migration.up({
    query: async (statement) => {
      statements.push(statement.trim());
      return [];
    },
  });
  return statements;
}

const timestampOf = (name = '') => Number(name.slice(-13));
