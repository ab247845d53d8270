import { http } from '@portal/testing/server';
import { act, screen } from '@testing-library/react';
import { aLead, listResponse } from '../testing/a-lead.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import { renderStaffPage } from '../testing/render-staff-page.tsx';
import { Component as InboxPage } from './inbox.page.tsx';

// In a file of its own, because the stream is connected for the first time once per document.
test('the first load requests list and summary once, and after a lost connection again', async () => {
  let items = [aLead(1)];
  const { requests } = await renderStaffPage(InboxPage, {
    path: '/admin/leads',
    handlers: [http.post('/api/admin/leads/search', () => listResponse(items))],
  });
  await screen.findByRole('link', { name: 'Ada 1' });
  expect([...requests].sort()).toEqual(['GET /api/admin/summary', 'GET /api/session', 'POST /api/admin/leads/search']);

  items = [aLead(2), aLead(1)];
  act(() => FakeEventSource.latest.ready());
  await screen.findByRole('link', { name: 'Ada 2' });
  expect(requests.filter((request) => request.endsWith('/leads/search'))).toHaveLength(2);
});
