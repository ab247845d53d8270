import type { LeadStatus } from '@portal/contracts/lead';
import { makeLead } from '../../testing/lead-fixtures.ts';
import { run } from '../../testing/programs.ts';
import { type Colleague, createColleague } from '../../testing/staff.ts';
import { useApi } from '../../testing/test-api.ts';

const api = await useApi();
const boss = await createColleague(api, 'manager', 'Mia');
const ana = await createColleague(api, 'agent', 'Ana');
const vera = await createColleague(api, 'viewer', 'Vera');
let barbara: Colleague;
beforeEach(async () => {
  await api.sql('truncate leads, contact_submissions restart identity cascade');
  barbara = await createColleague(api, 'agent', 'Barbara');
});

const statuses: LeadStatus[] = ['new', 'contacted', 'qualified', 'won', 'lost'];
/** One lead of each status; lead 1 to 3 are open. Lead 6 is in spam. */
const own = async (ownerId: number) => {
  for (const status of statuses) await makeLead(api, { status, ownerId, responseDueAt: '2026-01-01T00:00:00Z' });
  await makeLead(api, { ownerId, isSpam: true });
};
const change = (body: object, id = barbara.id) => boss.patch(`staff/${id}`, body);
const owners = async () =>
  (await api.sql<{ owner_id: number | null }>('select owner_id from leads order by id')).map(
    ({ owner_id }) => owner_id,
  );
const audit = () =>
  api.sql('select kind, subject, data from audit_events where subject_id = $1 order by id desc limit 1', [barbara.id]);
const listed = async (filter: object) =>
  (await ana.post('leads/search', { sort: 'created', ...filter }).expect(200)).body.items.map(
    ({ id }: { id: number }) => id,
  );
const formerOwners = async () =>
  (await vera.get('summary').expect(200)).body.formerOwners.filter(({ id }: { id: number }) => id === barbara.id);

describe.each([
  ['disabling', { isDisabled: true }],
  ['making a viewer of', { role: 'viewer' }],
])('%s an owner of open leads', (_, losing) => {
  test('is rejected with their number until it is said who takes over', async () => {
    await own(barbara.id);
    expect((await boss.get('staff').expect(200)).body).toContainEqual(
      expect.objectContaining({ id: barbara.id, openLeads: 3 }),
    );
    const { body } = await change(losing).expect(409);
    expect(body.detail).toBe('Barbara owns 3 open leads. Please choose who takes over, or leave them unassigned.');
    expect(await owners()).toEqual(Array(6).fill(barbara.id));
    await barbara.get('summary').expect(200);
  });

  test('hands the open leads over and keeps the owner of the others, with events and in the audit log', async () => {
    await own(barbara.id);
    const { body } = await change({ ...losing, leadsTo: ana.id }).expect(200);
    expect(body).toMatchObject({ openLeads: 0 });
    expect(await owners()).toEqual([ana.id, ana.id, ana.id, barbara.id, barbara.id, barbara.id]);
    expect((await ana.get('leads/1').expect(200)).body.timeline[0]).toMatchObject({
      kind: 'assigned',
      actor: { name: 'Mia' },
      owner: { from: { name: 'Barbara' }, to: { name: 'Ana' } },
    });
    expect(await audit()).toEqual([
      { kind: 'leads-handed-over', subject: barbara.email, data: { leads: 3, to: ana.email } },
    ]);
    await barbara.get('summary').expect(401);
  });

  test('leaves the open leads unassigned, where everyone finds them', async () => {
    await own(barbara.id);
    await change({ ...losing, leadsTo: null }).expect(200);
    expect(await listed({ owner: 'none' })).toEqual([1, 2, 3]);
    expect(await listed({ owner: 'none', due: 'overdue' })).toEqual([1, 2, 3]);
    expect(await audit()).toMatchObject([{ kind: 'leads-handed-over', data: { leads: 3, to: null } }]);
    expect(await formerOwners()).toEqual([{ id: barbara.id, name: 'Barbara', leads: 2, openLeads: 0 }]);
    expect(await listed({ owner: 'left' })).toEqual([4, 5]);
    expect(await listed({ owner: barbara.id })).toEqual([4, 5]);
  });

  test('needs no choice without open leads', async () => {
    await makeLead(api, { ownerId: barbara.id, status: 'won' });
    await change(losing).expect(200);
  });

  test('rejects people who cannot own leads, and changes nothing', async () => {
    await own(barbara.id);
    for (const [leadsTo, message] of [
      [vera.id, 'Viewers cannot own leads. Choose an agent or a manager'],
      [barbara.id, 'There is no such staff member'],
      [9_999, 'There is no such staff member'],
      ['ana', 'leadsTo must be the id of a staff member, or null'],
    ])
      expect((await change({ ...losing, leadsTo }).expect(422)).body.fields).toEqual({ leadsTo: message });
    expect(await owners()).toEqual(Array(6).fill(barbara.id));
    expect((await boss.get('staff')).body).toContainEqual(
      expect.objectContaining({ id: barbara.id, state: 'active', role: 'agent' }),
    );
  });

  test('leaves no lead to them that a colleague assigns or that they claim at the same time', async () => {
    for (let n = 0; n < 6; n += 1) await makeLead(api);
    await Promise.all([
      ...[1, 2, 3].map((id) =>
        ana.post('leads/actions', { leadIds: [id], action: { kind: 'assign', ownerId: barbara.id } }),
      ),
      ...[4, 5].map((id) => barbara.post(`leads/${id}/contacts`, { channel: 'call' })),
      change({ ...losing, leadsTo: null }).expect(200),
    ]);
    expect(await owners()).not.toContain(barbara.id);
  });
});

test('other changes of an account keep its leads', async () => {
  await own(barbara.id);
  await change({ name: 'Barbara L.' }).expect(200);
  await change({ role: 'manager' }).expect(200);
  await change({ role: 'agent' }).expect(200);
  expect(await owners()).toEqual(Array(6).fill(barbara.id));
});

test('open leads of people who left before are found, and can be handed over', async () => {
  await own(barbara.id);
  await api.sql('update staff_accounts set disabled_at = now() where user_id = $1', [barbara.id]);
  expect(await formerOwners()).toEqual([{ id: barbara.id, name: 'Barbara', leads: 5, openLeads: 3 }]);
  expect(await listed({ owner: 'left', status: ['new', 'contacted', 'qualified'] })).toEqual([1, 2, 3]);
  await change({ name: 'Barbara L.' }).expect(200);
  expect((await owners()).slice(0, 3)).toEqual(Array(3).fill(barbara.id));
  await change({ leadsTo: ana.id }).expect(200);
  expect((await owners()).slice(0, 3)).toEqual(Array(3).fill(ana.id));
});

test('undo does not give the leads back to someone who left, and does when the account is enabled again', async () => {
  await own(barbara.id);
  await change({ isDisabled: true, leadsTo: ana.id }).expect(200);
  expect((await boss.post('leads/undo', {}).expect(409)).body.detail).toBe(
    '3 of these leads cannot be undone, so nothing was. Barbara can no longer own Ada Byron.',
  );
  await change({ isDisabled: false }).expect(200);
  expect((await boss.post('leads/undo', {}).expect(200)).body).toMatchObject({ restored: 3, kind: 'assigned' });
  expect(await owners()).toEqual(Array(6).fill(barbara.id));
});

test.each([
  [['disable'], 'is disabled and signed out.\n3 open leads now have no owner.\n', null],
  [['role', 'viewer'], 'is now viewer.\n3 open leads now have no owner.\n', null],
  [
    ['disable', '--leads-to', ana.email],
    `is disabled and signed out.\n3 open leads now belong to ${ana.email}.\n`,
    ana.id,
  ],
])('`npm run staff -- %j` hands the open leads over', async ([command = '', ...args], output, owner) => {
  await own(barbara.id);
  const result = await run('staff', { DATABASE_URL: api.databaseUrl }, [command, barbara.email, ...args]);
  expect(result).toEqual({ code: 0, output: `${barbara.email} ${output}` });
  expect((await owners()).slice(0, 4)).toEqual([owner, owner, owner, barbara.id]);
});

test('`npm run staff -- role` keeps the leads of who can still own them', async () => {
  await own(barbara.id);
  const result = await run('staff', { DATABASE_URL: api.databaseUrl }, ['role', barbara.email, 'manager']);
  expect(result.output).toBe(`${barbara.email} is now manager.\n`);
  expect(await owners()).toEqual(Array(6).fill(barbara.id));
});
