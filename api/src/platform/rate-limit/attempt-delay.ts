import { createHash } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap, ServiceUnavailableException } from '@nestjs/common';
import { CircuitBreakerPool } from '../database/circuit-breaker-pool.ts';
import { RepeatedTasks } from '../database/repeated-tasks.service.ts';

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
  /** Whether no attempt was rejected in this delay before. */
  isFirst: boolean;
  retryAfterSeconds: number;
}

interface Delay {
  bucket: string;
  rejections: number;
  seconds_left: number;
}

/** The delay after the first failure that is not free. Tests replace it. */
export const firstDelay = { seconds: 1 };
const maxDelaySeconds = 15 * 60;
/** One failure is forgiven in this time. As long as the longest delay, so that waiting it out brings no further attempt. */
const forgivenessSeconds = maxDelaySeconds;
const cleanUpIntervalMilliseconds = 60_000;

/** Counts each rejection, so that the first one can be told apart. */
const rejectStatement = {
  name: 'attempt-reject',
  text: `
    update failed_attempts set rejections = rejections + 1
    where bucket = any($1) and blocked_until > clock_timestamp()
    returning bucket, rejections, ceil(extract(epoch from blocked_until - clock_timestamp()))::integer as seconds_left`,
};

/**
 * Returns no row if a concurrent attempt has started a delay. `now()` is when the statement began: after a wait for a concurrent
 * attempt, a delay would be over too early by that.
 */
const countStatement = {
  name: 'attempt-count',
  text: `
    insert into failed_attempts as stored (bucket, failures, counted_at, blocked_until)
    values ($1, 1, clock_timestamp(), '-infinity')
    on conflict (bucket) do update set
      counted_at = clock_timestamp(),
      rejections = 0,
      (failures, blocked_until) = (
        select total, case when total <= $2 then '-infinity'
          else clock_timestamp() + make_interval(secs => least($3 * power(2, ceil(total - $2) - 1), ${maxDelaySeconds})) end
        from (select 1 + greatest(0, stored.failures
          - extract(epoch from clock_timestamp() - stored.counted_at)::double precision / ${forgivenessSeconds}) as total) counted)
    where stored.blocked_until <= clock_timestamp()
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
 * one second to 15 minutes. Counted in PostgreSQL for all replicas. An attempt that cannot be counted is rejected: otherwise
 * whoever makes PostgreSQL slow could guess without a limit. Without PostgreSQL nobody can sign in anyway.
 */
@Injectable()
export class AttemptDelay implements OnApplicationBootstrap {
  constructor(
    private readonly database: CircuitBreakerPool,
    private readonly tasks: RepeatedTasks,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.tasks.start('forgiven attempts', cleanUpIntervalMilliseconds, () => this.deleteForgiven());
  }

  /**
   * Counts an attempt as failed in all buckets, before its outcome is known, so that concurrent attempts are counted
   * individually. Returns a rejection if one of them has a delay. Throws 503 if the attempt cannot be counted.
   */
  async begin(buckets: readonly AttemptBucket[]): Promise<Rejection | undefined> {
    try {
      return (await this.findRejection(buckets)) ?? (await this.count(buckets));
    } catch (error) {
      throw new ServiceUnavailableException('This cannot be verified at the moment. Please try again in a minute.', {
        cause: error,
      });
    }
  }

  /** Uncounts a successful attempt. All failures in the bucket `forgiven` are forgiven. */
  async succeed(buckets: readonly AttemptBucket[], forgiven?: AttemptBucket): Promise<void> {
    const others = buckets.filter((bucket) => bucket !== forgiven).map(nameOf);
    try {
      await this.database.query({ ...uncountStatement, values: [others] });
      if (forgiven)
        await this.database.query({
          text: 'delete from failed_attempts where bucket = $1',
          values: [nameOf(forgiven)],
        });
    } catch {
      // The success stays counted as a failure, which is forgiven in time.
    }
  }

  private async findRejection(buckets: readonly AttemptBucket[]): Promise<Rejection | undefined> {
    const values = [buckets.map(nameOf)];
    return rejectionOf(buckets, await this.database.query<Delay>({ ...rejectStatement, values }));
  }

  /** A delay that a concurrent attempt has started may be over when it is looked up. */
  private async count(buckets: readonly AttemptBucket[]): Promise<Rejection | undefined> {
    for (const bucket of buckets) {
      const values = [nameOf(bucket), bucket.freeFailures, firstDelay.seconds];
      const counted = await this.database.query({ ...countStatement, values });
      if (counted.length === 0)
        return (await this.findRejection(buckets)) ?? { purpose: bucket.purpose, isFirst: false, retryAfterSeconds: 1 };
    }
    return undefined;
  }

  private async deleteForgiven(): Promise<void> {
    const text = `
      delete from failed_attempts
      where blocked_until < now() and counted_at < now() - failures * interval '${forgivenessSeconds} seconds'`;
    await this.database.query({ text });
  }
}

const nameOf = ({ purpose, key }: AttemptBucket) => createHash('sha256').update(`${purpose}\0${key}`).digest('base64');

function rejectionOf(buckets: readonly AttemptBucket[], delays: readonly Delay[]): Rejection | undefined {
  const [longest] = delays.toSorted((one, other) => other.seconds_left - one.seconds_left);
  if (!longest) return undefined;
  const purpose = buckets.find((bucket) => nameOf(bucket) === longest.bucket)?.purpose ?? '';
  return { purpose, isFirst: longest.rejections === 1, retryAfterSeconds: Math.max(1, longest.seconds_left) };
}
