import type pg from 'pg';
import type { Migration } from '../migrations/lint-migrations.ts';
import { applyMigration } from './known-migrations.ts';

/** What a migration does to tables that were there before it. */
export interface Effect {
  migration: string;
  /** Requests that write to them wait while it runs, and with some locks those that read them too. */
  locked: string[];
  /** Their files are written anew, so it takes long and needs their size once more. */
  rewritten: string[];
  /** Why processes of the version before cannot continue beside it. */
  breaks: string[];
}

interface Shape {
  /** Tables by name, with the file of each. */
  files: Map<string, string>;
  /** Types by `table.column`. */
  types: Map<string, string>;
  /** Columns that an insert has to name. */
  required: Set<string>;
  /** Constraints and unique indexes by name, with their table. */
  rules: Map<string, string>;
}

/**
 * Runs all migrations in an empty database, and returns the effects of those that are not in `applied`. Locks, files and columns do not
 * depend on rows, so they are those of a database with rows.
 */
export async function rehearse(client: pg.Client, applied: string[], migrations: Migration[]): Promise<Effect[]> {
  const effects: Effect[] = [];
  for (const migration of migrations) {
    const { name = '', transaction = true } = migration;
    const isPending = !applied.includes(name);
    const before = isPending ? await readShape(client) : undefined;
    if (transaction) await client.query('begin');
    await applyMigration(client, migration);
    const locked = isPending && transaction ? await lockedTables(client) : [];
    if (transaction) await client.query('commit');
    if (before) effects.push({ migration: name, ...compare(before, await readShape(client), locked) });
  }
  return effects;
}

function compare(before: Shape, after: Shape, locked: string[]): Omit<Effect, 'migration'> {
  const hadTable = (column: string) => before.files.has(column.split('.')[0] ?? '');
  const removed = [...before.files.keys()].filter((table) => !after.files.has(table));
  return {
    locked: [...locked.filter((table) => before.files.has(table)), ...removed],
    rewritten: [...before.files].flatMap(([table, file]) =>
      [file, undefined].includes(after.files.get(table)) ? [] : [table],
    ),
    breaks: [
      ...[...before.types].flatMap(([column, type]) => {
        const now = after.types.get(column);
        return now === type ? [] : [now ? `${column} is ${now} instead of ${type}` : `${column} is gone`];
      }),
      ...[...after.required]
        .filter((column) => hadTable(column) && !before.required.has(column))
        .map((column) => `${column} is required`),
      ...[...after.rules]
        .filter(([rule, table]) => before.files.has(table) && !before.rules.has(rule))
        .map(([rule, table]) => `${table} has the new rule ${rule}`),
    ],
  };
}

async function lockedTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select distinct relname as name from pg_locks join pg_class on pg_class.oid = relation
    where pid = pg_backend_pid() and relkind = 'r' and relnamespace = 'public'::regnamespace
      and mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
    order by 1`);
  return rows.map(({ name }) => name);
}

async function readShape(client: pg.Client): Promise<Shape> {
  const pairs = async (sql: string) => {
    const { rows } = await client.query<{ name: string; value: string }>(sql);
    return new Map(rows.map(({ name, value }) => [name, value]));
  };
  const columns = `
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped`;
  const ofTables = `from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`;
  const required = `${columns} and attnotnull and not atthasdef and attidentity = ''`;
  return {
    files: await pairs(`select relname as name, relfilenode::text as value ${ofTables}`),
    types: await pairs(
      `select relname || '.' || attname as name, format_type(atttypid, atttypmod) as value ${columns}`,
    ),
    required: new Set((await pairs(`select relname || '.' || attname as name, '' as value ${required}`)).keys()),
    rules: await pairs(`
      select conname as name, relname as value
      from pg_constraint join pg_class on pg_class.oid = conrelid
      where contype in ('c', 'f', 'x') and relnamespace = 'public'::regnamespace
      union all
      select indexrelid::regclass::text, relname
      from pg_index join pg_class on pg_class.oid = indrelid
      where indisunique and relnamespace = 'public'::regnamespace`),
  };
}
