import { makeLead } from '../../testing/lead-fixtures.ts';
import { submit } from '../../testing/notification-api.ts';
import { type Colleague, createColleague } from '../../testing/staff.ts';
import { createDatabase, startApi, type TestApi } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';

const databaseUrl = await createDatabase();
const alwaysOpen = { BUSINESS_HOURS: 'Mon-Sun 00:00-24:00', BUSINESS_HOLIDAYS: 'none', DATABASE_URL: databaseUrl };
/** Two instances, which race. */
const api = await startApi(alwaysOpen);
const second = await startApi(alwaysOpen);
afterAll(async () => {
  await second.stop();
  await api.stop();
});

const manager = await createColleague(api, 'manager', 'Mia');
const ana = await createColleague(api, 'agent', 'Ana');
const ben = await createColleague(api, 'agent', 'Ben');

type Limits = Record<number, { practices?: string[]; maxOpenLeads?: number | null }>;

/** The manager gets no leads by rule unless a test says so. */
const turnOn = (mode: string, limits: Limits = {}) =>
  manager
    .put('assignment', {
      mode,
      people: [manager, ana, ben].map(({ id }) => ({
        id,
        practices: [],
        maxOpenLeads: id === manager.id ? 0 : null,
        ...limits[id],
      })),
    })
    .expect(204);

beforeEach(async () => {
  await turnOn('off');
  await api.sql('truncate leads, contact_submissions restart identity cascade');
  await api.sql(
    'update staff_accounts set last_assigned_at = null, absent_from = null, absent_until = null, disabled_at = null',
  );
});

const requestBy = (instance: TestApi, form: Record<string, string> = {}) => submit(instance, form);
const ownersOf = async (): Promise<(number | null)[]> =>
  (await api.sql<{ owner_id: number | null }>('select owner_id from leads order by id')).map(
    ({ owner_id }) => owner_id,
  );
/** Waits until so many leads have an owner. */
const owned = (count: number) =>
  until(async () => {
    const owners = await ownersOf();
    return owners.filter((owner) => owner !== null).length === count && owners;
  });
const assignedEvents = () =>
  api.sql<{ lead_id: number; actor_id: number | null; batch_id: string; data: { to: number; rule: string } }>(
    `select lead_id, actor_id, batch_id, data from lead_events where kind = 'assigned' order by id`,
  );
const notificationsOf = async (colleague: Colleague) =>
  (await colleague.get('notifications').expect(200)).body.items.map(
    ({ kind, lead }: { kind: string; lead: { name: string } }) => [kind, lead.name],
  );
/** Makes the waiting requests of all leads overdue. */
const letTimePass = async () => {
  await api.sql(`update requests set response_due_at = now() where answered_at is null`);
  await api.sql('select project_leads(array(select id from leads))');
};

test('assigns new leads in turn, once each, with two instances at once', async () => {
  await turnOn('round-robin');
  await Promise.all(Array.from({ length: 12 }, (_, n) => requestBy(n % 2 ? api : second, { name: `Lead ${n}` })));
  const owners = await owned(12);
  expect([ana, ben].map(({ id }) => owners.filter((owner) => owner === id).length)).toEqual([6, 6]);
  const events = await assignedEvents();
  expect(new Set(events.map(({ lead_id }) => lead_id)).size).toBe(12);
  expect(events).toHaveLength(12);
  expect(events.every(({ actor_id, data }) => actor_id === null && data.rule === 'new')).toBe(true);
});

test('assigns to whoever has the fewest open leads when balanced', async () => {
  for (let n = 0; n < 3; n += 1) await makeLead(api, { ownerId: ana.id, answeredAt: new Date().toISOString() });
  await turnOn('balanced');
  await Promise.all([requestBy(api), requestBy(second), requestBy(api)]);
  const owners = await owned(6);
  expect(owners.filter((owner) => owner === ben.id)).toHaveLength(3);
});

test('is off by default, and leaves what was overdue before it was turned on', async () => {
  const { body } = await manager.get('assignment').expect(200);
  expect(body.mode).toBe('off');
  await requestBy(api, { name: 'Old' });
  await letTimePass();
  await turnOn('round-robin');
  await requestBy(api, { name: 'New' });
  expect(await owned(1)).toEqual([null, expect.any(Number)]);
});

test('gives leads of a practice to those who have it', async () => {
  await turnOn('round-robin', { [ben.id]: { practices: ['physical-security'] } });
  for (let n = 0; n < 3; n += 1) await requestBy(api, { service: 'physical-security' });
  expect(await owned(3)).toEqual([ben.id, ben.id, ben.id]);
});

test('gives nothing to viewers, to people who are away, and to those with as many leads as they may', async () => {
  await turnOn('round-robin', { [ben.id]: { maxOpenLeads: 1 } });
  const day = new Date().toISOString().slice(0, 10);
  // One day earlier and later, because the business has another time zone.
  const shift = (days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
  await ana.put('absence', { from: shift(-1), until: shift(1), standInId: null }).expect(204);
  for (let n = 0; n < 3; n += 1) await requestBy(api);
  expect(await owned(1)).toEqual([ben.id, null, null]);
  await ana.delete('absence').expect(204);
  expect(await owned(3)).toEqual([ben.id, ana.id, ana.id]);
});

test('gives nobody what is held as spam until it is released', async () => {
  const held = await makeLead(api, { isSpam: true });
  await turnOn('round-robin');
  await requestBy(api);
  expect((await owned(1))[0]).toBeNull();
  await ben.post('leads/actions', { leadIds: [held], action: { kind: 'release' } }).expect(200);
  await owned(2);
});

test('can be undone, and leaves a lead that a person has unassigned', async () => {
  await turnOn('round-robin');
  await requestBy(api, { name: 'Ada Byron' });
  const [owner] = await owned(1);
  const { body } = await ben.get('leads/1').expect(200);
  expect(body).toMatchObject({ isAssignedByRule: true, owner: { id: owner } });
  expect(body.timeline[0]).toMatchObject({
    kind: 'assigned',
    actor: null,
    isUndoable: true,
    owner: { from: null, to: { id: owner }, isByRule: true },
  });
  await ben.post('leads/undo', { batchId: body.timeline[0].batchId }).expect(200);
  await requestBy(api);
  expect(await owned(1)).toEqual([null, expect.any(Number)]);
});

test('tells who takes a lead that somebody else has just got it', async () => {
  await turnOn('round-robin', { [ben.id]: { maxOpenLeads: 0 } });
  await requestBy(api);
  await owned(1);
  const { body } = await ben
    .post('leads/actions', { leadIds: [1], action: { kind: 'assign', ownerId: ben.id } })
    .expect(409);
  expect(body.detail).toMatch(/^Ana got this lead by rule( a moment ago| a minute ago|)\.$/);
});

test('leaves the new request of a known person with the owner', async () => {
  await requestBy(api, { name: 'Lina Archer', email: 'lina@example.com' });
  await ben.post('leads/actions', { leadIds: [1], action: { kind: 'assign', ownerId: ben.id } }).expect(200);
  await turnOn('round-robin');
  await requestBy(api, { name: 'Lina Archer', email: 'lina@example.com', message: 'Any news?' });
  await requestBy(api);
  expect((await owned(2))[0]).toBe(ben.id);
  expect(await notificationsOf(ben)).toContainEqual(['wrote-again', 'Lina Archer']);
});

test('gives a lead that was not answered in time to the next person once, then notifies managers', async () => {
  await turnOn('round-robin');
  await requestBy(api, { name: 'Lina Archer' });
  const [first] = await owned(1);
  await letTimePass();
  const [next] = await until(async () => {
    const owners = await ownersOf();
    return owners[0] !== first && owners;
  });
  expect([ana.id, ben.id]).toContain(next);
  const [before, after] = first === ana.id ? [ana, ben] : [ben, ana];
  expect(await notificationsOf(before)).toContainEqual(['overdue', 'Lina Archer']);
  expect(await notificationsOf(after)).toEqual([['assigned', 'Lina Archer']]);
  expect(await notificationsOf(manager)).toEqual([]);

  await api.sql('update late_requests set managers_at = now()');
  await until(async () => (await notificationsOf(manager)).length > 0);
  expect(await notificationsOf(manager)).toEqual([['unanswered', 'Lina Archer']]);
  expect((await assignedEvents()).map(({ data }) => data.rule)).toEqual(['new', 'unanswered']);
});

test('notifies managers at once when nobody else is in', async () => {
  await turnOn('round-robin', { [ben.id]: { maxOpenLeads: 0 } });
  await requestBy(api, { name: 'Lina Archer' });
  await owned(1);
  await letTimePass();
  await until(async () => (await notificationsOf(manager)).length > 0);
  expect(await ownersOf()).toEqual([ana.id]);
});

test('rejects other modes, practices and limits', async () => {
  const person = { id: ana.id, practices: [], maxOpenLeads: null };
  const errors: [object, object][] = [
    [{ mode: 'random', people: [] }, { mode: 'mode must be one of off, round-robin, balanced' }],
    [
      { mode: 'off', people: [{ ...person, practices: ['gardening'] }] },
      { people: 'practices can be physical-security, audiovisual, connectivity, it-security' },
    ],
    [
      { mode: 'off', people: [{ ...person, maxOpenLeads: -1 }] },
      { people: 'Enter a number up to 1000, or leave it empty for no limit' },
    ],
  ];
  for (const [body, fields] of errors)
    expect((await manager.put('assignment', body).expect(422)).body.fields).toEqual(fields);
});
