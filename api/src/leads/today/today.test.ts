import { isClosed, leadStatuses } from '@portal/contracts/lead';
import * as fc from 'fast-check';
import { businessDay } from '../../testing/business-day.ts';
import { useLeadDesk } from '../../testing/lead-desk.ts';
import { type LeadFixture, makeLead } from '../../testing/lead-fixtures.ts';
import { createColleague } from '../../testing/staff.ts';

const { api, agent, viewer, manager, act, undo, write, show } = await useLeadDesk();
const colleague = await createColleague(api, 'agent', 'Alan');

/** A lead of the agent that was answered. */
const make = (lead: LeadFixture = {}) =>
  makeLead(api, {
    ownerId: agent.id,
    answeredAt: lead.ownerId === null ? undefined : new Date().toISOString(),
    ...lead,
  });
const setStep = (lead: number, due: string, text = 'Call') =>
  agent.put(`leads/${lead}/next-step`, { text, due }).expect(200);

interface Section {
  section: string;
  count: number;
  leads: { id: number; nextStep: unknown }[];
}

async function today(path = 'today', reader = agent) {
  const { body } = await reader.get(path).expect(200);
  const sections: [string, number[]][] = body.sections.map(({ section, leads }: Section) => [
    section,
    leads.map(({ id }) => id),
  ]);
  return Object.fromEntries<number[]>(sections);
}

describe('GET /api/admin/today', () => {
  test('has the leads of the reader by what is to be done, the most urgent first', async () => {
    const [later, latest, late, due] = [await make(), await make(), await make(), await make()];
    await setStep(later, businessDay(2));
    await setStep(latest, businessDay(-3));
    await setStep(late, businessDay(-1));
    await setStep(due, businessDay(0));
    const again = await make({ email: 'ada@example.com', answeredAt: new Date().toISOString() });
    await setStep(again, businessDay(4));
    await write({ message: 'Any news?' });
    const [fresh, fresher] = [
      await make({ ownerId: null, createdAt: '2026-06-01T15:00:00Z' }),
      await make({ ownerId: null }),
    ];
    const waiting = await make({ answeredAt: undefined });
    const stepless = await make();
    const others = await make({ ownerId: colleague.id });
    const snoozed = await make();
    await act([snoozed], { kind: 'snooze', until: businessDay(1) }).expect(200);

    const mine = {
      waiting: [waiting],
      overdue: [latest, late],
      today: [due],
      again: [again],
      unassigned: [fresh, fresher],
      none: [stepless],
    };
    expect(await today()).toEqual(mine);
    const empty = { waiting: [], overdue: [], today: [], again: [], unassigned: [fresh, fresher], none: [] };
    expect(await today('today', viewer)).toEqual(empty);
    expect(await today(`today?owner=${agent.id}`, manager)).toEqual(mine);
    expect(await today(`today?owner=${colleague.id}`, manager)).toEqual({ ...empty, none: [others] });
    const { body } = await agent.get('today').expect(200);
    const lists = {
      waiting: { owner: 'me', due: 'first', sort: 'due' },
      overdue: { owner: 'me', step: 'overdue', sort: 'nextStep' },
      today: { owner: 'me', step: 'today', sort: 'nextStep' },
      again: { owner: 'me', again: true, sort: 'due' },
      unassigned: { owner: 'none', status: ['new'], sort: 'due' },
      none: { owner: 'me', step: 'none', sort: 'due' },
    };
    for (const [name, filter] of Object.entries(lists)) {
      const list = await agent.post('leads/search', filter).expect(200);
      expect([name, list.body.items.map(({ id }: { id: number }) => id)]).toEqual([
        name,
        mine[name as keyof typeof mine],
      ]);
    }
    expect(body.snoozed).toBe(1);
    expect(body.sections[1].leads[0]).toMatchObject({
      name: 'Ada Byron',
      nextStep: { text: 'Call', due: businessDay(-3) },
    });
    expect((await agent.get('summary').expect(200)).body.today).toBe(5);
  });

  test('has every lead that waits for an answer in a section, however it came to wait', async () => {
    const former = await createColleague(api, 'agent', 'Left');
    await api.sql('update staff_accounts set disabled_at = now() where user_id = $1', [former.id]);
    const lead = fc.record({
      ownerId: fc.constantFrom(agent.id, null, former.id),
      status: fc.constantFrom(...leadStatuses),
      isAnswered: fc.boolean(),
      writesAgain: fc.boolean(),
      step: fc.constantFrom(undefined, -2, 0, 3),
      isMerged: fc.boolean(),
    });
    for (const drawn of fc.sample(fc.array(lead, { minLength: 8, maxLength: 8 }), { numRuns: 8, seed: 52 })) {
      await api.sql('truncate leads, contact_submissions restart identity cascade');
      for (const [index, { ownerId, status, isAnswered, writesAgain, step, isMerged }] of drawn.entries()) {
        const email = `lead${index}@example.com`;
        const answeredAt = isAnswered ? new Date().toISOString() : undefined;
        const id = await makeLead(api, { email, status, ownerId, answeredAt });
        if (step !== undefined && !isClosed(status)) await setStep(id, businessDay(step));
        if (isMerged) await agent.post(`leads/${await make({ ownerId })}/merge`, { leadId: id }).expect(200);
        if (writesAgain) await write({ email, message: 'Any news?' });
      }
      const waiting = await api.sql<{ id: number }>(
        `select id from leads where merged_into_id is null and not is_spam and due_at < 'infinity'`,
      );
      expect(Object.values(await today()).flat()).toEqual(expect.arrayContaining(waiting.map(({ id }) => id)));
    }
  });

  test('has ten leads of a section, and counts all', async () => {
    for (let count = 0; count < 11; count += 1) await make();
    const { body } = await agent.get('today').expect(200);
    const { count, leads } = body.sections.find(({ section }: Section) => section === 'none');
    expect([count, leads.length]).toEqual([11, 10]);
  });

  test('of a colleague is for managers', async () => {
    const { body } = await agent.get(`today?owner=${colleague.id}`).expect(403);
    expect(body.detail).toBe('Only managers see the day of a colleague.');
    await agent.get(`today?owner=${agent.id}`).expect(200);
    await manager.get('today?owner=me').expect(404);
  });
});

describe('POST /api/admin/leads/take-next', () => {
  test('assigns the new lead whose answer is due first, and undo gives it back', async () => {
    await make({ ownerId: null });
    const first = await make({ ownerId: null, responseDueAt: '2026-06-01T15:00:00Z' });
    const { body } = await agent.post('leads/take-next').expect(200);
    expect(body).toMatchObject({ leadId: first, changed: 1 });
    expect((await show(first)).owner).toEqual({ id: agent.id, name: 'Grace' });
    await undo(body.batchId).expect(200);
    expect((await show(first)).owner).toBeNull();
  });

  test('gives two colleagues different leads, and the last lead to one of them', async () => {
    for (let count = 0; count < 3; count += 1) await make({ ownerId: null });
    const answers = await Promise.all([agent, colleague, agent, colleague].map((one) => one.post('leads/take-next')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 404]);
    const taken = answers.flatMap(({ status, body }) => (status === 200 ? body.leadId : []));
    expect(new Set(taken).size).toBe(3);
  });

  test('is not for viewers, and says when nobody waits', async () => {
    await viewer.post('leads/take-next').expect(403);
    const { body } = await agent.post('leads/take-next').expect(404);
    expect(body.detail).toBe('No new leads wait for somebody.');
  });
});
