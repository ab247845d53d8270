import { type LeadFixture, makeLead } from '../../testing/lead-fixtures.ts';
import { type Colleague, createColleague, manager, signIn, withManager } from '../../testing/staff.ts';
import { useApi } from '../../testing/test-api.ts';

const api = await useApi(withManager);
const ana = await createColleague(api, 'agent', 'Ana');
const ben = await createColleague(api, 'agent', 'Ben');
const vera = await createColleague(api, 'viewer', 'Vera');
beforeEach(async () => {
  await api.sql('truncate leads, contact_submissions restart identity cascade');
  await api.sql('update staff_accounts set leads_read_to = 0');
});

const make = (lead: LeadFixture = {}) => makeLead(api, lead);
const writes = (email: string) =>
  api.request
    .post('/api/contact')
    .send({ name: 'Ada Byron', email, message: `Again, ${Math.random()}` })
    .expect(201);
const read = (who: Colleague, id: number, body: object = {}) =>
  who.put(`leads/${id}/read-mark`, { isUnread: false, ...body });
/** Returns the ids that the filter finds, after checking that rows, details and the count agree. */
const unread = async (who: Colleague): Promise<number[]> => {
  const { body: found } = await who.post('leads/search', { unread: true, sort: 'created' }).expect(200);
  const { body: all } = await who.post('leads/search', { sort: 'created' }).expect(200);
  const ids = found.items.map(({ id }: { id: number }) => id);
  expect(
    all.items.filter(({ isUnread }: { isUnread: boolean }) => isUnread).map(({ id }: { id: number }) => id),
  ).toEqual(ids);
  expect((await who.get('summary').expect(200)).body.unread).toBe(ids.length);
  expect(found.total).toEqual({ count: ids.length, isExact: true });
  return ids;
};

test('a lead that one person has read stays unread for the others, and it is no event of the lead', async () => {
  const [one, two] = [await make(), await make()];
  for (const who of [ana, ben, vera]) expect(await unread(who)).toEqual([one, two]);
  await read(ana, one).expect(204);
  await read(vera, two).expect(204);

  expect([await unread(ana), await unread(ben), await unread(vera)]).toEqual([[two], [one, two], [one]]);
  const { body } = await ben.get(`leads/${one}`).expect(200);
  expect(body).toMatchObject({ isUnread: true });
  expect(body.timeline.map(({ kind }: { kind: string }) => kind)).toEqual(['submitted']);
  await ana.post('leads/undo', {}).expect(404);
});

test('a lead that writes again is unread for everyone', async () => {
  const id = await make({ email: 'ada@example.com' });
  for (const who of [ana, ben]) await read(who, id).expect(204);
  await writes('ada@example.com');
  for (const who of [ana, ben, vera]) expect(await unread(who)).toEqual([id]);
});

test('a request that arrives while a lead is read stays unread', async () => {
  const id = await make({ email: 'ada@example.com' });
  const { lastRequestId } = (await ana.get(`leads/${id}`).expect(200)).body;
  await writes('ada@example.com');
  await read(ana, id, { lastRequestId }).expect(204);
  expect(await unread(ana)).toEqual([id]);
  await read(ana, id).expect(204);
  await read(ana, id, { lastRequestId }).expect(204);
  expect(await unread(ana)).toEqual([]);
});

test('a lead can be marked as unread again, for oneself', async () => {
  const id = await make();
  for (const who of [ana, ben]) await read(who, id).expect(204);
  await ana.put(`leads/${id}/read-mark`, { isUnread: true }).expect(204);
  expect([await unread(ana), await unread(ben)]).toEqual([[id], []]);
});

test('several leads are marked for oneself, and removed ones are left', async () => {
  const ids = [await make(), await make(), await make()];
  const mark = async (kind: string, leadIds: number[]) =>
    (await ana.post('leads/actions', { leadIds, action: { kind } }).expect(200)).body;
  expect(await mark('read', [...ids, 9_999])).toMatchObject({
    changed: 3,
    left: [{ leadId: 9_999, reason: 'missing', message: 'There is no lead 9999.' }],
  });
  expect(await mark('read', ids)).toMatchObject({ changed: 0, left: [] });
  expect(await mark('unread', ids.slice(1))).toMatchObject({ changed: 2 });
  expect([await unread(ana), await unread(ben)]).toEqual([ids.slice(1), ids]);
  expect(await api.sql(`select 1 from lead_events where kind <> 'submitted'`)).toEqual([]);
});

test('a new colleague starts with the leads that come from then on', async () => {
  await make();
  const cookie = await signIn(api, manager);
  const { body } = await api.request
    .post('/api/admin/staff')
    .set('Cookie', cookie)
    .send({ email: 'new@example.com', name: 'New', role: 'agent' })
    .expect(201);
  const token = new URL(body.invitation.link).hash.replace('#token=', '');
  await api.request.post('/api/password-reset/confirm').send({ token, password: 'quiet river stone' }).expect(204);
  const own = await signIn(api, { email: 'new@example.com', password: 'quiet river stone' });
  const count = async () => (await api.request.get('/api/admin/summary').set('Cookie', own).expect(200)).body.unread;
  expect(await count()).toBe(0);
  await writes('late@example.com');
  expect(await count()).toBe(1);
});

test('a merged lead is unread for those who have not read one of the two', async () => {
  const [one, two] = [await make(), await make()];
  for (const id of [one, two]) await read(ana, id).expect(204);
  await read(ben, one).expect(204);
  await ana.post(`leads/${one}/merge`, { leadId: two }).expect(200);
  expect([await unread(ana), await unread(ben), await unread(vera)]).toEqual([[], [one], [one]]);

  await read(ben, one).expect(204);
  await ana.post(`leads/${one}/separate`, { leadId: two }).expect(200);
  expect([await unread(ana), await unread(ben), await unread(vera)]).toEqual([[], [], [one, two]]);
});

test('spam has its own unread leads', async () => {
  const [spam, held] = [await make({ isSpam: true }), await make({ isSpam: true })];
  await read(ana, spam).expect(204);
  const { body } = await ana.post('leads/search', { spam: true, unread: true }).expect(200);
  expect(body.items.map(({ id }: { id: number }) => id)).toEqual([held]);
  expect(await unread(ana)).toEqual([]);
});

test('marking a lead needs an id that exists and a state', async () => {
  const id = await make();
  await read(ana, 9_999).expect(404);
  await ana.put(`leads/${id}/read-mark`, {}).expect(422);
  await ana.put(`leads/${id}/read-mark`, { isUnread: false, lastRequestId: 'x' }).expect(422);
});
