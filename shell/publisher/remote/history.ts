import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { HistoryEntry } from '@portal/contracts/release-status';

/**
 * Reads a history file: one JSON entry per line. A line that is not complete never took effect: the publisher ended while it wrote it.
 * A file that does not exist is empty. Throws on I/O errors.
 */
export async function readHistory(file: string): Promise<HistoryEntry[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '';
  });
  return text
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => parseEntry(line) ?? []);
}

function parseEntry(line: string): HistoryEntry | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Appends an entry and syncs it to disk. Starts with a line break, because the last line may be incomplete after a crash. */
export async function appendHistory(file: string, entry: HistoryEntry) {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'a');
  try {
    await handle.write(`\n${JSON.stringify(entry)}`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
