import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HistoryEntry } from '@portal/contracts/release-status';
import writeFileAtomic from 'write-file-atomic';
import { log } from '../log.ts';
import { appendHistory, readHistory } from './history.ts';
import { emptyState, type ReleaseState, stateOf, withEntry } from './release-state.ts';

/** A live release as `site.json` names it. */
export interface PublishedRelease {
  version: string;
  sequence: number;
  /** Number of the history entry that made it live. */
  entry: number;
}

export type NewEntry = Omit<HistoryEntry, 'number' | 'at'>;

/**
 * State of one remote. The history is the record; `state.json` repeats what it adds up to, so that lost or cut off entries are
 * noticed. Then the remote is held: what is live stays, and nothing is published until an operator acts.
 */
export class StateStore {
  readonly name: string;
  private readonly folder: string;
  state: ReleaseState;
  entries: HistoryEntry[];

  private constructor(name: string, folder: string, state: ReleaseState, entries: HistoryEntry[]) {
    this.name = name;
    this.folder = folder;
    this.state = state;
    this.entries = entries;
  }

  /** @param published what the current site build says of the remote */
  static async open(name: string, folder: string, published?: PublishedRelease): Promise<StateStore> {
    const { entries, damage } = await readHistory(historyFile(folder));
    const snapshot = await readSnapshot(folder);
    const last = entries.at(-1)?.number ?? 0;
    const expected = Math.max(snapshot?.number ?? 0, published?.entry ?? 0);
    const lost = last < expected ? `the history ends at entry ${last} of ${expected}` : damage;

    // The snapshot may know a pin whose entry was lost; entries may be newer than the snapshot.
    const newer = entries.filter(({ number }) => number > (snapshot?.number ?? 0));
    const state = { ...(lost && snapshot ? stateOf(newer, snapshot) : stateOf(entries)) };
    if (lost && published && state.versions.length === 0) {
      state.versions = [published.version];
      state.sequence = published.sequence;
    }
    const held = lost && `The state was damaged: ${lost}. Use pin, unpin or rollback to continue.`;
    if (held) log.error({ remote: name, reason: lost }, 'the history of a remote was damaged: nothing is published');
    const number = Math.max(state.number, expected);
    return new StateStore(name, folder, { ...state, number, ...(held && { held }) }, entries);
  }

  get live(): string | undefined {
    return this.state.versions[0];
  }

  /** Appends an entry. The state changes only when it is on disk. Callers use the mutex of the remote. */
  async append(entry: NewEntry): Promise<void> {
    const complete = { ...entry, number: this.state.number + 1, at: new Date().toISOString() };
    await appendHistory(historyFile(this.folder), complete);
    this.state = withEntry(this.state, complete);
    this.entries.push(complete);
    await mkdir(this.folder, { recursive: true });
    await writeFileAtomic(join(this.folder, 'state.json'), JSON.stringify(this.state));
  }
}

const historyFile = (folder: string) => join(folder, 'history.jsonl');

/** A snapshot that cannot be parsed is rebuilt from the history. Throws on I/O errors. */
async function readSnapshot(folder: string): Promise<ReleaseState | undefined> {
  try {
    return { ...emptyState, ...JSON.parse(await readFile(join(folder, 'state.json'), 'utf8')) };
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
