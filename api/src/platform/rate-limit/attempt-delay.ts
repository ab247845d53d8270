import { createHash } from 'node:crypto';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CircuitBreakerPool } from '../database/circuit-breaker-pool.ts';

/** What failed attempts are counted for, e.g. an account or a client network. */
export interface AttemptBucket {
  purpose: string;
  /** Stored only as a digest. */
  key: string;
  /** Failures without a delay, at least one. */
  freeFailures: number;
}

/** An attempt that has to wait. */
export interface Rejection {
  /** Purpose of the bucket with the longest delay. */
  purpose: string;
  /** Whether no attempt was rejected in this delay before. False while PostgreSQL does not respond. */
  isFirst: boolean;
  retryAfterSeconds: number;
}

interface Delay {
  bucket: string;
  rejections: number;
  seconds_left: number;
}

/** State of a bucket in memory. Times in milliseconds. */
interface Counter {
  failures: number;
  countedAt: number;
  blockedUntil: number;
}

/** The delay after the first failure that is not free. Tests replace it. */
export const firstDelay = { seconds: 1 };
const maxDelaySeconds = 15 * 60;
/** One failure is forgiven in this time. As long as the longest delay, so that waiting it out brings no further attempt. */
const forgivenessSeconds = maxDelaySeconds;
const maxCountersInMemory = 10_000;
const cleanUpIntervalMilliseconds = 60_000;

/** Counts each rejection, so that the first one can be told apart. */
const rejectStatement = {
  name: 'attempt-reject',
  text: `
    update failed_attempts set rejections = rejections + 1
    where bucket = any($1) and blocked_until > now()
    returning bucket, rejections, ceil(extract(epoch from blocked_until - now()))::integer as seconds_left`,
};

/** Returns no row if a concurrent attempt has started a delay. */
const countStatement = {
  name: 'attempt-count',
  text: `
    insert into failed_attempts as stored (bucket, failures, counted_at, blocked_until)
    values ($1, 1, now(), '-infinity')
    on conflict (bucket) do update set
      counted_at = now(),
      rejections = 0,
      (failures, blocked_until) = (
        select total, case when total <= $2 then '-infinity'
          else now() + make_interval(secs => least($3 * power(2, ceil(total - $2) - 1), ${maxDelaySeconds})) end
        from (select 1 + greatest(0, stored.failures
          - extract(epoch from now() - stored.counted_at)::double precision / ${forgivenessSeconds}) as total) counted)
    where stored.blocked_until <= now()
    returning bucket`,
};

const uncountStatement = {
  name: 'attempt-uncount',
  text: `
    update failed_attempts set failures = greatest(0, failures - 1), blocked_until = '-infinity'
    where bucket = any($1)`,
};

/**
 * Progressive delay after failed attempts: each failure after the free ones doubles the time until the next attempt, from
 * one second to 15 minutes. Counted in PostgreSQL for all replicas; while it does not respond, each replica counts in memory.
 */
@Injectable()
export class AttemptDelay implements OnApplicationShutdown {
  private readonly counters = new Map<string, Counter>();
  private readonly cleanUp = setInterval(() => void this.deleteForgiven(), cleanUpIntervalMilliseconds).unref();

  constructor(private readonly database: CircuitBreakerPool) {}

  /**
   * Counts an attempt as failed in all buckets, before its outcome is known, so that concurrent attempts are counted
   * individually. Returns a rejection, without counting, if one of them has a delay.
   */
  async begin(buckets: readonly AttemptBucket[]): Promise<Rejection | undefined> {
    try {
      return await this.beginInDatabase(buckets);
    } catch {
      return this.beginInMemory(buckets, Date.now());
    }
  }

  /** Uncounts a successful attempt. `own`: forgives all failures in this bucket. */
  async succeed(buckets: readonly AttemptBucket[], own: AttemptBucket): Promise<void> {
    const others = buckets.filter((bucket) => bucket !== own).map(nameOf);
    this.counters.delete(nameOf(own));
    for (const name of others) this.uncountInMemory(name);
    try {
      await this.database.query({ ...uncountStatement, values: [others] });
      await this.database.query({ text: 'delete from failed_attempts where bucket = $1', values: [nameOf(own)] });
    } catch {
      // Counted in memory.
    }
  }

  onApplicationShutdown(): void {
    clearInterval(this.cleanUp);
  }

  private async beginInDatabase(buckets: readonly AttemptBucket[]): Promise<Rejection | undefined> {
    const names = buckets.map(nameOf);
    const rejection = async () =>
      rejectionOf(buckets, await this.database.query<Delay>({ ...rejectStatement, values: [names] }));
    const rejected = await rejection();
    if (rejected) return rejected;
    for (const [index, { freeFailures }] of buckets.entries()) {
      const counted = await this.database.query({
        ...countStatement,
        values: [names[index], freeFailures, firstDelay.seconds],
      });
      if (counted.length === 0) return rejection();
    }
    return undefined;
  }

  private beginInMemory(buckets: readonly AttemptBucket[], now: number): Rejection | undefined {
    const delays = buckets.map((bucket) => {
      const name = nameOf(bucket);
      const milliseconds = (this.counters.get(name)?.blockedUntil ?? 0) - now;
      return { bucket: name, rejections: 0, seconds_left: Math.ceil(milliseconds / 1000) };
    });
    const rejected = rejectionOf(
      buckets,
      delays.filter(({ seconds_left }) => seconds_left > 0),
    );
    if (rejected) return rejected;
    for (const bucket of buckets) this.countInMemory(bucket, now);
    return undefined;
  }

  private countInMemory(bucket: AttemptBucket, now: number): void {
    const name = nameOf(bucket);
    const { failures, countedAt } = this.counters.get(name) ?? { failures: 0, countedAt: now };
    const total = 1 + Math.max(0, failures - (now - countedAt) / 1000 / forgivenessSeconds);
    const doublings = Math.ceil(total - bucket.freeFailures) - 1;
    const seconds = doublings < 0 ? 0 : Math.min(firstDelay.seconds * 2 ** doublings, maxDelaySeconds);
    // Moves it to the end: the counter that was not used for the longest time is dropped.
    this.counters.delete(name);
    this.counters.set(name, { failures: total, countedAt: now, blockedUntil: now + seconds * 1000 });
    const [oldest] = this.counters.keys();
    if (this.counters.size > maxCountersInMemory && oldest) this.counters.delete(oldest);
  }

  private uncountInMemory(name: string): void {
    const counter = this.counters.get(name);
    if (counter) this.counters.set(name, { ...counter, failures: Math.max(0, counter.failures - 1), blockedUntil: 0 });
  }

  private async deleteForgiven(): Promise<void> {
    const text = `
      delete from failed_attempts
      where blocked_until < now() and counted_at < now() - failures * interval '${forgivenessSeconds} seconds'`;
    await this.database.query({ text }).catch(() => undefined);
  }
}

const nameOf = ({ purpose, key }: AttemptBucket) => createHash('sha256').update(`${purpose}\0${key}`).digest('base64');

function rejectionOf(buckets: readonly AttemptBucket[], delays: readonly Delay[]): Rejection | undefined {
  const [longest] = delays.toSorted((one, other) => other.seconds_left - one.seconds_left);
  if (!longest) return undefined;
  const purpose = buckets.find((bucket) => nameOf(bucket) === longest.bucket)?.purpose ?? '';
  return { purpose, isFirst: longest.rejections === 1, retryAfterSeconds: Math.max(1, longest.seconds_left) };
}
