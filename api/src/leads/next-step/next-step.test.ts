import { businessDay } from '../../testing/business-day.ts';
import { useLeadDesk } from '../../testing/lead-desk.ts';
import { expectProjected, type LeadFixture, makeLead } from '../../testing/lead-fixtures.ts';

const { api, agent, act, undo, show, found } = await useLeadDesk();
const make = (lead: LeadFixture = {}) => makeLead(api, { ownerId: agent.id, ...lead });
const setStep = (lead: number, step: object = {}) =>
  agent.put(`leads/${lead}/next-step`, { text: 'Call back about 14 doors', due: businessDay(1), ...step });

describe('the next step of a lead', () => {
  test('is a day, a time and a text, and another one replaces it', async () => {
    const lead = await make();
    await setStep(lead, { due: '2030-05-02T14:30' }).expect(200);
    expect(await show(lead)).toMatchObject({
      nextStep: { text: 'Call back about 14 doors', due: '2030-05-02T14:30' },
    });

    await setStep(lead, { text: 'Send the quote', due: '2030-05-03' }).expect(200);
    const { nextStep, timeline } = await show(lead);
    expect(nextStep).toMatchObject({ text: 'Send the quote', due: '2030-05-03' });
    expect(timeline[0]).toMatchObject({
      kind: 'next-step',
      actor: { name: 'Grace' },
      isUndoable: true,
      step: { from: { text: 'Call back about 14 doors' }, to: { text: 'Send the quote' }, isDone: false },
    });
    await expectProjected(api);
  });

  test('is completed, removed, and restored by undo', async () => {
    const lead = await make();
    await setStep(lead).expect(200);
    const { id: stepId } = (await show(lead)).nextStep;
    const { body } = await agent.post(`leads/${lead}/next-step/${stepId}/complete`).expect(200);
    const completed = await show(lead);
    expect(completed.nextStep).toBeNull();
    expect(completed.timeline[0]).toMatchObject({ kind: 'next-step', step: { to: null, isDone: true } });

    await undo(body.batchId).expect(200);
    expect((await show(lead)).nextStep).toMatchObject({ id: stepId });
    await agent.delete(`leads/${lead}/next-step/${stepId}`).expect(200);
    expect((await show(lead)).timeline[0]).toMatchObject({ kind: 'next-step', step: { to: null, isDone: false } });
  });

  test('cannot be completed by who sees an earlier one', async () => {
    const lead = await make();
    await setStep(lead).expect(200);
    const { id: stepId } = (await show(lead)).nextStep;
    await setStep(lead, { text: 'Send the quote' }).expect(200);
    const { body } = await agent.post(`leads/${lead}/next-step/${stepId}/complete`).expect(409);
    expect(body.detail).toBe('Ada Byron has another next step by now.');
    expect((await show(lead)).nextStep.text).toBe('Send the quote');
  });

  test.each([
    ['text', { text: ' ' }, 'Please enter the next step'],
    ['text', { text: 'x'.repeat(201) }, 'The next step is too long: at most 200 characters, please'],
    ['due', { due: '2026-02-30' }, 'due must be a day like 2026-06-30, or a time like 2026-06-30T14:30'],
    ['due', { due: '2026-06-30T24:00' }, 'due must be a day like 2026-06-30, or a time like 2026-06-30T14:30'],
  ])('is rejected with an invalid %s %j', async (field, step, message) => {
    const { body } = await setStep(await make(), step).expect(422);
    expect(body.fields).toEqual({ [field]: message });
  });

  test.each([
    ['won', { kind: 'status', status: 'won' }],
    ['spam', { kind: 'spam' }],
  ])('is cleared when the lead becomes %s, and undo restores it', async (state, action) => {
    const lead = await make();
    await setStep(lead).expect(200);
    await act([lead], { kind: 'snooze', until: businessDay(3) }).expect(200);
    const { body } = await act([lead], action).expect(200);
    expect(await show(lead)).toMatchObject({ nextStep: null, snoozedUntil: null });
    const rejected = await setStep(lead).expect(409);
    expect(rejected.body.detail).toBe(`Ada Byron is ${state}. Only open leads have a next step.`);

    await undo(body.batchId).expect(200);
    const restored = await show(lead);
    expect(restored.nextStep).toMatchObject({ text: 'Call back about 14 doors' });
    expect(restored.snoozedUntil).not.toBeNull();
    await expectProjected(api);
  });

  test('is filtered and sorted by when it is due', async () => {
    const [later, late, today, none, lost] = [await make(), await make(), await make(), await make(), await make()];
    const unassigned = await make({ ownerId: null });
    await agent.post(`leads/${none}/contacts`, { channel: 'call' }).expect(200);
    await setStep(later, { due: businessDay(2) }).expect(200);
    await setStep(late, { due: `${businessDay(-1)}T23:59` }).expect(200);
    await setStep(today, { due: businessDay(0) }).expect(200);
    await act([lost], { kind: 'status', status: 'lost' }).expect(200);
    expect(await found({ step: 'overdue' })).toEqual([late]);
    expect(await found({ step: 'today' })).toEqual([today]);
    expect(await found({ step: 'later' })).toEqual([later]);
    expect(await found({ step: 'none' })).toEqual([none]);
    expect(await found({ sort: 'nextStep' })).toEqual([late, today, later, none, lost, unassigned]);

    await setStep(today, { due: `${businessDay(0)}T00:00` }).expect(200);
    expect(await found({ step: 'overdue', sort: 'nextStep' })).toEqual([late, today]);
  });
});

describe('a snoozed lead', () => {
  test('is hidden from the inbox until its day, found by searches, and listed by its filter', async () => {
    const [lead, other] = [await make({ name: 'Naomi Ramos' }), await make({ name: 'Raj Mason' })];
    const { body } = await act([lead], { kind: 'snooze', until: businessDay(2) }).expect(200);
    expect(await found({})).toEqual([other]);
    expect(await found({ snoozed: true })).toEqual([lead]);
    expect(await found({ q: 'Naomi' })).toEqual([lead]);
    expect((await show(lead)).timeline[0]).toMatchObject({ kind: 'snooze', isUndoable: true });
    expect(await found({ from: businessDay(0) })).toHaveLength(2);

    await api.sql('update leads set snoozed_until = now() where snoozed_until is not null');
    expect(await found({})).toHaveLength(2);
    await api.sql(`update leads set snoozed_until = snoozed_until + interval '1 day' where snoozed_until is not null`);
    await act([lead], { kind: 'snooze', until: null }).expect(200);
    expect(await found({})).toHaveLength(2);
    const { body: undone } = await undo(body.batchId).expect(409);
    expect(undone.detail).toContain('The snooze of Naomi Ramos has been changed since.');
  });

  test('needs a day after today', async () => {
    const lead = await make();
    const { body } = await act([lead], { kind: 'snooze', until: businessDay(0) }).expect(422);
    expect(body.fields).toEqual({ until: 'until must be a day after today' });
  });
});
