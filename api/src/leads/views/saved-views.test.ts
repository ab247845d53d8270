import { visibleLine } from '@portal/contracts/visible-text';
import { createColleague } from '../../testing/staff.ts';
import { useApi } from '../../testing/test-api.ts';

const api = await useApi();
const me = await createColleague(api, 'viewer');
const other = await createColleague(api, 'manager');
const grace = await createColleague(api, 'agent', 'Grace');
const ben = await createColleague(api, 'agent', 'Ben');
beforeEach(() => api.sql('truncate saved_views restart identity'));

const own = { isShared: false, canChange: true, owner: null };
const save = (name: string, query = 'status=new', who = me) => who.post('views', { name, query });
const list = async (who = me) => (await who.get('summary').expect(200)).body.views;

test('saved views are stored per user, by name', async () => {
  await save('Mine', 'city=austin').expect(200, { id: 1, name: 'Mine', query: 'city=austin', ...own });
  await save('a first one', '').expect(200);
  expect(await list()).toEqual([
    { id: 2, name: 'a first one', query: '', ...own },
    { id: 1, name: 'Mine', query: 'city=austin', ...own },
  ]);
  expect(await list(other)).toEqual([]);
  await other.delete('views/1').expect(204);
  expect(await list()).toHaveLength(2);
});

test.each([' Mine ', 'mine', 'MINE', 'Mi\u200bne', '\uff2dine', 'Mine\u00a0'])(
  'a saved view is replaced by one that looks like %j only on request',
  async (name) => {
    const { body: first } = await save('Mine', 'a=1').expect(200);
    const { body: problem } = await save(name, 'b=2').expect(409);
    expect(problem.detail).toBe('You have a view with this name. Replace it?');
    expect(await list()).toEqual([first]);

    await me.post('views', { name, query: 'b=2', replace: true }).expect(200);
    expect(await list()).toEqual([{ id: first.id, name: visibleLine(name), query: 'b=2', ...own }]);
    expect(await list(other)).toEqual([]);
  },
);

test('one of concurrent requests with the same name of a view is stored', async () => {
  const statuses = (await Promise.all([save('Mine', 'a=1'), save('mine', 'b=2'), save('MINE', 'c=3')])).map(
    ({ status }) => status,
  );
  expect(statuses.sort()).toEqual([200, 409, 409]);
  expect(await list()).toHaveLength(1);
});

test('a shared view is for all staff, and changed by who made it and by managers', async () => {
  const { body: view } = await grace.post('views', { name: 'Ours', query: 'a=1', isShared: true }).expect(200);
  const seen = { ...view, owner: { id: grace.id, name: 'Grace' } };
  expect(await list(grace)).toEqual([view]);
  expect(await list(ben)).toEqual([{ ...seen, canChange: false }]);
  expect(await list(me)).toEqual([{ ...seen, canChange: false }]);
  expect(await list(other)).toEqual([seen]);

  const changed = { name: 'Team', query: 'a=2', isShared: true };
  await ben.put(`views/${view.id}`, changed).expect(403);
  await ben.delete(`views/${view.id}`).expect(204);
  await other.put(`views/${view.id}`, changed).expect(200, { ...seen, ...changed });
  // A name of one's own is no conflict with one that a colleague shares.
  await ben.post('views', { name: 'Team', query: '' }).expect(200);
  expect(await list(grace)).toEqual([{ ...view, ...changed }]);
  await grace.put(`views/${view.id}`, { ...changed, isShared: false }).expect(200);
  expect(await list(other)).toEqual([]);
  await other.put(`views/${view.id}`, changed).expect(404);
  await grace.put(`views/${view.id}`, changed).expect(200);
  await other.delete(`views/${view.id}`).expect(204);
  expect(await list(grace)).toEqual([]);
});

test('viewers share no views, and a replaced view stays shared', async () => {
  await me.post('views', { name: 'Ours', query: '', isShared: true }).expect(403);
  const { body: mine } = await save('Mine').expect(200);
  await me.put(`views/${mine.id}`, { name: 'Mine', query: '', isShared: true }).expect(403);
  await grace.post('views', { name: 'Ours', query: 'a=1', isShared: true }).expect(200);
  await grace.post('views', { name: 'ours', query: 'a=2', replace: true }).expect(200);
  expect(await list(grace)).toMatchObject([{ name: 'ours', query: 'a=2', isShared: true }]);
});

test('a view is renamed unless another one of its owner has the name', async () => {
  const { body: one } = await save('One').expect(200);
  await save('Two').expect(200);
  await me.put(`views/${one.id}`, { name: 'two', query: '' }).expect(409);
  await me.put(`views/${one.id}`, { name: 'ONE', query: '' }).expect(200);
  await me.put('views/999', { name: 'Three', query: '' }).expect(404);
});

test('saved views are limited to 50, also for concurrent requests', async () => {
  const responses = await Promise.all(Array.from({ length: 60 }, (_, n) => save(`View ${n}`)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(50);
  const rejected = responses.filter(({ status }) => status === 409);
  expect(rejected).toHaveLength(10);
  expect(rejected[0]?.body.detail).toBe('You have 50 saved views. Please delete one first.');
  const { name } = (await list())[0];
  await me.post('views', { name, query: 'changed=1', replace: true }).expect(200);
});

test.each([
  [{ name: '', query: '' }, 'Please give the view a name.'],
  [{ name: 'x'.repeat(81), query: '' }, 'Name is too long: at most 80 characters, please.'],
  [{ name: 'x', query: 'x'.repeat(2001) }, 'query is too long: at most 2000 characters, please.'],
])('rejects %j', async (view, detail) => {
  expect((await me.post('views', view).expect(422)).body.detail).toBe(detail);
});
