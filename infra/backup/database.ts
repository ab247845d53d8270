import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import pg from 'pg';
import { writeBaseBackup } from './base-backup.ts';
import type { BackupFiles } from './files.ts';

/** The embedded PostgreSQL makes a copy of its data folder; another one is dumped with the tools of PostgreSQL. */
export const databaseFiles = { embedded: 'database/base.tar.zst', dump: 'database/portal.dump' };

/** Rows of these are never replaced by others. They are counted before and after a backup, and when it is verified. */
const countedTables = [
  ...['contact_submissions', 'case_study_requests', 'requests', 'leads', 'lead_events', 'messages', 'site_visits'],
  ...['users', 'staff_accounts', 'audit_events', 'erasures'],
];

/** Connects for several statements. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export const query = <Row extends pg.QueryResultRow>(url: string, sql: string, values?: unknown[]): Promise<Row[]> =>
  withClient(url, async (client) => (await client.query<Row>(sql, values)).rows);

export async function countRows(url: string): Promise<Record<string, number>> {
  const columns = countedTables.map((table) => `(select count(*) from ${table})::integer as ${table}`);
  const [rows = {}] = await query<Record<string, number>>(url, `select ${columns.join(', ')}`);
  return rows;
}

/** PostgreSQL's code for a table that does not exist. */
const undefinedTable = '42P01';

export async function describeDatabase(url: string) {
  const [found] = await query<{ id: string; postgres: string; bytes: number; migrations: string[] }>(
    url,
    `select (select id from mail_folder), current_setting('server_version') as postgres,
            pg_database_size(current_database())::float as bytes,
            array(select name from migrations order by id)::text[] as migrations`,
  ).catch((error) => {
    if (error.code !== undefinedTable) throw error;
    return [];
  });
  if (!found) throw new Error('The database has no tables of the portal. Start the portal, or restore a backup.');
  return found;
}

/**
 * Returns what has been withdrawn until now: erased people and disabled accounts. A restore of an earlier backup reads it from the newest
 * one.
 */
export async function readWithdrawn(url: string): Promise<string> {
  const [row] = await query<{ withdrawn: object }>(
    url,
    `select jsonb_build_object(
       'erasures', coalesce((
         select jsonb_agg(to_jsonb(erasures) || jsonb_build_object('digests', array(
           select encode(digest, 'hex') from erased_addresses where erasure_id = erasures.id)) order by id)
         from erasures), '[]'),
       'disabled', coalesce((
         select jsonb_agg(email) from users join staff_accounts on user_id = users.id where disabled_at is not null), '[]')
     ) as withdrawn`,
  );
  return JSON.stringify(row?.withdrawn ?? {});
}

export async function backUpDatabase(kind: keyof typeof databaseFiles, url: string, files: BackupFiles): Promise<void> {
  if (kind === 'dump') {
    const dump = start('pg_dump', [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      '--no-comments',
      `--dbname=${url}`,
    ]);
    await Promise.all([files.write(databaseFiles.dump, dump.stdout), dump.ended]);
    return;
  }
  const archive = createZstdCompress();
  const written = files.write(databaseFiles.embedded, archive);
  const copied = writeBaseBackup(url, archive).then(
    () => archive.end(),
    (error) => archive.destroy(error),
  );
  await Promise.all([written, copied]);
}

/** Writes the data folder of the embedded PostgreSQL. */
export async function extractDatabase(backup: string, dataFolder: string): Promise<void> {
  const tar = await extractArchive(dataFolder);
  const file = createReadStream(`${backup}/${databaseFiles.embedded}`);
  await Promise.all([pipeline(file, createZstdDecompress(), tar.stdin), tar.ended]);
}

/** Unpacks the archive of a data folder that is written to `stdin`. */
export async function extractArchive(dataFolder: string) {
  await mkdir(dataFolder, { mode: 0o700, recursive: true });
  // Otherwise tar could end before it has read the zeros at the end, and what writes to it would fail.
  return start('tar', ['--extract', '--ignore-zeros', '--no-same-owner', '--directory', dataFolder]);
}

/** Loads a dump into an empty database. */
export const loadDump = (backup: string, url: string): Promise<void> =>
  start('pg_restore', [
    ...['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', `--dbname=${url}`],
    `${backup}/${databaseFiles.dump}`,
  ]).ended;

function start(program: string, args: string[]) {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  const output = text(child.stderr);
  const ended = once(child, 'close').then(
    async ([code]) => {
      if (code !== 0) throw new Error(`${program} failed: ${(await output).trim()}`);
    },
    (cause) => {
      throw new Error(
        `${program} cannot be started. Install the client programs of PostgreSQL, of its version or a newer one.`,
        { cause },
      );
    },
  );
  return { stdin: child.stdin, stdout: child.stdout, ended };
}
