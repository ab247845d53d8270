import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { QueryConfig } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { CircuitBreakerPool } from '../database/circuit-breaker-pool.ts';
import { TooManyRequestsException } from '../http/problem.ts';

/** A fixed-window rate limit. */
export interface RateLimit {
  purpose: string;
  /** What is counted together, e.g. a client address. Stored only as a digest. */
  key: string;
  limit: number;
  windowSeconds: number;
  /** How long a request waits for the shared counter before it is counted in memory. By default as long as for any query. */
  maxWaitMilliseconds?: number;
}

interface RateLimitResult {
  isAllowed: boolean;
  /** Requests in this window so far, with this one. */
  count: number;
  retryAfterSeconds: number;
}

/**
 * Rate limiter with its counters in PostgreSQL, so that all replicas of the API share them. While PostgreSQL does not
 * respond, each replica counts in memory with the same limits, so that forms go on. What is guessed is not counted here, but by
 * `AttemptDelay`, which rejects what it cannot count.
 */
@Injectable()
export class RateLimiter {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(private readonly database: CircuitBreakerPool) {}

  async consume(rateLimit: RateLimit): Promise<RateLimitResult> {
    const result: unknown = await this.limiterOf(rateLimit)
      .consume(createHash('sha256').update(rateLimit.key).digest('base64'))
      .catch((rejected: unknown) => rejected);
    if (!(result instanceof RateLimiterRes)) throw result;
    return {
      isAllowed: result.consumedPoints <= rateLimit.limit,
      count: result.consumedPoints,
      retryAfterSeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
    };
  }

  /** Throws 429 for a request over the limit. */
  async assertAllowed(rateLimit: RateLimit, message: (seconds: number) => string): Promise<void> {
    const { isAllowed, retryAfterSeconds } = await this.consume(rateLimit);
    if (!isAllowed) throw new TooManyRequestsException(message(retryAfterSeconds), retryAfterSeconds);
  }

  private limiterOf({ purpose, limit, windowSeconds, maxWaitMilliseconds }: RateLimit): RateLimiterPostgres {
    const name = `${purpose} ${limit} ${windowSeconds} ${maxWaitMilliseconds}`;
    const window = { keyPrefix: purpose, points: limit, duration: windowSeconds };
    const limiter =
      this.limiters.get(name) ??
      new RateLimiterPostgres({
        ...window,
        // The part of a `pg.Pool` that it uses.
        storeClient: {
          query: async (statement: QueryConfig) => ({ rows: await this.query(statement, maxWaitMilliseconds) }),
        },
        storeType: 'pool',
        tableName: 'rate_limit_counters',
        tableCreated: true,
        insuranceLimiter: new RateLimiterMemory(window),
      });
    this.limiters.set(name, limiter);
    return limiter;
  }

  /** Rejects when the query takes longer. */
  private query(statement: QueryConfig, maxWaitMilliseconds: number | undefined) {
    const rows = this.database.query(statement);
    if (maxWaitMilliseconds === undefined) return rows;
    const timeout = sleep(maxWaitMilliseconds, undefined, { ref: false }).then(() => {
      throw new Error('The counter is too slow.');
    });
    return Promise.race([rows, timeout]);
  }
}
