import { type LeadFixture, makeLead } from '../../testing/lead-fixtures.ts';
import { createColleague } from '../../testing/staff.ts';
import { startApi } from '../../testing/test-api.ts';

const api = await startApi();
const viewer = await createColleague(api, 'viewer');
afterAll(() => api.stop());
beforeEach(() => api.sql('truncate leads, contact_submissions restart identity cascade'));

const make = (lead: LeadFixture = {}) => makeLead(api, lead);
const show = async (query = '') => (await viewer.get(`dashboard${query}`).expect(200)).body;
const texasDay = (daysAgo: number) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'America/Chicago' }).format(Date.now() - daysAgo * 86_400_000);
/** 23:30 in Texas, which is the next day in UTC. */
const late = (daysAgo: number) => new Date(`${texasDay(daysAgo)}T23:30:00-05:00`).toISOString();

test("returns every day in the business' time zone, with the query of its list", async () => {
  await make({ createdAt: late(2) });
  await make({ createdAt: late(2) });
  await make({ createdAt: late(6) });
  await make({ createdAt: late(7) });
  await make({ createdAt: late(2), isSpam: true });

  const { leadsPerDay, timeZone } = await show('?days=7');
  expect(timeZone).toBe('America/Chicago');
  expect(leadsPerDay).toEqual(
    [6, 5, 4, 3, 2, 1, 0].map((ago) => ({
      day: texasDay(ago),
      count: ago === 2 ? 2 : ago === 6 ? 1 : 0,
      query: `from=${texasDay(ago)}&to=${texasDay(ago)}`,
    })),
  );
});

test('every number is as long as the list behind it', async () => {
  await make({ service: 'access-control', city: 'austin', page: '/austin', createdAt: late(3) });
  await make({ service: 'physical-security', city: 'san-antonio', page: '/contact', createdAt: late(3) });
  await make({ service: 'consultation', city: 'austin', page: '/a?b=1&c', createdAt: late(40) });
  await make({ service: 'saas-security' });
  await make({});
  await viewer.post('leads/search').expect(200);

  const { leadsPerDay, byPractice, byCity, byPage, responses } = await show('?days=90');
  const lists: { count: number; query: string }[] = [
    ...leadsPerDay.filter(({ count }: { count: number }) => count > 0),
    ...byPractice,
    ...byCity,
    ...byPage,
    { count: responses.waitingLeads, query: responses.waitingQuery },
  ];
  for (const { count, query } of lists) {
    const { body } = await viewer.post('leads/search', Object.fromEntries(new URLSearchParams(query))).expect(200);
    expect([query, body.total.count]).toEqual([query, count]);
  }
  expect(byPractice.map(({ label, count }: { label: string; count: number }) => [label, count])).toEqual([
    ['Physical Security', 2],
    ['Unknown', 2],
    ['IT Security', 1],
  ]);
  expect(byCity.map(({ label, count }: { label: string; count: number }) => [label, count])).toEqual([
    ['Austin', 2],
    ['Unknown', 2],
    ['San Antonio', 1],
  ]);
  expect(responses.waitingLeads).toBe(5);
});

test('measures the answers to the requests of the period', async () => {
  const createdAt = new Date(Date.now() - 7_200_000).toISOString();
  const responseDueAt = new Date(Date.now() - 3_600_000).toISOString();
  const inTime = { createdAt, responseDueAt, answeredAt: responseDueAt };
  const overdue = { createdAt, responseDueAt };
  await make({ ...inTime, responseSeconds: 100 });
  await make({ ...inTime, responseSeconds: 200 });
  await make({ ...overdue, answeredAt: new Date().toISOString(), responseSeconds: 300 });
  await make(overdue);
  const closed = await make({ createdAt, responseDueAt: new Date(Date.now() + 3_600_000).toISOString() });
  await api.sql('update requests set closed_at = now() where lead_id = $1', [closed]);
  await make({ createdAt, responseDueAt: new Date(Date.now() + 3_600_000).toISOString() });
  await make({ ...inTime, createdAt: late(40), responseSeconds: 9_000 });
  await make({ isSpam: true });

  expect((await show('?days=7')).responses).toMatchObject({
    requests: 6,
    answered: 3,
    answeredInTime: 2,
    closedUnanswered: 1,
    // One is not due yet.
    decided: 5,
    shareInTime: 0.4,
    medianSeconds: 200,
    p90Seconds: 280,
  });
});

test('the dashboard of an empty desk has nothing to measure', async () => {
  const { leadsPerDay, ...rest } = await show();
  expect(leadsPerDay).toHaveLength(30);
  expect(rest).toMatchObject({
    byPractice: [],
    byCity: [],
    byPage: [],
    responses: { medianSeconds: null, p90Seconds: null, shareInTime: null, answered: 0, waitingLeads: 0 },
  });
});

test('rejects other periods', async () => {
  expect((await viewer.get('dashboard?days=365').expect(400)).body.detail).toBe('days must be one of 7, 30, 90.');
});

test('returns counts, saved views, people who left and business hours in one response', async () => {
  await viewer.post('views').send({ name: 'Austin', query: 'city=austin' }).expect(200);
  await make({ isUnread: true, responseDueAt: '2026-01-01T00:00:00Z' });
  await make({ isUnread: false, hasFailedDelivery: true, responseDueAt: new Date(Date.now() + 600_000).toISOString() });
  await make({ isSpam: true });
  expect((await viewer.get('summary').expect(200)).body).toEqual({
    unread: 1,
    spam: 1,
    overdue: 1,
    dueSoon: 1,
    failedDeliveries: 1,
    views: [{ id: expect.any(Number), name: 'Austin', query: 'city=austin' }],
    formerOwners: [],
    businessHours: (await viewer.get('business-hours')).body,
  });
});

test('shows the business hours, the next holidays and the openings around today', async () => {
  const { body } = await viewer.get('business-hours').expect(200);
  expect(body).toMatchObject({ week: 'Mon–Fri 8 AM–6 PM', targetMinutes: 30 });
  expect(body.closedDays).toHaveLength(6);
  for (const { day } of body.closedDays) expect(day >= texasDay(0)).toBe(true);
  const days = body.openings.map(({ opens }: { opens: string }) => opens.slice(0, 10));
  expect(days.length).toBeGreaterThan(40);
  for (const { day } of body.closedDays) expect(days).not.toContain(day);
});
