import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { IntakeDatabase } from '../database/intake-database.ts';
import { isRefusal, LeadStore } from '../intake/lead-store.ts';
import type { Submission } from '../intake/submission.ts';
import { describeError } from '../logging/describe-error.ts';
import { InjectLogger } from '../logging/inject-logger.ts';
import { Journal } from './journal.service.ts';

const batchSize = 64;
const hands = 4;
const pauseMilliseconds = 1_000;

/**
 * Carries what waits in the journal into the database. Entries are forgotten only after the database has confirmed
 * them; a crash in between has some carried twice, and the key of the form makes the second time nothing.
 */
@Injectable()
export class JournalReplay implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;

  constructor(
    private readonly journal: Journal,
    private readonly database: IntakeDatabase,
    private readonly leads: LeadStore,
    @InjectLogger() private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.database.onBack(() => this.run());
    this.journal.onKept(() => this.run());
    this.run();
  }

  /** By now every visitor has been answered. */
  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
    this.journal.close();
  }

  private run(): void {
    this.running ??= this.replay().finally(() => {
      this.running = undefined;
    });
  }

  private async replay(): Promise<void> {
    let replayed = 0;
    while (this.journal.depth > 0 && !this.stopping.signal.aborted) {
      try {
        replayed += await this.replayBatch();
      } catch (error) {
        // Who calls again when the database is back is the database; anything else is worth another try in a while.
        if (this.database.isAway) break;
        this.log.error({ error: describeError(error) }, 'the journal could not be replayed');
        await sleep(pauseMilliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      }
    }
    if (replayed > 0) this.log.info({ replayed, waiting: this.journal.depth }, 'the journal was replayed');
  }

  private async replayBatch(): Promise<number> {
    const entries = this.journal.oldest(batchSize);
    const stored: number[] = [];
    const carry = async () => {
      for (let entry = entries.shift(); entry && !this.stopping.signal.aborted; entry = entries.shift())
        if (await this.isStored(entry.id, entry.submission)) stored.push(entry.id);
    };
    const outcomes = await Promise.allSettled(Array.from({ length: hands }, carry));
    // One write for all of them: each waits for the disk.
    this.journal.forget(stored);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    return stored.length;
  }

  private async isStored(id: number, submission: Submission): Promise<boolean> {
    try {
      await this.leads.store(submission);
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // One that cannot be stored must not stand before all the others.
      this.log.error({ error: describeError(error), entry: id }, 'the database refuses a submission of the journal');
      this.journal.refuse(id, String(Object(error).code));
      return false;
    }
  }
}
