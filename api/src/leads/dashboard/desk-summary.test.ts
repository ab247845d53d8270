import { type LeadFixture, makeLead } from '../../testing/lead-fixtures.ts';
import { createColleague } from '../../testing/staff.ts';
import { useApi } from '../../testing/test-api.ts';

const api = await useApi();
const viewer = await createColleague(api, 'viewer');

const make = (lead: LeadFixture) => makeLead(api, lead);

test('the summary has counts, saved views, people who left and business hours in one response', async () => {
  await viewer.post('views').send({ name: 'Austin', query: 'city=austin' }).expect(200);
  await make({ isUnread: true, responseDueAt: '2026-01-01T00:00:00Z' });
  await make({ isUnread: false, hasFailedDelivery: true, responseDueAt: new Date(Date.now() + 600_000).toISOString() });
  await make({ isSpam: true });
  expect((await viewer.get('summary').expect(200)).body).toEqual({
    today: 0,
    unread: 1,
    spam: 1,
    overdue: 1,
    dueSoon: 1,
    failedDeliveries: 1,
    notifications: 0,
    views: [
      {
        ...{ id: expect.any(Number), name: 'Austin', query: 'city=austin' },
        ...{ isShared: false, owner: null, canChange: true },
      },
    ],
    formerOwners: [],
    mailbox: {
      address: 'info@lumenward.example',
      missing: ['IMAP_URL', 'SMTP_URL'],
      state: 'off',
      since: null,
      problem: null,
    },
    businessHours: expect.objectContaining({ week: 'Mon–Fri 8 AM–6 PM', targetMinutes: 30 }),
  });
});

test('the summary has the next holidays and the openings around today', async () => {
  const { businessHours } = (await viewer.get('summary').expect(200)).body;
  expect(businessHours.closedDays).toHaveLength(6);
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'America/Chicago' }).format(new Date());
  for (const { day } of businessHours.closedDays) expect(day >= today).toBe(true);
  const days = businessHours.openings.map(({ opens }: { opens: string }) => opens.slice(0, 10));
  expect(days.length).toBeGreaterThan(40);
  for (const { day } of businessHours.closedDays) expect(days).not.toContain(day);
});
