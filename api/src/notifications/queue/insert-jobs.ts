import { jobsSchema, type QueueName } from './queues.ts';

/**
 * Returns SQL that inserts jobs into a queue, for use in a larger statement: the same rows as pg-boss writes, without
 * another round trip. `rows` selects a column `data` (jsonb). `insert-jobs.test.ts` compares the rows with pg-boss's own,
 * so that an upgrade of pg-boss that changes them fails the test.
 */
export function insertJobs(queue: QueueName, rows: string): string {
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
