import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

export const manifestName = 'manifest.json';
/** Names sort by time. */
const folderName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

const fileSchema = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() });
export type BackupFile = z.infer<typeof fileSchema>;

const manifestSchema = z.object({
  format: z.literal(1),
  portal: z.string(),
  startedAt: z.string(),
  finishedAt: z.string(),
  /** None: the database has a backup of its own. */
  database: z
    .object({
      id: z.string(),
      kind: z.enum(['embedded', 'dump']),
      postgres: z.string(),
      bytes: z.number(),
      migrations: z.string().array(),
      /** At least so many rows are in each table. */
      rows: z.record(z.string(), z.number()),
    })
    .optional(),
  keys: z.enum(['encrypted', 'left out']),
  files: fileSchema.array(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Returns the names of the complete backups of a folder, the newest first. */
export async function listBackups(target: string): Promise<string[]> {
  const names = (await readdir(target).catch(() => [])).filter((name) => folderName.test(name));
  return names.sort().reverse();
}

export const nameOf = (date: Date): string => `${date.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** Throws when the folder is no backup, or one of a later version. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new Error(`${folder} is not a backup: it has no ${manifestName}. Name the folder of one backup.`);
  const { data, error } = manifestSchema.safeParse(parseJson(text));
  if (data) return data;
  throw new Error(
    `${join(folder, manifestName)} cannot be read (${error.issues[0]?.path.join('.')}: ${error.issues[0]?.message}). ` +
      'It is damaged, or a later version of the portal wrote it: use that version, or another backup.',
  );
}

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(join(folder, manifestName), JSON.stringify(manifest, null, 1), { mode: 0o600, flush: true });

/** Throws with the names of files that are missing or differ from what was written. */
export async function verifyFiles(folder: string, { files }: Manifest): Promise<void> {
  const damaged: string[] = [];
  for (const { path, bytes, sha256 } of files) {
    const found = await stat(join(folder, path)).catch(() => undefined);
    if (!found) damaged.push(`${path} is missing`);
    else if (found.size !== bytes || (await digestOf(join(folder, path))) !== sha256)
      damaged.push(`${path} was changed`);
  }
  if (damaged.length === 0) return;
  const more = damaged.length > 5 ? `, and ${damaged.length - 5} more` : '';
  throw new Error(
    `The backup ${folder} is damaged: ${damaged.slice(0, 5).join(', ')}${more}. Use another backup, or another copy of this one.`,
  );
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
