import { businessDay } from '../../testing/business-day.ts';
import { useLeadDesk } from '../../testing/lead-desk.ts';

const { api, agent, viewer, manager, make, act } = await useLeadDesk(['lead_statistics', 'report_targets']);

interface Leads {
  count: number;
  query: string;
}

const show = async (query = '') => (await viewer.get(`report?${query}`).expect(200)).body;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const june = 'from=2026-06-01&to=2026-06-30';

/** Returns all numbers of leads in a report, with their paths. */
function leadsIn(report: unknown, path = ''): [string, Leads][] {
  if (typeof report !== 'object' || report === null) return [];
  const own: [string, Leads][] = 'query' in report ? [[path, report as Leads]] : [];
  return [...own, ...Object.entries(report).flatMap(([name, value]) => leadsIn(value, `${path}/${name}`))];
}

async function listed(query: string): Promise<number> {
  const { status, ...filter } = Object.fromEntries(new URLSearchParams(query));
  const owner = Number(filter.owner) ? { owner: Number(filter.owner) } : {};
  const body = { ...filter, ...owner, ...(status && { status: status.split(',') }) };
  return (await viewer.post('leads/search', body).expect(200)).body.total.count;
}

test('every number is as long as the list behind it, by each field and unit', async () => {
  await make({
    service: 'access-control',
    city: 'austin',
    page: '/a?b=1&c',
    createdAt: '2026-06-03T15:00:00Z',
    ownerId: agent.id,
  });
  await make({
    service: 'physical-security',
    city: 'san-antonio',
    campaign: 'spring & fall',
    createdAt: '2026-06-30T23:30:00-05:00',
  });
  await make({ service: 'consultation', createdAt: '2026-05-31T23:30:00-05:00' });
  await make({
    status: 'won',
    value: 12_000,
    closedOn: '2026-06-30',
    ownerId: agent.id,
    createdAt: '2026-05-02T15:00:00Z',
  });
  await make({ status: 'won', closedOn: '2026-05-02', createdAt: '2026-02-02T15:00:00Z' });
  await make({
    status: 'lost',
    lostReason: 'price',
    closedOn: '2026-06-01',
    createdAt: '2026-06-01T05:00:00Z',
    answeredAt: '2026-06-01T05:10:00Z',
    responseSeconds: 60,
  });
  await make({
    status: 'lost',
    closedOn: '2026-06-02',
    createdAt: '2026-06-01T12:00:00Z',
    answeredAt: '2026-06-03T12:00:00Z',
    responseSeconds: 9_000,
  });
  await make({ createdAt: '2026-06-09T15:00:00Z', responseDueAt: hoursFromNow(2) });
  await make({ isSpam: true, status: 'won', value: 1, closedOn: '2026-06-09', createdAt: '2026-06-09T15:00:00Z' });
  const merged = await make({ createdAt: '2026-06-10T15:00:00Z', status: 'won', closedOn: '2026-06-10' });
  await agent.post(`leads/${await make({ createdAt: '2026-06-11T15:00:00Z' })}/merge`, { leadId: merged }).expect(200);

  for (const by of ['owner', 'source', 'practice', 'city', 'page', 'campaign'])
    for (const unit of ['day', 'week', 'month']) {
      const report = await show(`${june}&by=${by}&unit=${unit}`);
      const { now, before } = report.totals;
      expect(
        [now.leads, now.won, now.closed, now.answeredInTime, now.due, now.notDue].map(({ count }) => count),
      ).toEqual([6, 2, 4, 1, 5, 1]);
      expect([before.leads, before.won].map(({ count }: Leads) => count)).toEqual([2, 1]);
      const sum = (of: { now: { leads: Leads } }[]) => of.reduce((total, row) => total + row.now.leads.count, 0);
      expect([sum(report.rows), sum(report.trend)]).toEqual([6, 6]);
      const different = [];
      for (const [path, { count, query }] of leadsIn(report)) {
        // Those of days without leads are alike.
        if (unit === 'day' && path.startsWith('/trend') && count === 0) continue;
        const length = await listed(query);
        if (length !== count) different.push({ path, query, count, length });
      }
      expect(different).toEqual([]);
    }
});

test('counts won leads on the day they were won, with their value, and says why others were lost', async () => {
  await make({
    status: 'won',
    value: 12_000,
    closedOn: '2026-06-10',
    createdAt: '2026-04-02T15:00:00Z',
    ownerId: agent.id,
  });
  await make({ status: 'won', value: 500, closedOn: '2026-06-10', createdAt: '2026-06-02T15:00:00Z' });
  await make({ status: 'won', closedOn: '2026-06-12' });
  await make({ status: 'won', value: 7_000, closedOn: '2026-05-10' });
  for (const lostReason of ['price', 'price', 'competitor', null] as const)
    await make({ status: 'lost', value: 900, lostReason, closedOn: '2026-06-20' });

  const { totals, rows, trend, lostReasons } = await show(june);
  expect(totals.now).toMatchObject({ won: { count: 3 }, closed: { count: 7 }, wonValue: 12_500 });
  expect(totals.before).toMatchObject({ won: { count: 1 }, wonValue: 7_000 });
  expect(rows.map(({ label, now }: { label: string; now: { wonValue: number } }) => [label, now.wonValue])).toEqual([
    ['Grace', 12_000],
    ['Unassigned', 500],
  ]);
  expect(trend[9]).toMatchObject({
    from: '2026-06-10',
    to: '2026-06-10',
    now: { won: { count: 2 }, wonValue: 12_500 },
  });
  expect(lostReasons.map(({ reason, count }: { reason: string; count: number }) => [reason, count])).toEqual([
    ['price', 2],
    ['competitor', 1],
    ['none', 1],
  ]);
});

test('has the days of the business, also when they are 23 and 25 hours long', async () => {
  for (const createdAt of ['2026-03-08T00:00:00-06:00', '2026-03-08T23:59:59-05:00', '2026-03-09T00:00:00-05:00'])
    await make({ createdAt });
  for (const createdAt of ['2026-11-01T00:00:00-05:00', '2026-11-01T23:59:59-06:00', '2026-11-02T00:00:00-06:00'])
    await make({ createdAt });

  const days = async (query: string) =>
    (await show(query)).trend.map(({ from, now }: { from: string; now: { leads: Leads } }) => [
      from.slice(5),
      now.leads.count,
    ]);
  expect(await days('from=2026-03-07&to=2026-03-09')).toEqual([
    ['03-07', 0],
    ['03-08', 2],
    ['03-09', 1],
  ]);
  expect(await days('from=2026-11-01&to=2026-11-02')).toEqual([
    ['11-01', 2],
    ['11-02', 1],
  ]);
});

test('says which parts of the trend are not whole', async () => {
  const partial = async (query: string) =>
    (await show(query)).trend.map(({ from, to, isPartial }: { from: string; to: string; isPartial: boolean }) => [
      from,
      to,
      isPartial,
    ]);
  expect(await partial('from=2026-06-03&to=2026-06-15&unit=week')).toEqual([
    ['2026-06-03', '2026-06-07', true],
    ['2026-06-08', '2026-06-14', false],
    ['2026-06-15', '2026-06-15', true],
  ]);
  expect(await partial('from=2026-05-01&to=2026-06-29&unit=month')).toEqual([
    ['2026-05-01', '2026-05-31', false],
    ['2026-06-01', '2026-06-29', true],
  ]);
  const week = await partial('period=7');
  expect(week.map(([from, , isPartial]: unknown[]) => [from, isPartial])).toEqual(
    [6, 5, 4, 3, 2, 1, 0].map((ago) => [businessDay(-ago), ago === 0]),
  );
});

test('compares the days of a period with as many days before it, and a quarter with the quarter before', async () => {
  expect(await show('from=2026-06-11&to=2026-06-20')).toMatchObject({
    unit: 'day',
    before: { from: '2026-06-01', to: '2026-06-10' },
  });
  const quarter = await show('period=quarter');
  const [year = '', month = ''] = businessDay(0).split('-');
  expect(quarter.period).toEqual({
    from: `${year}-${String(Math.floor((Number(month) - 1) / 3) * 3 + 1).padStart(2, '0')}-01`,
    to: businessDay(0),
  });
  expect(quarter.before.from.slice(8)).toBe('01');
  expect(quarter.before.to < quarter.period.from).toBe(true);
});

test('names what has the most leads, and how many others there are', async () => {
  for (let page = 0; page < 23; page += 1)
    for (let lead = 0; lead <= (page === 7 ? 1 : 0); lead += 1)
      await make({ page: `/${page}`, createdAt: '2026-06-02T15:00:00Z' });
  await make({ createdAt: '2026-06-02T15:00:00Z' });
  const { rows, otherRows } = await show(`${june}&by=page`);
  expect(rows).toHaveLength(21);
  expect([rows[0].label, rows[20].label, otherRows]).toEqual(['/7', 'Not specified', 3]);
});

test('measures the first response to a lead', async () => {
  const createdAt = hoursFromNow(-2);
  const inTime = { createdAt, responseDueAt: hoursFromNow(-1), answeredAt: hoursFromNow(-1.5) };
  await make({ ...inTime, responseSeconds: 100 });
  await make({ ...inTime, responseSeconds: 200 });
  await make({ ...inTime, answeredAt: hoursFromNow(-0.5), responseSeconds: 300 });
  await make({ createdAt, responseDueAt: hoursFromNow(-1) });
  await make({ createdAt, responseDueAt: hoursFromNow(1) });
  const closed = await make({ createdAt, responseDueAt: hoursFromNow(1) });
  await act([closed], { kind: 'status', status: 'lost' }).expect(200);

  expect((await show('period=7')).totals.now).toMatchObject({
    leads: { count: 6 },
    answeredInTime: { count: 2 },
    // One is not due yet.
    due: { count: 5 },
    notDue: { count: 1 },
    medianSeconds: 200,
  });
});

test('a manager sets the target of a month, which counts for later months and in proportion', async () => {
  await manager.put('report/targets/2026-05', { won: 31, value: 62_000 }).expect(204);
  await manager.put('report/targets/2026-07', { won: null, value: 31_000 }).expect(204);
  const { target, monthTarget, trend } = await show('from=2026-06-16&to=2026-07-31&unit=month');
  expect(trend.map((bucket: { target: object }) => bucket.target)).toEqual([
    { won: expect.closeTo(15.5), value: expect.closeTo(31_000) },
    { won: null, value: expect.closeTo(31_000) },
  ]);
  expect(target).toEqual({ won: expect.closeTo(15.5), value: expect.closeTo(62_000) });
  expect(monthTarget).toEqual({ month: '2026-07', won: null, value: 31_000 });
  expect((await show('from=2026-04-01&to=2026-04-30')).target).toEqual({ won: null, value: null });

  await manager.put('report/targets/2026-05', { won: 5, value: null }).expect(204);
  expect((await show('from=2026-05-01&to=2026-05-31')).target).toEqual({ won: expect.closeTo(5), value: null });
});

test('rejects targets of others and invalid ones', async () => {
  await agent.put('report/targets/2026-05', { won: 5 }).expect(403);
  expect((await manager.put('report/targets/2026-13', { won: 5 }).expect(400)).body.detail).toBe(
    'The month must be one like 2026-06.',
  );
  const { body } = await manager.put('report/targets/2026-05', { won: -1, value: 0.5 }).expect(422);
  expect(body.errors ?? body.fields).toMatchObject({
    won: 'Won leads must be a whole number from 0 to 9,999',
    value: 'Value must be whole dollars from 0 to 99,999,999',
  });
});

test('names leads that were removed since, and counts them nowhere', async () => {
  await api.sql(
    `insert into lead_statistics (received_on, city) values ('2026-06-02', 'austin'), ('2026-06-03', null), ('2026-05-30', null)`,
  );
  const { removed, totals } = await show(june);
  expect(removed).toEqual({ now: 2, before: 1 });
  expect(totals.now.leads.count).toBe(0);
});

test('the CSV file has what the report shows, without formulas', async () => {
  await make({
    status: 'won',
    value: 12_000,
    closedOn: '2026-06-10',
    campaign: '=1+1',
    createdAt: '2026-06-02T15:00:00Z',
    answeredAt: '2026-06-02T15:02:00Z',
    responseSeconds: 120,
  });
  const { headers, text } = await viewer.get(`report.csv?${june}&by=campaign&unit=month`).expect(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="report-by-campaign-2026-06-01-2026-06-30.csv"');
  expect(text.split('\r\n')).toEqual([
    '\uFEFF"Part","Name","From","To","Leads","Won","Won or lost","Won value (US dollars)","Answered on time","Answered or due","Median first response (business minutes)"',
    '"Total",,"2026-06-01","2026-06-30","1","1","1","12000","1","1","2"',
    '"Total, period before",,"2026-05-02","2026-05-31","0","0","0","0","0","0",',
    `"By campaign","'=1+1","2026-06-01","2026-06-30","1","1","1","12000","1","1","2"`,
    `"By campaign, period before","'=1+1","2026-05-02","2026-05-31","0","0","0","0","0","0",`,
    '"Trend",,"2026-06-01","2026-06-30","1","1",,"12000",,,',
    '',
  ]);
});

test.each([
  ['period=365', 'period must be one of 7, 30, 90, quarter.'],
  ['by=name', 'by must be one of owner, source, practice, city, page, campaign.'],
  ['from=2026-06-01', 'from and to must be given together.'],
  ['from=2026-06-02&to=2026-06-01', 'to must not be before from.'],
  ['from=2025-06-02&to=2026-06-30', 'A report has at most 366 days.'],
  ['from=2026-02-30&to=2026-06-30', 'from must be a day like 2026-06-30.'],
])('rejects %s', async (query, detail) => {
  expect((await viewer.get(`report?${query}`).expect(400)).body.detail).toBe(detail);
  expect((await viewer.get(`report.csv?${query}`).expect(400)).body.detail).toBe(detail);
});
