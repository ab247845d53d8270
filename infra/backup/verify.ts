import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startPostgres } from '../postgres/postgres.ts';
import { createTemporaryFolder } from '../postgres/postgres-folder.ts';
import { countRows, describeDatabase, extractDatabase, loadDump, query } from './database.ts';
import { decryptKeys } from './keys.ts';
import { type Manifest, readManifest, verifyFiles } from './manifest.ts';
import type { Places } from './settings.ts';

/**
 * Restores a backup into a folder and a database that are thrown away, and compares digests, migrations, counts of rows, and the files
 * that the database names. Reading all rows also finds damaged pages. Throws when something differs.
 */
export async function verifyBackup(backup: string, places: Places): Promise<void> {
  const manifest = await readManifest(backup);
  await verifyFiles(backup, manifest);
  if (manifest.keys === 'encrypted' && places.passphrase)
    await decryptKeys(await readFile(join(backup, 'keys.age')), places.passphrase);
  for (const { path } of manifest.files) if (path.endsWith('/journal.sqlite')) checkJournal(join(backup, path));
  if (manifest.database) await restoreOnTrial(backup, manifest);
}

async function restoreOnTrial(backup: string, manifest: Manifest): Promise<void> {
  const folder = createTemporaryFolder('verify');
  const dataDir = join(folder, 'postgres');
  try {
    if (manifest.database?.kind === 'embedded') await extractDatabase(backup, dataDir);
    const postgres = await startPostgres({ dataDir, durable: false });
    try {
      if (manifest.database?.kind === 'dump') await loadDump(backup, postgres.url);
      await compare(postgres.url, manifest);
    } finally {
      await postgres.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(url: string, { database, files }: Manifest): Promise<void> {
  if (!database) return;
  const { id, migrations } = await describeDatabase(url);
  if (id !== database.id || migrations.join() !== database.migrations.join())
    throw new Error('The restored database is another one than the manifest says, or of another version.');
  for (const [table, count] of Object.entries(await countRows(url))) {
    const expected = database.rows[table] ?? 0;
    if (count < expected) throw new Error(`The restored table ${table} has ${count} rows instead of ${expected}.`);
  }
  const digests = await query<{ digest: string }>(
    url,
    `select encode(raw_digest, 'hex') as digest from messages union select encode(raw_digest, 'hex') from draft_attachments`,
  );
  const stored = new Set(files.map(({ path }) => path));
  const missing = digests.filter(({ digest }) => !stored.has(`mail/${digest.slice(0, 2)}/${digest.slice(2)}.eml`));
  if (missing.length > 0)
    throw new Error(
      `${missing.length} files of e-mails are not in the backup, the first with the digest ${missing[0]?.digest}. ` +
        'They are not in DATA_DIR/mail either, or were moved aside.',
    );
}

function checkJournal(file: string): void {
  const journal = new DatabaseSync(file, { readOnly: true });
  try {
    const { quick_check: result } = journal.prepare('pragma quick_check').get() ?? {};
    if (result !== 'ok') throw new Error(`${file} is damaged: ${result}.`);
  } finally {
    journal.close();
  }
}
