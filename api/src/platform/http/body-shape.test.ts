import { createColleague } from '../../testing/staff.ts';
import { useApi } from '../../testing/test-api.ts';

const api = await useApi();
const manager = await createColleague(api, 'manager');

const complete = { name: 'Ada Byron', email: 'ada@example.com' };
const post = (body: string, path = '/api/contact', type = 'application/json') =>
  api.request.post(path).set('Content-Type', type).set('Cookie', manager.cookie).send(body);

const nested = (depth: number, open: string, inner: string, close: string) =>
  open.repeat(depth) + inner + close.repeat(depth);

test.each([
  ['objects', nested(5_000, '{"a":', '1', '}')],
  ['lists', nested(5_000, '[', '1', ']')],
  ['an object of lists', `{"name":${nested(9_000, '[', '', ']')}}`],
  ['a known field', `{"visit":${nested(11, '{"visit":', '1', '}')}}`],
  ['a list of objects', `{"leadIds":${nested(2_000, '[{"a":', '1', '}]')}}`],
])('rejects a deeply nested body: %s', async (_, body) => {
  for (const path of ['/api/contact', '/api/session', '/api/admin/leads/search', '/api/admin/leads/actions'])
    expect((await post(body, path).expect(400)).text).toMatch(/nested too deeply|one request, not a list/);
});

test('rejects a body with too many values', async () => {
  const keys = Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`k${index}`, 1]));
  for (const body of [
    { ...complete, ...keys },
    { ...complete, message: Array(3_000).fill(1) },
  ])
    expect((await post(JSON.stringify(body)).expect(400)).text).toBe('The request has too many values.');
  await post(`name=a&${'a=&'.repeat(3_000)}`, '/api/contact', 'application/x-www-form-urlencoded').expect(413);
});

test('names in brackets of a form-encoded body are plain names', async () => {
  const body = `name=Ada+Byron&email=ada%40example.com&${'a'.concat('[b]'.repeat(5_000))}=1`;
  await post(body, '/api/contact', 'application/x-www-form-urlencoded').expect(201);
  await post('name[a]=Ada&email=ada%40example.com', '/api/contact', 'application/x-www-form-urlencoded').expect(422);
});

const otherTypes: unknown[] = [1, 1.5, 0, true, false, {}, { toString: 'x' }, [], ['Ada']];
test.each(otherTypes.map((value) => ({ value })))(
  'rejects %j as text, with a message for the field',
  async ({ value }) => {
    const contact = await post(JSON.stringify({ ...complete, name: value, message: value }));
    expect([contact.status, contact.text]).toEqual([422, 'Name must be text. Message must be text.']);
    const download = await post(
      JSON.stringify({ firstName: value, lastName: value, email: value, company: value }),
      '/api/download-case-study',
    );
    expect(download.status).toBe(422);
    expect(download.text.match(/ must be text\./g)).toHaveLength(4);
    for (const [path, body] of [
      ['/api/session', { email: value, password: value }],
      ['/api/password-reset', { email: value }],
      ['/api/admin/leads/search', { q: value }],
      ['/api/admin/views', { name: value, query: '' }],
      ['/api/admin/staff', { name: 'x', email: value, role: 'agent' }],
    ] as const)
      await post(JSON.stringify(body), path).expect(422);
  },
);

test('rejects text in place of numbers and flags', async () => {
  for (const body of [{ limit: '5' }, { unread: 'true' }, { unread: 1 }, { owner: true }, { status: 1 }])
    await post(JSON.stringify(body), '/api/admin/leads/search').expect(422);
  await post(JSON.stringify({ leadIds: ['1'], action: { kind: 'read' } }), '/api/admin/leads/actions').expect(422);
});

test('keys of prototypes and keys given twice have no effect', async () => {
  for (const body of [
    '{"name":"Ada","email":"ada@example.com","__proto__":{"isAdmin":true}}',
    '{"name":"Ada","email":"ada@example.com","constructor":{"prototype":{"isAdmin":true}}}',
    '{"__proto__":null,"name":"Ada","email":"ada@example.com"}',
    '{"name":"Bob","name":"Ada","email":"ada@example.com","toString":1,"hasOwnProperty":1,"valueOf":{}}',
  ])
    await post(body).expect(201);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  const rows = await api.sql<{ name: string }>(
    `select distinct name from contact_submissions where name in ('Ada', 'Bob')`,
  );
  expect(rows).toEqual([{ name: 'Ada' }]);
});
