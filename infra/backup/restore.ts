import { existsSync, readdirSync } from 'node:fs';
import { copyFile, lchown, mkdir, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { migrateDatabase } from '../postgres/migrate-database.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { run } from '../processes/run.ts';
import { root } from '../workspaces/workspaces.ts';
import { extractDatabase, loadDump, query } from './database.ts';
import { filesOf } from './files.ts';
import { decryptKeys, writeKeys } from './keys.ts';
import { listBackups, type Manifest, readManifest, verifyFiles } from './manifest.ts';
import type { Places } from './settings.ts';

export interface RestoreOptions {
  /** One backup, or a folder of backups, of which the newest is taken. */
  source: string;
  places: Places;
  /** An empty database, for a dump. */
  databaseUrl: string | undefined;
  withoutKeys: boolean;
  report: (sentence: string) => void;
}

/** Restores a backup into empty places. Throws before it writes anything when the backup or a place does not fit. */
export async function restoreBackup({
  source,
  places,
  databaseUrl,
  withoutKeys,
  report,
}: RestoreOptions): Promise<void> {
  const backup = await findBackup(source);
  const manifest = await readManifest(backup);
  assertKnownMigrations(manifest);
  await assertEmpty(manifest, places, databaseUrl);
  await assertRoom(manifest, places.dataDir);
  const keys = withoutKeys ? {} : await readKeys(backup, manifest, places.passphrase);
  report(`Checking ${manifest.files.length.toLocaleString('en')} files of the backup of ${manifest.finishedAt}`);
  await verifyFiles(backup, manifest);
  const withdrawn = await findWithdrawn(backup, manifest);

  report('Restoring');
  try {
    await writeParts(backup, manifest, places, databaseUrl, withdrawn, report);
    for (const path of await writeKeys(keys, places.keys)) report(`Another key was there, and is in ${path} now`);
  } catch (error) {
    throw new Error(
      `${(error as Error).message}\nThe restore is incomplete. Empty its folders in ${places.dataDir}, and the database, before you try again.`,
      { cause: error },
    );
  }
}

async function writeParts(
  backup: string,
  manifest: Manifest,
  places: Places,
  databaseUrl: string | undefined,
  withdrawn: string,
  report: (sentence: string) => void,
): Promise<void> {
  // Takes its place when it is complete.
  const temporary = join(places.dataDir, 'restoring');
  await rm(temporary, { recursive: true, force: true });
  await mkdir(temporary, { recursive: true });
  for (const [name, target] of Object.entries({ ...places.journals, ...places.folders }))
    await copyFiles(join(backup, name), target);
  if (manifest.database?.kind === 'embedded') {
    const dataFolder = join(temporary, 'postgres');
    await extractDatabase(backup, dataFolder);
    const postgres = await startPostgres({ dataDir: dataFolder });
    try {
      await prepareDatabase(postgres.url, withdrawn, report);
    } finally {
      await postgres.stop();
    }
    await rename(dataFolder, join(places.dataDir, 'postgres'));
  } else if (databaseUrl) {
    if (manifest.database) await loadDump(backup, databaseUrl);
    await prepareDatabase(databaseUrl, withdrawn, report);
  }
  await rm(temporary, { recursive: true });
}

/** Returns the folder of one backup. */
export async function findBackup(source: string): Promise<string> {
  const [newest] = await listBackups(source);
  return resolve(newest ? join(source, newest) : source);
}

async function prepareDatabase(url: string, withdrawn: string, report: (sentence: string) => void): Promise<void> {
  await migrateDatabase(url);
  const env = { ...process.env, MIGRATION_DATABASE_URL: url, MIGRATION_DATABASE_URL_FILE: undefined };
  const { code, output } = await run(process.execPath, ['dist/restored.js'], {
    ...{ cwd: join(root, 'api'), env, input: withdrawn, stdio: ['pipe', 'pipe', 'pipe'] },
  });
  if (code !== 0) throw new Error(output);
  report(output);
}

/** A folder of migrations that is older than the database cannot go on with it. */
function assertKnownMigrations({ database, portal }: Manifest): void {
  const known = knownMigrations();
  const unknown = database?.migrations.filter((name) => !known.has(name.slice(-13))) ?? [];
  if (unknown.length > 0)
    throw new Error(
      `The backup is of a later version (${portal}) than this checkout, which does not know ${unknown.join(', ')}. ` +
        'Restore it with that version or a newer one.',
    );
}

async function assertEmpty(manifest: Manifest, places: Places, databaseUrl: string | undefined): Promise<void> {
  const { database } = manifest;
  if (database?.kind === 'dump' && !databaseUrl)
    throw new Error('The backup has a dump: set DATABASE_URL or MIGRATION_DATABASE_URL to an empty database.');
  if (database?.kind === 'embedded' && databaseUrl)
    throw new Error('The backup is of the embedded PostgreSQL: unset DATABASE_URL and MIGRATION_DATABASE_URL.');
  const folders = { ...places.journals, ...places.folders, postgres: join(places.dataDir, 'postgres') };
  for (const folder of Object.values(folders)) {
    const found = (await readdir(folder).catch(() => [])).filter((name) => name !== 'lost+found');
    if (found.length > 0)
      throw new Error(
        `${folder} is not empty. A restore replaces nothing: stop the portal and move the folder, or restore into another DATA_DIR, in containers into new volumes.`,
      );
  }
  if (!databaseUrl || !database) return;
  const tables = await query<{ name: string }>(
    databaseUrl,
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace not in (select oid from pg_namespace where nspname ~ '^(pg_|information_schema)') limit 1`,
  );
  if (tables[0])
    throw new Error(
      `The database has tables already (${tables[0].name}). A restore replaces nothing: create an empty database.`,
    );
}

/** The database is compressed in the backup. */
async function assertRoom({ files, database }: Manifest, dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const needed =
    files.reduce((sum, { bytes }) => sum + bytes, 0) + (database?.kind === 'embedded' ? database.bytes : 0);
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < needed)
    throw new Error(
      `${dataDir} has room for ${megabytes(bavail * bsize)}, and the restore needs ${megabytes(needed)}. Free the disk, or set DATA_DIR to another one.`,
    );
}

async function readKeys(backup: string, { keys }: Manifest, passphrase: string | undefined) {
  if (keys === 'left out')
    throw new Error(
      'The backup has no keys. Restore it with --without-keys, then put the encryption key of the old installation into its ' +
        'place: otherwise staff have to set up their authenticator apps again (docs/operations.md).',
    );
  if (!passphrase)
    throw new Error(
      'Set BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE to the passphrase of the keys, or use --without-keys.',
    );
  return decryptKeys(await readFile(join(backup, 'keys.age')), passphrase);
}

/** Returns what the newest backup of the same database says about people and accounts. */
async function findWithdrawn(backup: string, { database }: Manifest): Promise<string> {
  for (const name of await listBackups(dirname(backup))) {
    const other = join(dirname(backup), name);
    const manifest = await readManifest(other).catch(() => undefined);
    if (!database || manifest?.database?.id !== database.id) continue;
    return readFile(join(other, 'withdrawn.json'), 'utf8');
  }
  return '';
}

/** What is written belongs to whom the volume belongs: in containers, root writes for others. */
async function copyFiles(source: string, target: string): Promise<void> {
  const { uid, gid } = await stat(existsSync(target) ? target : dirname(target));
  for (const path of await filesOf(source)) {
    const first = await mkdir(dirname(join(target, path)), { recursive: true, mode: 0o700 });
    await copyFile(join(source, path), join(target, path));
    for (let made = join(target, path); first && made.length >= first.length; made = dirname(made))
      await lchown(made, uid, gid);
    await lchown(join(target, path), uid, gid);
  }
}

/** Returns the times of all migrations, which begin their files and end the names of their classes. */
const knownMigrations = () =>
  new Set(readdirSync(join(root, 'api/dist/platform/database/migrations')).map((name) => name.slice(0, 13)));

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6).toLocaleString('en')} MB`;
