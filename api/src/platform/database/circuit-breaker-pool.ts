import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { Logger } from 'pino';
import { Env } from '../env/env.ts';
import { describeError } from '../logging/describe-error.ts';
import { InjectLogger } from '../logging/inject-logger.ts';
import { isDatabaseOutage } from './outage.ts';
import { TimeoutClosingClient } from './timeout-closing-client.ts';

/** How long a query may take before the circuit opens. */
const timeoutMilliseconds = 2_000;
const probeTimeoutMilliseconds = 1_000;
const maxProbeDelayMilliseconds = 1_000;

/** Writes to the write-ahead log, as storing a lead does, but changes no table. */
const probeStatement = `select pg_logical_emit_message(true, 'portal', 'alive')`;

/** PostgreSQL is unavailable: the circuit is open, or a query has timed out. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/**
 * A connection pool with a circuit breaker, for queries that have another place to go during an outage. It is separate
 * from TypeORM's pool, so that slow staff pages do not delay forms.
 *
 * The first timeout or connection error opens the circuit: pending queries are rejected, new ones fail at once, and a
 * background probe closes the circuit when PostgreSQL responds again.
 */
@Injectable()
export class CircuitBreakerPool implements OnApplicationShutdown {
  private readonly pool: pg.Pool;
  private readonly pending = new Set<(error: Error) => void>();
  private readonly recoveryListeners = new Set<() => void>();
  private readonly stopping = new AbortController();
  private openedAt: number | undefined;

  constructor(
    private readonly env: Env,
    @InjectLogger() private readonly log: Logger,
  ) {
    this.pool = new pg.Pool({
      connectionString: env.databaseUrl,
      Client: TimeoutClosingClient,
      application_name: 'portal-api-intake',
      max: 8,
      connectionTimeoutMillis: timeoutMilliseconds,
      query_timeout: timeoutMilliseconds,
      statement_timeout: timeoutMilliseconds,
      keepAlive: true,
    });
    // An idle connection that breaks is replaced by the pool when it is needed.
    this.pool.on('error', () => undefined);
  }

  /** Whether the circuit is open, which means that PostgreSQL is considered unavailable. */
  get isOpen(): boolean {
    return this.openedAt !== undefined;
  }

  /** Calls the listener each time the circuit closes again. */
  onRecovery(listener: () => void): void {
    this.recoveryListeners.add(listener);
  }

  /** Resolves to the rows. Throws `DatabaseUnavailableError` within two seconds of an outage, and other errors unchanged. */
  query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<Row[]> {
    if (this.isOpen) return Promise.reject(new DatabaseUnavailableError('The database is unavailable.'));

    return new Promise((resolve, reject) => {
      const settle = <Value>(end: (value: Value) => void, value: Value) => {
        clearTimeout(timer);
        this.pending.delete(rejectPending);
        end(value);
      };
      const rejectPending = (error: Error) => settle(reject, error);
      const timer = setTimeout(
        () => this.openCircuit(new Error(`no response within ${timeoutMilliseconds} ms`)),
        timeoutMilliseconds,
      );
      this.pending.add(rejectPending);

      this.pool.query<Row>(statement).then(
        ({ rows }) => settle(resolve, rows),
        (error) => {
          // Ignore errors of queries that were rejected before: the circuit may have closed since.
          if (!this.pending.has(rejectPending)) return;
          if (isDatabaseOutage(error)) this.openCircuit(error);
          else rejectPending(error);
        },
      );
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.pool.end();
  }

  private openCircuit(cause: unknown): void {
    const error = new DatabaseUnavailableError('The database is unavailable.', { cause });
    for (const rejectPending of this.pending) rejectPending(error);
    if (this.isOpen || this.stopping.signal.aborted) return;

    this.openedAt = Date.now();
    this.log.warn({ error: describeError(cause) }, 'circuit breaker opened: forms are stored in the journal');
    void this.probeUntilRecovered();
  }

  private async probeUntilRecovered(): Promise<void> {
    for (let delay = 100; ; delay = Math.min(delay * 1.5, maxProbeDelayMilliseconds)) {
      await sleep(delay, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
      if (this.stopping.signal.aborted) return;
      if (await this.isReachable()) break;
    }
    const seconds = Math.round((Date.now() - (this.openedAt ?? Date.now())) / 1000);
    this.openedAt = undefined;
    this.log.info({ seconds }, 'circuit breaker closed: the database is available');
    for (const listener of this.recoveryListeners) listener();
  }

  /** Uses its own connection, because the pool's connections may hang. */
  private async isReachable(): Promise<boolean> {
    const client = new TimeoutClosingClient({
      connectionString: this.env.databaseUrl,
      connectionTimeoutMillis: probeTimeoutMilliseconds,
      query_timeout: probeTimeoutMilliseconds,
      statement_timeout: probeTimeoutMilliseconds,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(probeStatement);
      return true;
    } catch {
      return false;
    } finally {
      client.end().catch(() => undefined);
    }
  }
}
