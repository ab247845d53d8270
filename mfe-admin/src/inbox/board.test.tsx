import type { Role } from '@portal/contracts/staff';
import type { LeadSummary } from '@portal/staff-client/lead';
import { http, respondToPost } from '@portal/testing/server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setActiveLead } from '../leads/list-state.ts';
import { aLead, listResponse } from '../testing/a-lead.ts';
import { aPipeline } from '../testing/a-pipeline.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import { renderStaffPage, signedInAs, textsOf } from '../testing/render-staff-page.tsx';
import { Component as InboxPage } from './inbox.page.tsx';

const dana = aLead(1, { name: 'Dana', status: 'qualified', value: 9_000, expectedMonth: '2026-10' });
const otto = aLead(2, { name: 'Otto', status: 'quoted', value: 18_500, expectedMonth: '2099-12' });

async function renderBoard(given: LeadSummary[], role: Role = 'manager', search = '') {
  const desk = { leads: given, searches: [] as { status?: string[] }[], sums: [] as object[] };
  const view = await renderStaffPage(InboxPage, {
    path: `/admin/leads?view=board${search}`,
    handlers: [
      signedInAs(role),
      http.post('/api/admin/leads/pipeline', async ({ request }) => {
        desk.sums.push((await request.json()) as object);
        return Response.json(aPipeline());
      }),
      http.get('/api/admin/leads/:id', ({ params }) =>
        Response.json({ ...desk.leads.find(({ id }) => id === Number(params.id)), timeline: [] }),
      ),
      http.post('/api/admin/leads/search', async ({ request }) => {
        const filter = (await request.json()) as { status?: string[] };
        desk.searches.push(filter);
        return listResponse(desk.leads.filter(({ status }) => filter.status?.includes(status)));
      }),
    ],
  });
  return { ...view, desk };
}

const stage = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name} \\d`) });
const cardsOf = async (name: string) => textsOf(within(await stage(name)).queryAllByRole('link'));

beforeEach(() => setActiveLead(undefined, { focus: false }));

test('shows open leads by stage with their sums, and what is not shown in the list', async () => {
  const { desk } = await renderBoard([dana, otto]);
  expect(await cardsOf('Qualified')).toEqual(['Dana']);
  expect(await stage('Quoted')).toHaveTextContent('Quoted 2 $18.5K');
  expect(screen.getByText(/in 2 open leads/)).toHaveTextContent('$18,500 in 2 open leads, 1 without a value.');
  const quoted = within(await stage('Quoted'));
  expect(quoted.getByText('$18,500')).toBeVisible();
  expect(quoted.getByText('December 2099')).toBeVisible();
  expect(quoted.getByRole('link', { name: '1 more lead in the list' })).toHaveAttribute(
    'href',
    '/admin/leads?status=quoted&snoozed=any&sort=-value',
  );
  expect(desk.searches[3]).toEqual({ status: ['quoted'], withSnoozed: true, sort: '-value', limit: 50 });
});

test('cards say until when an answer is due, or else what is next', async () => {
  const answered = { ...otto, responseDueAt: null, owner: { id: 2, name: 'Grace' } };
  await renderBoard([{ ...dana, status: 'quoted' }, answered]);
  const quoted = within(await stage('Quoted'));
  expect(quoted.getByText(/^Overdue/).closest('li')).toHaveTextContent('Dana');
  expect(quoted.getByText('No next step').closest('li')).toHaveTextContent('Otto');
});

test('has the filter of the list, and only the stages of it', async () => {
  const { desk, user, path } = await renderBoard([dana, otto], 'manager', '&status=quoted,won&owner=me');
  await stage('Quoted');
  expect(screen.queryByRole('region', { name: /^Qualified/ })).toBeNull();
  expect(desk.sums).toEqual([{ status: ['quoted', 'won'], owner: ['me'], by: 'month' }]);
  await user.click(screen.getByRole('link', { name: 'List' }));
  await waitFor(() => expect(path()).toBe('/admin/leads?status=quoted,won&owner=me'));
});

test('a card is moved by its menu, by the key of a status and by dragging, and keeps the focus', async () => {
  const { desk, user } = await renderBoard([dana, otto]);
  const moves = ['quoted', 'contacted', 'new'] as const;
  const changes = respondToPost('/api/admin/leads/actions', () => {
    desk.leads = [{ ...dana, status: moves[changes.length - 1] ?? 'new' }, otto];
    return Response.json({ batchId: 'batch-1', changed: 1, left: [] }, { status: 201 });
  });
  await stage('Quoted');
  await user.click(await screen.findByRole('button', { name: 'Move Dana' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Quoted/ }));
  await waitFor(async () => expect(await cardsOf('Quoted')).toContain('Dana'));
  expect(await cardsOf('Qualified')).toEqual([]);

  await act(async () => screen.getByRole('link', { name: 'Dana' }).focus());
  await user.keyboard('d');
  await waitFor(async () => expect(await cardsOf('Contacted')).toEqual(['Dana']));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Dana' })).toHaveFocus());

  const [card] = within(await stage('Contacted')).getAllByRole('listitem');
  const dataTransfer = { setData() {}, setDragImage() {} };
  if (card) fireEvent.dragStart(card, { dataTransfer });
  const target = await stage('New');
  fireEvent.dragOver(target, { dataTransfer });
  fireEvent.drop(target, { dataTransfer });
  await waitFor(() => expect(changes).toHaveLength(3));
  expect(changes.map((change) => (change as { action: object }).action)).toEqual(
    moves.map((status) => ({ kind: 'status', status })),
  );
});

test('follows the changes of colleagues', async () => {
  const { desk } = await renderBoard([dana]);
  expect(await cardsOf('Qualified')).toEqual(['Dana']);
  desk.leads = [{ ...dana, status: 'quoted' }, otto];
  act(() => FakeEventSource.latest.send({ leadId: 1, kind: 'status' }));
  await waitFor(async () => expect(await cardsOf('Quoted')).toEqual(['Otto', 'Dana']));
});

test('viewers move no cards', async () => {
  await renderBoard([dana], 'viewer');
  expect(await cardsOf('Qualified')).toEqual(['Dana']);
  expect(screen.queryByRole('button', { name: 'Move Dana' })).toBeNull();
});
