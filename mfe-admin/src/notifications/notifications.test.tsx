import type { Lead } from '@portal/staff-client/lead';
import { http, respondToPost } from '@portal/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aLeadPage, aTimelineEntry } from '../testing/a-lead.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import { renderLead } from '../testing/render-lead.tsx';
import { noContent, respondTo, stubSummary, textsOf } from '../testing/render-staff-page.tsx';

const aNotification = (id: number, overrides: object = {}) => ({
  id,
  kind: 'assigned',
  at: new Date().toISOString(),
  isRead: false,
  actor: { id: 2, name: 'Ben' },
  writer: null,
  lead: { id: 7, name: 'Lina Archer' },
  count: 1,
  ...overrides,
});

let unread = 0;
let items: object[] = [];
const colleagues = ['Ana Lopez', 'Ben', 'Anton', 'Cleo', 'Cleo'].map((name, index) => ({
  ...{ id: index + 2, name, role: 'agent', email: `${index}@example.com`, absence: null },
}));
const renderPage = (lead: Partial<Lead> = {}) =>
  renderLead(
    lead,
    stubSummary(() => ({ notifications: unread })),
    http.get('/api/admin/leads/7', () => Response.json(aLeadPage(7))),
    http.get('/api/admin/notifications', () => Response.json({ items })),
    http.get('/api/admin/staff/colleagues', () => Response.json(colleagues)),
  );

beforeEach(() => {
  unread = 0;
  items = [];
});

const buttons = () => screen.findAllByRole('button', { name: /^Notifications/ });

test('the bell has the number of unread notifications, without a request of its own, and live', async () => {
  unread = 2;
  const { requests } = await renderPage();
  await waitFor(async () => expect(textsOf(await buttons())).toContain('Notifications2 unread'));
  expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeInTheDocument();
  expect(requests.filter((request) => request.includes('/notifications'))).toEqual([]);

  unread = 3;
  act(() => FakeEventSource.latest.send({ leadId: 9, kind: 'assigned' }));
  expect(await screen.findByRole('button', { name: 'Notifications, 3 unread' })).toBeInTheDocument();
});

test('lists what happened, opens a lead, and marks all as read', async () => {
  unread = 3;
  items = [
    aNotification(9),
    aNotification(8, { kind: 'wrote-again', actor: null, lead: { id: 3, name: 'Raj Mason' } }),
    aNotification(4, { kind: 'wrote-again', actor: null, writer: 'Pat Manager' }),
    aNotification(7, { count: 12 }),
    aNotification(6, { kind: 'unanswered', actor: null, isRead: true }),
    aNotification(5, { kind: 'undelivered', actor: null, isRead: true }),
  ];
  const sent = respondToPost('/api/admin/notifications/read', noContent);
  const { user, path } = await renderPage();
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('b');
  const dialog = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  expect(textsOf(await dialog.findAllByRole('listitem'))).toEqual([
    'Unread: Ben assigned Lina Archer to younow',
    'Unread: Raj Mason wrote againnow',
    'Unread: Pat Manager wrote about Lina Archernow',
    'Unread: Ben assigned 12 leads to younow',
    'Nobody has answered Lina Archernow',
    'Your email to Lina Archer was not deliverednow',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(sent).toEqual([{ upTo: 9 }]));
  await user.click(dialog.getByRole('link', { name: /Ben assigned Lina Archer to you/ }));
  expect(path()).toBe('/admin/leads/7');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('@ offers colleagues, and the keyboard chooses one', async () => {
  const { user } = await renderPage();
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('n');
  const note = await screen.findByRole('textbox', { name: 'Note' });
  await user.type(note, 'Please ask @an');
  const list = await screen.findByRole('listbox', { name: 'Colleagues' });
  expect(textsOf(within(list).getAllByRole('option'))).toEqual(['Ana Lopez', 'Anton']);
  expect(note).toHaveAttribute('aria-activedescendant', within(list).getByRole('option', { name: 'Ana Lopez' }).id);
  await user.keyboard('{ArrowDown}');
  expect(within(list).getByRole('option', { name: 'Anton' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(note).toHaveValue('Please ask @Ana Lopez ');
  expect(screen.queryByRole('listbox')).toBeNull();

  await user.type(note, 'and mail@an');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.type(note, ' @b');
  expect(await screen.findByRole('option', { name: 'Ben' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(note).toHaveFocus();

  await user.clear(note);
  await user.type(note, '@cleo');
  await user.click(await screen.findByRole('option', { name: 'Cleo (4@example.com)' }));
  expect(note).toHaveValue('@4@example.com ');
});

test('an owner who was chosen by rule is shown as such', async () => {
  const owner = { id: 2, name: 'Ana Lopez' };
  const change = { from: { id: 3, name: 'Ben' }, to: owner, isByRule: true };
  await renderPage({
    ...{ owner, isAssignedByRule: true },
    timeline: [aTimelineEntry({ kind: 'assigned', owner: change })],
  });
  expect(await screen.findByRole('button', { name: /Ana Lopez by rule/ })).toBeVisible();
  expect(screen.getByText(/by rule: Ben has not answered in time/)).toBeVisible();
});

test('opening a lead that was read before marks its notification as read', async () => {
  const marked = respondTo('put', '/api/admin/leads/1/read-mark', () => {
    unread = 0;
    return noContent();
  });
  unread = 1;
  await renderPage({ hasUnreadNotification: true });
  await waitFor(() => expect(marked).toEqual([{ isUnread: false, lastRequestId: 10 }]));
  // In the sidebar and in the header of small screens.
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Notifications' })).toHaveLength(2));
});
