import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CircuitState, circuitBreaker, ExponentialBackoff, handleWhen, SamplingBreaker } from 'cockatiel';
import pg from 'pg';
import { Env } from '../env/env.ts';
import { describeError } from '../logging/describe-error.ts';
import { Logger } from '../logging/logger.ts';
import { DatabaseClient } from './database-client.ts';
import { indexesFirst } from './database-options.ts';
import { isConnectionFailure } from './outage.ts';
import { loadOf, type PoolLoad } from './pool-load.ts';
import type { Transaction } from './transaction.ts';

const maxConnections = 8;
/** Connections that are open before the first request. */
const minConnections = 2;
/**
 * Time limits in milliseconds of waiting for a connection, of a statement or a whole transaction, and of a response. PostgreSQL
 * cancels a slow statement first, so that only a PostgreSQL that does not respond reaches the last limit. Tests replace them.
 */
export const intakeLimits = { connection: 1_000, statement: 1_500, response: 2_000 };

/** Opens the circuit when most of at least three calls within five seconds have failed. */
const opening = { threshold: 0.5, duration: 5_000, minimumRps: 0.6 };
const trialDelay = { initialDelay: 100, maxDelay: 1_000 };
const pingIntervalMilliseconds = 2_000;
const tickMilliseconds = 100;

const ping = { text: `select current_setting('transaction_read_only')::boolean as is_read_only` };
/** Writes to the write-ahead log, as storing a lead does, but changes no table. */
const trial = { text: `select pg_logical_emit_message(true, 'portal', 'alive')` };

/** PostgreSQL is unavailable: the circuit is open, or the connection has failed. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/**
 * A connection pool with a circuit breaker, for queries that have another place to go during an outage. It is separate
 * from TypeORM's pool, so that slow staff pages do not delay forms.
 *
 * Only failures of the connection open the circuit. A slow statement or a locked row is the trouble of one request. While
 * the circuit is open, queries fail at once, and a trial in the background closes it when PostgreSQL responds again.
 */
@Injectable()
export class CircuitBreakerPool implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly pool: pg.Pool;
  private readonly breaker = circuitBreaker(handleWhen(isConnectionFailure), {
    halfOpenAfter: new ExponentialBackoff(trialDelay),
    breaker: new SamplingBreaker(opening),
  });
  private readonly recoveryListeners = new Set<() => void>();
  private readonly stopping = new AbortController();
  private watching: Promise<void> = Promise.resolve();
  private openedAt: number | undefined;
  private hasResponded = false;

  constructor(
    env: Env,
    private readonly log: Logger,
  ) {
    this.pool = new pg.Pool({
      connectionString: env.databaseUrl,
      Client: DatabaseClient,
      application_name: 'portal-api-intake',
      options: indexesFirst,
      min: minConnections,
      max: maxConnections,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: intakeLimits.connection,
      statement_timeout: intakeLimits.statement,
      query_timeout: intakeLimits.response,
      keepAlive: true,
      // Statements are sent without waiting for the response to the one before.
      pipeline: true,
    });
    // An idle connection that breaks is replaced by the pool when it is needed.
    this.pool.on('error', () => undefined);
    this.breaker.onBreak((reason) => this.logOpened('error' in reason ? reason.error : undefined));
    this.breaker.onReset(() => this.logClosed());
  }

  /** Whether the circuit is open, which means that PostgreSQL counts as unavailable. */
  get isOpen(): boolean {
    return this.breaker.state !== CircuitState.Closed;
  }

  /** Whether PostgreSQL has responded to the last ping, at most a few seconds ago. */
  get isResponding(): boolean {
    return this.hasResponded && !this.isOpen;
  }

  /** Open connections, those of them that are used, and callers that wait for one. */
  get load(): PoolLoad {
    return loadOf(this.pool);
  }

  /** Calls the listener each time the circuit closes again. */
  onRecovery(listener: () => void): void {
    this.recoveryListeners.add(listener);
  }

  /** Resolves to the rows. Throws `DatabaseUnavailableError` during an outage, and other errors unchanged. */
  query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<Row[]> {
    return this.run(async (client) => (await client.query<Row>(statement)).rows);
  }

  /** Runs a transaction, which is rolled back if `work` throws. `begunAt` is just before it begins. Errors are those of `query`. */
  transaction<Result>(work: (transaction: Transaction, begunAt: number) => Promise<Result>): Promise<Result> {
    return this.run(async (client) => {
      const begunAt = Date.now();
      const begun = client.query('begin');
      const query = async <Rows>(text: string, values: unknown[] = []): Promise<Rows> => {
        const elapsed = Date.now() - begunAt;
        // Its statements together get the time of one: a visitor waits for all of them.
        if (elapsed > intakeLimits.statement / 4)
          await client.query(`set local statement_timeout = ${Math.max(1, intakeLimits.statement - elapsed)}`);
        return (await client.query({ name: nameOf(text), text, values })).rows as Rows;
      };
      try {
        const [result] = await Promise.all([work({ query }, begunAt), begun]);
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await Promise.allSettled(Array.from({ length: minConnections }, () => this.ping()));
    this.watching = this.watch();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.watching;
    await this.pool.end();
  }

  private async run<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    // Only the trial in the background tests whether PostgreSQL is available again.
    if (this.isOpen) throw new DatabaseUnavailableError('The database is unavailable.');
    try {
      return await this.breaker.execute(() => this.withClient(work));
    } catch (error) {
      if (isConnectionFailure(error))
        throw new DatabaseUnavailableError('The database is unavailable.', { cause: error });
      throw error;
    }
  }

  private async withClient<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.pool.connect();
    let isBroken = false;
    try {
      return await work(client);
    } catch (error) {
      isBroken = isConnectionFailure(error);
      throw error;
    } finally {
      // `pool.query` would close the connection after any error.
      client.release(isBroken);
    }
  }

  /** Pings PostgreSQL, so that an outage is noticed without requests, and tries to close the circuit while it is open. */
  private async watch(): Promise<void> {
    for (let pingedAt = Date.now(); !this.stopping.signal.aborted; ) {
      if (this.isOpen) await this.try();
      else if (Date.now() - pingedAt > pingIntervalMilliseconds) {
        await this.ping();
        pingedAt = Date.now();
      }
      await sleep(tickMilliseconds, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  private async ping(): Promise<void> {
    try {
      const [row] = await this.query<{ is_read_only: boolean }>(ping);
      this.hasResponded = row?.is_read_only === false;
    } catch {
      this.hasResponded = false;
    }
  }

  /** Runs the trial of a half-open circuit. The breaker rejects it before the delay is over. */
  private async try(): Promise<void> {
    const run = () =>
      this.withClient((client) => client.query(trial)).catch((cause) => {
        // Any error counts, also one that does not open the circuit.
        throw new DatabaseUnavailableError('The database is unavailable.', { cause });
      });
    this.hasResponded = await this.breaker.execute(run).then(
      () => true,
      () => false,
    );
  }

  private logOpened(cause: unknown): void {
    // The breaker also reports each failed trial.
    if (this.openedAt !== undefined) return;
    this.openedAt = Date.now();
    this.log.warn({ error: describeError(cause) }, 'circuit breaker opened: forms are stored in the journal');
  }

  private logClosed(): void {
    const seconds = Math.round((Date.now() - (this.openedAt ?? Date.now())) / 1000);
    this.openedAt = undefined;
    this.log.info({ seconds }, 'circuit breaker closed: the database is available');
    for (const listener of this.recoveryListeners) listener();
  }
}

const names = new Map<string, string>();

/** Returns a name for a statement: PostgreSQL parses and plans a named statement once per connection. */
function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
