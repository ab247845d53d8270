import { jobInsert } from './job-insert.ts';

/**
 * SQL that asks for somebody to be told of submissions, for the statement that stores them: either both are there or
 * neither. `submissions` selects a column `id`; it may name a sibling in the same `with`:
 *
 *     with stored as (insert into submissions … returning id, spam_score),
 *          announced as (${announceJob('select id from stored where spam_score < 5')})
 *     select id from stored
 *
 * After the commit, `Jobs.wake('announce')` spares the wait until the queue is looked at again.
 */
export const announceJob = (submissions: string): string =>
  jobInsert(
    'announce',
    `select jsonb_build_object('submissionId', submission.id) as data from (${submissions}) as submission`,
  );
