import type { EntityManager } from 'typeorm';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import { TooManyRequestsException } from '../../platform/http/problem.ts';

/** Of one staff member per hour. Of everybody per day, a setting: a stolen account must not ruin the reputation of the domain. */
const perHour = 60;

/** Until the transaction ends, nobody else is counted. */
export async function assertWithinLimits(manager: EntityManager, userId: number, perDay: number): Promise<void> {
  await manager.query('select pg_advisory_xact_lock($1)', [advisoryLocks.messageLimits]);
  const [sent]: { own: number; all: number }[] = await manager.query(
    `select count(*) filter (where sent_by = $1 and received_at > now() - interval '1 hour')::integer as own,
            count(*)::integer as all
     from messages where direction = 'out' and received_at > now() - interval '1 day'`,
    [userId],
  );
  if ((sent?.own ?? 0) >= perHour)
    throw new TooManyRequestsException(`You have sent ${perHour} messages within an hour. Please wait a while.`, 600);
  if ((sent?.all ?? 0) >= perDay)
    throw new TooManyRequestsException('The limit of messages per day is reached (MAIL_PER_DAY).', 3_600);
}
