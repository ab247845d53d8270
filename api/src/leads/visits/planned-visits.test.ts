import { randomUUID } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import { useLeadDesk } from '../../testing/lead-desk.ts';
import { type LeadFixture, makeLead } from '../../testing/lead-fixtures.ts';
import { type PlannedVisit, planVisit } from '../../testing/planned-visits.ts';
import { createColleague } from '../../testing/staff.ts';

const { api, agent: grace, viewer, merge } = await useLeadDesk();
const alan = await createColleague(api, 'agent', 'Alan');

const timeZone = 'America/Chicago';
const today = () => Temporal.Now.plainDateISO(timeZone);
const at = (days: number, time: string) =>
  today().add({ days }).toZonedDateTime({ timeZone, plainTime: time }).toInstant().toString();
const make = (lead: LeadFixture = {}) =>
  makeLead(api, { ownerId: grace.id, answeredAt: new Date().toISOString(), ...lead });

const plan = (lead: number, visit: PlannedVisit) => planVisit(api, lead, { assigneeId: grace.id, ...visit });
const idsOf = (visits: { id: number }[]) => visits.map(({ id }) => id);
const listed = async (path: string) => idsOf((await viewer.get(path).expect(200)).body);

test('visits are listed for a person and for all, by time, without cancelled and earlier versions', async () => {
  const lead = await make({ name: 'Dana', company: 'Whitfield Dental', phone: '(512) 555-0199' });
  const uid = randomUUID();
  await plan(lead, { startsAt: at(3, '10:00'), uid });
  const moved = await plan(lead, { startsAt: at(4, '09:00'), uid, sequence: 1 });
  const first = await plan(lead, { startsAt: at(2, '09:00'), assigneeId: alan.id });
  const cancelled = randomUUID();
  await plan(lead, { startsAt: at(2, '11:00'), uid: cancelled });
  await plan(lead, { startsAt: at(2, '11:00'), uid: cancelled, sequence: 1, isCancelled: true });
  const late = await plan(lead, { startsAt: at(28, '09:00') });
  await plan(lead, { startsAt: at(-1, '09:00') });

  expect(await listed('visits')).toEqual([first, moved]);
  expect(await listed(`visits?person=${grace.id}`)).toEqual([moved]);
  expect(await listed(`visits?from=${today().add({ days: 4 })}`)).toEqual([moved, late]);
  const { body } = await viewer.get('visits').expect(200);
  expect(body[0]).toMatchObject({
    assignee: { id: alan.id, name: 'Alan' },
    lead: { id: lead, name: 'Dana', company: 'Whitfield Dental', phone: '(512) 555-0199' },
  });
});

test('a visit is listed with the lead that its lead was merged into', async () => {
  const [into, merged] = [await make({ name: 'Vera' }), await make({ name: 'Ada' })];
  await plan(merged, { startsAt: at(1, '09:00') });
  await merge(into, merged).expect(200);
  expect((await viewer.get('visits').expect(200)).body[0]).toMatchObject({ leadId: merged, lead: { id: into } });
});

test.each([
  ['visits?from=2026-02-30', 'from must be a day like 2026-06-30.'],
  ['visits?from=tomorrow', 'from must be a day like 2026-06-30.'],
  ['visits?person=me', 'person must be the id of a staff member.'],
])('%s is rejected', async (path, detail) => {
  expect((await viewer.get(path).expect(400)).body.detail).toBe(detail);
});

test('Today has the visits of the day to which its person goes', async () => {
  const lead = await make();
  const [late, early] = [
    await plan(lead, { startsAt: at(0, '23:00') }),
    await plan(lead, { startsAt: at(0, '00:30') }),
  ];
  await plan(lead, { startsAt: at(0, '12:00'), assigneeId: alan.id });
  await plan(lead, { startsAt: at(1, '00:00') });
  expect(idsOf((await grace.get('today').expect(200)).body.visits)).toEqual([early, late]);
});

test('a visit ahead is a next step until it is over', async () => {
  const [lead, stepless] = [await make(), await make()];
  const uid = randomUUID();
  await plan(lead, { startsAt: at(1, '09:00'), uid });
  const withoutStep = async () => {
    const { body } = await grace.post('leads/search', { step: 'none' }).expect(200);
    return idsOf(body.items).toSorted();
  };
  const visitAt = async () => (await grace.get(`leads/${lead}`).expect(200)).body.visitAt;
  expect(await withoutStep()).toEqual([stepless]);
  expect(Date.parse(await visitAt())).toBe(Date.parse(at(1, '09:00')));
  await plan(lead, { startsAt: at(1, '09:00'), uid, sequence: 1, isCancelled: true });
  expect(await withoutStep()).toEqual([lead, stepless]);
  expect(await visitAt()).toBeNull();
  await plan(lead, { startsAt: at(-1, '09:00') });
  expect(await withoutStep()).toEqual([lead, stepless]);
});
