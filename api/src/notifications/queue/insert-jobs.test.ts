import { PgBoss } from 'pg-boss';
import { query } from '../../testing/databases.ts';
import { createDatabase } from '../../testing/test-api.ts';
import { insertJobs } from './insert-jobs.ts';
import { insertNotificationJobs } from './insert-notification-jobs.ts';
import { jobsSchema, type QueueName, queues } from './queues.ts';

const database = await createDatabase();

/** All columns of the jobs of a queue, with relative times. */
const jobsOf = (queue: QueueName) =>
  query<{ job: Record<string, unknown> }>(
    database,
    `select to_jsonb(job) - 'id' || jsonb_build_object(
              'start_after', round(extract(epoch from start_after - now()) / 60),
              'created_on', round(extract(epoch from created_on - start_after)),
              'keep_until', round(extract(epoch from keep_until - start_after))) as job
     from ${jobsSchema}.job where name = $1`,
    [queue],
  );

test.each(Object.keys(queues) as QueueName[])('inserts the same row into %s as pg-boss', async (queue) => {
  const boss = new PgBoss({ connectionString: database, schema: jobsSchema, supervise: false, schedule: false });
  await boss.start();
  await boss.insert(queue, [{ data: { submissionId: 7 } }]);
  await boss.stop({ graceful: false });

  await query(database, insertJobs(queue, `select jsonb_build_object('submissionId', 7) as data`));

  const [theirs, ours, ...more] = await jobsOf(queue);
  expect(theirs?.job).toMatchObject({ name: queue, state: 'created', data: { submissionId: 7 } });
  expect(ours).toEqual(theirs);
  expect(more).toEqual([]);
});

test('inserts jobs in the same statement, or none if it fails', async () => {
  await query(database, `delete from ${jobsSchema}.job`);
  const store = (condition: string) =>
    query<{ id: number }>(
      database,
      `with stored as (select 41 as id union select 42), announced as (${insertNotificationJobs(`select id from stored where ${condition}`)})
       select id from stored`,
    );

  expect(await store('id > 41')).toHaveLength(2);
  expect(await jobsOf('announce')).toMatchObject([{ job: { data: { submissionId: 42 } } }]);

  await expect(store('1 / (id - 42) > 0')).rejects.toThrow('division by zero');
  expect(await jobsOf('announce')).toHaveLength(1);
});
