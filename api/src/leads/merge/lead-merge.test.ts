import { connectTo } from '../../testing/databases.ts';
import { useLeadDesk } from '../../testing/lead-desk.ts';
import { expectProjected } from '../../testing/lead-fixtures.ts';
import { startPlanningApi } from '../../testing/notification-api.ts';
import { untilBlocked } from '../../testing/until-blocked.ts';

const { api, agent, make, act, undo, merge, separate, show, found } = await useLeadDesk([], startPlanningApi);
afterEach(() => expectProjected(api));

const merged = async (into: number, leadId: number): Promise<string> =>
  (await merge(into, leadId).expect(200)).body.batchId;
const pointers = () => api.sql('select id, root_id, merged_into_id from leads order by id');
const alone = (id: number) => ({ id, root_id: id, merged_into_id: null });

test('merges two leads into one row and one timeline, found by the text of both', async () => {
  const ada = await make({
    name: 'Ada Byron',
    message: 'Two gates',
    createdAt: '2026-06-01T12:00:00Z',
    isUnread: false,
  });
  const lovelace = await make({ name: 'Ada Lovelace', message: 'Old cameras', createdAt: '2026-06-03T12:00:00Z' });
  await merged(ada, lovelace);

  const lead = await show(ada);
  expect(lead).toMatchObject({
    id: ada,
    name: 'Ada Byron',
    isUnread: true,
    lastActivityAt: '2026-06-03T12:00:00.000Z',
    snippet: 'Old cameras',
    mergedLeads: [{ id: lovelace, name: 'Ada Lovelace' }],
  });
  expect(lead.requests.map(({ message }: { message: string }) => message)).toEqual(['Old cameras', 'Two gates']);
  expect(lead.timeline.map(({ kind }: { kind: string }) => kind)).toEqual(['merged', 'submitted', 'submitted']);
  expect(lead.timeline[0]).toMatchObject({ lead: { id: lovelace, name: 'Ada Lovelace' }, actor: { name: 'Grace' } });
  for (const q of ['lovelace', 'cameras', 'byron', 'gates']) expect(await found({ q })).toEqual([ada]);
  expect(await show(lovelace)).toEqual(lead);
});

describe('separate', () => {
  test('takes a lead out of the middle of a merge tree with the leads merged into it', async () => {
    const [a, b, c] = [await make(), await make(), await make()];
    await merged(b, c);
    await merged(a, b);
    await separate(a, b).expect(200);
    expect(await pointers()).toEqual([alone(a), alone(b), { id: c, root_id: b, merged_into_id: b }]);
    expect((await separate(a, b).expect(409)).body.detail).toBe('These leads are separate already.');
    expect((await separate(a, c).expect(409)).body.detail).toBe('These leads are separate already.');
  });
});

test('undo of a separation is rejected after the rest was merged into the separated lead', async () => {
  const [two, one] = [await make({ name: 'Carl' }), await make({ name: 'Anna' })];
  await merged(one, two);
  const { body } = await separate(one, two).expect(200);
  await merged(two, one);
  const { body: rejected } = await undo(body.batchId).expect(409);
  expect(rejected.detail).toBe('Anna has been merged into Carl since. Nothing was undone.');
});

test('undo of a merge is rejected with the reason if its result has been changed since', async () => {
  const [one, two] = [await make(), await make({ ownerId: agent.id })];
  const batchId = await merged(one, two);
  await act([one], { kind: 'assign', ownerId: null }).expect(200);
  const { body } = await undo(batchId).expect(409);
  expect(body.detail).toBe('The owner of Ada Byron has been changed since. Nothing was undone.');
  expect((await show(two)).id).toBe(one);
});

test('the preview shows both leads and what the merge then results in', async () => {
  const one = await make({ company: null, isUnread: false });
  const two = await make({ name: 'Ada Lovelace', company: 'Analytical Homes', status: 'qualified', ownerId: agent.id });
  const { body } = await agent.get(`leads/${one}/merge-preview?leadId=${two}`).expect(200);
  expect(body.into).toMatchObject({ id: one, company: null, owner: null });
  expect(body.merged).toMatchObject({ id: two, name: 'Ada Lovelace' });
  expect(body.result).toMatchObject({
    name: 'Ada Byron',
    company: 'Analytical Homes',
    status: 'qualified',
    owner: { id: agent.id, name: 'Grace' },
    isUnread: true,
  });

  await merged(one, two);
  expect(await show(one)).toMatchObject(body.result);
  await agent.get(`leads/${one}/merge-preview?leadId=${two}`).expect(409);
  await agent.get(`leads/${one}/merge-preview?leadId=99`).expect(404);
});

test('rejects leads that are already merged and a lead with itself', async () => {
  const [a, b, c] = [await make(), await make(), await make()];
  await merged(a, b);
  for (const [into, leadId, detail] of [
    [a, a, 'A lead cannot be merged with itself.'],
    [a, b, 'These two have been merged already.'],
    [b, a, 'These two have been merged already.'],
  ] as const) {
    expect((await merge(into, leadId).expect(409)).body.detail).toBe(detail);
  }
  expect((await merge(c, 999).expect(404)).body.detail).toBe('There is no lead 999.');
  expect((await merge(999, c).expect(404)).body.detail).toBe('There is no lead 999.');
  expect((await agent.post(`leads/${c}/merge`, { leadId: 'x' }).expect(422)).body.fields).toEqual({
    leadId: 'leadId must be the id of a lead',
  });
});

test('concurrent merges and undos leave consistent merge trees', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 8; n += 1) ids.push(await make());
  const pick = (n: number) => ids[n % ids.length] ?? 0;
  // As many at once as have a connection: others would wait for one, which has a time limit.
  const responses: Awaited<ReturnType<typeof merge>>[] = [];
  for (const first of [0, 8, 16]) {
    const round = Array.from({ length: 8 }, (_, index) => first + index);
    responses.push(...(await Promise.all(round.map((n) => merge(pick(n * 3), pick(n * 5 + 1))))));
  }
  expect(responses.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  const batches = responses.flatMap(({ body }) => body.batchId ?? []);
  await Promise.all(batches.filter((_, n) => n % 2 === 0).map(undo));

  // `root_id` must be the end of each chain of `merged_into_id`.
  const broken = await api.sql(`
    with recursive chain as (
      select id, id as at, merged_into_id as next from leads
      union all
      select chain.id, leads.id, leads.merged_into_id from chain join leads on leads.id = chain.next
    )
    select leads.id from leads left join chain on chain.id = leads.id and chain.next is null
    where chain.at is distinct from leads.root_id`);
  expect(broken).toEqual([]);
});

test('leads are separated while the state of a delivery of one of them changes', async () => {
  const [one, two] = [await make(), await make()];
  await merged(one, two);
  const [delivery] = await api.sql<{ id: number }>(
    `insert into deliveries (lead_id, request_id, channel, recipient, state)
     select lead_id, id, 'sales-email', 'sales@example.com', 'failed' from requests where lead_id = $1 returning id`,
    [two],
  );

  const holder = await connectTo(api.databaseUrl);
  try {
    await holder.query('begin');
    await holder.query('select from leads where id = $1 for update', [one]);
    // Gets the row first, and then locks the other lead, for which the retry writes an event.
    const separating = separate(one, two).then(({ status }) => status);
    await untilBlocked(api.databaseUrl, 1);
    const retrying = agent.post(`deliveries/${delivery?.id}/resend`).then(({ status }) => status);
    await untilBlocked(api.databaseUrl, 2);
    await holder.query('rollback');
    expect(await Promise.all([separating, retrying])).toEqual([200, 200]);
  } finally {
    await holder.end();
  }
  expect(await pointers()).toEqual([alone(one), alone(two)]);
});
