import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { Logger } from 'pino';
import { Env } from '../env.ts';
import { describeError } from '../logging/describe-error.ts';
import { InjectLogger } from '../logging/inject-logger.ts';
import { ImpatientClient } from './impatient-client.ts';
import { isDatabaseOutage } from './outage.ts';

/** So long a visitor waits for PostgreSQL before the journal takes what they sent. */
const patienceMilliseconds = 2_000;
const probePatienceMilliseconds = 1_000;
const longestProbePauseMilliseconds = 1_000;

/** Writes through to the disk, as a lead does, and leaves nothing behind: an answer means that leads can be stored. */
const probe = `select pg_logical_emit_message(true, 'portal', 'alive')`;

/** PostgreSQL is known to be away, or did not answer in time. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError';
}

/**
 * The forms' own way to PostgreSQL, so that no busy staff page stands before a visitor. The first answer that is missing
 * speaks for all: everybody who waits is let go at once, whoever comes next is told right away, and from then on only a
 * probe in the background asks, until there is an answer again.
 */
@Injectable()
export class IntakeDatabase implements OnApplicationShutdown {
  private readonly pool: pg.Pool;
  private readonly waiting = new Set<(error: Error) => void>();
  private readonly whenBack = new Set<() => void>();
  private readonly stopping = new AbortController();
  private awaySince: number | undefined;

  constructor(
    private readonly env: Env,
    @InjectLogger() private readonly log: Logger,
  ) {
    this.pool = new pg.Pool({
      connectionString: env.databaseUrl,
      Client: ImpatientClient,
      application_name: 'portal-api-intake',
      max: 8,
      connectionTimeoutMillis: patienceMilliseconds,
      query_timeout: patienceMilliseconds,
      statement_timeout: patienceMilliseconds,
      keepAlive: true,
    });
    // A connection that breaks while nobody uses it is replaced when somebody needs one.
    this.pool.on('error', () => undefined);
  }

  get isAway(): boolean {
    return this.awaySince !== undefined;
  }

  /** Called each time PostgreSQL answers again. */
  onBack(listener: () => void): void {
    this.whenBack.add(listener);
  }

  /** Answers within two seconds or throws `DatabaseAwayError`; what PostgreSQL refuses is thrown as it is. */
  ask<Row extends pg.QueryResultRow>(question: pg.QueryConfig): Promise<Row[]> {
    if (this.isAway) return Promise.reject(new DatabaseAwayError('The database is away.'));

    return new Promise((resolve, reject) => {
      const settle = <Value>(end: (value: Value) => void, value: Value) => {
        clearTimeout(timer);
        this.waiting.delete(letGo);
        end(value);
      };
      const letGo = (error: Error) => settle(reject, error);
      const timer = setTimeout(
        () => this.noticeOutage(new Error('no answer within two seconds')),
        patienceMilliseconds,
      );
      this.waiting.add(letGo);

      this.pool.query<Row>(question).then(
        ({ rows }) => settle(resolve, rows),
        (error) => {
          // What nobody waits for any more is old news: the database may be back since.
          if (!this.waiting.has(letGo)) return;
          if (isDatabaseOutage(error)) this.noticeOutage(error);
          else letGo(error);
        },
      );
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.pool.end();
  }

  private noticeOutage(cause: unknown): void {
    const away = new DatabaseAwayError('The database is away.', { cause });
    for (const letGo of this.waiting) letGo(away);
    if (this.isAway || this.stopping.signal.aborted) return;

    this.awaySince = Date.now();
    this.log.warn({ error: describeError(cause) }, 'the database is away: forms are kept in the journal');
    void this.awaitReturn();
  }

  private async awaitReturn(): Promise<void> {
    for (let pause = 100; ; pause = Math.min(pause * 1.5, longestProbePauseMilliseconds)) {
      await sleep(pause, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
      if (this.stopping.signal.aborted) return;
      if (await this.answers()) break;
    }
    const seconds = Math.round((Date.now() - (this.awaySince ?? Date.now())) / 1000);
    this.awaySince = undefined;
    this.log.info({ seconds }, 'the database is back');
    for (const listener of this.whenBack) listener();
  }

  /** On a connection of its own: those of the pool may hang. */
  private async answers(): Promise<boolean> {
    const client = new ImpatientClient({
      connectionString: this.env.databaseUrl,
      connectionTimeoutMillis: probePatienceMilliseconds,
      query_timeout: probePatienceMilliseconds,
      statement_timeout: probePatienceMilliseconds,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(probe);
      return true;
    } catch {
      return false;
    } finally {
      client.end().catch(() => undefined);
    }
  }
}
