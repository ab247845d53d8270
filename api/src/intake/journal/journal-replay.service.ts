import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { newTraceId } from '@portal/http-server/trace';
import { CircuitBreakerPool, DatabaseUnavailableError } from '../../platform/database/circuit-breaker-pool.ts';
import { describeError } from '../../platform/logging/describe-error.ts';
import { Logger } from '../../platform/logging/logger.ts';
import { inTrace } from '../../platform/logging/trace.ts';
import { isInvalidData, RequestStore } from '../storage/request-store.service.ts';
import { Journal } from './journal.service.ts';
import type { JournalEntry } from './journal-file.ts';

const batchSize = 64;
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
    private readonly submissions: RequestStore,
    private readonly log: Logger,
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
        replayed += await this.replayAll();
      } catch (error) {
        if (!(error instanceof DatabaseUnavailableError))
          this.log.error({ error: describeError(error) }, 'replaying the journal failed');
      }
      // When the circuit closes again, `onRecovery` starts the next replay. Entries that failed are retried here.
      if (this.database.isOpen) break;
      if (this.journal.depth > 0)
        await sleep(retryMilliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
    if (replayed > 0) this.log.info({ replayed, waiting: this.journal.depth }, 'the journal was replayed');
  }

  /**
   * Tries each entry once, so that entries that fail do not hold up those after them. Throws `DatabaseUnavailableError` during an
   * outage, when the other entries would fail too.
   */
  private async replayAll(): Promise<number> {
    let replayed = 0;
    for (let last = 0; ; ) {
      const entries = this.journal.peek(batchSize, last);
      if (entries.length === 0) return replayed;
      for (const entry of entries) {
        if (this.stopping.signal.aborted) return replayed;
        if (await this.store(entry)) {
          this.journal.remove(entry.id);
          replayed += 1;
        }
        last = entry.id;
      }
    }
  }

  /** Returns whether the entry is stored. One that PostgreSQL rejects is not tried again. */
  private async store({ id, submission }: JournalEntry): Promise<boolean> {
    try {
      await inTrace(submission.traceId ?? newTraceId(), () => this.submissions.store(submission));
      return true;
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) throw error;
      if (isInvalidData(error)) {
        this.log.error({ error: describeError(error), entry: id }, 'the database rejects a submission of the journal');
        this.journal.reject(id, String(Object(error).code));
      } else {
        this.log.warn(
          { error: describeError(error), entry: id },
          'a submission of the journal could not be stored yet',
        );
      }
      return false;
    }
  }
}
