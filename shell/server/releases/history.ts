import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { HistoryEntry } from '@portal/contracts/verdict';

/**
 * Writes down what happened to a remote's releases: one line of JSON each, never changed. It begins the line itself,
 * because a server that was killed while it wrote leaves half of one.
 */
export async function note(folder: string, entry: HistoryEntry) {
  await mkdir(folder, { recursive: true });
  await appendFile(join(folder, 'history.jsonl'), `\n${JSON.stringify(entry)}`);
}

/**
 * Everything that was written down and can be read, oldest first. Servers on one store write down the same thing each: it
 * is told once.
 */
export async function history(folder: string): Promise<HistoryEntry[]> {
  const text = await readFile(join(folder, 'history.jsonl'), 'utf8').catch(() => '');
  const entries = text.split('\n').filter(Boolean).flatMap(entryOf);
  return entries.filter((entry, index) => !isDeepStrictEqual({ ...entries[index - 1], at: entry.at }, entry));
}

function entryOf(line: string): HistoryEntry[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

/** Since when a version has been live: every entry but refusals and previews names what is live from then on. */
export function liveSince(entries: HistoryEntry[], version: string): string | undefined {
  const turns = entries.filter(({ type }) => type !== 'refused' && type !== 'previewed');
  const before = turns.findLastIndex((entry) => entry.version !== version);
  return turns[before + 1]?.at;
}
