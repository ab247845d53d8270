import { useLeadDesk } from '../../testing/lead-desk.ts';
import { type Colleague, createColleague } from '../../testing/staff.ts';

const { api, agent: ana, manager: mia, make, show } = await useLeadDesk();
const ben = await createColleague(api, 'agent', 'Ben');

const act = (who: Colleague, leadIds: number[], action: object, seen?: object[]) =>
  who.post('leads/actions', { leadIds, action, seen });
const claim = (who: Colleague, id: number, seen?: object[]) =>
  act(who, [id], { kind: 'assign', ownerId: who.id }, seen);

test('one of two concurrent claims of a lead succeeds, and the other gets 409 with the name of the owner', async () => {
  for (const seen of [undefined, [{ leadId: 1, ownerId: null }]]) {
    await api.sql('truncate leads, contact_submissions restart identity cascade');
    const id = await make();
    const responses = await Promise.all([claim(ana, id, seen), claim(ben, id, seen)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = responses[0]?.status === 200 ? ana : ben;
    const loser = responses.find(({ status }) => status === 409);
    expect(loser?.body.detail).toBe(`${winner.name} took this lead a moment ago.`);
    expect(await show(id)).toMatchObject({ owner: { id: winner.id } });
  }
});

test('a lead can be taken from an owner that the request names as seen, and assigned by name', async () => {
  const id = await make();
  await claim(ben, id).expect(200);
  expect((await claim(ana, id, [{ leadId: id, ownerId: null }]).expect(409)).body.detail).toBe(
    'Ben took this lead a moment ago.',
  );
  await claim(ana, id, [{ leadId: id, ownerId: ben.id }]).expect(200);
  await act(mia, [id], { kind: 'assign', ownerId: ben.id }).expect(200);
  expect(await show(id)).toMatchObject({ owner: { id: ben.id } });
});

test('an assignment does not overwrite one that its actor has not seen', async () => {
  const id = await make({ ownerId: ana.id });
  await act(mia, [id], { kind: 'assign', ownerId: ben.id }).expect(200);
  const seen = [{ leadId: id, ownerId: ana.id }];
  expect((await act(ana, [id], { kind: 'assign', ownerId: null }, seen).expect(409)).body.detail).toBe(
    'Alan assigned this lead to Ben a moment ago.',
  );
  await act(mia, [id], { kind: 'assign', ownerId: null }).expect(200);
  expect((await act(ana, [id], { kind: 'assign', ownerId: ben.id }, seen).expect(409)).body.detail).toBe(
    'Alan removed the owner a moment ago.',
  );
});

test('a status does not overwrite one that its actor has not seen, and the same status is no conflict', async () => {
  const id = await make();
  await act(ben, [id], { kind: 'status', status: 'won' }).expect(200);
  const seen = [{ leadId: id, status: 'new' }];
  expect((await act(ana, [id], { kind: 'status', status: 'lost' }, seen).expect(409)).body.detail).toBe(
    'Ben changed the status to Won a moment ago.',
  );
  await api.sql(`update lead_events set at = now() - interval '5 minutes' where kind = 'status'`);
  expect((await act(ana, [id], { kind: 'status', status: 'lost' }, seen).expect(409)).body.detail).toBe(
    'Ben changed the status to Won 5 minutes ago.',
  );
  expect((await act(ana, [id], { kind: 'status', status: 'won' }, seen).expect(200)).body).toMatchObject({
    changed: 0,
  });
  await act(ana, [id], { kind: 'status', status: 'lost' }, [{ leadId: id, status: 'won' }]).expect(200);
});

test('a logged contact of a colleague is seen as what has changed the lead', async () => {
  const id = await make();
  await ben.post(`leads/${id}/contacts`, { channel: 'call' }).expect(200);
  expect((await claim(ana, id).expect(409)).body.detail).toBe('Ben took this lead a moment ago.');
  expect(
    (await act(ana, [id], { kind: 'spam' }, [{ leadId: id, status: 'new', ownerId: null }]).expect(409)).body.detail,
  ).toBe('Ben took this lead a moment ago.');
  expect(await show(id)).toMatchObject({ isSpam: false, owner: { id: ben.id } });
});

test('an action on several leads leaves those that were changed meanwhile', async () => {
  const ids = [await make(), await make(), await make()];
  await act(ben, ids.slice(0, 1), { kind: 'status', status: 'won' }).expect(200);
  const seen = ids.map((leadId) => ({ leadId, status: 'new' }));
  const { body } = await act(ana, ids, { kind: 'status', status: 'contacted' }, seen).expect(200);
  expect(body).toMatchObject({
    changed: 2,
    left: [{ leadId: ids[0], reason: 'changed', message: 'Ben changed the status to Won a moment ago.' }],
  });
});

test('leads are not merged with other values than the preview showed', async () => {
  const [into, other] = [await make({ name: 'Ada' }), await make({ name: 'Ada B.' })];
  const preview = (await ana.get(`leads/${into}/merge-preview?leadId=${other}`).expect(200)).body;
  const seen = [preview.into, preview.merged].map(({ id, status, owner }) => ({
    leadId: id,
    status,
    ownerId: owner?.id ?? null,
  }));
  await act(ben, [other], { kind: 'status', status: 'lost' }).expect(200);
  const { body } = await ana.post(`leads/${into}/merge`, { leadId: other, seen }).expect(409);
  expect(body.detail).toBe('Ada B.: Ben changed the status to Lost a moment ago.');
  await ana.post(`leads/${into}/merge`, { leadId: other }).expect(200);
});

test('an action on a lead that was merged since it was seen is left', async () => {
  const [into, merged] = [await make({ name: 'Grace' }), await make({ name: 'Ada' })];
  await ben.post(`leads/${into}/merge`, { leadId: merged }).expect(200);
  const { body } = await act(ana, [merged], { kind: 'status', status: 'lost' }, [
    { leadId: merged, status: 'new' },
  ]).expect(409);
  expect(body.detail).toBe('Ada was merged into Grace.');
  expect(await show(into)).toMatchObject({ status: 'new' });
});
