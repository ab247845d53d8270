import type { Bucket, Figures, Pipeline, Report, ReportRow } from '@portal/staff-client/report';
import { http } from '@portal/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { aPipeline } from '../testing/a-pipeline.ts';
import { noContent, renderStaffPage, stubSummary, textsOf } from '../testing/render-staff-page.tsx';
import { Component as ReportPage } from './report.page.tsx';

const leads = (count: number, query = `n=${count}`) => ({ count, query });

const figures = (overrides: Partial<Figures> = {}): Figures => ({
  leads: leads(0),
  won: leads(0),
  closed: leads(0),
  wonValue: 0,
  answeredInTime: leads(0),
  due: leads(0),
  notDue: leads(0),
  medianSeconds: null,
  ...overrides,
});

const aBucket = (day: string, count: number, overrides: Partial<Bucket> = {}): Bucket => ({
  from: day,
  to: day,
  isPartial: false,
  now: { leads: leads(count, `from=${day}&to=${day}`), won: leads(1, `closedFrom=${day}`), wonValue: 9_000 },
  before: { leads: leads(3), won: leads(0), wonValue: 0 },
  target: { won: null, value: null },
  ...overrides,
});

const aRow = (value: string, label: string, overrides: Partial<Figures> = {}): ReportRow => ({
  value,
  label,
  now: figures(overrides),
  before: figures({ leads: leads(2) }),
});

const report: Report = {
  period: { from: '2026-11-19', to: '2026-11-21' },
  before: { from: '2026-11-16', to: '2026-11-18' },
  today: '2026-11-21',
  unit: 'day',
  totals: {
    now: figures({
      leads: leads(30, 'from=2026-11-19&to=2026-11-21'),
      won: leads(14, 'status=won&closedFrom=2026-11-19'),
      closed: leads(41),
      wonValue: 48_500,
      answeredInTime: leads(9, 'firstResponse=in-time'),
      due: leads(12, 'firstResponse=due'),
      notDue: leads(3, 'firstResponse=not-due'),
      medianSeconds: 720,
    }),
    before: figures({ leads: leads(20), won: leads(14), closed: leads(28), wonValue: 97_000, medianSeconds: 1440 }),
  },
  target: { won: null, value: 97_000 },
  monthTarget: { month: '2026-11', won: null, value: 970_000 },
  trend: [
    aBucket('2026-11-19', 10),
    aBucket('2026-11-20', 0),
    aBucket('2026-11-21', 20, { isPartial: true, target: { won: null, value: 3_000 } }),
  ],
  rows: [
    aRow('austin', 'Austin', { leads: leads(28, 'city=austin') }),
    aRow('none', 'Not specified', { leads: leads(2) }),
  ],
  otherRows: 0,
  lostReasons: [
    { reason: 'price', count: 20, query: 'lostReason=price' },
    { reason: 'none', count: 7, query: 'lostReason=none' },
  ],
  removed: { now: 0, before: 0 },
};

const businessHours = {
  ...{ week: 'Mon–Fri 8 AM–6 PM', targetMinutes: 30, openings: [] },
  closedDays: [{ day: '2026-11-26', name: 'Thanksgiving Day' }],
};

const renderReport = async (overrides: Partial<Report> = {}, search = '', pipeline: Partial<Pipeline> = {}) => {
  const view = await renderStaffPage(ReportPage, {
    path: `/admin/report${search}`,
    handlers: [
      http.get('/api/admin/report', () => Response.json({ ...report, ...overrides })),
      http.post('/api/admin/leads/pipeline', () => Response.json({ ...aPipeline(), ...pipeline })),
      http.put('/api/admin/report/targets/:month', noContent),
      stubSummary({ businessHours }),
    ],
  });
  await screen.findByRole('region', { name: 'Key figures' });
  return view;
};

test('shows each key figure with that of the period before, and links to the leads', async () => {
  await renderReport();
  const key = screen.getByRole('region', { name: 'Key figures' });
  expect(key).toHaveTextContent('New leads30▲ 50% morebefore: 20');
  expect(key).toHaveTextContent('Won leads14= no changebefore: 14');
  expect(key).toHaveTextContent('Won value$48,500▼ 50% lessbefore: $97,00050% of the target of $97,000');
  expect(key).toHaveTextContent('Win rate34%▼ 16 pts lessbefore: 50%14 won of 41 closed');
  expect(key).toHaveTextContent('Answered on time75%before: –9 of 12 that were due; 3 not due yet');
  expect(key).toHaveTextContent('Median first response12 min▼ 50% lessbefore: 24 min');
  expect(within(key).getByRole('link', { name: '30' })).toHaveAttribute(
    'href',
    '/admin/leads?from=2026-11-19&to=2026-11-21',
  );
  expect(within(key).getByRole('link', { name: '12' })).toHaveAttribute('href', '/admin/leads?firstResponse=due');
});

test('the trend has a link for each day, arrow keys, and names today as partial', async () => {
  const { user, path } = await renderReport();
  const chart = within(screen.getByRole('group', { name: 'New leads' }));
  expect(chart.getAllByRole('link')).toHaveLength(3);
  chart.getByRole('link', { name: 'Saturday, November 21, 2026 (today so far): 20 leads, before 3 leads' }).focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(chart.getByRole('link', { name: 'Thursday, November 19, 2026: 10 leads, before 3 leads' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(path()).toBe('/admin/leads?from=2026-11-19&to=2026-11-19');
});

test('the trend of the won value has its target, and the same numbers in a table', async () => {
  const { user } = await renderReport({}, '?metric=value');
  const chart = screen.getByRole('group', { name: 'Won value' });
  expect(within(chart).getByRole('link', { name: 'Friday, November 20, 2026: $9,000, before $0' })).toHaveAttribute(
    'href',
    '/admin/leads?closedFrom=2026-11-20',
  );
  expect(screen.getByText('Target')).toBeVisible();
  await user.click(screen.getByText('View as table'));
  expect(textsOf(within(screen.getByRole('table', { name: 'Won value' })).getAllByRole('row'))).toEqual([
    'TimeWon valuePeriod before',
    'Saturday, November 21, 2026 (today so far)$9,000$0',
    'Friday, November 20, 2026$9,000$0',
    'Thursday, November 19, 2026$9,000$0',
  ]);
});

test('a week that is not whole is named', async () => {
  await renderReport({
    unit: 'week',
    trend: [
      { ...aBucket('2026-11-12', 1), to: '2026-11-15', isPartial: true },
      { ...aBucket('2026-11-16', 2), to: '2026-11-21', isPartial: true },
    ],
  });
  expect(screen.getByRole('link', { name: /^Nov 12 – Nov 15, 2026 \(not the whole week\): 1 lead,/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Nov 16 – Nov 21, 2026 \(this week so far\): 2 leads,/ })).toBeVisible();
});

test('rows and lost reasons link to their leads, what is not specified is last', async () => {
  await renderReport({}, '?by=city');
  const table = within(screen.getByRole('table', { name: 'Leads by city' }));
  expect(textsOf(table.getAllByRole('rowheader'))).toEqual(['Austin', 'Not specified']);
  expect(table.getByRole('link', { name: '28' })).toHaveAttribute('href', '/admin/leads?city=austin');
  const lost = within(screen.getByRole('region', { name: 'Why leads were lost' }));
  expect(textsOf(lost.getAllByRole('link'))).toEqual(['Price20 · 74%', 'Not specified7 · 26%']);
});

test('the URL is what the report shows', async () => {
  const { user, requests, path } = await renderReport({}, '?period=90&by=page&unit=month&metric=won');
  const asked = () => requests.filter((request) => request.includes('/api/admin/report'));
  expect(asked()).toEqual(['GET /api/admin/report?period=90&by=page&unit=month']);
  await user.click(screen.getByRole('link', { name: 'Campaign' }));
  expect(path()).toBe('/admin/report?period=90&by=campaign&unit=month&metric=won');
  await user.click(screen.getByRole('link', { name: 'Quarter' }));
  expect(path()).toBe('/admin/report?period=quarter&by=campaign&metric=won');
  await user.click(screen.getByRole('link', { name: 'Custom' }));
  expect(path()).toContain('from=2026-11-19&to=2026-11-21');
  expect(screen.getByLabelText('First day')).toHaveValue('2026-11-19');
});

test('a manager sets the targets of a month', async () => {
  const { user, requests } = await renderReport();
  await user.click(screen.getByRole('button', { name: 'Targets' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Targets from November 2026 on' }));
  expect(dialog.getByRole('textbox', { name: 'Won value in US dollars' })).toHaveValue('970,000');
  await user.type(dialog.getByRole('textbox', { name: 'Won leads' }), '8');
  await user.click(dialog.getByRole('button', { name: 'Save targets' }));
  await waitFor(() => expect(requests).toContain('PUT /api/admin/report/targets/2026-11'));
  await screen.findAllByText('Targets saved');
});

test('the open pipeline has a sum, its weighting and target, and each number links to its leads', async () => {
  const { user, path } = await renderReport();
  const section = within(await screen.findByRole('region', { name: 'Open pipeline' }));
  expect(await section.findByText(/in 2 open leads, 1 without a value/)).toHaveTextContent('$18,500');
  expect(section.getByText(/Weighted by the share of leads of each stage/)).toHaveTextContent('Quoted 50%');
  const months = within(section.getByRole('table', { name: 'Open pipeline by month' }));
  expect(months.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'MonthLeadsValueWeightedTarget',
    'November 20260––$50,000',
    'December 20262 1 without a value$18,500$9,250$50,000',
  ]);
  const open = 'status=new,contacted,qualified,quoted';
  expect(months.getByRole('link', { name: '$18,500' })).toHaveAttribute(
    'href',
    `/admin/leads?${open}&valueFrom=0&expected=2026-12&snoozed=any&sort=-value`,
  );
  await user.click(section.getByRole('link', { name: 'Owner' }));
  await waitFor(() => expect(path()).toBe('/admin/report?open=owner'));
});

test('says why the open pipeline is not weighted yet', async () => {
  const { stages, total } = aPipeline();
  const unknown = { weighted: null, winRate: null, closed: 3 };
  await renderReport({}, '', {
    total: { ...total, weighted: null },
    stages: stages.map((stage) => (stage.status === 'quoted' ? { ...stage, ...unknown } : stage)),
  });
  const reason = 'Not weighted yet: fewer than 20 leads that had been Quoted were closed within the last year.';
  expect(await screen.findByText(reason)).toBeVisible();
});

test('says what is not counted, business hours and the next holidays', async () => {
  await renderReport({ rows: [], lostReasons: [], removed: { now: 1, before: 2 } });
  expect(screen.getByText('No leads in this period')).toBeVisible();
  expect(screen.getByText('No leads were lost in this period')).toBeVisible();
  expect(screen.getByText(/Not counted: 1 lead of this period and 2 of the one before/)).toHaveTextContent(
    'Business hours: Mon–Fri 8 AM–6 PM (America/Chicago time); next closed on Thursday, November 26, 2026 (Thanksgiving Day).',
  );
});
