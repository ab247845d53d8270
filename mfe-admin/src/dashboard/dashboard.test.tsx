import { http } from '@portal/testing/server';
import { screen, within } from '@testing-library/react';
import { renderStaffPage } from '../testing/render-staff-page.tsx';
import { Component as DashboardPage } from './dashboard.page.tsx';

const leadsPerDay = Array.from({ length: 30 }, (_, index) => {
  const day = new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10);
  return { day, count: index, query: `from=${day}&to=${day}` };
});

const dashboard = {
  responses: {
    requests: 12,
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

const renderDashboard = () =>
  renderStaffPage(DashboardPage, {
    path: '/admin/dashboard',
    handlers: [http.get('/api/admin/dashboard', () => Response.json(dashboard))],
  });

test('shows leads per day with arrow key navigation', async () => {
  const { user, path } = await renderDashboard();
  const chart = within(await screen.findByRole('group', { name: 'Leads per day' }));
  expect(chart.getAllByRole('link')).toHaveLength(30);
  expect([0, 10, 20, 30].map((tick) => chart.getByText(tick))).toHaveLength(4);

  await user.tab();
  chart.getByRole('link', { name: 'Saturday, November 21, 2026: 29 leads' }).focus();
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
  expect(screen.getByText('Answered on time: 9 of 12 requests')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Leads waiting for a response now 4' })).toHaveAttribute(
    'href',
    '/admin?due=waiting',
  );
  expect(screen.getAllByText('No leads in this period')).toHaveLength(3);
});
