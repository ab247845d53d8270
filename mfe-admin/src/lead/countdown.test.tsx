import { http } from '@portal/testing/server';
import { fireEvent, screen, within } from '@testing-library/react';
import { aLeadPage, aMessage, aTimelineEntry } from '../testing/a-lead.ts';
import { renderStaffPage } from '../testing/render-staff-page.tsx';
import { Component as LeadPage } from './lead.page.tsx';

test.each([
  ['fast', -600_000],
  ['slow', 600_000],
])('on a device with a %s clock, a message counts down by the time of the server', async (_, ahead) => {
  const serverNow = Date.now() + ahead;
  const headers = { date: new Date(serverNow).toUTCString() };
  const sendAt = new Date(serverNow + 10_000).toISOString();
  const delivery = {
    state: 'waiting' as const,
    lastError: null,
    notReached: [],
    sendAt,
    isScheduled: false,
    sentBy: { id: 1, name: 'Staff' },
  };
  const waiting = aTimelineEntry({
    id: 2,
    kind: 'message',
    message: aMessage({ id: 12, direction: 'out', delivery }),
  });
  let lead = aLeadPage(1);
  await renderStaffPage(LeadPage, {
    path: '/admin/leads/1',
    route: '/admin/leads/:id',
    handlers: [
      http.get('/api/admin/leads/1', () => Response.json(lead, { headers })),
      http.post('/api/admin/leads/1/messages', () => {
        lead = aLeadPage(1, { timeline: [waiting] });
        return Response.json({ id: 12, sendAt }, { status: 201, headers });
      }),
    ],
  });
  fireEvent.change(await screen.findByRole('textbox', { name: 'Reply' }), { target: { value: 'Hello' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));

  const thread = within(screen.getByRole('region', { name: 'Timeline' }));
  // The header has whole seconds.
  expect(await thread.findByText(/^Sending in \d+ s/)).toHaveTextContent(/ ([5-9]|10) s/);
  expect(thread.getByRole('button', { name: 'Undo' })).toBeVisible();
});
