import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HistoryEntry } from '@portal/contracts/release-status';
import pLimit from 'p-limit';
import writeFileAtomic from 'write-file-atomic';
import { log } from '../platform/log.ts';
import { appendHistory, readHistory } from './history.ts';
import { emptyState, type ReleaseState, stateOf, withEntry } from './release-state.ts';

/** A live release as `site.json` names it. */
export interface PublishedRelease {
  versions: string[];
  sequence: number;
  isPinned: boolean;
  /** Number of the last history entry when the build was made. */
  entry: number;
}

export type NewEntry = Omit<HistoryEntry, 'number' | 'at' | 'acknowledged'>;

/**
 * State of one remote, computed from its history. `state.json` and `site.json` contain copies, by which lost history entries are
 * detected. The remote then needs an operator: it keeps its live release, and nothing is published until an operator decides.
 */
export class StateStore {
  readonly name: string;
  private readonly folder: string;
  private readonly appending = pLimit(1);
  state: ReleaseState;
  entries: HistoryEntry[];

  private constructor(name: string, folder: string, state: ReleaseState, entries: HistoryEntry[]) {
    this.name = name;
    this.folder = folder;
    this.state = state;
    this.entries = entries;
  }

  /**
   * Reads the state. Throws on I/O errors.
   *
   * @param published the remote in the current site build
   */
  static async open(name: string, folder: string, published?: PublishedRelease): Promise<StateStore> {
    const { entries, isComplete, damage } = await readHistory(historyFile(folder));
    const snapshot = await readSnapshot(folder);
    const last = entries.at(-1)?.number ?? 0;
    const expected = Math.max(snapshot?.number ?? 0, published?.entry ?? 0);
    const lost = last < expected ? `the history ends at entry ${last} of ${expected}` : damage;

    // A complete history says everything: a copy may be older, or lack one of two entries with the same number.
    const before = isComplete && !lost ? undefined : latest(snapshot, published && stateAt(published, entries));
    const newer = entries.filter(({ number }) => number > (before?.number ?? 0));
    const state = stateOf(newer, before);
    if (!lost) return new StateStore(name, folder, { ...state, needsOperator: undefined }, entries);

    log.error({ remote: name, reason: lost }, 'the history of a remote was damaged: nothing is published');
    const needsOperator = `The state was damaged: ${lost}. Use pin, unpin or rollback to continue.`;
    return new StateStore(name, folder, { ...state, number: Math.max(last, expected), needsOperator }, entries);
  }

  get live(): string | undefined {
    return this.state.versions[0];
  }

  /**
   * Appends an entry. The state changes after the entry is on disk. Concurrent calls are serialized, so that no two entries get
   * one number. An entry that depends on the state is appended with the mutex of the remote.
   */
  append = (entry: NewEntry): Promise<void> => this.appending(() => this.write(entry));

  private async write(entry: NewEntry): Promise<void> {
    const { number, needsOperator } = this.state;
    const complete: HistoryEntry = { ...entry, number: number + 1, at: new Date().toISOString() };
    const state = withEntry(this.state, complete);
    if (needsOperator && !state.needsOperator) complete.acknowledged = needsOperator;
    await appendHistory(historyFile(this.folder), complete);
    this.state = state;
    this.entries.push(complete);
    // The entry takes effect also without the copy, which can be computed again.
    await writeFileAtomic(snapshotFile(this.folder), JSON.stringify(state)).catch((error: Error) =>
      log.warn({ remote: this.name, error: error.message }, 'state.json was not written'),
    );
  }
}

const historyFile = (folder: string) => join(folder, 'history.jsonl');
const snapshotFile = (folder: string) => join(folder, 'state.json');

/** Returns the state of a remote at the time of a site build, as far as it is known from `site.json` and the remaining history. */
const stateAt = ({ versions, sequence, isPinned, entry }: PublishedRelease, entries: HistoryEntry[]): ReleaseState => ({
  ...emptyState,
  number: entry,
  versions,
  sequence,
  isPinned,
  withdrawn: stateOf(entries).withdrawn.filter((version) => version !== versions[0]),
});

const latest = (one?: ReleaseState, other?: ReleaseState) =>
  one && other && other.number > one.number ? other : (one ?? other);

/** Returns `undefined` for a snapshot that cannot be parsed. Throws on I/O errors. */
async function readSnapshot(folder: string): Promise<ReleaseState | undefined> {
  await mkdir(folder, { recursive: true });
  try {
    return { ...emptyState, ...JSON.parse(await readFile(snapshotFile(folder), 'utf8')) };
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
