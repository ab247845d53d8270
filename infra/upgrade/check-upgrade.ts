import { rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { describeDatabase, query, withClient } from '../backup/database.ts';
import { portalVersion } from '../backup/settings.ts';
import type { Migration } from '../migrations/lint-migrations.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { createTemporaryFolder } from '../postgres/postgres-folder.ts';
import { createMigrationsTable, knownMigrations } from './known-migrations.ts';
import { type Effect, rehearse } from './rehearse.ts';
import { describeSettings } from './settings-of-versions.ts';

interface Table {
  rows: number;
  bytes: number;
}

/**
 * Returns sentences about what this version would do to an installed database, of which it changes nothing: migrations are rehearsed in
 * an empty one.
 *
 * @param url of the installed database
 * @param dataDir of which the room is compared, when the database is in it
 */
export async function checkUpgrade(url: string, dataDir: string | undefined): Promise<string[]> {
  const { migrations: applied } = await describeDatabase(url);
  const migrations = await knownMigrations();
  const known = migrations.map(({ name }) => name);
  const later = applied.filter((name) => !known.includes(name));
  if (later.length > 0)
    throw new Error(
      `The database is of a later version than this one (${portalVersion()}), which does not know ${later.join(', ')}. Use that version or a newer one.`,
    );
  const effects = applied.length === migrations.length ? [] : await rehearseInEmptyDatabase(applied, migrations);
  const tables = await readTables(url);
  return [
    `This version is ${portalVersion()}. The database has ${applied.length} of its ${migrations.length} migrations.`,
    ...effects.map((effect) => describe(effect, tables)),
    await describeRoom(effects, tables, dataDir),
    describeNeighbors(effects),
    ...describeSettings(process.env),
    ...(await describeBackup(url)),
  ];
}

async function rehearseInEmptyDatabase(applied: string[], migrations: Migration[]): Promise<Effect[]> {
  const folder = createTemporaryFolder('upgrade');
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false });
  try {
    return await withClient(postgres.url, async (client) => {
      await createMigrationsTable(client);
      return rehearse(client, applied, migrations);
    });
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function readTables(url: string): Promise<Map<string, Table>> {
  const rows = await query<Table & { name: string }>(
    url,
    `select relname as name, greatest(reltuples, 0)::float as rows, pg_total_relation_size(oid)::float as bytes
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map(({ name, ...table }) => [name, table]));
}

function describe({ migration, locked, rewritten }: Effect, tables: Map<string, Table>): string {
  const withSize = (name: string) => {
    const { rows, bytes } = tables.get(name) ?? { rows: 0, bytes: 0 };
    return `${name} (about ${rows.toLocaleString('en')} rows, ${megabytes(bytes)})`;
  };
  const list = (names: string[]) => names.map(withSize).join(', ');
  const brief = locked.filter((table) => !rewritten.includes(table));
  const effects = [
    ...(rewritten.length > 0 ? [`writes anew, so that it cannot be used meanwhile: ${list(rewritten)}`] : []),
    ...(brief.length > 0 ? [`locks while it runs: ${list(brief)}`] : []),
  ];
  return `${migration} ${effects.join('; ') || 'locks no table that is in use'}.`;
}

async function describeRoom(
  effects: Effect[],
  tables: Map<string, Table>,
  dataDir: string | undefined,
): Promise<string> {
  const rewritten = new Set(effects.flatMap((effect) => effect.rewritten));
  const needed = [...rewritten].reduce((sum, name) => sum + (tables.get(name)?.bytes ?? 0), 0);
  if (!dataDir) return `Disk: the server of the database needs ${megabytes(needed)} more meanwhile.`;
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  return `Disk: ${megabytes(needed)} more are needed meanwhile, and ${megabytes(free)} are free${free < needed ? '. Free the disk first' : ''}.`;
}

function describeNeighbors(effects: Effect[]): string {
  const breaks = effects.flatMap((effect) => effect.breaks);
  return breaks.length === 0
    ? 'APIs of the version before can run beside this one: replace one after the other.'
    : `Stop all APIs of the version before first: ${breaks.join('; ')}.`;
}

async function describeBackup(url: string): Promise<string[]> {
  const [backup] = await query<{ at: Date | null }>(url, 'select finished_at as at from backup_status').catch(() => []);
  return [
    backup?.at
      ? `The last backup is of ${backup.at.toISOString()}. Make a new one before the upgrade.`
      : 'There is no backup. Make one before the upgrade: only a backup brings the version before back.',
  ];
}

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6).toLocaleString('en')} MB`;
