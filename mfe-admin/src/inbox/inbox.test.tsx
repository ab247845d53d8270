import type { LeadSummary } from '@portal/staff-client/lead';
import { http, type RequestHandler, respondToPost } from '@portal/testing/server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setActiveLead } from '../leads/list-state.ts';
import { aLead, listResponse } from '../testing/a-lead.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import { renderStaffPage, signedInAs, stubSummary, textsOf, type User } from '../testing/render-staff-page.tsx';
import { Component as InboxPage } from './inbox.page.tsx';

const renderInbox = (path: string, handlers: RequestHandler[]) => renderStaffPage(InboxPage, { path, handlers });
const rows = () => within(screen.getByRole('list', { name: 'Matching leads' })).getAllByRole('listitem');
const findRow = (name: string) =>
  waitFor(() => {
    const row = rows().find(({ textContent }) => textContent?.includes(name));
    if (!row) throw new Error(`There is no row of ${name}.`);
    return row;
  });
const rowNames = () => rows().map((row) => within(row).getAllByRole('link')[0]?.textContent);

/** Chooses a value in the filter menu, by its field. */
async function chooseFilter(user: User, field: string, value: string) {
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('menuitem', { name: field }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: value }));
  await user.keyboard('{Escape}');
}

/** API handlers for a list that tests can change. */
function stubList(...leads: LeadSummary[]) {
  const list = { leads, searches: [] as object[] };
  const findLead = (id: number) => list.leads.find((lead) => lead.id === id);
  const handlers = [
    http.post('/api/admin/leads/search', async ({ request }) => {
      list.searches.push((await request.json()) as object);
      return listResponse(list.leads);
    }),
    http.get('/api/admin/leads/:id', ({ params }) => Response.json({ ...findLead(Number(params.id)), timeline: [] })),
  ];
  return { list, handlers };
}

async function renderList(path: string, ...leads: LeadSummary[]) {
  const { list, handlers } = stubList(...leads);
  return { ...(await renderInbox(path, handlers)), list };
}

const seen = (leadId: number) => ({ leadId, status: 'new', ownerId: null });
const anUndone = (overrides: object) => ({
  ...{ batchId: 'batch-1', kind: 'status', restored: 1, leadIds: [1], name: null, skipped: [] },
  ...overrides,
});

beforeEach(() => setActiveLead(undefined, { focus: false }));

test('sends the filter of the URL to the API, without unknown values', async () => {
  const { list, handlers } = stubList(aLead(1));
  await renderInbox(
    '/admin/leads?status=new,won&owner=2&practice=it-security&unread=1&color=blue&sort=due#q=ada',
    handlers,
  );
  await findRow('Ada 1');

  expect(list.searches).toContainEqual({
    ...{ q: 'ada', status: ['new', 'won'], owner: ['2'], practice: ['it-security'] },
    ...{ unread: true, sort: 'due', limit: 50 },
  });
});

test('names the language of a lead that is not English, and filters by it', async () => {
  const { user, list } = await renderList('/admin/leads', aLead(1, { language: 'es' }), aLead(2));
  expect(await findRow('Ada 1')).toHaveTextContent('Spanish');
  expect(await findRow('Ada 2')).not.toHaveTextContent('English');

  await chooseFilter(user, 'Language', 'Spanish');
  await waitFor(() => expect(list.searches).toContainEqual({ language: ['es'], limit: 50 }));
});

test('offers the export only with its permission', async () => {
  const { handlers } = stubList(aLead(1));
  const first = await renderInbox('/admin/leads', handlers);
  expect(await screen.findByRole('button', { name: 'Export' })).toBeVisible();
  first.unmount();

  await renderInbox('/admin/leads', [signedInAs('viewer', { canExport: false }), ...handlers]);
  await findRow('Ada 1');
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});

test('exports the leads of the filter, and shows why an export has failed', async () => {
  const exported: unknown[] = [];
  let isUp = false;
  const { user } = await renderInbox('/admin/leads?status=new#q=ada', [
    http.post('/api/admin/leads/export.csv', async ({ request }) => {
      exported.push(await request.json());
      return isUp
        ? new Response('"Lead"', { headers: { 'Content-Disposition': 'attachment; filename="leads.csv"' } })
        : Response.json({ detail: 'Back in a minute.' }, { status: 503 });
    }),
    ...stubList(aLead(1)).handlers,
  ]);
  const downloads: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:export', revokeObjectURL: () => undefined });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await screen.findAllByText('Back in a minute.');
  expect(downloads).toEqual([]);

  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(downloads).toEqual(['leads.csv']));
  expect(exported).toEqual(Array(2).fill({ q: 'ada', status: ['new'] }));
  saved.mockRestore();
});

test('searches after a pause in typing, and puts the search into the fragment of the URL, which is not sent', async () => {
  const { path, list } = await renderList('/admin/leads', aLead(1));
  const field = await screen.findByRole('searchbox');
  // Both within the debounce, also on a busy machine.
  for (const value of ['two', 'two gates']) fireEvent.change(field, { target: { value } });

  await waitFor(() => expect(path()).toBe('/admin/leads#q=two+gates'));
  const withText = () => list.searches.filter((search) => 'q' in search);
  await waitFor(() => expect(withText()).toEqual([{ q: 'two gates', limit: 50 }]));
});

test('keeps a filter that is chosen during the debounce of the search', async () => {
  const { user, path } = await renderList('/admin/leads', aLead(1));
  await user.type(await screen.findByRole('searchbox'), 'gates');
  await chooseFilter(user, 'Status', 'Won');

  await waitFor(() => expect(path()).toBe('/admin/leads?status=won#q=gates'));
});

test('does not return to the list when a lead is opened during the debounce of the search', async () => {
  const { path, list } = await renderList('/admin/leads', aLead(1));
  await findRow('Ada 1');
  // Both within the debounce, also on a busy machine.
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'gates' } });
  fireEvent.click(screen.getByRole('link', { name: 'Ada 1' }));
  await new Promise((resolve) => setTimeout(resolve, 300));

  expect(path()).toBe('/admin/leads/1');
  expect(list.searches).not.toContainEqual(expect.objectContaining({ q: 'gates' }));
});

test('shows what the list is filtered and sorted by, and removes one with a click', async () => {
  const { user, path } = await renderInbox(
    '/admin/leads?status=won&owner=1&city=none&failed=1&from=2026-11-01&sort=name',
    stubList(aLead(1)).handlers,
  );
  const chips = within(await screen.findByRole('list', { name: 'Filters' }));
  await chips.findByText('Owner: Staff');
  expect(textsOf(chips.getAllByRole('button'))).toEqual([
    ...['Status: Won', 'Owner: Staff', 'City: Not specified', 'Failed deliveries', 'From: 2026-11-01', 'Sort: By name'],
  ]);

  await user.click(chips.getByRole('button', { name: /Owner: Staff/ }));
  await user.click(chips.getByRole('button', { name: /Sort/ }));
  expect(path()).toBe('/admin/leads?status=won&city=none&failed=1&from=2026-11-01');
});

test('finds a filter by its value with the keyboard, and removes one that is set', async () => {
  const { user, path } = await renderList('/admin/leads', aLead(1));
  await findRow('Ada 1');
  await user.keyboard('f');
  await screen.findByRole('dialog', { name: 'Filter' });
  await user.keyboard('overd');
  await screen.findByRole('option', { name: 'Response: Overdue' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe('/admin/leads?due=overdue'));

  await user.keyboard('f');
  await screen.findByRole('dialog', { name: 'Filter' });
  await user.keyboard('response: overdue');
  await screen.findByRole('option', { name: 'Response: Overdue Remove' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe('/admin/leads'));
});

test('the filter is a menu at its button: letters and arrow keys move in it, Escape returns to the button', async () => {
  const { user } = await renderList('/admin/leads', aLead(1));
  const button = await screen.findByRole('button', { name: 'Filter' });
  await user.click(button);
  expect(await screen.findByRole('menuitem', { name: 'Status' })).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Status' })).toHaveFocus());
  // Letters that come a second later begin another search.
  await waitFor(
    async () => {
      await user.keyboard('pr');
      expect(screen.getByRole('menuitem', { name: 'Practice' })).toHaveFocus();
    },
    { interval: 1_100 },
  );
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menuitemcheckbox', { name: 'Audio/Visual' })).toBeVisible();
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(screen.queryByRole('menuitemcheckbox', { name: 'Audio/Visual' })).toBeNull());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(button).toHaveFocus();
  expect(button).not.toHaveAttribute('aria-expanded');
});

test('several values of a filter are chosen in one menu, and it says what is chosen', async () => {
  const { user, path } = await renderList('/admin/leads?status=won', aLead(1));
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Status' }));
  const choice = (name: string) => screen.findByRole('menuitemcheckbox', { name });
  expect(await choice('Won')).toBeChecked();
  await user.click(await choice('Lost'));
  await waitFor(() => expect(path()).toBe('/admin/leads?status=won,lost'));
  await user.click(await choice('Won'));
  await user.click(await choice('Open'));
  await waitFor(() => expect(path()).toBe('/admin/leads?status=lost,new,contacted,qualified,quoted'));
  await user.click(await choice('Lost'));
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Status: Open Remove' })).toBeVisible();
});

test('values and days of the filter are typed, in any order and with cents', async () => {
  const { user, path } = await renderList('/admin/leads', aLead(1));
  const open = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('menuitem', { name }));
    return within(await screen.findByRole('dialog'));
  };
  const value = await open('Value…');
  await user.type(value.getByLabelText('At least, in US dollars'), 'much');
  await user.click(value.getByRole('button', { name: 'Filter' }));
  expect(await value.findByText('Enter dollars, for example 18,500')).toBeVisible();
  await user.clear(value.getByLabelText('At least, in US dollars'));
  await user.type(value.getByLabelText('At least, in US dollars'), '$20,000');
  await user.type(value.getByLabelText('At most'), '4,999.50{Enter}');
  await waitFor(() => expect(path()).toBe('/admin/leads?valueFrom=5000&valueTo=20000'));
  expect(screen.getByRole('button', { name: 'At least: $5,000 Remove' })).toBeVisible();

  const company = await open('Company…');
  await user.type(company.getByLabelText('The whole name'), 'Hill & Co{Enter}');
  await waitFor(() => expect(path()).toContain('company=Hill+%26+Co&valueFrom=5000'));
});

test('shows practice, status, owner, visit and time of a lead in words, and a number to call', async () => {
  const { handlers } = stubList(
    aLead(1, {
      ...{ status: 'qualified', owner: { id: 2, name: 'Barbara Liskov' }, practice: 'audiovisual' },
      ...{ responseDueAt: null, visitAt: '2100-06-01T15:00:00.000Z' },
    }),
    aLead(2, { phone: 'call my office' }),
    // It began yesterday and goes on.
    aLead(3, { responseDueAt: null, visitAt: new Date(Date.now() - 86_400_000).toISOString() }),
  );
  await renderInbox('/admin/leads', handlers);
  const row = await findRow('Ada 1');
  for (const text of ['Audio/Visual', 'Qualified', 'Barbara Liskov', 'BL', 'Visit: Tue, Jun 1', 'Last heard from'])
    expect(row).toHaveTextContent(text);
  expect(within(row).getByRole('link', { name: 'Call Ada 1' })).toHaveAttribute('href', 'tel:5125550199');
  expect(screen.queryByRole('link', { name: 'Call Ada 2' })).toBeNull();
  expect(await findRow('Ada 3')).toHaveTextContent('Visit: Today');
});

test('adds a new lead to the list', async () => {
  const { list } = await renderList('/admin/leads', aLead(1));
  await findRow('Ada 1');
  list.leads = [aLead(2), aLead(1)];
  act(() => FakeEventSource.latest.send({ leadId: 2, kind: 'submitted' }));

  await findRow('Ada 2');
  expect(rowNames()).toEqual(['Ada 2', 'Ada 1']);
});

test('shows new leads on request while the list has the focus', async () => {
  const { user, list } = await renderList('/admin/leads', aLead(1));
  await findRow('Ada 1');
  await user.keyboard('j');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Ada 1' })).toHaveFocus());
  list.leads = [aLead(3), aLead(2), aLead(1)];
  act(() => FakeEventSource.latest.send({ leadId: 2, kind: 'submitted' }));

  await user.click(await screen.findByRole('button', { name: '2 new leads' }));
  await findRow('Ada 3');
  expect(rowNames()).toEqual(['Ada 3', 'Ada 2', 'Ada 1']);
});

test('updates a row in place after a change by another user', async () => {
  const { handlers } = stubList(aLead(1), aLead(2));
  const changed = aLead(2, { status: 'won', lastActivityAt: '2026-11-21T15:00:00.000Z' });
  await renderInbox('/admin/leads', [
    http.get('/api/admin/leads/2', () => Response.json({ ...changed, timeline: [] })),
    ...handlers,
  ]);
  await findRow('Ada 2');
  act(() => FakeEventSource.latest.send({ leadId: 2, kind: 'status' }));

  await waitFor(async () => expect(await findRow('Ada 2')).toHaveTextContent('Won'));
  expect(rowNames()).toEqual(['Ada 1', 'Ada 2']);
});

test('moves the focus to the next lead when the focused one leaves the list', async () => {
  const { list, handlers } = stubList(aLead(1), aLead(2), aLead(3));
  const sent = respondToPost('/api/admin/leads/actions', () => {
    list.leads = [aLead(1), aLead(3)];
    return Response.json({ batchId: 'batch-1', changed: 1, left: [] }, { status: 201 });
  });
  const { user } = await renderInbox('/admin/leads', handlers);
  await findRow('Ada 1');
  await user.keyboard('jj');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Ada 2' })).toHaveFocus());
  await user.keyboard('s');

  await waitFor(() => expect(screen.getByRole('link', { name: 'Ada 3' })).toHaveFocus());
  expect(sent).toEqual([{ leadIds: [2], action: { kind: 'spam' }, seen: [seen(2)] }]);
});

test('undoes a bulk change with u', async () => {
  const { list, handlers } = stubList(aLead(1), aLead(2), aLead(3));
  const changes = respondToPost('/api/admin/leads/actions', () => {
    list.leads = [aLead(1, { status: 'lost' }), aLead(2, { status: 'lost' }), aLead(3)];
    return Response.json({ batchId: 'batch-1', changed: 2, left: [] }, { status: 201 });
  });
  const undone = respondToPost('/api/admin/leads/undo', () => {
    list.leads = [aLead(1), aLead(2), aLead(3)];
    return Response.json(anUndone({ restored: 2, leadIds: [1, 2] }));
  });
  const { user } = await renderInbox('/admin/leads', handlers);
  await findRow('Ada 1');
  await user.click(screen.getByRole('checkbox', { name: 'Select Ada 1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Ada 2' }));
  await user.keyboard('l');
  await user.click(await screen.findByRole('button', { name: 'Mark as lost' }));
  await waitFor(async () => expect(await findRow('Ada 2')).toHaveTextContent('Lost'));

  await user.keyboard('u');
  await waitFor(async () => expect(await findRow('Ada 2')).toHaveTextContent('New'));
  // Without a value: each lead keeps what it was expected to be worth.
  const outcome = { lostReason: null, note: null, closedOn: expect.any(String) };
  expect(changes).toEqual([
    { leadIds: [1, 2], action: { kind: 'status', status: 'lost', outcome }, seen: [seen(1), seen(2)] },
  ]);
  expect(undone).toEqual([{ batchId: 'batch-1' }]);
});

test('u waits for the change that is being saved and undoes it, and u again undoes the one before', async () => {
  const { list, handlers } = stubList(aLead(1));
  const second = Promise.withResolvers<Response>();
  const changes = respondToPost('/api/admin/leads/actions', () => {
    if (changes.length === 2) return second.promise;
    list.leads = [aLead(1, { status: 'contacted' })];
    return Response.json({ batchId: 'batch-1', changed: 1, left: [] });
  });
  const undone = respondToPost('/api/admin/leads/undo', () => Response.json(anUndone({})));
  const { user } = await renderInbox('/admin/leads', handlers);
  await findRow('Ada 1');
  await user.keyboard('jd');
  await screen.findAllByText('Marked as contacted');
  await user.keyboard('q');
  await waitFor(async () => expect(await findRow('Ada 1')).toHaveTextContent('Qualified'));
  await user.keyboard('uu');
  await waitFor(() => expect(changes).toHaveLength(2));
  expect(undone).toEqual([]);

  second.resolve(Response.json({ batchId: 'batch-2', changed: 1, left: [] }));
  await waitFor(() => expect(undone).toEqual([{ batchId: 'batch-2' }, { batchId: 'batch-1' }]));
});

test('shows a change before it is saved, and takes it back with the message of the server', async () => {
  const response = Promise.withResolvers<Response>();
  respondToPost('/api/admin/leads/actions', () => response.promise);
  const { user } = await renderList('/admin/leads', aLead(1));
  await findRow('Ada 1');
  await user.keyboard('jw');
  const dialog = within(await screen.findByRole('dialog', { name: 'Won: Ada 1' }));
  // Behind the dialog, which closes when it is saved.
  const list = screen.getByRole('list', { name: 'Matching leads', hidden: true });
  expect(list).not.toHaveTextContent('Won');
  await user.click(dialog.getByRole('button', { name: 'Mark as won' }));
  await waitFor(() => expect(list).toHaveTextContent('Won'));

  response.resolve(Response.json({ title: 'Forbidden', detail: 'This needs the role agent.' }, { status: 403 }));
  expect(await dialog.findByText('This needs the role agent.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(async () => expect(await findRow('Ada 1')).toHaveTextContent('New'));
  expect(await findRow('Ada 1')).not.toHaveTextContent('Won');
});

test('offers “Me” as an owner to those who can own leads', async () => {
  const { handlers } = stubList(aLead(1));
  const owners = async (user: User) => {
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Owner' }));
    const values = within(await screen.findByRole('menu', { name: 'Owner' }));
    await values.findByRole('menuitemcheckbox', { name: 'Unassigned' });
    return textsOf(values.getAllByRole('menuitemcheckbox'));
  };
  const first = await renderInbox('/admin/leads', handlers);
  await screen.findAllByText(/Staff · manager/);
  expect(await owners(first.user)).toEqual(['Me', 'Unassigned', 'Staff']);
  first.unmount();

  const { user } = await renderInbox('/admin/leads', [signedInAs('viewer'), ...handlers]);
  await screen.findAllByText(/Staff · viewer/);
  expect(await owners(user)).toEqual(['Unassigned', 'Staff']);
});

test('live updates of an unattended screen do not count as use of the session', async () => {
  const { list, handlers } = stubList(aLead(1));
  const active: (string | null)[] = [];
  const recorded = http.get('/api/admin/leads/:id', ({ request, params }) => {
    active.push(request.headers.get('portal-user-active'));
    return Response.json({ ...list.leads.find(({ id }) => id === Number(params.id)), timeline: [] });
  });
  await renderInbox('/admin/leads', [recorded, ...handlers]);
  await findRow('Ada 1');
  const change = async () => {
    const count = active.length;
    FakeEventSource.latest.send({ leadId: 1, kind: 'status' });
    await waitFor(() => expect(active.length).toBeGreaterThan(count));
  };
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 61_000);
  await change();
  fireEvent.pointerMove(document.body);
  await change();
  clock.mockRestore();

  expect(active).toEqual([null, '?1']);
});

test('takes a change back for the leads that it left, removes those that are gone, and tells which', async () => {
  const { list, handlers } = stubList(aLead(1), aLead(2), aLead(3));
  respondToPost('/api/admin/leads/actions', () => {
    list.leads = [aLead(1, { status: 'won' }), aLead(2, { status: 'lost', owner: { id: 9, name: 'Ben' } })];
    return Response.json({
      batchId: 'batch-1',
      changed: 1,
      left: [
        { leadId: 2, reason: 'changed', message: 'Ben changed the status to Lost a moment ago.' },
        { leadId: 3, reason: 'missing', message: 'There is no lead 3.' },
      ],
    });
  });
  const { user } = await renderInbox('/admin/leads', handlers);
  await findRow('Ada 1');
  await user.click(screen.getByRole('checkbox', { name: 'Select all loaded leads' }));
  await user.click(screen.getByRole('button', { name: 'Won' }));
  await user.click(await screen.findByRole('button', { name: 'Mark as won' }));

  await screen.findAllByText('1 lead. Not changed: 1 removed, 1 changed by a colleague.');
  await waitFor(() => expect(rowNames()).toEqual(['Ada 1', 'Ada 2']));
  expect(await findRow('Ada 2')).toHaveTextContent('Lost');
});

test('tells who took a lead first, and shows the owner', async () => {
  const { list, handlers } = stubList(aLead(1));
  const sent = respondToPost('/api/admin/leads/actions', () => {
    list.leads = [aLead(1, { owner: { id: 9, name: 'Ben' } })];
    return Response.json({ detail: 'Ben took this lead a moment ago.' }, { status: 409 });
  });
  const { user } = await renderInbox('/admin/leads', handlers);
  await findRow('Ada 1');
  await user.keyboard('jm');

  await screen.findAllByText('Ben took this lead a moment ago.');
  await waitFor(async () => expect(await findRow('Ada 1')).toHaveTextContent('Ben'));
  expect(sent).toEqual([{ leadIds: [1], action: { kind: 'assign', ownerId: 1 }, seen: [seen(1)] }]);
});

/** Selects all of more leads than fit on the screen, so that the next page does not load. */
async function selectAllOf(ids: number[], hasMore: boolean, search = '') {
  const loaded = Array.from({ length: 60 }, (_, n) => aLead(n + 1));
  const view = await renderInbox(`/admin/leads${search}`, [
    http.post('/api/admin/leads/search', () => listResponse(loaded, 'after-60')),
  ]);
  const asked = respondToPost('/api/admin/leads/ids', () => Response.json({ ids, hasMore }));
  await screen.findByRole('checkbox', { name: 'Select Ada 1' });
  expect(screen.queryByRole('button', { name: 'Select all that match' })).toBeNull();
  await view.user.click(screen.getByRole('checkbox', { name: 'Select all loaded leads' }));
  await view.user.click(await screen.findByRole('button', { name: 'Select all that match' }));
  return { ...view, asked };
}

test('selects everything that matches, changes it, and undoes it as one', async () => {
  const ids = Array.from({ length: 250 }, (_, n) => n + 1);
  const { user, asked } = await selectAllOf(ids, false, '?status=new');
  const changes = respondToPost('/api/admin/leads/actions', () =>
    Response.json({ batchId: 'batch-1', changed: 250, left: [] }),
  );
  const undone = respondToPost('/api/admin/leads/undo', () => Response.json(anUndone({ restored: 250 })));
  expect(await screen.findByText('All 250 leads that match selected')).toBeVisible();
  expect(asked).toEqual([{ status: ['new'] }]);
  await user.click(screen.getByRole('button', { name: 'Contacted' }));

  await screen.findAllByText('250 leads');
  expect(changes).toMatchObject([{ leadIds: ids }]);
  await user.keyboard('u');
  await screen.findAllByText('Status: 250 leads.');
  expect(undone).toEqual([{ batchId: 'batch-1' }]);
});

test('selects the latest 500 leads when more match, and says so', async () => {
  const ids = Array.from({ length: 500 }, (_, n) => n + 1);
  await selectAllOf(ids, true);
  expect(await screen.findByText('The latest 500 leads that match selected')).toBeVisible();
  await screen.findAllByText('More match. Narrow the filter to select all.');
});

test('shows the open leads of people who left, and finds them by their owner', async () => {
  const formerOwners = [
    { id: 7, name: 'Barbara', leads: 20, openLeads: 11 },
    { id: 8, name: 'Alan', leads: 5, openLeads: 1 },
  ];
  const { user, path } = await renderInbox('/admin/leads', [
    stubSummary({ formerOwners }),
    ...stubList(aLead(1)).handlers,
  ]);
  expect(await screen.findByText(/^12 open leads belong to people who left\./)).toBeVisible();
  await user.keyboard('f');
  await screen.findByRole('dialog', { name: 'Filter' });
  await user.keyboard('left');
  await screen.findByRole('option', { name: 'Owner: Anyone who left' });
  expect(textsOf(screen.getAllByRole('option'))).toEqual(
    expect.arrayContaining(['Owner: Barbara (left)', 'Owner: Alan (left)']),
  );
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('link', { name: 'Show them' }));
  await waitFor(() => expect(path()).toBe('/admin/leads?status=new,contacted,qualified,quoted&owner=left'));
});

test('shows viewers that they have read-only access, lets them select nothing, and sends no request', async () => {
  const { user, requests } = await renderInbox('/admin/leads', [...stubList(aLead(1)).handlers, signedInAs('viewer')]);
  await findRow('Ada 1');
  await user.keyboard('jw');

  await screen.findAllByText('Read-only access');
  expect(screen.queryByRole('checkbox')).toBeNull();
  const writes = requests.filter((request) => request.startsWith('POST') && !request.endsWith('/leads/search'));
  expect(writes).toEqual([]);
});

test('says when the list could not be loaded, without the text of a proxy, and loads it on request', async () => {
  let isUp = false;
  const { user } = await renderInbox('/admin/leads', [
    http.post('/api/admin/leads/search', () =>
      isUp ? listResponse([aLead(1)]) : new Response('Back in a minute.', { status: 503 }),
    ),
  ]);
  await screen.findByText('The server does not respond. Please try again.');
  expect(screen.queryByText('Back in a minute.')).toBeNull();

  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await findRow('Ada 1');
});

test('shows when the next page could not be loaded, and loads it on request', async () => {
  let isUp = false;
  const { user } = await renderInbox('/admin/leads', [
    http.post('/api/admin/leads/search', async ({ request }) => {
      if (!(await request.text()).includes('"cursor"')) return listResponse([aLead(1)], 'after-1');
      return isUp ? listResponse([aLead(2)]) : new Response('Unavailable', { status: 503 });
    }),
  ]);
  await screen.findByText('More leads could not be loaded.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Load more' }));

  await findRow('Ada 2');
  expect(await screen.findByText('End of list')).toBeVisible();
});

test.each([
  ['/admin/leads', 'No leads yet'],
  ['/admin/leads?spam=1', 'No spam'],
  ['/admin/leads?due=overdue&sort=due', 'Nothing is overdue'],
  ['/admin/leads#q=nobody', 'No matching leads'],
  // A bookmark of an earlier version.
  ['/admin/leads?q=nobody', 'No matching leads'],
])('%s without leads shows "%s"', async (path, text) => {
  await renderInbox(path, stubList().handlers);

  expect(await screen.findByText(text)).toBeVisible();
});
