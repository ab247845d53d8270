import type { LeadSummary } from '@portal/staff-client/lead';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aLead } from '../testing/a-lead.ts';
import { FakeStream } from '../testing/fake-stream.ts';
import { type Answers, openDesk } from '../testing/open-desk.tsx';
import { Component as InboxPage } from './inbox.page.tsx';
import { activeLead } from './where-we-are.ts';

const listed = (items: LeadSummary[], nextCursor: string | null = null) =>
  Response.json({ items, nextCursor, total: { count: items.length, isExact: true } });

const open = (address: string, answers: Answers) => openDesk(address, InboxPage, answers);
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const rowNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((one) => within(one).getByRole('link').textContent);

/** An API whose leads a test can change while the page is open. */
function aList(...leads: LeadSummary[]) {
  const list = { leads };
  return { list, answers: { 'GET /api/admin/leads': () => listed(list.leads) } satisfies Answers };
}

beforeEach(() => activeLead.become(undefined, false));

test('the filter in the address is what the API is asked for, with what no list knows left out', async () => {
  const { asked } = await open('/admin?status=new&practice=it-security&color=blue&sort=due', aList(aLead(1)).answers);
  await row('Ada 1');

  expect(asked).toContain('GET /api/admin/leads?status=new&practice=it-security&sort=due&limit=50');
});

test('typing searches after a moment, and the address says what for', async () => {
  const { user, asked, whereabouts } = await open('/admin', aList(aLead(1)).answers);
  await user.type(await screen.findByRole('searchbox'), 'two gates');

  await waitFor(() => expect(whereabouts()).toBe('/admin?q=two+gates'));
  expect(asked.filter((one) => one.includes('q=two'))).toEqual(['GET /api/admin/leads?q=two%20gates&limit=50']);
});

test('a filter that is chosen while a search waits to be asked is not lost', async () => {
  const { user, whereabouts } = await open('/admin', aList(aLead(1)).answers);
  await user.type(await screen.findByRole('searchbox'), 'gates');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Won');

  await waitFor(() => expect(whereabouts()).toBe('/admin?q=gates&status=won'));
});

test('a search that waits to be asked does not call back who has left for a lead', async () => {
  const { user, asked, whereabouts } = await open('/admin', aList(aLead(1)).answers);
  await row('Ada 1');
  await user.type(screen.getByRole('searchbox'), 'gates');
  await user.click(screen.getByRole('link', { name: /Ada 1/ }));
  await new Promise((resolve) => setTimeout(resolve, 300));

  expect(whereabouts()).toBe('/admin/leads/1');
  expect(asked.filter((one) => one.includes('q=gates'))).toEqual([]);
});

test('a heading turns the order round, and back to the usual one', async () => {
  const { user, whereabouts } = await open('/admin', aList(aLead(1)).answers);
  await row('Ada 1');
  await user.click(screen.getByRole('button', { name: 'Age' }));
  expect(whereabouts()).toBe('/admin?sort=lastActivity');
  expect(screen.getByRole('columnheader', { name: 'Age' })).toHaveAttribute('aria-sort', 'ascending');

  await user.click(screen.getByRole('button', { name: 'Age' }));
  expect(whereabouts()).toBe('/admin');
});

test('a new lead stands in the list by itself', async () => {
  const { list, answers } = aList(aLead(1));
  await open('/admin', answers);
  await row('Ada 1');
  list.leads = [aLead(2), aLead(1)];
  act(() => FakeStream.latest.tell({ leadId: 2, kind: 'submitted' }));

  await row('Ada 2');
  expect(rowNames()).toEqual(['Ada 2', 'Ada 1']);
});

test('while the keyboard is in the list new leads are counted, and come when they are asked for', async () => {
  const { list, answers } = aList(aLead(1));
  const { user } = await open('/admin', answers);
  await row('Ada 1');
  await user.keyboard('j');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Ada 1' })).toHaveFocus());
  list.leads = [aLead(3), aLead(2), aLead(1)];
  act(() => FakeStream.latest.tell({ leadId: 2, kind: 'submitted' }));

  await user.click(await screen.findByRole('button', { name: '2 new' }));
  await row('Ada 3');
  expect(rowNames()).toEqual(['Ada 3', 'Ada 2', 'Ada 1']);
});

test('what a colleague did changes the row where it stands', async () => {
  const { answers } = aList(aLead(1), aLead(2));
  const changed = aLead(2, { status: 'won', lastActivityAt: '2026-11-21T15:00:00.000Z' });
  await open('/admin', { ...answers, 'GET /api/admin/leads/2': () => Response.json({ ...changed, timeline: [] }) });
  await row('Ada 2');
  act(() => FakeStream.latest.tell({ leadId: 2, kind: 'status' }));

  await waitFor(async () => expect(await row('Ada 2')).toHaveTextContent('Won'));
  expect(rowNames()).toEqual(['Ada 1', 'Ada 2']);
});

test('when a lead leaves the list, the keyboard goes on at the one that takes its place', async () => {
  const { list, answers } = aList(aLead(1), aLead(2), aLead(3));
  const { user } = await open('/admin', {
    ...answers,
    'POST /api/admin/leads/actions': () => {
      list.leads = [aLead(1), aLead(3)];
      return Response.json({ batchId: 'batch-1', changed: 1 }, { status: 201 });
    },
  });
  await row('Ada 1');
  await user.keyboard('jj');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Ada 2' })).toHaveFocus());
  await user.keyboard('s');

  await waitFor(() => expect(screen.getByRole('link', { name: 'Ada 3' })).toHaveFocus());
});

test('what was done to the selection is undone with u, in one go', async () => {
  const { list, answers } = aList(aLead(1), aLead(2), aLead(3));
  const sent: unknown[] = [];
  const { user } = await open('/admin', {
    ...answers,
    'POST /api/admin/leads/actions': async (request) => {
      sent.push(await request.json());
      list.leads = [aLead(1, { status: 'lost' }), aLead(2, { status: 'lost' }), aLead(3)];
      return Response.json({ batchId: 'batch-1', changed: 2 }, { status: 201 });
    },
    'POST /api/admin/leads/undo': async (request) => {
      sent.push(await request.json());
      list.leads = [aLead(1), aLead(2), aLead(3)];
      return Response.json({ restored: 2 }, { status: 201 });
    },
  });
  await row('Ada 1');
  await user.click(screen.getByRole('checkbox', { name: 'Select Ada 1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Ada 2' }));
  await user.keyboard('l');
  await waitFor(async () => expect(await row('Ada 2')).toHaveTextContent('Lost'));

  await user.keyboard('u');
  await waitFor(async () => expect(await row('Ada 2')).toHaveTextContent('New'));
  expect(sent).toEqual([{ leadIds: [1, 2], action: { kind: 'status', status: 'lost' } }, { batchId: 'batch-1' }]);
});

test('a change that is refused is taken back, and the refusal is said in its own words', async () => {
  const { answers } = aList(aLead(1));
  const { user } = await open('/admin', {
    ...answers,
    'POST /api/admin/leads/actions': () =>
      Response.json({ title: 'Forbidden', detail: 'This needs the role agent.' }, { status: 403 }),
  });
  await row('Ada 1');
  await user.keyboard('jw');

  await screen.findAllByText('This needs the role agent.');
  await waitFor(async () => expect(await row('Ada 1')).toHaveTextContent('New'));
});

test('whoever may only read is told so, and nothing is sent', async () => {
  const { answers } = aList(aLead(1));
  const { user, asked } = await open('/admin', {
    ...answers,
    'GET /api/session': () => Response.json({ id: 1, email: 'v@example.com', name: 'V', role: 'viewer' }),
  });
  await row('Ada 1');
  await user.keyboard('jw');

  await screen.findAllByText('You can read, not change');
  expect(asked.filter((one) => one.startsWith('POST'))).toEqual([]);
});

test('a list that cannot be read says why, and is there after another try', async () => {
  let isUp = false;
  const { user } = await open('/admin', {
    'GET /api/admin/leads': () => (isUp ? listed([aLead(1)]) : new Response('Back in a minute.', { status: 503 })),
  });
  await screen.findByText('Back in a minute.');

  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await row('Ada 1');
});

test('the list goes on where it ended, and says when a page of it cannot be read', async () => {
  let isUp = false;
  const { user } = await open('/admin', {
    'GET /api/admin/leads': ({ url }) => {
      if (!url.includes('cursor=')) return listed([aLead(1)], 'behind-1');
      return isUp ? listed([aLead(2)]) : new Response('away', { status: 503 });
    },
  });
  await screen.findByText(/The rest could not be read/);
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Load more' }));

  await row('Ada 2');
  expect(await screen.findByText('That is all.')).toBeVisible();
});

test.each([
  ['/admin', 'Nothing has been sent yet'],
  ['/admin?spam=1', 'No spam'],
  ['/admin?due=overdue&sort=due', 'Nothing is overdue'],
  ['/admin?q=nobody', 'No lead fits'],
])('%s without leads says "%s"', async (address, words) => {
  await open(address, aList().answers);

  expect(await screen.findByText(words)).toBeVisible();
});
