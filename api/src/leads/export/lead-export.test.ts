import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { countStatements } from '../../testing/count-statements.ts';
import { type Colleague, makeLead, signIn } from '../../testing/lead-fixtures.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';

const statementsOf = countStatements();
let api: TestApi;
let viewer: Colleague;
beforeAll(async () => {
  api = await startApi();
  viewer = await signIn(api, 'viewer', 'Vera');
});
afterAll(() => api.stop());
beforeEach(() => api.sql('truncate leads, contact_submissions restart identity cascade'));

const csv = async (query = '') => (await viewer.get(`leads/export.csv${query}`).expect(200)).text;

test('is a file for a spreadsheet, in words and on the clock of the business', async () => {
  await makeLead(api, {
    name: 'Ánh "Annie" Nguyễn',
    company: 'Gates; Garages, Inc.',
    email: 'anh@example.com',
    message: 'Two gates.\nOne garage.',
    service: 'access-control',
    city: 'austin',
    ownerId: viewer.id,
    createdAt: '2026-06-01T03:00:00Z',
  });
  const { headers, text } = await viewer.get('leads/export.csv').expect(200);

  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toMatch(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/);
  expect(text).toBe(
    '\uFEFF"Lead","Received","Name","Company","Email","Phone","Service","Practice","City","Page","Form","Status","Owner","Last activity","First response (business minutes)","Latest message"\r\n' +
      '"1","2026-05-31 22:00","Ánh ""Annie"" Nguyễn","Gates; Garages, Inc.","anh@example.com",,"access-control","Physical Security","austin",,"contact","new","Vera","2026-05-31 22:00",,"Two gates.\nOne garage."\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '=cmd|" /C calc"!A0'])(
  'what begins like the formula %j is no formula',
  async (name) => {
    await makeLead(api, { name });
    const quoted = name.replaceAll('"', '""');
    expect(await csv()).toContain(`,"'${quoted}",`);
  },
);

test('honours the filter, also where the search had to guess', async () => {
  await makeLead(api, { name: 'Ada Byron', status: 'won' });
  await makeLead(api, { name: 'Grace Hopper' });
  const names = async (query: string) => [...(await csv(query)).matchAll(/"(Ada|Grace) \w+"/g)].map(([, name]) => name);
  expect(await names('')).toEqual(['Grace', 'Ada']);
  expect(await names('?status=won')).toEqual(['Ada']);
  expect(await names('?q=hoper')).toEqual(['Grace']);
  expect(await names('?status=lost')).toEqual([]);
  await viewer
    .get('leads/export.csv?status=done')
    .expect(400)
    .expect('Content-Type', /^application\/problem\+json/);
});

describe('of very many leads', () => {
  beforeEach(() =>
    api.sql(`
      insert into leads (root_id, name, email, source, created_at, last_activity_at, response_due_at, search_text, search_words)
      select n, 'Lead', repeat('x', 2000), 'contact', now(), now(), now(), '', '' from generate_series(1, 20000) as n`),
  );

  test('has each exactly once', async () => {
    const ids = [...(await csv()).matchAll(/^\uFEFF?"(\d+)",/gm)].map(([, id]) => Number(id));
    expect(ids).toEqual(Array.from({ length: 20_000 }, (_, n) => 20_000 - n));
  });

  test('a client that reads no further, or leaves, stops the questions to the database', async () => {
    const outgoing = request(`${api.url}/api/admin/leads/export.csv`, {
      headers: { cookie: viewer.cookie },
      agent: false,
    }).end();
    const [response] = await once(outgoing, 'response');
    response.pause();
    await sleep(500);
    // Forty batches are all of it.
    expect(await statementsOf(() => sleep(700))).toBe(0);
    response.once('data', () => outgoing.destroy());
    response.on('error', () => undefined).resume();
    await sleep(300);
    expect(await statementsOf(() => sleep(500))).toBe(0);
    expect(api.logged()).not.toContain('request failed');
  });
});
