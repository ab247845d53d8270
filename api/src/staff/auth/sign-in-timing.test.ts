import { cpuTimeOf } from '../../testing/cpu-time.ts';
import { useProductionPasswordCost } from '../../testing/password-cost.ts';
import { createColleague, manager, withManager } from '../../testing/staff.ts';
import { useApi } from '../../testing/test-api.ts';

useProductionPasswordCost();
const api = await useApi(withManager);
beforeEach(() => api.sql('truncate failed_attempts'));

/** Returns the CPU time of a failed sign-in, and checks that the response is the same. */
const cpuTime = (email: string) =>
  cpuTimeOf(async () => {
    const { text, headers } = await api.request.post('/api/session').send({ email, password: 'wrong' }).expect(401);
    expect([text, headers['set-cookie']]).toEqual(['Email or password is wrong.', undefined]);
  });

test('a failed sign-in takes as long for an unknown, disabled or invited account', async () => {
  const disabled = await createColleague(api, 'agent');
  await api.sql('update staff_accounts set disabled_at = now() where user_id = $1', [disabled.id]);
  await api.sql(`insert into users (email, name) values ('invited@example.com', 'Invited')`);
  await api.sql(`
    insert into staff_accounts (user_id, role) select id, 'agent' from users where email = 'invited@example.com'`);

  const known = await cpuTime(manager.email);
  for (const email of ['unknown@example.com', disabled.email, 'invited@example.com']) {
    const other = await cpuTime(email);
    expect(other).toBeGreaterThan(known / 2);
    expect(other).toBeLessThan(known * 2);
  }
});
