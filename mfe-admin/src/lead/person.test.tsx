import type { Role } from '@portal/contracts/staff';
import type { Lead } from '@portal/staff-client/lead';
import { http, respondToPost, server } from '@portal/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { aDetail, aLead, aLeadPage, aRequest, aTimelineEntry, listResponse, noDetails } from '../testing/a-lead.ts';
import { renderLead } from '../testing/render-lead.tsx';
import { signedInAs } from '../testing/render-staff-page.tsx';

const [oldNumber, newNumber] = ['(512) 555-0199', '(512) 555-0142'];
const older = aRequest({ id: 10, phone: oldNumber });
const newer = aRequest({ id: 11, phone: newNumber, receivedAt: '2026-11-21T15:00:00.000Z' });
const submitted = (id: number, request: typeof older) => aTimelineEntry({ id, kind: 'submitted', request });

/** Somebody who has given another number with the second form. */
const withTwoNumbers = (overrides: Partial<Lead> = {}): Lead =>
  aLeadPage(1, {
    phone: oldNumber,
    details: {
      ...noDetails,
      name: [aDetail('Ada 1', { isPreferred: true, requestIds: [10, 11] })],
      phone: [aDetail(oldNumber, { isPreferred: true }), aDetail(newNumber, { requestIds: [11] })],
    },
    requests: [newer, older],
    timeline: [submitted(2, newer), submitted(1, older)],
    ...overrides,
  });

/** Renders a lead. `corrections` lists the changes that the API received; it responds with the lead `after`. */
async function renderPerson(lead: Lead, after: Lead | Response = lead, role: Role = 'agent') {
  let current = lead;
  const corrections: unknown[] = [];
  const view = await renderLead(
    {},
    signedInAs(role),
    http.get('/api/admin/leads/1', () => Response.json(current)),
    http.put('/api/admin/leads/1/details', async ({ request }) => {
      const { changes } = (await request.json()) as { changes: unknown[] };
      corrections.push(...changes);
      if (after instanceof Response) return after.clone();
      current = after;
      return Response.json(after);
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Ada 1' });
  // The role is known.
  if (role === 'viewer') await screen.findByText('Read-only access');
  else await screen.findByRole('button', { name: 'Add a phone' });
  return { ...view, corrections, person: within(screen.getByRole('region', { name: 'Person' })) };
}

const corrected = aTimelineEntry({
  id: 3,
  kind: 'details',
  actor: { id: 1, name: 'Staff' },
  batchId: 'batch-1',
  isUndoable: true,
  details: [{ field: 'phone', value: newNumber, action: 'prefer' }],
});
const isShown = (text: string) => screen.findAllByText(text);

test('asks once whether to use the number of a later form, and uses it', async () => {
  const after = withTwoNumbers({
    phone: newNumber,
    details: {
      ...noDetails,
      phone: [
        aDetail(newNumber, { isPreferred: true, preferredAt: '2026-11-22T15:00:00.000Z', requestIds: [11] }),
        aDetail(oldNumber),
      ],
    },
    timeline: [corrected, submitted(2, newer), submitted(1, older)],
  });
  const { user, corrections } = await renderPerson(withTwoNumbers(), after);
  expect(screen.getAllByText(/: use it\?$/)).toHaveLength(1);
  expect(screen.getByText(/: use it\?$/)).toHaveTextContent(`This form says ${newNumber}: use it?`);
  await user.click(screen.getByRole('button', { name: `Use it: ${newNumber}` }));

  await isShown('Phone used first');
  expect(corrections).toEqual([{ field: 'phone', value: newNumber, action: 'prefer' }]);
  expect(screen.getByText('put the phone', { exact: false }).closest('p')).toHaveTextContent(
    `Staff put the phone ${newNumber} first`,
  );
  // The first form, which has the other number, does not ask.
  expect(screen.queryByText(/: use it\?$/)).toBeNull();
});

test('a late answer leaves open what was opened since', async () => {
  const { user, person } = await renderPerson(withTwoNumbers());
  const answer = Promise.withResolvers<void>();
  server.use(
    http.put('/api/admin/leads/1/details', async () => {
      await answer.promise;
      return Response.json(withTwoNumbers({ timeline: [corrected, submitted(2, newer), submitted(1, older)] }));
    }),
  );
  await user.click(person.getByRole('button', { name: `Correct: ${oldNumber}` }));
  await user.click(person.getByRole('button', { name: `Hide: ${oldNumber}` }));
  await user.click(person.getByRole('button', { name: `Correct: ${newNumber}` }));
  await user.type(person.getByLabelText(`Correct ${newNumber}`), '9');
  answer.resolve();

  await isShown('Phone hidden');
  expect(person.getByLabelText(`Correct ${newNumber}`)).toHaveValue(`${newNumber}9`);
  expect(person.getByLabelText(`Correct ${newNumber}`)).toHaveFocus();
});

test('keeps the number of before, and asks no more', async () => {
  const kept = aDetail(oldNumber, { isPreferred: true, preferredAt: '2026-11-22T15:00:00.000Z' });
  const after = withTwoNumbers({
    details: { ...noDetails, phone: [kept, aDetail(newNumber, { requestIds: [11] })] },
    timeline: [corrected, submitted(2, newer)],
  });
  const { user, corrections, person } = await renderPerson(withTwoNumbers(), after);
  await user.click(screen.getByRole('button', { name: `Keep ${oldNumber}` }));

  await isShown('Phone kept');
  expect(corrections).toEqual([{ field: 'phone', value: oldNumber, action: 'prefer' }]);
  expect(screen.queryByText(/: use it\?$/)).toBeNull();
  expect(await person.findByRole('link', { name: newNumber })).toBeVisible();
});

test.each([
  ['hidden', aDetail(newNumber, { requestIds: [11], isHidden: true })],
  ['used before', aDetail(newNumber, { requestIds: [11], preferredAt: '2026-11-21T16:00:00.000Z' })],
])('does not ask about a value that is %s', async (_, detail) => {
  const phone = [aDetail(oldNumber, { isPreferred: true }), detail];
  await renderPerson(withTwoNumbers({ details: { ...noDetails, phone } }));
  expect(screen.queryByText(/: use it\?$/)).toBeNull();
});

test('does not ask about what was said before the leads were merged', async () => {
  const merged = aTimelineEntry({ id: 9, kind: 'merged', at: '2026-11-23T15:00:00.000Z' });
  const { timeline } = withTwoNumbers();
  await renderPerson(
    withTwoNumbers({ mergedLeads: [{ id: 2, name: 'Ada' }], timeline: [merged, ...(timeline ?? [])] }),
  );
  expect(screen.queryByText(/: use it\?$/)).toBeNull();
});

test('a viewer sees all numbers, and is not asked', async () => {
  const { person } = await renderPerson(withTwoNumbers(), withTwoNumbers(), 'viewer');
  expect(await person.findByRole('link', { name: newNumber })).toBeVisible();
  expect(screen.queryByText(/: use it\?$/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Correct|Add)/ })).toBeNull();
});

test('adds an address, with the message of the API at the field', async () => {
  const problem = { detail: 'Valid email is required.', fields: { changes: 'Valid email is required' } };
  const { user, corrections, person } = await renderPerson(
    withTwoNumbers(),
    Response.json(problem, { status: 422, headers: { 'content-type': 'application/problem+json' } }),
  );
  await user.click(person.getByRole('button', { name: 'Add an email' }));
  const field = person.getByRole('textbox', { name: 'New email' });
  expect(field).toHaveFocus();
  await user.type(field, 'ada@home{Enter}');

  await waitFor(() => expect(field).toHaveAccessibleDescription('Valid email is required.'));
  expect(field).toHaveValue('ada@home');
  const after = withTwoNumbers({ timeline: [corrected] });
  server.use(http.put('/api/admin/leads/1/details', () => Response.json(after)));
  await user.type(field, '.example{Enter}');
  await isShown('Email added');
  expect(corrections).toEqual([{ field: 'email', value: 'ada@home', action: 'add' }]);
  expect(person.getByRole('group', { name: 'Email' })).toHaveFocus();
});

test('chooses the city from those of the website, and Ctrl Enter saves it', async () => {
  const { user, corrections, person } = await renderPerson(aLeadPage(1, { city: null }));
  await user.click(person.getByRole('button', { name: 'Add a city' }));
  await user.selectOptions(person.getByRole('combobox', { name: 'New city' }), 'San Antonio');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(corrections).toEqual([{ field: 'city', value: 'san-antonio', action: 'add' }]));
});

test('corrects the name that a form says by hiding it', async () => {
  const { user, corrections, person } = await renderPerson(withTwoNumbers());
  await user.click(person.getByRole('button', { name: 'Correct: Ada 1' }));
  const field = person.getByRole('textbox', { name: 'Correct Ada 1' });
  await user.clear(field);
  await user.type(field, 'Ada Byron{Enter}');

  await waitFor(() =>
    expect(corrections).toEqual([
      { field: 'name', value: 'Ada 1', action: 'hide' },
      { field: 'name', value: 'Ada Byron', action: 'add' },
      { field: 'name', value: 'Ada Byron', action: 'prefer' },
    ]),
  );
});

test.each([
  ['Use this one first', 'prefer', aDetail(newNumber)],
  ['Hide', 'hide', aDetail(newNumber)],
  ['Show again', 'show', aDetail(newNumber, { isHidden: true })],
  ['Remove', 'remove', aDetail(newNumber, { isAdded: true, requestIds: [] })],
])('%s', async (name, action, detail) => {
  const phone = [aDetail(oldNumber, { isPreferred: true }), detail];
  const { user, corrections, person } = await renderPerson(withTwoNumbers({ details: { ...noDetails, phone } }));
  // Hidden values are folded, and the others have their actions beside their correction.
  if (action === 'show') await user.click(person.getByText('1 hidden value'));
  else await user.click(person.getByRole('button', { name: `Correct: ${newNumber}` }));
  await user.click(person.getByRole('button', { name: `${name}: ${newNumber}` }));
  await waitFor(() => expect(corrections).toEqual([{ field: 'phone', value: newNumber, action }]));
});

test('offers all numbers to call, the one to use first on top', async () => {
  const { user } = await renderPerson(withTwoNumbers());
  await user.click(await screen.findByRole('button', { name: 'Call' }));
  const menu = within(await screen.findByRole('menu', { name: 'Call…' }));
  expect(menu.getByRole('menuitem', { name: newNumber })).toBeVisible();
  expect(menu.getByRole('menuitem', { name: oldNumber })).toBeVisible();
});

test('merges with a lead that is searched for, with Ctrl Enter', async () => {
  const { user } = await renderPerson(withTwoNumbers());
  server.use(
    http.post('/api/admin/leads/search', () => listResponse([aLead(2)])),
    http.get('/api/admin/leads/1/merge-preview', () =>
      Response.json({ into: aLead(1), merged: aLead(2), result: aLead(1) }),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Merge with…' }));
  const search = within(await screen.findByRole('dialog', { name: 'Merge another lead into Ada 1' }));
  await user.type(search.getByRole('combobox'), 'Ada');
  await user.click(await search.findByRole('option', { name: /^Ada 2/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Ada 2 into Ada 1?' }));
  expect(await dialog.findByRole('button', { name: 'Merge leads' })).toBeVisible();
  const merged = respondToPost('/api/admin/leads/1/merge', () =>
    Response.json({ batchId: 'b1', changed: 1, left: [] }),
  );
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(merged).toHaveLength(1));
});

test('the command palette runs a command that is typed, unless a lead has that name', async () => {
  const { user } = await renderPerson(withTwoNumbers());
  server.use(http.post('/api/admin/leads/search', () => listResponse([aLead(2, { name: 'Leo Mercer' })])));
  const highlight = async (search: string) => {
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), search);
    await screen.findByRole('option', { name: /Leo Mercer/ });
    return () => screen.getByRole('option', { selected: true }).textContent;
  };
  const command = await highlight('merge');
  await waitFor(() => expect(command()).toBe('Merge with…'));
  await user.keyboard('{Escape}');
  const lead = await highlight('mer');
  await waitFor(() => expect(lead()).toMatch(/^Leo Mercer/));
});
