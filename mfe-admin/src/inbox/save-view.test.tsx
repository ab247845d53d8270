import type { Role } from '@portal/contracts/staff';
import type { SavedView } from '@portal/staff-client/lead';
import { http } from '@portal/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { aLead, listResponse } from '../testing/a-lead.ts';
import { noContent, renderStaffPage, signedInAs, stubSummary } from '../testing/render-staff-page.tsx';
import { Component as InboxPage } from './inbox.page.tsx';

const ours: SavedView = {
  ...{ id: 4, name: 'Quoted', query: 'status=quoted', isShared: true },
  ...{ owner: { id: 2, name: 'Grace' }, canChange: true },
};

async function renderView(view: SavedView | undefined, role: Role = 'manager') {
  const sent: [method: string, body: unknown][] = [];
  const record = async (request: Request) => {
    sent.push([request.method, request.method === 'DELETE' ? undefined : await request.json()]);
    return request.method === 'DELETE' ? noContent() : Response.json({ ...ours });
  };
  const rendered = await renderStaffPage(InboxPage, {
    path: '/admin/leads?status=quoted',
    handlers: [
      signedInAs(role),
      stubSummary({ views: view ? [view] : [] }),
      http.post('/api/admin/leads/search', () => listResponse([aLead(1)])),
      http.post('/api/admin/views', ({ request }) => record(request)),
      http.put('/api/admin/views/4', ({ request }) => record(request)),
      http.delete('/api/admin/views/4', ({ request }) => record(request)),
    ],
  });
  const choose = async (item: string) => {
    await rendered.user.click(await screen.findByRole('button', { name: 'View' }));
    await rendered.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { ...rendered, sent, choose };
}

test('a new view is for oneself or, for agents, for all staff', async () => {
  const { user, sent } = await renderView(undefined, 'agent');
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Offers');
  await user.click(screen.getByRole('radio', { name: 'All staff' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([['POST', { name: 'Offers', query: 'status=quoted', isShared: true, replace: false }]]),
  );
});

test('a view is renamed, shared no longer and deleted in its menu, which says whose it is', async () => {
  const { user, sent, choose } = await renderView(ours);
  const { name, query } = ours;
  await choose('Stop sharing');
  await waitFor(() => expect(sent.pop()).toEqual(['PUT', { name, query, isShared: false }]));
  await choose('Rename…');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' leads{Enter}');
  await waitFor(() => expect(sent.pop()).toEqual(['PUT', { name: 'Quoted leads', query, isShared: true }]));
  await choose('Delete view of Grace');
  await waitFor(() => expect(sent.pop()).toEqual(['DELETE', undefined]));
});

test('a view that a colleague shares is in the navigation, without a menu for those who cannot change it', async () => {
  await renderView({ ...ours, canChange: false }, 'agent');
  expect(await screen.findByRole('link', { name: 'Quoted' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('button', { name: 'View' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
});
