import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { CircuitBreakerPool } from '../../platform/database/circuit-breaker-pool.ts';
import { describeError } from '../../platform/logging/describe-error.ts';
import { InjectLogger } from '../../platform/logging/inject-logger.ts';
import { isInvalidData, LeadStore } from '../storage/lead-store.ts';
import { Journal } from './journal.service.ts';
import type { JournalEntry } from './journal-file.ts';

const batchSize = 64;
const concurrency = 4;
const retryMilliseconds = 1_000;

/**
 * Replays the journal into PostgreSQL. An entry is removed only after PostgreSQL has committed it. After a crash in
 * between it is sent again, and its idempotency key prevents a second copy.
 */
@Injectable()
export class JournalReplay implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;

  constructor(
    private readonly journal: Journal,
    private readonly database: CircuitBreakerPool,
    private readonly leads: LeadStore,
    @InjectLogger() private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.database.onRecovery(() => this.start());
    this.journal.onAppend(() => this.start());
    this.start();
  }

  /** Runs after the last response has been sent. */
  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
    this.journal.close();
  }

  private start(): void {
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
        // When the circuit closes again, `onRecovery` starts the next replay. Other errors are retried here.
        if (this.database.isOpen) break;
        this.log.error({ error: describeError(error) }, 'replaying the journal failed');
        await sleep(retryMilliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      }
    }
    if (replayed > 0) this.log.info({ replayed, waiting: this.journal.depth }, 'the journal was replayed');
  }

  private async replayBatch(): Promise<number> {
    const entries = this.journal.peek(batchSize);
    const stored: number[] = [];
    const worker = async () => {
      for (let entry = entries.shift(); entry && !this.stopping.signal.aborted; entry = entries.shift())
        if (await this.store(entry)) stored.push(entry.id);
    };
    const results = await Promise.allSettled(Array.from({ length: concurrency }, worker));
    // One write for the whole batch, because each write waits for the disk.
    this.journal.remove(stored);
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    return stored.length;
  }

  /** Returns false when PostgreSQL rejects the entry, which must not block the entries after it. */
  private async store({ id, submission }: JournalEntry): Promise<boolean> {
    try {
      await this.leads.store(submission);
      return true;
    } catch (error) {
      if (!isInvalidData(error)) throw error;
      this.log.error({ error: describeError(error), entry: id }, 'the database rejects a submission of the journal');
      this.journal.reject(id, String(Object(error).code));
      return false;
    }
  }
}
