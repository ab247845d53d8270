import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { HistoryEntry } from '@portal/contracts/release-status';
import type { Cause } from '../release/site-build.ts';

export interface CommandCause extends Cause {
  /** Whether a key of the team signed the command. */
  isByTeam?: true;
  /** The version that the publisher rolls back by itself. */
  from?: string;
}

/** History entries of one remote, and damage of the file. */
export interface ReadHistory {
  entries: HistoryEntry[];
  /** Whether the file contains all entries from the first one. */
  isComplete: boolean;
  /** The missing entries, unless an operator has decided since. An incomplete last line is ignored: it never took effect. */
  damage?: string;
}

/**
 * Reads a history file: one JSON entry per line, numbered without gaps. Older publishers could give two entries the same number,
 * of which both took effect. A file that does not exist is empty. Throws on I/O errors.
 */
export async function readHistory(file: string): Promise<ReadHistory> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { entries: [], isComplete: true };
    throw error;
  }
  const entries: HistoryEntry[] = [];
  let damage: string | undefined;
  let isComplete = true;
  for (const line of text.split('\n').filter(Boolean)) {
    const entry = parseEntry(line);
    if (!entry) continue;
    const expected = (entries.at(-1)?.number ?? 0) + 1;
    if (entry.number > expected) {
      damage ??= `entries ${expected} to ${entry.number - 1} of the history are missing`;
      isComplete = false;
    }
    if (entry.acknowledged) damage = undefined;
    entries.push(entry);
  }
  return { entries, isComplete, ...(damage && { damage }) };
}

function parseEntry(line: string): HistoryEntry | undefined {
  try {
    const entry = JSON.parse(line);
    return typeof entry.number === 'number' ? entry : undefined;
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
