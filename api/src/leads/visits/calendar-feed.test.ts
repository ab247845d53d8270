import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { makeLead } from '../../testing/lead-fixtures.ts';
import { type PlannedVisit, planVisit } from '../../testing/planned-visits.ts';
import { createColleague } from '../../testing/staff.ts';
import { startApi, useApi } from '../../testing/test-api.ts';

const api = await useApi();
const grace = await createColleague(api, 'agent', 'Grace');
const alan = await createColleague(api, 'agent', 'Alan');
const viewer = await createColleague(api, 'viewer', 'Vera');

const plan = (lead: number, { days, ...visit }: { days: number } & Partial<PlannedVisit>) =>
  planVisit(api, lead, {
    startsAt: new Date(Date.now() + days * 86_400_000).toISOString(),
    assigneeId: grace.id,
    ...visit,
  });

const create = async (): Promise<string> => (await grace.post('account/calendar').expect(200)).body.address;
const read = (address: string) => api.request.get(new URL(address).pathname);
const eventsIn = (calendar: string) =>
  ICAL.Component.fromString(calendar)
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));

test('a calendar feed has the visits of its owner as they are now', async () => {
  const lead = await makeLead(api, { name: 'Dana', company: 'Whitfield Dental', phone: '(512) 555-0199' });
  const [moved, cancelled] = [randomUUID(), randomUUID()];
  await plan(lead, { days: 3, uid: moved });
  await plan(lead, { days: 4, uid: moved, sequence: 1 });
  await plan(lead, { days: 2, uid: cancelled });
  await plan(lead, { days: 2, uid: cancelled, sequence: 1, isCancelled: true });
  await plan(lead, { days: 2, assigneeId: alan.id });
  await plan(lead, { days: -40 });
  await plan(lead, { days: 400 });

  const response = await read(await create())
    .expect(200)
    .expect('Content-Type', 'text/calendar; charset=utf-8');
  const [event, ...others] = eventsIn(response.text);
  expect(others).toEqual([]);
  expect(event).toMatchObject({ summary: 'Site visit: Dana', location: '500 Congress Ave', sequence: 1 });
  expect(event?.uid).toMatch(`${moved}-staff@`);
  for (const text of ['Whitfield Dental', '(512) 555-0199', 'Gate code 4711', `/admin/leads/${lead}`])
    expect(event?.description).toContain(text);
});

test('another address replaces the one of before, and the end of it or of the account ends the feed', async () => {
  const first = await create();
  const second = await create();
  await read(first).expect(404);
  await read(second).expect(200);
  expect((await grace.get('account/calendar').expect(200)).body).toEqual({ hasAddress: true });
  await api.sql('update staff_accounts set disabled_at = now() where user_id = $1', [grace.id]);
  await read(second).expect(404);
  await api.sql('update staff_accounts set disabled_at = null where user_id = $1', [grace.id]);
  await grace.delete('account/calendar').expect(204);
  await read(second).expect(404);
  expect((await grace.get('account/calendar').expect(200)).body).toEqual({ hasAddress: false });
});

test('a calendar is found on the host of the lead desk only', async () => {
  const separate = await startApi({
    DATABASE_URL: api.databaseUrl,
    SITE_URL: 'http://www.portal.test',
    DESK_URL: 'http://desk.portal.test',
  });
  const { pathname } = new URL(await create());
  await separate.request.get(pathname).set('Host', 'desk.portal.test').expect(200);
  await separate.request.get(pathname).set('Host', 'www.portal.test').expect(404);
  await separate.stop();
});

test('an address needs an account that can go on visits, and is not guessed', async () => {
  const digests = () => api.sql('select calendar_digest from staff_accounts order by user_id');
  const before = await digests();
  await viewer.post('account/calendar').expect(403);
  await api.request.get('/api/calendar/guess.ics').expect(404);
  expect(await digests()).toEqual(before);
});
