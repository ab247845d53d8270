import type { LeadSummary } from '@portal/staff-client/lead';
import type { PlannedVisit } from '@portal/staff-client/visit';
import { http } from '@portal/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { setActiveLead } from '../leads/list-state.ts';
import { aLead, aLeadPage } from '../testing/a-lead.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import { renderStaffPage, signedInAs, stubOwners, textsOf } from '../testing/render-staff-page.tsx';
import { Component as TodayPage } from './today.page.tsx';

const overdue = aLead(1, { nextStep: { id: 11, text: 'Call back about 14 doors', due: '2026-01-05' } });
const again = aLead(2, { wroteAgain: true, snippet: 'Any news?' });
const fresh = aLead(3);

const visit: PlannedVisit = {
  ...{ id: 7, leadId: 5, startsAt: '2026-11-21T16:00:00.000Z', minutes: 60, address: '500 Congress Ave, Austin' },
  ...{ note: 'Gate code 4711', assignee: { id: 1, name: 'Staff' }, attendee: 'ada5@example.com', isCancelled: false },
  ...{ answer: 'accepted', answeredBy: null, delivery: 'sent' },
  lead: { id: 5, name: 'Ada 5', company: null, phone: '(512) 555-0199' },
};

type Sections = Partial<Record<'waiting' | 'overdue' | 'today' | 'again' | 'unassigned' | 'none', LeadSummary[]>>;

/** Counts one more lead than it has without a next step. */
const todayOf = (sections: Sections, snoozed = 0, visits: PlannedVisit[] = []) => ({
  snoozed,
  visits,
  operation: null,
  sections: (['waiting', 'overdue', 'today', 'again', 'unassigned', 'none'] as const).map((section) => {
    const leads = sections[section] ?? [];
    return { section, count: leads.length + (section === 'none' && leads.length > 0 ? 1 : 0), leads };
  }),
});

const handlersOf = (sections: Sections, snoozed?: number) => [
  http.get('/api/admin/today', () => Response.json(todayOf(sections, snoozed))),
];
const renderToday = (handlers: ReturnType<typeof handlersOf>, path = '/admin') =>
  renderStaffPage(TodayPage, { path, route: '/admin/*', handlers });

beforeEach(() => setActiveLead(undefined, { focus: false }));

test('lists leads by what is to do, and links to all of a section and to the snoozed ones', async () => {
  await renderToday(handlersOf({ overdue: [overdue], again: [again], unassigned: [fresh], none: [aLead(4)] }, 3));
  const first = within(await screen.findByRole('list', { name: 'Overdue' })).getByRole('listitem');
  expect(first).toHaveTextContent('Overdue: Mon, Jan 5');
  expect(first).toHaveTextContent('Call back about 14 doors');
  expect(within(screen.getByRole('list', { name: 'Wrote again' })).getByRole('listitem')).toHaveTextContent(
    'Any news?',
  );
  expect(screen.queryByRole('heading', { name: /Due today/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute(
    'href',
    '/admin/leads?owner=me&step=none&sort=due',
  );
  expect(screen.getByRole('link', { name: '3 snoozed' })).toHaveAttribute('href', '/admin/leads?owner=me&snoozed=1');
});

test('begins with what waits for an answer and the visits of the day', async () => {
  await renderToday([
    http.get('/api/admin/today', () => Response.json(todayOf({ waiting: [fresh], overdue: [overdue] }, 0, [visit]))),
  ]);
  await screen.findByRole('list', { name: 'Waiting for your answer' });
  expect(textsOf(screen.getAllByRole('heading', { level: 2 }))).toEqual([
    'Waiting for your answer 1',
    'Visits today 1',
    'Overdue 1',
  ]);
  const row = within(screen.getByRole('list', { name: 'Visits today' })).getByRole('listitem');
  expect(row).toHaveTextContent('10:00 – 11:00 AM CST');
  expect(row).toHaveTextContent('Gate code 4711');
  expect(row).toHaveTextContent('Accepted');
  expect(within(row).getByRole('link', { name: 'Ada 5' })).toHaveAttribute('href', '/admin/leads/5');
  expect(within(row).getByRole('link', { name: '500 Congress Ave, Austin' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=500+Congress+Ave%2C+Austin',
  );
  expect(within(row).getByRole('link', { name: 'Call Ada 5' })).toHaveAttribute('href', 'tel:5125550199');
  expect(screen.getByRole('link', { name: 'All visits' })).toHaveAttribute('href', '/admin/visits');
});

test('says when there is nothing to do, and when it could not be loaded', async () => {
  const first = await renderToday(handlersOf({}));
  expect(await screen.findByText('Nothing to do today')).toBeVisible();
  first.unmount();
  await renderToday([http.get('/api/admin/today', () => Response.json({ detail: 'No' }, { status: 400 }))]);
  expect(await screen.findByText('The work of today could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('moves between rows with j and k, and opens a lead with Enter', async () => {
  const { user, path } = await renderToday(handlersOf({ overdue: [overdue], again: [overdue, again] }));
  const [row, same, other] = await screen.findAllByRole('link', { name: /^Ada \d/ });
  await user.keyboard('j');
  expect(row).toHaveFocus();
  await user.keyboard('jj');
  expect(other).toHaveFocus();
  await user.keyboard('k');
  expect(same).toHaveFocus();
  await user.keyboard('j{Enter}');
  expect(path()).toBe('/admin/leads/2');
});

test('completes a next step with y, asks for the next one, and sets it with Enter', async () => {
  const sent: unknown[] = [];
  const record = (what: string) => async (request: Request) => {
    sent.push([what, await request.json().catch(() => null)]);
    return Response.json({ batchId: 'b1', changed: 1, left: [] });
  };
  const { user } = await renderToday([
    ...handlersOf({ overdue: [overdue] }),
    http.get('/api/admin/leads/1', () => Response.json(aLeadPage(1, { status: 'contacted' }))),
    http.post('/api/admin/leads/1/next-step/11/complete', ({ request }) => record('done')(request)),
    http.put('/api/admin/leads/1/next-step', ({ request }) => record('set')(request)),
  ]);
  await screen.findByRole('button', { name: 'Done: Call back about 14 doors' });
  await user.keyboard('jy');
  const form = await screen.findByRole('form', { name: 'What next with Ada 1?' });
  const text = within(form).getByRole('textbox', { name: 'Next step' });
  await waitFor(() => expect(text).toHaveFocus());
  // On a Sunday, tomorrow is next week.
  const [, nextWeek = within(form).getByRole('button', { name: 'Tomorrow' })] = within(form).getAllByRole('button', {
    name: /^(Tomorrow|Next week)$/,
  });
  await user.click(nextWeek);
  await user.clear(text);
  await user.type(text, 'Send the quote{Enter}');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    ['done', null],
    ['set', { text: 'Send the quote', due: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
  ]);
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
});

test('takes the next new lead and opens it', async () => {
  const { user, path } = await renderToday([
    ...handlersOf({ unassigned: [fresh] }),
    http.post('/api/admin/leads/take-next', () => Response.json({ batchId: 'b1', changed: 1, left: [], leadId: 3 })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Take next' }));
  await waitFor(() => expect(path()).toBe('/admin/leads/3'));
});

test('loads again when a lead has changed', async () => {
  let sections: Sections = { unassigned: [fresh] };
  await renderToday([http.get('/api/admin/today', () => Response.json(todayOf(sections)))]);
  await screen.findByRole('list', { name: 'New, unassigned' });
  sections = { again: [again] };
  act(() => FakeEventSource.latest.send({ leadId: 2, kind: 'submitted' }));
  expect(await screen.findByRole('list', { name: 'Wrote again' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'New, unassigned' })).toBeNull();
});

test('back from a lead, its row has the focus, or the first one if nothing is left to do with it', async () => {
  setActiveLead(2, { focus: true });
  const first = await renderToday(handlersOf({ overdue: [overdue], again: [again] }));
  expect(await screen.findByRole('link', { name: 'Ada 2' })).toHaveFocus();
  first.unmount();
  setActiveLead(2, { focus: true });
  await renderToday(handlersOf({ overdue: [overdue] }));
  expect(await screen.findByRole('link', { name: 'Ada 1' })).toHaveFocus();
});

test('a row that leaves the list gives the focus, and j, to the one in its place', async () => {
  let sections: Sections = { overdue: [overdue, aLead(4)], again: [again], unassigned: [fresh] };
  const { user } = await renderToday([http.get('/api/admin/today', () => Response.json(todayOf(sections)))]);
  await screen.findByRole('list', { name: 'Overdue' });
  await user.keyboard('jj');
  expect(screen.getByRole('link', { name: 'Ada 4' })).toHaveFocus();
  sections = { overdue: [overdue], again: [again], unassigned: [fresh] };
  act(() => FakeEventSource.latest.send({ leadId: 4, kind: 'contact' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Ada 2' })).toHaveFocus());

  // With the focus elsewhere, j goes on where the row was.
  screen.getByRole('button', { name: 'Take next' }).focus();
  sections = { overdue: [overdue], unassigned: [fresh] };
  act(() => FakeEventSource.latest.send({ leadId: 2, kind: 'contact' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ada 2' })).toBeNull());
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'Ada 3' })).toHaveFocus();
});

test('a row that moves to another section gives the focus to the one in its place', async () => {
  let sections: Sections = { waiting: [fresh, aLead(4)], overdue: [overdue] };
  const { user, path } = await renderToday([http.get('/api/admin/today', () => Response.json(todayOf(sections)))]);
  await screen.findByRole('list', { name: 'Waiting for your answer' });
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'Ada 3' })).toHaveFocus();
  sections = { waiting: [aLead(4)], overdue: [overdue], none: [fresh] };
  act(() => FakeEventSource.latest.send({ leadId: 3, kind: 'contact' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Ada 4' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(path()).toBe('/admin/leads/4');
});

test('of a colleague is chosen by managers, and agents see no choice', async () => {
  const asked: (string | null)[] = [];
  const handlers = [
    http.get('/api/admin/today', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('owner'));
      return Response.json(todayOf({ none: [aLead(4)] }));
    }),
    stubOwners('Staff', 'Grace'),
  ];
  const first = await renderToday(handlers);
  await first.user.click(await screen.findByRole('button', { name: 'Me' }));
  await first.user.click(await screen.findByRole('menuitem', { name: /Grace/ }));
  expect(await screen.findByRole('button', { name: 'Grace' })).toBeVisible();
  expect(first.path()).toBe('/admin?person=2');
  await waitFor(() => expect(asked).toEqual([null, '2']));
  expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute(
    'href',
    '/admin/leads?owner=2&step=none&sort=due',
  );
  first.unmount();

  await renderToday([signedInAs('agent'), ...handlers]);
  await screen.findByRole('link', { name: 'Ada 4' });
  expect(screen.queryByRole('button', { name: 'Me' })).toBeNull();
});

test('viewers see no actions', async () => {
  await renderToday([signedInAs('viewer'), ...handlersOf({ overdue: [overdue], unassigned: [fresh] })]);
  await screen.findByRole('link', { name: 'Ada 1' });
  for (const name of [/^Done/, 'Take next', 'New lead']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('an earlier address of the inbox leads to the inbox', async () => {
  const { path } = await renderToday(handlersOf({}), '/admin?status=won&sort=name#q=ada');
  await waitFor(() => expect(path()).toBe('/admin/leads?status=won&sort=name#q=ada'));
});

test('managers see the last backup, and what the operator has to do', async () => {
  const operation = {
    backup: {
      finishedAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
      verifiedAt: '2026-11-23T15:00:00.000Z',
      problem: null,
    },
    problems: ['The mailbox is 95 % full.'],
  };
  await renderToday([http.get('/api/admin/today', () => Response.json({ ...todayOf({}), operation }))]);
  expect(await screen.findByText(/Last backup/)).toHaveTextContent('Last backup 3 hours ago, verified on Mon, Nov 23');
  expect(screen.getByRole('list', { name: 'For the operator of the portal' })).toHaveTextContent('95 % full');
});
