import { http } from '@portal/testing/server';
import { fireEvent, screen, within } from '@testing-library/react';
import { aDelivery, aLeadPage, aMessage, aTimelineEntry } from '../testing/a-lead.ts';
import { renderLead } from '../testing/render-lead.tsx';

test.each([
  ['fast', -600_000],
  ['slow', 600_000],
])('on a device with a %s clock, a message counts down by the time of the server', async (_, ahead) => {
  const serverNow = Date.now() + ahead;
  const headers = { date: new Date(serverNow).toUTCString() };
  const sendAt = new Date(serverNow + 10_000).toISOString();
  const message = aMessage({ id: 12, direction: 'out', delivery: aDelivery({ sendAt }) });
  const waiting = aTimelineEntry({ id: 2, kind: 'message', message });
  let lead = aLeadPage(1);
  await renderLead(
    {},
    http.get('/api/admin/leads/1', () => Response.json(lead, { headers })),
    http.post('/api/admin/leads/1/messages', () => {
      lead = aLeadPage(1, { timeline: [waiting] });
      return Response.json({ id: 12, sendAt }, { status: 201, headers });
    }),
  );
  fireEvent.change(await screen.findByRole('textbox', { name: 'Reply' }), { target: { value: 'Hello' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));

  const thread = within(screen.getByRole('region', { name: 'Timeline' }));
  // The header has whole seconds.
  expect(await thread.findByText(/^Sending in \d+ s/)).toHaveTextContent(/ ([5-9]|10) s/);
  expect(thread.getByRole('button', { name: 'Undo' })).toBeVisible();
});
