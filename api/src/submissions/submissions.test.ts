import { startApi, type TestApi } from '../testing/test-api.ts';

const manager = { email: 'manager@example.com', password: 'right horse battery' };
let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi({ STAFF_EMAIL: manager.email, STAFF_PASSWORD: manager.password });
  await api.sql(`
    insert into contact_submissions (name, email, created_at)
    select 'Visitor ' || n, 'visitor' || n || '@example.com', timestamptz '2025-06-01 12:00Z' + (n / 2) * interval '1 minute'
    from generate_series(1, 60) as n`);
  const { headers } = await api.request.post('/api/session').send(manager).expect(200);
  cookie = String(headers['set-cookie']).split(';')[0] ?? '';
});
afterAll(() => api.stop());

const list = (query = '') => api.request.get(`/api/admin/submissions${query}`).set('Cookie', cookie);

test('are listed newest first, 25 to a page', async () => {
  const { body } = await list().expect(200).expect('Cache-Control', 'no-store');

  expect(body).toMatchObject({ page: 1, pageSize: 25, total: 60 });
  expect(body.items).toHaveLength(25);
  expect(body.items[0]).toEqual({
    id: 60,
    name: 'Visitor 60',
    company: null,
    email: 'visitor60@example.com',
    phone: null,
    service: null,
    message: null,
    createdAt: '2025-06-01T12:30:00.000Z',
  });
});

test('appear on exactly one page each, also when they came at the same moment', async () => {
  const seen: number[] = [];
  for (const page of [1, 2, 3]) {
    const { body } = await list(`?page=${page}&pageSize=20`).expect(200);
    seen.push(...body.items.map(({ id }: { id: number }) => id));
  }
  expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index));
});

test('a page after the last is empty and still tells the total', async () => {
  const { body } = await list('?page=9').expect(200);
  expect(body).toEqual({ items: [], page: 9, pageSize: 25, total: 60 });
});

test.each([
  '?page=0',
  '?page=-1',
  '?page=one',
  '?page=1.5',
  '?page=',
  '?pageSize=101',
  '?pageSize=0',
  '?page=1&page=2',
  '?page=99999999999',
])('%s is refused by name', async (query) => {
  const { body } = await list(query)
    .expect(400)
    .expect('Content-Type', /^application\/problem\+json/);
  expect(body).toMatchObject({ type: 'about:blank', title: 'Bad Request', status: 400 });
  expect(body.detail).toMatch(/^page(Size)? must be a whole number from 1 to /);
});

test('are for staff only', async () => {
  const { body } = await api.request
    .get('/api/admin/submissions')
    .expect(401)
    .expect('Content-Type', /^application\/problem\+json/);
  expect(body).toEqual({ type: 'about:blank', title: 'Unauthorized', status: 401, detail: 'Please sign in.' });
});

test('unknown staff addresses answer problem details too', async () => {
  const { body } = await api.request.get('/api/admin/nothing').expect(404);
  expect(body).toMatchObject({ status: 404, detail: 'There is nothing at this address.' });
});
