import { randomUUID } from 'node:crypto';
import { findInDatabase } from '../../testing/find-text.ts';
import { useLeadDesk } from '../../testing/lead-desk.ts';
import { expectProjected } from '../../testing/lead-fixtures.ts';
import { plannedFor, startPlanningApi } from '../../testing/notification-api.ts';

const { api, agent, viewer, manager, act, erase, write, show } = await useLeadDesk(['lead_words'], startPlanningApi);
afterEach(() => expectProjected(api));

const call = { kind: 'phone', name: 'Ada Byron', phone: '512 555 0142', message: 'Two gates', answered: false };
const enter = (lead: object) => agent.post('leads', lead);
const entered = async (lead: object): Promise<number> => (await enter(lead).expect(201)).body.id;
const duplicates = async (search: object) => (await agent.post('leads/duplicates', search).expect(200)).body;

test('a call that waits for an answer is a lead with a request', async () => {
  const id = await entered({ ...call, company: 'Analytical Homes', city: 'austin', service: 'access-control' });

  expect(await show(id)).toMatchObject({
    name: 'Ada Byron',
    company: 'Analytical Homes',
    email: null,
    phone: '512 555 0142',
    source: 'phone',
    status: 'new',
    owner: null,
    isUnread: false,
    response: 'waiting',
    snippet: 'Two gates',
    requests: [{ kind: 'phone', state: 'inbox', message: 'Two gates', city: 'austin', service: 'access-control' }],
    timeline: [{ kind: 'submitted', actor: { name: 'Grace' }, request: { kind: 'phone' } }],
  });
  expect((await viewer.post('leads/search', { q: 'gates' }).expect(200)).body.items).toMatchObject([
    { id, isUnread: true },
  ]);
  expect(await plannedFor(api)).toEqual([]);
  expect((await viewer.post('leads/search', { source: 'phone' }).expect(200)).body.items).toHaveLength(1);
});

test('a visit that was answered at once belongs to its owner and waits for nobody', async () => {
  const receivedAt = '2026-06-01T15:00:00.000Z';
  const id = await entered({ ...call, kind: 'walk-in', answered: true, ownerId: agent.id, receivedAt });

  expect(await show(id)).toMatchObject({
    status: 'contacted',
    owner: { id: agent.id },
    createdAt: receivedAt,
    response: 'answered',
    answeredAt: receivedAt,
    requests: [{ answeredBy: 'Grace', responseSeconds: 0 }],
  });
});

test('is a lead of its own if the address is known, unless it is added to that lead', async () => {
  const first = await entered({ ...call, email: 'ada@example.com' });
  expect(await duplicates({ email: 'ADA@example.com' })).toMatchObject([{ id: first, reason: 'email' }]);
  expect(await duplicates({ phone: '(512) 555-0142' })).toMatchObject([{ id: first, reason: 'phone' }]);
  expect(await duplicates({ email: 'bob@example.com', phone: '1' })).toEqual([]);
  expect(await duplicates({})).toEqual([]);

  const second = await entered({ ...call, email: 'ada@example.com' });
  expect(second).not.toBe(first);
  await act([first], { kind: 'status', status: 'lost' }).expect(200);
  expect(await entered({ ...call, phone: '512 555 0100', message: 'Again', leadId: first })).toBe(first);
  expect(await show(first)).toMatchObject({
    phone: '512 555 0142',
    status: 'new',
    requests: [{ message: 'Again', phone: '512 555 0100' }, { message: 'Two gates' }],
  });
  // The address belongs to the lead that had it first.
  await write({ message: 'A form' });
  expect((await show(first)).requests).toHaveLength(3);
});

test('is stored once for each draft', async () => {
  const draftId = randomUUID();
  const ids = await Promise.all([1, 2, 3].map(() => entered({ ...call, draftId })));
  expect(new Set(ids).size).toBe(1);
  expect(await api.sql('select * from requests')).toHaveLength(1);
  const { body } = await enter({ ...call, draftId, name: 'Ada King' }).expect(409);
  expect(body.detail).toBe('An earlier version of this lead has already been saved.');
});

const typed = (fields: object, revision = 0) => ({ kind: 'form new lead', text: '', fields, revision });

test('what is typed and not saved is kept until it is saved, and is not stored again', async () => {
  const list = async () => (await agent.get('drafts').expect(200)).body;
  const [first, second] = [randomUUID(), randomUUID()];
  await agent.put(`drafts/${first}`, typed({ name: 'Ada' })).expect(200);
  await agent.put(`drafts/${second}`, typed({ name: 'Bob' })).expect(200);
  expect(await list()).toMatchObject([{ id: second }, { id: first, fields: { name: 'Ada' } }]);

  await entered({ ...call, draftId: first });
  expect(await list()).toMatchObject([{ id: second }]);
  await agent.put(`drafts/${first}`, typed({ name: 'too late' })).expect(409);
  expect(await list()).toMatchObject([{ id: second }]);
});

test('a lead is erased with everything that it says; an unsaved one of its person too, which is exported, and removed after a month', async () => {
  await api.sql('delete from lead_drafts');
  const id = await entered({ ...call, name: 'Zaphira Quillon', email: 'z@quillon.example', message: 'A xylophone' });
  const about = { name: 'Z', email: 'Z@Quillon.example' };
  for (const fields of [about, { name: 'Bob' }, { name: 'Old' }])
    await agent.put(`drafts/${randomUUID()}`, typed(fields)).expect(200);
  const { body } = await manager.get(`leads/${id}/person/export`).expect(200);
  expect(body.newLeadDrafts.map(JSON.parse)).toEqual([about]);
  await erase(id, 'z@quillon.example').expect(200);
  expect(await findInDatabase(api, ['zaphira', 'quillon', '5550142', 'xylophon'])).toEqual([]);

  await api.sql(`update lead_drafts set updated_at = now() - interval '31 days' where fields ->> 'name' = 'Old'`);
  await manager.post('retention/runs').expect(200);
  expect((await agent.get('drafts').expect(200)).body).toMatchObject([{ fields: { name: 'Bob' } }]);
});

test('is removed by who has entered it, while nothing else has happened to it', async () => {
  const takeBack = (id: number, by = agent) => by.post(`leads/${id}/take-back`);
  const [first, second, third] = [await entered(call), await entered(call), await entered(call)];
  await takeBack(first).expect(204);
  await agent.get(`leads/${first}`).expect(404);
  await takeBack(first).expect(404);

  await takeBack(second, manager).expect(409);
  await agent.post(`leads/${second}/notes`, { text: 'Called back' }).expect(201);
  const { body } = await takeBack(second).expect(409);
  expect(body.detail).toBe(
    'Ada Byron cannot be removed: only who has entered a lead can, while nothing else has happened to it.',
  );
  await entered({ ...call, message: 'Again', leadId: third });
  await takeBack(third).expect(409);
  await takeBack(third, viewer).expect(403);
});

test.each([
  [{ kind: 'contact' }, { kind: 'kind must be one of phone, walk-in, trade-show, email' }],
  [{ receivedAt: 'today' }, { receivedAt: 'receivedAt must be a time like 2026-06-01T15:04:05Z' }],
  [{ receivedAt: '2999-01-01T00:00:00Z' }, { receivedAt: 'receivedAt cannot be in the future' }],
  [{ ownerId: 999 }, { ownerId: 'There is no such staff member' }],
])('rejects %p', async (lead, fields) => {
  const { body } = await enter({ ...call, ...lead }).expect(422);
  expect(body.fields).toEqual(fields);
});
