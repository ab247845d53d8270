import { submit } from '../../testing/notification-api.ts';
import { createColleague } from '../../testing/staff.ts';
import { createDatabase, startApi } from '../../testing/test-api.ts';
import { until, untilRows } from '../../testing/until.ts';

/** Business hours of one day of the week, which is not around today. */
const day = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][(new Date().getUTCDay() + 3) % 7];
const databaseUrl = await createDatabase();

test('leaves leads of the night until the opening, and spreads them', async () => {
  const night = await startApi({ DATABASE_URL: databaseUrl, BUSINESS_HOURS: `${day} 09:00-10:00` });
  const people = [await createColleague(night, 'agent', 'Ana'), await createColleague(night, 'agent', 'Ben')];
  await night.sql(`update desk_settings set assignment_mode = 'round-robin'`);
  for (let n = 0; n < 4; n += 1) await submit(night, { name: `Lead ${n}` });
  // A check after the leads plans the e-mail of this notification, at night too.
  const [lead] = await night.sql<{ id: number }>('select id from leads limit 1');
  await people[1]?.post(`leads/${lead?.id}/notes`, { text: '@Ana' }).expect(201);
  await untilRows(night, 1, 'select from staff_notifications where mailed_at is not null');
  expect(await night.sql('select from leads where owner_id is not null')).toEqual([]);
  // Its stop waits for a check that is running.
  await night.stop();

  const morning = await startApi({
    DATABASE_URL: databaseUrl,
    BUSINESS_HOURS: 'Mon-Sun 00:00-24:00',
    BUSINESS_HOLIDAYS: 'none',
  });
  try {
    const owners = await until(async () => {
      const rows = await morning.sql<{ owner_id: number }>('select owner_id from leads where owner_id is not null');
      return rows.length === 4 && rows.map(({ owner_id }) => owner_id);
    });
    expect(people.map(({ id }) => owners.filter((owner) => owner === id).length)).toEqual([2, 2]);
  } finally {
    await morning.stop();
  }
});
