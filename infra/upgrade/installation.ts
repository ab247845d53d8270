import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { withClient } from '../backup/database.ts';
import { root } from '../workspaces/workspaces.ts';
import { applyMigration, createMigrationsTable, knownMigrations } from './known-migrations.ts';

/** Installations of earlier versions: their settings, the rows of all tables, and the folder of e-mails. */
export const installationsFolder = join(root, 'infra/upgrade/installations');

/** The settings of this version. An image that checks an upgrade has no other program of the portal, so they are a file. */
export const settingsFile = join(root, 'infra/upgrade/settings.json');

type Tables = Record<string, object[]>;

const columnsOf = async (client: pg.Client, table: string): Promise<string> => {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0]?.columns ?? '';
};

/** Stores the tables of a database and a folder of e-mails as an installation of a version. */
export async function writeInstallation(version: string, url: string, mailFolder: string): Promise<string> {
  const folder = join(installationsFolder, version);
  const tables = await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
    );
    const written: Tables = {};
    for (const { name } of rows) {
      const { rows: stored } = await client.query<{ row: object }>(
        `select to_jsonb(stored) as row from (select ${await columnsOf(client, name)} from ${name} order by 1) as stored`,
      );
      if (stored.length > 0) written[name] = stored.map(({ row }) => row);
    }
    return written;
  });
  await mkdir(folder, { recursive: true });
  const lines = Object.entries(tables).map(
    ([name, rows]) => `"${name}": [\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`,
  );
  await writeFile(join(folder, 'database.json'), `{\n${lines.join(',\n')}\n}\n`);
  await cp(settingsFile, join(folder, 'settings.json'));
  await cp(mailFolder, join(folder, 'mail'), { recursive: true });
  return folder;
}

/** Creates the tables of an earlier version in an empty database, and fills them. Migrations that its database had are run anew. */
export async function loadInstallation(version: string, url: string): Promise<void> {
  const file = join(installationsFolder, version, 'database.json');
  const tables: Tables = JSON.parse(await readFile(file, 'utf8'));
  const applied = (tables.migrations as { name: string }[]).map(({ name }) => name);
  await withClient(url, async (client) => {
    await createMigrationsTable(client);
    for (const migration of await knownMigrations())
      if (applied.includes(migration.name ?? '')) await applyMigration(client, migration);
    await client.query('set session_replication_role = replica');
    // The functions that it names are not stored: they are applied with the upgrade.
    delete tables.repeatable_migrations;
    for (const [name, rows] of Object.entries(tables)) {
      const columns = await columnsOf(client, name);
      await client.query(`delete from ${name}`);
      await client.query(
        `insert into ${name} (${columns}) overriding system value
         select ${columns} from jsonb_populate_recordset(null::${name}, $1)`,
        [JSON.stringify(rows)],
      );
    }
    await client.query(`
      do $$ declare own record; begin
        for own in
          select pg_get_serial_sequence(attrelid::regclass::text, attname) as sequence, attrelid::regclass as relation, attname
          from pg_attribute join pg_class on pg_class.oid = attrelid
          where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0
        loop
          if own.sequence is not null then
            execute format('select setval(%L, coalesce(max(%I), 0) + 1, false) from %s', own.sequence, own.attname, own.relation);
          end if;
        end loop;
      end $$`);
  });
}
