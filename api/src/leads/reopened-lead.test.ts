import { type LeadFixture, makeLead } from '../testing/lead-fixtures.ts';
import { createColleague } from '../testing/staff.ts';
import { useApi } from '../testing/test-api.ts';

const api = await useApi();
const agent = await createColleague(api, 'agent', 'Grace');
beforeEach(() => api.sql('truncate leads, contact_submissions restart identity cascade'));

const make = (lead: LeadFixture = {}) => makeLead(api, { email: 'ada@example.com', ...lead });
const write = (form: object = {}) =>
  api.request
    .post('/api/contact')
    .send({ name: 'Ada Byron', email: 'ada@example.com', message: 'We have budget now.', ...form })
    .expect(201);
const setStatus = (status: string) =>
  agent.post('leads/actions', { leadIds: [1], action: { kind: 'status', status } }).expect(200);
const show = async (id = 1) => (await agent.get(`leads/${id}`).expect(200)).body;
const found = async (filter: object) => {
  const { body } = await agent.post('leads/search', filter).expect(200);
  return [body.items.map(({ id }: { id: number }) => id), body.total.count];
};
const open = { status: ['new', 'contacted', 'qualified'] };

test.each(['won', 'lost'])('a %s lead that writes again is open and waits for an answer', async (status) => {
  await make({ ownerId: agent.id });
  await setStatus(status);
  expect([await found(open), await found({ due: 'waiting' }), await found({ status: [status] })]).toEqual([
    [[], 0],
    [[], 0],
    [[1], 1],
  ]);
  await write();

  const lead = await show();
  expect(lead).toMatchObject({ status: 'new', wroteAgain: true, response: 'waiting', owner: { id: agent.id } });
  expect([await found(open), await found({ due: 'waiting' }), await found({ status: [status] })]).toEqual([
    [[1], 1],
    [[1], 1],
    [[], 0],
  ]);
  expect(lead.timeline.slice(0, 2)).toMatchObject([
    { kind: 'reopened', actor: null, status: { from: status, to: 'new' }, isUndoable: true },
    { kind: 'submitted' },
  ]);
  expect(Date.parse(lead.responseDueAt)).toBeGreaterThan(Date.now());
});

test('undo makes the lead lost again and closes its new request, and undo of that opens both', async () => {
  await make();
  await setStatus('lost');
  await write();
  const { timeline, responseDueAt } = await show();
  await agent.post('leads/undo', { batchId: timeline[0].batchId }).expect(200);
  const undone = await show();
  expect(undone).toMatchObject({ status: 'lost', response: 'closed', responseDueAt: null });
  expect(undone.timeline[0]).toMatchObject({
    kind: 'undone',
    undoneKind: 'reopened',
    status: { from: 'new', to: 'lost' },
  });

  await agent.post('leads/undo', { batchId: undone.timeline[0].batchId }).expect(200);
  expect(await show()).toMatchObject({ status: 'new', response: 'waiting', responseDueAt });
});

test('a case study request reopens a lead, and an open lead keeps its status', async () => {
  await make();
  await setStatus('won');
  const request = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', company: 'Analytical Homes' };
  await api.request.post('/api/download-case-study').send(request).expect(200);
  expect(await show()).toMatchObject({ status: 'new' });

  await setStatus('qualified');
  await write();
  const lead = await show();
  expect(lead).toMatchObject({ status: 'qualified' });
  expect(lead.timeline[0]).toMatchObject({ kind: 'submitted' });
});

test('a reopened lead loses an owner who left, and undo gives it back to them', async () => {
  const gone = await createColleague(api, 'agent', 'Barbara');
  await make({ ownerId: gone.id, status: 'lost' });
  await api.sql('update staff_accounts set disabled_at = now() where user_id = $1', [gone.id]);
  await write();
  const lead = await show();
  expect(lead).toMatchObject({ status: 'new', owner: null });
  await agent.post('leads/undo', { batchId: lead.timeline[0].batchId }).expect(200);
  expect(await show()).toMatchObject({ status: 'lost', owner: { id: gone.id } });
});

test('a form for a merged lead reopens the lead that it is part of', async () => {
  const into = await make({ email: 'ada@work.example', status: 'won' });
  const merged = await make({ status: 'new' });
  await agent.post(`leads/${into}/merge`, { leadId: merged }).expect(200);
  await setStatus('won');
  await write();
  expect(await show(into)).toMatchObject({ status: 'new' });
});

test('suspected spam reopens nothing', async () => {
  await make();
  await setStatus('lost');
  await write({ website: 'x' });
  const lead = await show();
  expect(lead).toMatchObject({ status: 'lost', isUnread: true });
  expect(lead.timeline.map(({ kind }: { kind: string }) => kind)).not.toContain('reopened');
});
