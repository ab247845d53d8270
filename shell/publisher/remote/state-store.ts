import { join } from 'node:path';
import type { HistoryEntry } from '@portal/contracts/release-status';
import pLimit from 'p-limit';
import { appendHistory, readHistory } from './history.ts';
import { type ReleaseState, stateOf, withEntry } from './release-state.ts';

export type NewEntry = Omit<HistoryEntry, 'number' | 'at'>;

/** State of one remote, computed from its history. */
export class StateStore {
  private readonly file: string;
  private readonly appending = pLimit(1);
  state: ReleaseState;
  readonly entries: HistoryEntry[];

  private constructor(file: string, entries: HistoryEntry[]) {
    this.file = file;
    this.entries = entries;
    this.state = stateOf(entries);
  }

  /** Reads the state. Throws on I/O errors. */
  static async open(folder: string): Promise<StateStore> {
    const file = join(folder, 'history.jsonl');
    return new StateStore(file, await readHistory(file));
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
    const complete: HistoryEntry = { ...entry, number: this.state.number + 1, at: new Date().toISOString() };
    await appendHistory(this.file, complete);
    this.state = withEntry(this.state, complete);
    this.entries.push(complete);
  }
}
