import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Env } from '../../platform/env/env.ts';
import { describeError } from '../../platform/logging/describe-error.ts';
import { Logger } from '../../platform/logging/logger.ts';
import type { NewRequest, Receipt } from '../submission/new-request.ts';
import { type EntryKey, type EntryPerson, isCorrupt, type JournalEntry, JournalFile } from './journal-file.ts';

export interface JournalReport {
  isWritable: boolean;
  waiting: number;
  /** Entries that PostgreSQL has rejected; they need manual attention. */
  rejected: number;
  /** Corrupt journal files. */
  unreadable: number;
}

/**
 * The write-ahead journal, which stores submissions while PostgreSQL is unavailable. Each replica has its own file and
 * replays it itself. The API starts without a usable journal; the log and the health report show the error.
 */
@Injectable()
export class Journal implements OnModuleInit {
  private file: JournalFile | undefined;
  private isWritable = false;
  private waiting = 0;
  private rejected = 0;
  private unreadable = 0;
  private oldest: string | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly env: Env,
    private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    try {
      this.open();
    } catch (error) {
      this.log.error(
        { error: describeError(error) },
        'the journal cannot be used: forms are lost while the database is unavailable',
      );
    }
  }

  /** Number of submissions that wait for PostgreSQL. */
  get depth(): number {
    return this.waiting;
  }

  /** How long the oldest submission waits, in seconds, as of the last check. */
  get oldestSeconds(): number {
    return this.waiting > 0 && this.oldest ? (Date.now() - Date.parse(this.oldest)) / 1000 : 0;
  }

  /** Calls the listener after each write. */
  onAppend(listener: () => void): void {
    this.listeners.add(listener);
  }

  /**
   * Returns the receipt of the same form if it waits in the journal. With an unusable journal the form counts as new:
   * PostgreSQL recognizes a repeated form too.
   */
  findReceipt(key: EntryKey): Receipt | undefined {
    if (this.waiting === 0) return undefined;
    try {
      return this.withFile((file) => file.findReceipt(key));
    } catch (error) {
      this.log.error({ error: describeError(error) }, 'reading the journal failed');
      return undefined;
    }
  }

  /** Writes a submission to the disk. Throws if that is impossible. */
  append(submission: NewRequest): Receipt {
    try {
      const { receipt, isNew } = this.withFile((file) => file.append(submission));
      if (isNew) this.waiting += 1;
      this.isWritable = true;
      for (const listener of this.listeners) listener();
      return receipt;
    } catch (error) {
      this.isWritable = false;
      this.log.error({ error: describeError(error) }, 'writing the journal failed');
      throw error;
    }
  }

  /** Returns the oldest entries with a higher id that wait for PostgreSQL. */
  peek(count: number, afterId: number): JournalEntry[] {
    const entries = this.withFile((file) => file.peek(count, afterId));
    // Another process that uses the same folder may have replayed them.
    if (entries.length === 0 && afterId === 0) this.waiting = 0;
    return entries;
  }

  /** Removes an entry that is stored in PostgreSQL. */
  remove(id: number): void {
    this.withFile((file) => {
      this.waiting -= file.remove([id]);
      if (this.waiting === 0) file.checkpoint();
    });
  }

  /** Marks an entry that PostgreSQL rejects. It stays in the file and is not retried. */
  reject(id: number, reason: string): void {
    this.withFile((file) => file.reject(id, reason));
    this.waiting -= 1;
    this.rejected += 1;
  }

  /** Returns the people of the oldest entries with a higher id, also of rejected ones. */
  people(count: number, afterId: number): EntryPerson[] {
    return this.waiting + this.rejected === 0 ? [] : this.withFile((file) => file.people(count, afterId));
  }

  /** Returns the submissions of an email identity, also rejected ones. */
  submissionsOf(address: string): NewRequest[] {
    return this.waiting + this.rejected === 0 ? [] : this.withFile((file) => file.submissionsOf(address));
  }

  /** Removes entries of erased people, also rejected ones, so that nothing of them stays on disk. Returns their number. */
  erase(ids: number[]): number {
    return this.withFile((file) => {
      const removed = file.remove(ids);
      file.checkpoint();
      this.count(file);
      return removed;
    });
  }

  /** Checks by a synchronous write whether the disk is writable, and counts the entries again. */
  check(): void {
    try {
      this.withFile((file) => {
        file.assertWritable();
        this.count(file);
      });
      this.isWritable = true;
    } catch {
      this.isWritable = false;
    }
  }

  /** What the last check and the writes since have found. */
  report(): JournalReport {
    const { isWritable, waiting, rejected, unreadable } = this;
    return { isWritable, waiting, rejected, unreadable };
  }

  close(): void {
    try {
      this.file?.close();
    } catch {
      // The process exits next, which closes the file.
    }
    this.file = undefined;
  }

  /** Calls `use` with the open file. A corrupt file is replaced by a new one and `use` is retried. */
  private withFile<Result>(use: (file: JournalFile) => Result): Result {
    try {
      return use(this.file ?? this.open());
    } catch (error) {
      // After any error the next call opens the file again.
      this.close();
      if (!isCorrupt(error)) throw error;
      return use(this.open());
    }
  }

  private open(): JournalFile {
    const file = JournalFile.open(this.env.journalDir);
    if (file.quarantinedFile)
      this.log.error({ file: file.quarantinedFile }, 'the journal was corrupt: it was renamed and a new one created');
    this.file = file;
    this.isWritable = true;
    this.count(file);
    if (this.waiting > 0) this.log.warn({ waiting: this.waiting }, 'submissions wait in the journal');
    return file;
  }

  private count(file: JournalFile): void {
    ({ waiting: this.waiting, rejected: this.rejected, oldest: this.oldest } = file.count());
    this.unreadable = JournalFile.countUnreadable(this.env.journalDir);
  }
}
