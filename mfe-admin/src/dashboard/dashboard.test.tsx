import { http } from '@portal/testing/server';
import { screen, within } from '@testing-library/react';
import { aSummary, renderStaffPage } from '../testing/render-staff-page.tsx';
import { Component as DashboardPage } from './dashboard.page.tsx';

const leadsPerDay = Array.from({ length: 30 }, (_, index) => {
  const day = new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10);
  return { day, count: index, query: `from=${day}&to=${day}` };
});

const dashboard = {
  responses: {
    requests: 15,
    decided: 12,
    answered: 10,
    answeredInTime: 9,
    closedUnanswered: 1,
    shareInTime: 0.75,
    medianSeconds: 720,
    p90Seconds: 12_600,
    waitingLeads: 4,
    waitingQuery: 'due=waiting',
  },
  leadsPerDay,
  byPractice: [],
  byCity: [],
  byPage: [],
  timeZone: 'America/Chicago',
};

const businessHours = {
  week: 'Mon–Fri 8 AM–6 PM',
  targetMinutes: 30,
  closedDays: [
    { day: '2026-11-26', name: 'Thanksgiving Day' },
    { day: '2026-12-25', name: 'Christmas Day' },
  ],
  openings: [],
};

const renderDashboard = (responses: Partial<typeof dashboard.responses> = {}) =>
  renderStaffPage(DashboardPage, {
    path: '/admin/dashboard',
    handlers: [
      http.get('/api/admin/dashboard', () =>
        Response.json({ ...dashboard, responses: { ...dashboard.responses, ...responses } }),
      ),
      http.get('/api/admin/summary', () => Response.json(aSummary({ businessHours }))),
    ],
  });

test('shows leads per day with arrow key navigation', async () => {
  const { user, path } = await renderDashboard();
  const chart = within(await screen.findByRole('group', { name: 'Leads per day' }));
  expect(chart.getAllByRole('link')).toHaveLength(30);
  expect([0, 10, 20, 30].map((tick) => chart.getByText(tick))).toHaveLength(4);

  await user.tab();
  chart.getByRole('link', { name: 'Saturday, November 21, 2026 (today so far): 29 leads' }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(chart.getByRole('link', { name: 'Friday, November 20, 2026: 28 leads' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(path()).toBe('/admin?from=2026-11-20&to=2026-11-20');
});

test('formats response times and shows empty breakdowns', async () => {
  await renderDashboard();
  expect(await screen.findByText('12 min')).toBeVisible();
  expect(screen.getByText('3.5 h')).toBeVisible();
  expect(screen.getByText('75%')).toBeVisible();
  expect(screen.getByText('Answered on time: 9 of 12 that were due')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Leads waiting for a response now 4' })).toHaveAttribute(
    'href',
    '/admin?due=waiting',
  );
  expect(screen.getAllByText('No leads in this period')).toHaveLength(3);
});

test.each([
  [0, 0, '–'],
  [0, 608, '0%'],
  [1, 608, '1%'],
  [437, 608, '72%'],
  [607, 608, '99%'],
  [608, 608, '100%'],
])('a share of %i of %i on time is shown as %s', async (answeredInTime, decided, share) => {
  await renderDashboard({ answeredInTime, decided });
  const label = await screen.findByText(`Answered on time: ${answeredInTime} of ${decided} that were due`);
  expect(label.parentElement).toHaveTextContent(new RegExp(`due${share}$`));
});

test('accounts for every request, and shows business hours and the next holidays', async () => {
  await renderDashboard();
  const responses = await screen.findByRole('region', { name: 'Responses' });
  expect(responses).toHaveTextContent('Closed without an answer1');
  expect(responses).toHaveTextContent('Not due yet, of 15 requests3');
  expect(await within(responses).findByText(/Business hours/)).toHaveTextContent(
    'Business hours: Mon–Fri 8 AM–6 PM (America/Chicago time); next closed on Thursday, November 26, 2026 (Thanksgiving Day); Friday, December 25, 2026 (Christmas Day).',
  );
});
