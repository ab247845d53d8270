import { useLeadDesk } from '../../testing/lead-desk.ts';
import { expectProjected } from '../../testing/lead-fixtures.ts';
import { startPlanningApi, submitLead } from '../../testing/notification-api.ts';

const { api, agent, undo, merge, show, found } = await useLeadDesk(['lead_words'], startPlanningApi);
afterEach(() => expectProjected(api));

const form = (fields: Record<string, string>) => submitLead(api, fields);
const ada = { name: 'Ada Byron', email: 'ada@example.com', phone: '512 555 0142' };
const change = (id: number, ...changes: [field: string, value: string, action: string][]) =>
  agent.put(`leads/${id}/details`, { changes: changes.map(([field, value, action]) => ({ field, value, action })) });
const changed = async (id: number, ...changes: [string, string, string][]) =>
  (await change(id, ...changes).expect(200)).body;

test('shows what each form says, and the one that staff prefer first', async () => {
  const lead = await form(ada);
  await form({ ...ada, name: 'Ada King', phone: '512 555 0199' });
  expect((await show(lead)).details).toMatchObject({
    name: [
      {
        value: 'Ada Byron',
        isPreferred: true,
        isAdded: false,
        isHidden: false,
        preferredAt: null,
        requestIds: [expect.any(Number)],
      },
      { value: 'Ada King', isPreferred: false },
    ],
    phone: [{ value: '512 555 0142', isPreferred: true }, { value: '512 555 0199' }],
    email: [{ value: 'ada@example.com', requestIds: [expect.any(Number), expect.any(Number)] }],
    company: [],
  });

  expect(await changed(lead, ['name', 'Ada King', 'prefer'], ['phone', '(512) 555-0199', 'prefer'])).toMatchObject({
    name: 'Ada King',
    phone: '512 555 0199',
    details: { phone: [{ value: '512 555 0199', isPreferred: true }, { value: '512 555 0142' }] },
    timeline: [
      {
        kind: 'details',
        actor: { name: 'Grace' },
        isUndoable: true,
        details: [
          { field: 'name', value: 'Ada King', action: 'prefer' },
          { field: 'phone', value: '512 555 0199', action: 'prefer' },
        ],
      },
      { kind: 'submitted', request: { name: 'Ada King', phone: '512 555 0199' } },
      { kind: 'submitted' },
    ],
  });
  await undo().expect(200);
  expect(await show(lead)).toMatchObject({ name: 'Ada Byron', phone: '512 555 0142' });
});

test('adds, hides, shows and removes values', async () => {
  const lead = await form(ada);
  const { timeline: _, ...before } = await show(lead);
  await changed(lead, ['email', ' Ada <ADA@home.example>', 'add'], ['company', 'Byron Homes', 'add']);
  await changed(lead, ['phone', ada.phone, 'hide']);
  expect(await show(lead)).toMatchObject({
    company: 'Byron Homes',
    phone: null,
    details: {
      email: [{ value: ada.email }, { value: 'ADA@home.example', isAdded: true, requestIds: [] }],
      phone: [{ value: ada.phone, isHidden: true, isPreferred: false }],
    },
  });
  expect(await found({ q: 'ada@home.example' })).toEqual([lead]);
  expect(await found({ q: 'byron homes' })).toEqual([lead]);
  // The next form of the added address belongs to the lead.
  expect(await form({ name: 'Ada', email: 'ada@home.example', message: 'From home' })).toBe(lead);
  await api.sql(`delete from contact_submissions where message = 'From home'`);
  await api.sql('select project_leads(array[$1::integer])', [lead]);

  await changed(
    lead,
    ['phone', ada.phone, 'show'],
    ['company', 'Byron Homes', 'remove'],
    ['email', 'ada@home.example', 'remove'],
  );
  const { timeline: __, ...after } = await show(lead);
  expect(after).toEqual(before);
  expect(await api.sql('select * from lead_details')).toEqual([]);
});

test('the undo of a correction is rejected if the value has been corrected since, and only then', async () => {
  const lead = await form({ ...ada, company: 'Analytical Homes' });
  const hide = async (field: string, value: string) => {
    const { timeline } = await changed(lead, [field, value, 'hide']);
    return timeline[0].batchId;
  };
  const [phone, company] = [await hide('phone', ada.phone), await hide('company', 'Analytical Homes')];
  await changed(lead, ['phone', ada.phone, 'show']);
  const { body } = await undo(phone).expect(409);
  expect(body.detail).toBe('“512 555 0142” of Ada Byron has been changed since. Nothing was undone.');
  await undo(company).expect(200);
  expect(await show(lead)).toMatchObject({ company: 'Analytical Homes' });
});

test.each([
  ['email', 'nobody', 'add', 'Valid email is required'],
  ['company', ' ', 'add', 'Company is required'],
  ['phone', '5'.repeat(51), 'add', 'Phone is too long: at most 50 characters, please'],
  ['city', 'Paris', 'add', 'city must be one of austin, san-antonio'],
  ['phone', '512 555 9999', 'hide', 'This lead has no phone “512 555 9999”'],
  ['phone', ada.phone, 'remove', 'Only values that staff have added can be removed. Hide it instead'],
  ['name', ada.name, 'hide', 'A lead keeps at least one name'],
  ['age', '36', 'add', 'field must be one of name, company, email, phone, service, city'],
  ['name', ada.name, 'erase', 'action must be one of add, prefer, hide, show, remove'],
])('rejects %s %p with %s: %s', async (field, value, action, message) => {
  const lead = await form(ada);
  const { body } = await change(lead, [field, value, action]).expect(422);
  expect(body.fields).toEqual({ changes: message });
  expect(await api.sql('select * from lead_details')).toEqual([]);
});

test('corrections are for leads that are not merged', async () => {
  const [lead, other] = [await form(ada), await form({ name: 'Bob', email: 'bob@example.com' })];
  const body = { changes: [{ field: 'phone', value: '512 555 0100', action: 'add' }] };
  await agent.put('leads/999/details', body).expect(404);
  await merge(lead, other).expect(200);
  const { body: problem } = await agent.put(`leads/${other}/details`, body).expect(409);
  expect(problem.detail).toBe('Bob was merged into Ada Byron.');
});
