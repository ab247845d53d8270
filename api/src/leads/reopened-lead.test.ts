import { useLeadDesk } from '../testing/lead-desk.ts';
import { type LeadFixture, makeLead } from '../testing/lead-fixtures.ts';
import { createColleague } from '../testing/staff.ts';

const { api, agent, act, undo, write, show, found } = await useLeadDesk();
const make = (lead: LeadFixture = {}) => makeLead(api, { email: 'ada@example.com', ...lead });
const setStatus = (status: string) => act([1], { kind: 'status', status }).expect(200);
const open = { status: ['new', 'contacted', 'qualified'] };

test.each(['won', 'lost'])('a %s lead that writes again is open and waits for an answer', async (status) => {
  await make({ ownerId: agent.id });
  await setStatus(status);
  expect([await found(open), await found({ due: 'waiting' }), await found({ status: [status] })]).toEqual([
    [],
    [],
    [1],
  ]);
  await write({ message: 'We have budget now.' });

  const lead = await show(1);
  expect(lead).toMatchObject({ status: 'new', wroteAgain: true, response: 'waiting', owner: { id: agent.id } });
  expect([await found(open), await found({ due: 'waiting' }), await found({ status: [status] })]).toEqual([
    [1],
    [1],
    [],
  ]);
  expect(lead.timeline.slice(0, 2)).toMatchObject([
    { kind: 'reopened', actor: null, status: { from: status, to: 'new' }, isUndoable: true },
    { kind: 'submitted' },
  ]);
  expect(Date.parse(lead.responseDueAt)).toBeGreaterThan(Date.now());
});

test('a reopened lead loses an owner who left, and undo gives it back to them', async () => {
  const gone = await createColleague(api, 'agent', 'Barbara');
  await make({ ownerId: gone.id, status: 'lost' });
  await api.sql('update staff_accounts set disabled_at = now() where user_id = $1', [gone.id]);
  await write({ message: 'We have budget now.' });
  const lead = await show(1);
  expect(lead).toMatchObject({ status: 'new', owner: null });
  await undo(lead.timeline[0].batchId).expect(200);
  expect(await show(1)).toMatchObject({ status: 'lost', owner: { id: gone.id } });
});
