import { findInDatabase } from '../../testing/find-text.ts';
import { useLeadDesk } from '../../testing/lead-desk.ts';
import { expectProjected } from '../../testing/lead-fixtures.ts';
import { startPlanningApi, submitLead } from '../../testing/notification-api.ts';

const desk = await useLeadDesk(['lead_words'], startPlanningApi);
const { api, act, undo, erase, show, write } = desk;
afterEach(() => expectProjected(api));

const bob = {
  name: 'Bobby Tables',
  email: 'bobby@tables.example',
  phone: '512 555 0177',
  company: 'Tablesoft',
  message: 'Zither hero',
};
const tracesOfBob = ['bobby', 'tables', '5550177', '555 0177', 'zither'];

const form = (fields: Record<string, string>) => submitLead(api, fields);
const merge = (into: number, leadId: number) => desk.merge(into, leadId).expect(200);
const separate = async (root: number, leadId: number): Promise<string> =>
  (await desk.separate(root, leadId).expect(200)).body.batchId;
const contactOf = async (id: number) => {
  const { name, company, email, phone } = await show(id);
  return { name, company, email, phone };
};

/** Bob is merged into Anna, and Anna into Carl. */
async function chain() {
  const carl = await form({ name: 'Carl', email: 'carl@example.com', message: 'Two gates' });
  const anna = await form({ name: 'Anna', email: 'anna@example.com', message: 'One gate' });
  const bobs = await form(bob);
  await merge(anna, bobs);
  await merge(carl, anna);
  return { anna, bobs, carl };
}

describe('separating a lead from a chain of merges', () => {
  test('leaves nothing of it with the others, and its erasure nothing anywhere', async () => {
    const { anna, bobs, carl } = await chain();
    expect(await contactOf(carl)).toMatchObject({ name: 'Carl', company: bob.company, phone: bob.phone });
    await separate(carl, bobs);

    expect(await contactOf(carl)).toEqual({ name: 'Carl', company: null, email: 'carl@example.com', phone: null });
    expect(await contactOf(bobs)).toMatchObject({ phone: bob.phone, company: bob.company });
    await erase(bobs, bob.email).expect(200);
    expect(await findInDatabase(api, tracesOfBob)).toEqual([]);
    expect((await show(anna)).id).toBe(carl);
    // The entry about the merge stays, without the name.
    const { timeline } = await show(carl);
    expect(timeline.find(({ kind }: { kind: string }) => kind === 'separated')).toMatchObject({ lead: null });
  });

  test('can be undone', async () => {
    const { bobs, carl } = await chain();
    const before = await contactOf(carl);
    const batchId = await separate(carl, bobs);
    await undo(batchId).expect(200);

    expect(await contactOf(carl)).toEqual(before);
    expect((await show(bobs)).id).toBe(carl);
  });

  test('cannot be undone after the rest was merged into the separated lead', async () => {
    const { bobs, carl } = await chain();
    const batchId = await separate(carl, bobs);
    await merge(bobs, carl);

    const { body } = await undo(batchId).expect(409);
    expect(body.detail).toBe('Anna has been merged into Carl since. Nothing was undone.');
  });

  test('takes the forms along that were sent after the merge', async () => {
    const { bobs, carl } = await chain();
    await form({ ...bob, phone: '512 555 0178', message: 'Again' });
    expect((await show(carl)).snippet).toBe('Again');
    await separate(carl, bobs);

    expect((await show(bobs)).requests).toHaveLength(2);
    expect((await show(carl)).requests).toHaveLength(2);
  });
});

test('an address belongs to the lead in the inbox when another one with it goes to spam', async () => {
  const contact = { name: 'Xenia', email: 'xenia@example.com' };
  await write({ ...contact, message: 'Held', website: 'x' });
  const [held] = await api.sql<{ id: number }>('select id from leads');
  const clean = await form(contact);
  await act([held?.id ?? 0], { kind: 'release' }).expect(200);
  await act([clean], { kind: 'spam' }).expect(200);

  expect(await form({ ...contact, message: 'Third' })).toBe(held?.id);
  expect(await api.sql('select id from leads')).toHaveLength(2);
});
