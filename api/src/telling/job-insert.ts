import { jobsSchema, type QueueName } from './queues.ts';

/**
 * SQL that puts jobs into a queue, as part of a larger statement: with the queue's settings, exactly as pg-boss would
 * write them, but without a round trip of its own. `rows` selects a column `data` (jsonb).
 * `job-insert.test.ts` compares with what pg-boss writes, so that an upgrade which changes that is noticed.
 */
export function jobInsert(queue: QueueName, rows: string): string {
  return `
    insert into ${jobsSchema}.job (
      name, data, start_after, created_on, keep_until, expire_seconds, deletion_seconds, retry_limit, retry_delay,
      retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds
    )
    select queue.name, job.data, ${jobsSchema}.job_now(), ${jobsSchema}.job_now(),
           ${jobsSchema}.job_now() + queue.retention_seconds * interval '1s', queue.expire_seconds,
           queue.deletion_seconds, queue.retry_limit, queue.retry_delay, coalesce(queue.retry_backoff, false),
           queue.retry_delay_max, queue.policy, queue.dead_letter, queue.heartbeat_seconds
    from ${jobsSchema}.queue as queue, (${rows}) as job
    where queue.name = '${queue}'`;
}
