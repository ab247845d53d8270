import { visibleLine } from '@portal/contracts/visible-text';
import { useLeadDesk } from '../../testing/lead-desk.ts';
import { readList } from '../imports/read-list.ts';

const { api, agent, make } = await useLeadDesk();

const csv = async (filter = {}) => (await agent.post('leads/export.csv', filter).expect(200)).text;

test('returns a CSV file with times in the time zone of the business', async () => {
  await make({
    name: 'Ánh "Annie" Nguyễn',
    company: 'Gates; Garages, Inc.',
    email: 'anh@example.com',
    message: 'Two gates.\nOne garage.',
    service: 'access-control',
    city: 'austin',
    value: 700,
    expectedMonth: '2027-03',
    ownerId: agent.id,
    createdAt: '2026-06-01T03:00:00Z',
    answeredAt: '2026-06-01T13:10:00Z',
    responseSeconds: 600,
  });
  const { headers, text } = await agent.post('leads/export.csv').expect(200);

  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toMatch(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/);
  expect(text).toBe(
    '\uFEFF"Lead","Received","Name","Company","Email","Phone","Service","Practice","City","Page","Source","Status","Value (US dollars)","Expected month","Lost reason","Closed","Owner","Last heard from","Requests","Response due","Last answer","Last response time (business minutes)","Latest message","Language"\r\n' +
      '"1","2026-05-31 22:00","Ánh ""Annie"" Nguyễn","Gates; Garages, Inc.","anh@example.com",,"access-control","Physical Security","austin",,"Contact form","new","700","2027-03",,,"Grace","2026-05-31 22:00","1",,"2026-06-01 08:10","10","Two gates.\nOne garage.","en"\r\n',
  );
});

test('records who exported, the filter and the number of leads', async () => {
  await make({ name: 'Ada Byron', status: 'won' });
  await make({ name: 'Grace Hopper' });
  await csv({ status: ['won'], unread: false });
  await csv({ q: 'Byron', status: null });
  // What names a person or a company would outlive their erasure here.
  for (const filter of [{ company: 'Analytical Homes' }, { domain: 'analytical.example' }]) await csv(filter);
  const [named] = await api.sql(`select from audit_events where data::text ilike '%analytical%'`);
  expect(named).toBeUndefined();

  const recorded = await api.sql(
    `select actor_id, actor, data from audit_events where kind = 'leads-exported' order by id desc limit 2 offset 2`,
  );
  const actor = { actor_id: agent.id, actor: agent.email };
  expect(recorded).toEqual([
    { ...actor, data: { count: 1, filter: { isSearch: true } } },
    { ...actor, data: { count: 1, filter: { status: ['won'] } } },
  ]);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '=cmd|" /C calc"!A0'])(
  'escapes the formula %j',
  async (name) => {
    await make({ name });
    const quoted = name.replaceAll('"', '""');
    const exported = await csv();
    expect(exported).toContain(`,"'${quoted}",`);
    // An import of it has the name again.
    expect(readList(Buffer.from(exported), {})).toMatchObject({ rows: [{ content: { name: visibleLine(name) } }] });
  },
);

test('applies the filter, with a corrected search too', async () => {
  await make({ name: 'Ada Byron', status: 'won' });
  await make({ name: 'Grace Hopper' });
  const names = async (filter: object) =>
    [...(await csv(filter)).matchAll(/"(Ada|Grace) \w+"/g)].map(([, name]) => name);
  expect(await names({})).toEqual(['Grace', 'Ada']);
  expect(await names({ status: ['won'] })).toEqual(['Ada']);
  expect(await names({ q: 'hoper' })).toEqual(['Grace']);
  expect(await names({ status: ['lost'] })).toEqual([]);
  await agent
    .post('leads/export.csv', { status: ['done'] })
    .expect(422)
    .expect('Content-Type', /^application\/problem\+json/);
});

test('contains each lead exactly once, of more than a batch', async () => {
  await api.sql(`
    insert into leads (root_id, name, email, source, created_at, last_activity_at, due_at, search_text, search_words)
    select n, 'Lead', 'x', 'contact', now(), now(), now(), '', '' from generate_series(1, 1200) as n`);
  const ids = [...(await csv()).matchAll(/^\uFEFF?"(\d+)",/gm)].map(([, id]) => Number(id));
  expect(ids).toEqual(Array.from({ length: 1_200 }, (_, n) => 1_200 - n));
});
