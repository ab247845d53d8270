import { connectTo } from '../../testing/databases.ts';
import { createColleague } from '../../testing/staff.ts';
import { useApi } from '../../testing/test-api.ts';
import { advisoryLocks } from './advisory-locks.ts';

const api = await useApi();

test('every feature has a lock of its own', () => {
  const keys = Object.values(advisoryLocks);
  expect(new Set(keys).size).toBe(keys.length);
});

test('a slow merge of leads does not delay changes of the staff', async () => {
  const manager = await createColleague(api, 'manager');
  const agent = await createColleague(api, 'agent');
  const merging = await connectTo(api.databaseUrl);
  await merging.query('select pg_advisory_lock($1)', [advisoryLocks.leadMerges]);
  // A request that waits for the lock fails after nine seconds.
  const { body } = await api.request
    .patch(`/api/admin/staff/${agent.id}`)
    .set('Cookie', manager.cookie)
    .send({ role: 'viewer' })
    .expect(200);
  expect(body).toMatchObject({ role: 'viewer' });
  await merging.end();
});
