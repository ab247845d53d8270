import { createHash } from 'node:crypto';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { CircuitBreakerPool } from '../database/circuit-breaker-pool.ts';

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

const cleanUpIntervalMilliseconds = 60_000;

const consumeStatement = {
  name: 'rate-limit-consume',
  text: `
    insert into throttle_counters as counter (bucket, window_ends, hits)
    values ($1, now() + make_interval(secs => $2), 1)
    on conflict (bucket) do update set
      hits = case when counter.window_ends > now() then counter.hits + 1 else 1 end,
      window_ends = case when counter.window_ends > now() then counter.window_ends else excluded.window_ends end
    returning hits, ceil(extract(epoch from window_ends - now()))::integer as seconds_left`,
};

/**
 * Rate limiter with its counters in PostgreSQL, so that all replicas of the API share them. While PostgreSQL does not
 * respond, each replica counts in memory with the same limits, so that forms go on. What is guessed is not counted here, but by
 * `AttemptDelay`, which rejects what it cannot count.
 */
@Injectable()
export class RateLimiter implements OnApplicationShutdown {
  private readonly local = new Map<string, RateLimiterMemory>();
  private readonly cleanUp = setInterval(() => void this.deleteExpiredWindows(), cleanUpIntervalMilliseconds).unref();

  constructor(private readonly database: CircuitBreakerPool) {}

  async consume(rateLimit: RateLimit): Promise<RateLimitResult> {
    const values = [bucketOf(rateLimit), rateLimit.windowSeconds];
    try {
      const [row] = await withTimeout(
        rateLimit.maxWaitMilliseconds,
        this.database.query<{ hits: number; seconds_left: number }>({ ...consumeStatement, values }),
      );
      if (!row) throw new Error('The counter returned no row.');
      return {
        isAllowed: row.hits <= rateLimit.limit,
        count: row.hits,
        retryAfterSeconds: Math.max(1, row.seconds_left),
      };
    } catch {
      return await this.consumeInMemory(rateLimit);
    }
  }

  onApplicationShutdown(): void {
    clearInterval(this.cleanUp);
  }

  private async consumeInMemory(rateLimit: RateLimit): Promise<RateLimitResult> {
    const result: unknown = await this.inMemory(rateLimit)
      .consume(bucketOf(rateLimit))
      .catch((rejected: unknown) => rejected);
    if (!(result instanceof RateLimiterRes)) throw result;
    return {
      isAllowed: result.consumedPoints <= rateLimit.limit,
      count: result.consumedPoints,
      retryAfterSeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
    };
  }

  private inMemory({ limit, windowSeconds }: RateLimit): RateLimiterMemory {
    const name = `${limit} in ${windowSeconds}`;
    const limiter = this.local.get(name) ?? new RateLimiterMemory({ points: limit, duration: windowSeconds });
    this.local.set(name, limiter);
    return limiter;
  }

  private async deleteExpiredWindows(): Promise<void> {
    const text = 'delete from throttle_counters where window_ends < now()';
    await this.database.query({ text }).catch(() => undefined);
  }
}

const bucketOf = ({ purpose, key }: RateLimit) => createHash('sha256').update(`${purpose}\0${key}`).digest('base64');

/** Rejects when the result takes longer. */
async function withTimeout<Result>(milliseconds: number | undefined, result: Promise<Result>): Promise<Result> {
  if (milliseconds === undefined) return result;
  const timedOut = Promise.withResolvers<never>();
  const timer = setTimeout(() => timedOut.reject(new Error('The counter is too slow.')), milliseconds);
  try {
    return await Promise.race([result, timedOut.promise]);
  } finally {
    clearTimeout(timer);
  }
}
