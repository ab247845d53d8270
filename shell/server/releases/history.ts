import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HistoryEntry } from '@portal/contracts/verdict';

const entriesTold = 100;

/**
 * Writes down what happened to a remote's releases: one line of JSON each, never changed. It begins the line itself,
 * because a server that was killed while it wrote leaves half of one.
 */
export async function note(folder: string, entry: HistoryEntry) {
  await mkdir(folder, { recursive: true });
  await appendFile(join(folder, 'history.jsonl'), `\n${JSON.stringify(entry)}`);
}

/** The latest entries, oldest first. */
export async function history(folder: string): Promise<HistoryEntry[]> {
  const text = await readFile(join(folder, 'history.jsonl'), 'utf8').catch(() => '');
  const lines = text.split('\n').filter(Boolean).slice(-entriesTold);
  return lines.flatMap(entryOf);
}

function entryOf(line: string): HistoryEntry[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
