import { Temporal } from 'temporal-polyfill';
import { useLeadDesk } from '../../testing/lead-desk.ts';
import { expectProjected, type LeadFixture, makeLead } from '../../testing/lead-fixtures.ts';

const { api, agent, viewer, manager, act, undo, merge, separate, erase, write, show, found } = await useLeadDesk();
const make = (lead: LeadFixture = {}) => makeLead(api, { ownerId: agent.id, ...lead });
const day = (days: number) => Temporal.Now.plainDateISO('America/Chicago').add({ days }).toString();
const setStep = (lead: number, step: object = {}) =>
  agent.put(`leads/${lead}/next-step`, { text: 'Call back about 14 doors', due: day(1), ...step });

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

  test('is set by agents, and not by viewers', async () => {
    const lead = await make();
    const step = { text: 'Call', due: day(1) };
    await viewer.put(`leads/${lead}/next-step`, step).expect(403);
    await viewer.post(`leads/${lead}/next-step/1/complete`).expect(403);
    await viewer.delete(`leads/${lead}/next-step/1`).expect(403);
    await agent.put('leads/999/next-step', step).expect(404);
  });

  test.each([
    ['won', { kind: 'status', status: 'won' }],
    ['lost', { kind: 'status', status: 'lost' }],
    ['spam', { kind: 'spam' }],
  ])('is cleared when the lead becomes %s, and undo restores it', async (state, action) => {
    const lead = await make();
    await setStep(lead).expect(200);
    await act([lead], { kind: 'snooze', until: day(3) }).expect(200);
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

  test('goes with the lead that it was typed for when merged leads are separated', async () => {
    const [into, merged] = [await make({ name: 'Vera' }), await make({ name: 'Ada' })];
    await setStep(merged).expect(200);
    await merge(into, merged).expect(200);
    expect((await show(into)).nextStep).toMatchObject({ text: 'Call back about 14 doors' });

    await separate(into, merged).expect(200);
    expect((await show(into)).nextStep).toBeNull();
    expect((await show(merged)).nextStep).toMatchObject({ text: 'Call back about 14 doors' });
    await expectProjected(api);
  });

  test('of a merged lead is not shown if the other one has its own', async () => {
    const [into, merged] = [await make({ name: 'Vera' }), await make({ name: 'Ada' })];
    await setStep(merged).expect(200);
    await setStep(into, { text: 'Send the quote' }).expect(200);
    await merge(into, merged).expect(200);
    expect((await show(into)).nextStep).toMatchObject({ text: 'Send the quote' });
  });

  test('is found by its words until it is done', async () => {
    const lead = await make();
    await setStep(lead, { text: 'Measure the loading dock' }).expect(200);
    expect(await found({ q: 'dock' })).toEqual([lead]);
    await agent.delete(`leads/${lead}/next-step/${(await show(lead)).nextStep.id}`).expect(200);
    expect(await found({ q: 'dock' })).toEqual([]);
  });

  test('is exported with its person, also when it is done, and erased', async () => {
    const lead = await make({ email: 'ada@example.com' });
    await setStep(lead, { due: '2030-05-02T09:00' }).expect(200);
    await setStep(lead, { text: 'Send the quote', due: '2030-05-03' }).expect(200);
    const { body } = await manager.get(`leads/${lead}/person/export`).expect(200);
    expect(body.nextSteps).toEqual([
      { leadId: lead, text: 'Call back about 14 doors', due: '2030-05-02T09:00' },
      { leadId: lead, text: 'Send the quote', due: '2030-05-03' },
    ]);
    await erase(lead, 'ada@example.com').expect(200);
    expect(await api.sql('select * from next_steps')).toEqual([]);
  });

  test('is filtered and sorted by when it is due', async () => {
    const [later, late, today, none, lost] = [await make(), await make(), await make(), await make(), await make()];
    const unassigned = await make({ ownerId: null });
    await agent.post(`leads/${none}/contacts`, { channel: 'call' }).expect(200);
    await setStep(later, { due: day(2) }).expect(200);
    await setStep(late, { due: `${day(-1)}T23:59` }).expect(200);
    await setStep(today, { due: day(0) }).expect(200);
    await act([lost], { kind: 'status', status: 'lost' }).expect(200);
    expect(await found({ step: 'overdue' })).toEqual([late]);
    expect(await found({ step: 'today' })).toEqual([today]);
    expect(await found({ step: 'later' })).toEqual([later]);
    expect(await found({ step: 'none' })).toEqual([none]);
    expect(await found({ sort: 'nextStep' })).toEqual([late, today, later, none, lost, unassigned]);

    await setStep(today, { due: `${day(0)}T00:00` }).expect(200);
    expect(await found({ step: 'overdue', sort: 'nextStep' })).toEqual([late, today]);
  });
});

describe('a snoozed lead', () => {
  test('is hidden from the inbox until its day, found by searches, and listed by its filter', async () => {
    const [lead, other] = [await make({ name: 'Naomi Ramos' }), await make({ name: 'Raj Mason' })];
    const { body } = await act([lead], { kind: 'snooze', until: day(2) }).expect(200);
    expect(await found({})).toEqual([other]);
    expect(await found({ snoozed: true })).toEqual([lead]);
    expect(await found({ q: 'Naomi' })).toEqual([lead]);
    expect((await show(lead)).timeline[0]).toMatchObject({ kind: 'snooze', isUndoable: true });
    expect(await found({ from: day(0) })).toHaveLength(2);

    await api.sql('update leads set snoozed_until = now() where snoozed_until is not null');
    expect(await found({})).toHaveLength(2);
    await api.sql(`update leads set snoozed_until = snoozed_until + interval '1 day' where snoozed_until is not null`);
    await act([lead], { kind: 'snooze', until: null }).expect(200);
    expect(await found({})).toHaveLength(2);
    const { body: undone } = await undo(body.batchId).expect(409);
    expect(undone.detail).toContain('The snooze of Naomi Ramos has been changed since.');
  });

  test('is shown again by a new request of its person, which undo can take back', async () => {
    const lead = await make({ email: 'ada@example.com' });
    await act([lead], { kind: 'snooze', until: day(2) }).expect(200);
    await write({ message: 'Any news?' });
    const { snoozedUntil, timeline } = await show(lead);
    expect(snoozedUntil).toBeNull();
    expect(timeline[0]).toMatchObject({ kind: 'reopened', actor: null, status: null });
    await undo(timeline[0].batchId).expect(200);
    expect((await show(lead)).snoozedUntil).not.toBeNull();
  });

  test('stays snoozed in a merge only if both are, until the earlier day', async () => {
    const [into, merged, awake] = [await make(), await make(), await make()];
    await act([into], { kind: 'snooze', until: day(5) }).expect(200);
    await act([merged], { kind: 'snooze', until: day(3) }).expect(200);
    await merge(into, merged).expect(200);
    const { snoozedUntil } = await show(into);
    expect(Temporal.Instant.from(snoozedUntil).toZonedDateTimeISO('America/Chicago').toPlainDate().toString()).toBe(
      day(3),
    );
    await merge(into, awake).expect(200);
    expect((await show(into)).snoozedUntil).toBeNull();
  });

  test('needs a day after today', async () => {
    const lead = await make();
    const { body } = await act([lead], { kind: 'snooze', until: day(0) }).expect(422);
    expect(body.fields).toEqual({ until: 'until must be a day after today' });
  });
});
