import { http } from '@portal/testing/server';
import { screen } from '@testing-library/react';
import { cellsOf, renderStaffPage } from '../testing/render-staff-page.tsx';
import { Component as AuditPage } from './audit.page.tsx';

const ada = { id: 2, email: 'ada@example.com' };
const anEvent = (id: number, event: object) => ({
  id,
  at: '2026-11-20T12:00:00.000Z',
  kind: 'signed-in',
  actor: ada,
  subject: null,
  network: '203.0.113.7',
  data: {},
  leadNames: {},
  ...event,
});
const staff = [{ ...ada, name: 'Ada Byron', role: 'agent', state: 'disabled', canExport: true, createdAt: '' }];

const renderAudit = (respond: (query: URLSearchParams) => Response, path = '/admin/audit') =>
  renderStaffPage(AuditPage, {
    path,
    route: '/admin/audit',
    handlers: [
      http.get('/api/admin/audit', ({ request }) => respond(new URL(request.url).searchParams)),
      http.get('/api/admin/staff', () => Response.json(staff)),
    ],
  });
const page = (items: object[], nextBefore: number | null = null) => Response.json({ items, nextBefore });

test('describes events in words', async () => {
  const manager = { id: 1, email: 'staff@example.com' };
  await renderAudit(() =>
    page([
      anEvent(5, { kind: 'role-changed', actor: manager, subject: ada, data: { from: 'viewer', to: 'agent' } }),
      anEvent(4, { kind: 'leads-exported', data: { count: 1234, filter: { status: ['won'], isSearch: true } } }),
      anEvent(3, { kind: 'sign-in-failed', actor: { id: null, email: 'visitor' }, data: { reason: 'wrong password' } }),
      anEvent(2, { kind: 'export-permission-changed', actor: { id: null, email: 'operator' }, data: { to: false } }),
      anEvent(1, { kind: 'sessions-ended', data: { sessions: 1 } }),
    ]),
  );
  const rows = cellsOf(await screen.findByRole('table', { name: 'Audit log' }));
  expect(rows.map((cells) => cells.slice(0, 2))).toEqual([
    ['Role changed from viewer to agentada@example.com', 'staff@example.com'],
    ['1,234 leads exportedstatus: won, search', 'ada@example.com'],
    ['Sign-in failedwrong password', 'Not signed in'],
    ['Export not allowed', 'Command line'],
    ['1 session ended', 'ada@example.com'],
  ]);
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('End of the log');
});

test('links the leads of a merge that are still stored', async () => {
  const merge = { kind: 'leads-merged', data: { leadId: 2005, intoId: 2001 }, leadNames: { 2001: 'Bob Moore' } };
  await renderAudit(() => page([anEvent(1, merge)]));
  const links = await screen.findAllByRole('link', { name: /^lead \d/i });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['lead 2001 (Bob Moore)', '/admin/leads/2001'],
  ]);
  expect(screen.getByText(/^Lead 2005 merged into/)).toBeVisible();
});

test('filters by person, event and time, in the URL', async () => {
  const asked: string[] = [];
  const { user, path } = await renderAudit((query) => {
    asked.push(String(query));
    return page([]);
  });
  await screen.findByRole('option', { name: 'Ada Byron' });
  await user.selectOptions(screen.getByLabelText('Person'), 'Ada Byron');
  await user.selectOptions(screen.getByLabelText('Event'), 'Role changed');
  expect(path()).toBe('/admin/audit?person=2&kind=role-changed');
  expect(await screen.findByText('No matching events')).toBeVisible();
  expect(asked.at(-1)).toBe('person=2&kind=role-changed');

  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(path()).toBe('/admin/audit');
});

test('the last day of the filter is included', async () => {
  const asked: URLSearchParams[] = [];
  await renderAudit((query) => {
    asked.push(query);
    return page([]);
  }, '/admin/audit?from=2026-11-19&to=2026-11-20&kind=gossip&person=x');
  await screen.findByText('No matching events');
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    since: new Date('2026-11-19T00:00').toISOString(),
    until: new Date('2026-11-21T00:00').toISOString(),
  });
});

test('loads further pages, also after an error', async () => {
  let failures = 1;
  const { user } = await renderAudit((query) => {
    if (!query.has('before')) return page([anEvent(51, {})], 51);
    if (failures-- > 0) return Response.json({ detail: 'Please try again.' }, { status: 503 });
    return page([anEvent(50, { kind: 'signed-out' })]);
  });
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText(/More events could not be loaded/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('cell', { name: 'Signed out' })).toBeVisible();
  expect(screen.getByText('End of the log')).toBeVisible();
});

test('shows an error with another try', async () => {
  let isDown = true;
  const { user } = await renderAudit(() =>
    isDown ? Response.json({ detail: 'The service is unavailable.' }, { status: 503 }) : page([anEvent(1, {})]),
  );
  expect(await screen.findByText('The service is unavailable.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('cell', { name: 'Signed in' })).toBeVisible();
});
