import { createColleague } from '../../testing/staff.ts';
import { startApi } from '../../testing/test-api.ts';

const api = await startApi();
const me = await createColleague(api, 'viewer');
const other = await createColleague(api, 'manager');
afterAll(() => api.stop());
beforeEach(() => api.sql('truncate saved_views restart identity'));

const save = (name: string, query = 'status=new', who = me) => who.post('views', { name, query });
const list = async (who = me) => (await who.get('views').expect(200)).body;

test('are stored per user, by name', async () => {
  await save('Mine', 'city=austin').expect(200, { id: 1, name: 'Mine', query: 'city=austin' });
  await save('a first one', '').expect(200);
  expect(await list()).toEqual([
    { id: 2, name: 'a first one', query: '' },
    { id: 1, name: 'Mine', query: 'city=austin' },
  ]);
  expect(await list(other)).toEqual([]);
  await other.delete('views/1').expect(204);
  expect(await list()).toHaveLength(2);
});

test('replace views with the same name', async () => {
  await save('Mine', 'a=1').expect(200);
  await save(' Mine ', 'b=2').expect(200);
  expect((await list()).map(({ query }: { query: string }) => query)).toEqual(['b=2']);
});

test('can be deleted repeatedly', async () => {
  await save('Mine').expect(200);
  for (const id of ['1', '1', 'x', '99999999999']) await me.delete(`views/${id}`).expect(204);
  expect(await list()).toEqual([]);
});

test('are limited to 50, also for concurrent requests', async () => {
  const responses = await Promise.all(Array.from({ length: 60 }, (_, n) => save(`View ${n}`)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(50);
  const rejected = responses.filter(({ status }) => status === 409);
  expect(rejected).toHaveLength(10);
  expect(rejected[0]?.body.detail).toBe('You have 50 saved views. Please delete one first.');
  await save((await list())[0].name, 'changed=1').expect(200);
});

test.each([
  [{ name: '', query: '' }, 'Please give the view a name.'],
  [{ name: 'x'.repeat(81), query: '' }, 'Name is too long: at most 80 characters, please.'],
  [{ name: 'x' }, 'query must be the query string of a list.'],
  [{ name: 'x', query: 'a\nb' }, 'query must be the query string of a list.'],
  [{ name: 'x', query: 'x'.repeat(2001) }, 'query is too long: at most 2000 characters, please.'],
])('rejects %j', async (view, detail) => {
  expect((await me.post('views', view).expect(422)).body.detail).toBe(detail);
});
