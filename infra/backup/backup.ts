import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { backUpDatabase, countRows, describeDatabase, readWithdrawn } from './database.ts';
import { BackupFiles, filesOf } from './files.ts';
import { encryptKeys } from './keys.ts';
import { listBackups, type Manifest, nameOf, writeManifest } from './manifest.ts';
import { type Places, portalVersion } from './settings.ts';

const incompleteName = /^\.\d{4}-[\dTZ-]+\.incomplete$/;
const dayMs = 24 * 3_600_000;

export interface BackupOptions {
  target: string;
  places: Places;
  /** None: the database has a backup of its own, which was made before. */
  database: { kind: 'embedded' | 'dump'; url: string } | undefined;
  withoutKeys: boolean;
}

/**
 * Writes a backup of a portal that may be running into a folder of its own in `target`, and returns its path.
 *
 * The order makes it consistent: a form goes from a journal to the database, never back, so journals are copied first; a mail is a file
 * before the database knows it, so files are copied last.
 */
export async function writeBackup({ target, places, database, withoutKeys }: BackupOptions): Promise<string> {
  if (!withoutKeys && !places.passphrase)
    throw new Error(
      'Set BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE, with which the keys are encrypted, or leave them out: --without-keys.',
    );
  const started = new Date();
  const name = nameOf(started);
  await mkdir(target, { recursive: true, mode: 0o700 });
  await removeIncomplete(target);
  const [newest] = await listBackups(target);
  if (newest === name) throw new Error('A backup was written within this second. Try again.');

  const folder = join(target, `.${name}.incomplete`);
  await mkdir(folder, { mode: 0o700 });
  try {
    const files = new BackupFiles(folder, newest && join(target, newest));
    for (const [journal, path] of Object.entries(places.journals)) await copyJournal(path, journal, folder, files);
    const description = database && (await writeDatabase(database, files));
    for (const [part, path] of Object.entries(places.folders)) await files.copyFolder(path, part);
    if (!withoutKeys && places.passphrase)
      await files.write('keys.age', Readable.from([await encryptKeys(places.keys, places.passphrase)]));
    await writeManifest(folder, {
      format: 1,
      portal: portalVersion(),
      startedAt: started.toISOString(),
      finishedAt: new Date().toISOString(),
      database: description,
      keys: withoutKeys ? 'left out' : 'encrypted',
      files: files.written,
    });
    await rename(folder, join(target, name));
    return join(target, name);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function writeDatabase(
  { kind, url }: NonNullable<BackupOptions['database']>,
  files: BackupFiles,
): Promise<Manifest['database']> {
  const before = await countRows(url);
  await backUpDatabase(kind, url, files);
  const after = await countRows(url);
  await files.write('withdrawn.json', Readable.from([Buffer.from(await readWithdrawn(url))]));
  // Erasures can have removed some meanwhile.
  const rows = Object.entries(before).map(([table, count]) => [table, Math.min(count, after[table] ?? 0)]);
  return { ...(await describeDatabase(url)), kind, rows: Object.fromEntries(rows) };
}

/** The API writes to it meanwhile. Unreadable journals are copied as they are. */
async function copyJournal(source: string, name: string, folder: string, files: BackupFiles): Promise<void> {
  const file = join(source, 'journal.sqlite');
  if (existsSync(file)) {
    const copy = join(folder, 'journal.sqlite');
    const journal = new DatabaseSync(file, { timeout: 10_000 });
    try {
      journal.prepare('vacuum into ?').run(copy);
    } finally {
      journal.close();
    }
    await files.write(`${name}/journal.sqlite`, Readable.from([await readFile(copy)]));
    await rm(copy);
  }
  for (const path of await filesOf(source))
    if (path.startsWith('unreadable-'))
      await files.write(`${name}/${path}`, Readable.from([await readFile(join(source, path))]));
}

/** Deletes what interrupted backups have left. */
async function removeIncomplete(target: string): Promise<void> {
  for (const name of await readdir(target)) {
    if (!incompleteName.test(name)) continue;
    const { mtimeMs } = await stat(join(target, name));
    if (mtimeMs < Date.now() - dayMs) await rm(join(target, name), { recursive: true });
  }
}
