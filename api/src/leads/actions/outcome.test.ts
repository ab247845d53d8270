import { useLeadDesk } from '../../testing/lead-desk.ts';
import { expectProjected } from '../../testing/lead-fixtures.ts';

const { api, agent, viewer, make, act, undo, show } = await useLeadDesk();
const today = () => new Intl.DateTimeFormat('sv', { timeZone: 'America/Chicago' }).format(new Date());
const lost = { value: 9_000, lostReason: 'competitor', closedOn: '2026-11-20' } as const;

test('a lead that is won or lost has an outcome, with what is not known and today as close date', async () => {
  const id = await make();
  expect((await show(id)).outcome).toBeNull();
  await act([id], { kind: 'status', status: 'won' }).expect(200);
  expect((await show(id)).outcome).toEqual({ value: null, lostReason: null, closedOn: today() });
});

test('the outcome can be set with the status of many leads, with a note on each timeline', async () => {
  const ids = [await make(), await make()];
  await act(ids, { kind: 'status', status: 'lost', outcome: { ...lost, note: ' Their landlord pays. ' } }).expect(200);
  for (const id of ids) {
    const { outcome, timeline } = await show(id);
    expect(outcome).toEqual(lost);
    expect(timeline[0]).toMatchObject({
      kind: 'status',
      outcome: lost,
      note: 'Their landlord pays.',
      isUndoable: true,
    });
  }
  const { body } = await agent.post('leads/search', { q: 'landlord' }).expect(200);
  expect(body.total.count).toBe(2);
  await expectProjected(api);
});

test('the outcome is edited later, and both changes are undone one by one', async () => {
  const id = await make({ status: 'lost', ...lost });
  const edited = { value: 0, lostReason: 'price', closedOn: '2026-11-19' };
  const { body } = await act([id], { kind: 'outcome', outcome: { ...edited, note: 'Too expensive.' } }).expect(200);
  expect(body.changed).toBe(1);
  const lead = await show(id);
  expect(lead.outcome).toEqual(edited);
  expect(lead.timeline[0]).toMatchObject({
    kind: 'outcome',
    outcome: edited,
    note: 'Too expensive.',
    actor: { name: 'Grace' },
  });

  await undo(body.batchId).expect(200);
  const undone = await show(id);
  expect(undone.outcome).toEqual(lost);
  expect(undone.timeline[0]).toMatchObject({ kind: 'undone', undoneKind: 'outcome' });
});

test('an undo is rejected if the outcome has been changed since', async () => {
  const id = await make();
  const { body } = await act([id], { kind: 'status', status: 'won' }).expect(200);
  await act([id], { kind: 'outcome', outcome: { value: 5 } }).expect(200);
  await act([id], { kind: 'outcome', outcome: { value: 7, closedOn: '2026-01-01' } }).expect(200);
  const rejected = await undo(body.batchId).expect(409);
  expect(rejected.body.detail).toBe('The close date of Ada Byron has been changed since. Nothing was undone.');
});

test('an open lead has no outcome to edit', async () => {
  const open = await make();
  const { body } = await act([open], { kind: 'outcome', outcome: { value: 5 } }).expect(409);
  expect(body.detail).toBe('Ada Byron is neither won nor lost.');
  const won = await make({ status: 'won' });
  const { body: both } = await act([open, won], { kind: 'outcome', outcome: { value: 5 } }).expect(200);
  expect(both).toMatchObject({ changed: 1, left: [{ leadId: open, reason: 'changed' }] });
});

test('rejects invalid outcomes, and changes by viewers', async () => {
  const id = await make();
  const status = { kind: 'status', status: 'lost' };
  const errorsOf = async (outcome: object) => (await act([id], { ...status, outcome }).expect(422)).body;
  expect(JSON.stringify(await errorsOf({ value: 0.5 }))).toContain('Value must be whole dollars from 0 to 99,999,999');
  expect(JSON.stringify(await errorsOf({ lostReason: 'weather' }))).toContain('lostReason must be one of price');
  expect(JSON.stringify(await errorsOf({ closedOn: '2026-02-30' }))).toContain(
    'closedOn must be a day like 2026-06-30',
  );
  await viewer.post('leads/actions', { leadIds: [id], action: status }).expect(403);
  expect((await show(id)).status).toBe('new');
});
