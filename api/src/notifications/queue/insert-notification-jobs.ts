import { insertJobs } from './insert-jobs.ts';

/**
 * Returns SQL that queues the notifications of submissions, for use in the statement that stores them. `submissions`
 * selects a column `id` and may refer to a sibling in the same `with`:
 *
 *     with stored as (insert into submissions … returning id, spam_score),
 *          queued as (${announceJob('select id from stored where spam_score < 5')})
 *     select id from stored
 *
 * After the commit, call `JobQueue.notifyWorkers('announce')`.
 */
export const insertNotificationJobs = (submissions: string): string =>
  insertJobs(
    'announce',
    `select jsonb_build_object('submissionId', submission.id) as data from (${submissions}) as submission`,
  );
