import { join } from 'node:path';
import type { HistoryEntry } from '@portal/contracts/release-status';
import { appendHistory, readHistory } from './history.ts';
import { type ReleaseState, stateOf, withEntry } from './release-state.ts';

export type NewEntry = Omit<HistoryEntry, 'number' | 'at'>;

/** State of one remote, computed from its history. */
export class StateStore {
  private readonly file: string;
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

  /** Appends an entry. The state changes after the entry is on disk. Call it with the mutex of the remote. */
  async append(entry: NewEntry): Promise<void> {
    const complete: HistoryEntry = { ...entry, number: this.state.number + 1, at: new Date().toISOString() };
    await appendHistory(this.file, complete);
    this.state = withEntry(this.state, complete);
    this.entries.push(complete);
  }
}
