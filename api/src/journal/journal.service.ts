import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { Env } from '../env.ts';
import type { Receipt, Submission } from '../intake/submission.ts';
import { describeError } from '../logging/describe-error.ts';
import { InjectLogger } from '../logging/inject-logger.ts';
import { type Entry, isCorrupt, JournalFile } from './journal-file.ts';

interface Waiting {
  submission: Submission;
  resolve: (receipt: Receipt) => void;
  reject: (error: unknown) => void;
}

export interface JournalReport {
  isWritable: boolean;
  waiting: number;
  /** Kept, but PostgreSQL would not have them: somebody has to look. */
  refused: number;
  /** Earlier journals that could not be read. */
  unreadable: number;
}

/**
 * Where submissions wait while the database is away. This process's own file: every replica replays what it has kept.
 * Trouble with the journal never stops the API; it shows in the log and in the health report.
 */
@Injectable()
export class Journal implements OnModuleInit {
  private file: JournalFile | undefined;
  private queue: Waiting[] = [];
  private waiting = 0;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly env: Env,
    @InjectLogger() private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    try {
      this.open();
    } catch (error) {
      this.log.error(
        { error: describeError(error) },
        'the journal cannot be used: without the database forms are lost',
      );
    }
  }

  /** How many submissions wait for the database. */
  get depth(): number {
    return this.waiting;
  }

  /** Called each time something has been kept. */
  onKept(listener: () => void): void {
    this.listeners.add(listener);
  }

  /** What was said to the visitor when the same form was kept before. */
  known(entry: Entry): Receipt | undefined {
    return this.waiting > 0 ? this.file?.known(entry) : undefined;
  }

  /** Resolves when the submission is on the disk. Those that come at the same moment share one write. */
  keep(submission: Submission): Promise<Receipt> {
    return new Promise((resolve, reject) => {
      this.queue.push({ submission, resolve, reject });
      if (this.queue.length === 1) setImmediate(() => this.writeQueue());
    });
  }

  oldest(count: number): { id: number; submission: Submission }[] {
    const entries = this.usable((file) => file.oldest(count));
    // Another process on the same folder may have been faster.
    if (entries.length === 0) this.waiting = 0;
    return entries;
  }

  /** PostgreSQL has them. */
  forget(ids: number[]): void {
    this.usable((file) => {
      this.waiting -= file.forget(ids);
      if (this.waiting === 0) file.shrink();
    });
  }

  /** PostgreSQL will never have it as it is. */
  refuse(id: number, reason: string): void {
    this.usable((file) => file.refuse(id, reason));
    this.waiting -= 1;
  }

  report(): JournalReport {
    const unreadable = JournalFile.unreadableIn(this.env.journalDir);
    try {
      this.usable((file) => file.prove());
      return { isWritable: true, ...this.usable((file) => file.count()), unreadable };
    } catch {
      return { isWritable: false, waiting: this.waiting, refused: 0, unreadable };
    }
  }

  close(): void {
    try {
      this.file?.close();
    } catch {
      // A file that cannot even be closed is left to the process's end.
    }
    this.file = undefined;
  }

  private writeQueue(): void {
    const batch = this.queue;
    if (batch.length === 0) return;
    this.queue = [];
    try {
      const { receipts, added } = this.usable((file) => file.keep(batch.map(({ submission }) => submission)));
      this.waiting += added;
      for (const [index, { resolve, reject }] of batch.entries()) {
        const receipt = receipts[index];
        if (receipt) resolve(receipt);
        else reject(new Error('The journal kept less than it was given.'));
      }
      for (const listener of this.listeners) listener();
    } catch (error) {
      this.log.error({ error: describeError(error), submissions: batch.length }, 'the journal cannot be written');
      for (const { reject } of batch) reject(error);
    }
  }

  /** Opens the file when it is not open, and begins another one when it turns out to be unreadable. */
  private usable<Result>(use: (file: JournalFile) => Result): Result {
    try {
      return use(this.file ?? this.open());
    } catch (error) {
      // Whatever is wrong with the file: the next one to need it opens it anew.
      this.close();
      if (!isCorrupt(error)) throw error;
      return use(this.open());
    }
  }

  private open(): JournalFile {
    const file = JournalFile.open(this.env.journalDir);
    if (file.setAside)
      this.log.error({ file: file.setAside }, 'the journal was damaged and has been set aside; a new one is begun');
    this.file = file;
    this.waiting = file.count().waiting;
    if (this.waiting > 0) this.log.warn({ waiting: this.waiting }, 'submissions wait in the journal');
    return file;
  }
}
