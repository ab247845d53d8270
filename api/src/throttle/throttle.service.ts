import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** What is counted, for whom, and how much of it fits in one window. */
export interface Allowance {
  purpose: string;
  /** Whose calls are counted together, e.g. a client address. Stored only as a digest. */
  whose: string;
  limit: number;
  windowSeconds: number;
}

export interface Verdict {
  isAllowed: boolean;
  retryAfterSeconds: number;
}

const count = `
  insert into throttle_counters as counter (bucket, window_ends, hits)
  values ($1, now() + make_interval(secs => $2), 1)
  on conflict (bucket) do update set
    hits = case when counter.window_ends > now() then counter.hits + 1 else 1 end,
    window_ends = case when counter.window_ends > now() then counter.window_ends else excluded.window_ends end
  returning hits, ceil(extract(epoch from window_ends - now()))::integer as seconds_left`;

/** Counts calls in windows, in PostgreSQL, so that every replica of the API counts together. */
@Injectable()
export class ThrottleService {
  constructor(private readonly database: DataSource) {}

  async take(allowance: Allowance): Promise<Verdict> {
    const rows: { hits: number; seconds_left: number }[] = await this.database.query(count, [
      bucket(allowance),
      allowance.windowSeconds,
    ]);
    const { hits, seconds_left } = rows[0] ?? { hits: 0, seconds_left: 0 };
    // Now and then the one who opens a new window clears away those that are over.
    if (hits === 1 && Math.random() < 0.02) await this.forgetFinishedWindows();
    return { isAllowed: hits <= allowance.limit, retryAfterSeconds: Math.max(1, seconds_left) };
  }

  /** Takes one call back that turned out to be welcome. */
  async giveBack(allowance: Allowance): Promise<void> {
    await this.database.query('update throttle_counters set hits = hits - 1 where bucket = $1 and hits > 0', [
      bucket(allowance),
    ]);
  }

  /** Starts somebody's count anew. */
  async forget(allowance: Allowance): Promise<void> {
    await this.database.query('delete from throttle_counters where bucket = $1', [bucket(allowance)]);
  }

  private async forgetFinishedWindows(): Promise<void> {
    await this.database.query('delete from throttle_counters where window_ends < now()');
  }
}

const bucket = ({ purpose, whose }: Allowance) => createHash('sha256').update(`${purpose}\0${whose}`).digest('base64');
