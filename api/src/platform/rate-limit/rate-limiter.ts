import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A fixed-window rate limit. */
export interface RateLimit {
  purpose: string;
  /** What is counted together, e.g. a client address. Stored only as a digest. */
  key: string;
  limit: number;
  windowSeconds: number;
}

interface RateLimitResult {
  isAllowed: boolean;
  retryAfterSeconds: number;
}

const consumeStatement = `
  insert into throttle_counters as counter (bucket, window_ends, hits)
  values ($1, now() + make_interval(secs => $2), 1)
  on conflict (bucket) do update set
    hits = case when counter.window_ends > now() then counter.hits + 1 else 1 end,
    window_ends = case when counter.window_ends > now() then counter.window_ends else excluded.window_ends end
  returning hits, ceil(extract(epoch from window_ends - now()))::integer as seconds_left`;

/** Rate limiter with its counters in PostgreSQL, so that all replicas of the API share them. */
@Injectable()
export class RateLimiter {
  constructor(private readonly database: DataSource) {}

  async consume(rateLimit: RateLimit): Promise<RateLimitResult> {
    const rows: { hits: number; seconds_left: number }[] = await this.database.query(consumeStatement, [
      bucket(rateLimit),
      rateLimit.windowSeconds,
    ]);
    const { hits, seconds_left } = rows[0] ?? { hits: 0, seconds_left: 0 };
    // A small share of the requests that open a window also deletes expired windows.
    if (hits === 1 && Math.random() < 0.02) await this.deleteExpiredWindows();
    return { isAllowed: hits <= rateLimit.limit, retryAfterSeconds: Math.max(1, seconds_left) };
  }

  /** Uncounts one request. */
  async refund(rateLimit: RateLimit): Promise<void> {
    await this.database.query('update throttle_counters set hits = hits - 1 where bucket = $1 and hits > 0', [
      bucket(rateLimit),
    ]);
  }

  /** Deletes the counter. */
  async reset(rateLimit: RateLimit): Promise<void> {
    await this.database.query('delete from throttle_counters where bucket = $1', [bucket(rateLimit)]);
  }

  private async deleteExpiredWindows(): Promise<void> {
    await this.database.query('delete from throttle_counters where window_ends < now()');
  }
}

const bucket = ({ purpose, key }: RateLimit) => createHash('sha256').update(`${purpose}\0${key}`).digest('base64');
