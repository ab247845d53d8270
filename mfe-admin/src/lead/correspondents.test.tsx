import type { Lead, Message } from '@portal/staff-client/lead';
import { http } from '@portal/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aDetail, aLeadPage, aMessage, aRequest, aTimelineEntry, noDetails } from '../testing/a-lead.ts';
import { renderLead } from '../testing/render-lead.tsx';
import { textsOf } from '../testing/render-staff-page.tsx';

const pat = { name: 'Pat Manager', address: 'pat@property.example' };

/** Renders a lead with one e-mail, and collects what is sent. */
async function renderMail(message: Partial<Message>, overrides: Partial<Lead> = {}) {
  const sent: unknown[] = [];
  const mail = aMessage({ from: pat, writer: 'correspondent', isMovable: true, requestId: 11, ...message });
  const request = aRequest({ id: 11, kind: 'email', name: null, email: null, message: mail.text });
  const timeline = [aTimelineEntry({ id: 2, kind: 'submitted', request, message: mail })];
  await renderLead(
    { timeline, ...overrides },
    http.post('/api/admin/messages/:id/move', async ({ request }) => {
      sent.push(await request.json());
      return Response.json({ batchId: '0f7a6f04-5d0c-4d3e-9d5f-3b1c2f9d1a11', leadId: 7 });
    }),
    http.put('/api/admin/leads/1/details', async ({ request }) => {
      sent.push(await request.json());
      return Response.json(aLeadPage(1, { timeline, ...overrides }));
    }),
  );
  const thread = within(await screen.findByRole('region', { name: 'Timeline' }));
  return { sent, thread };
}

const openMenu = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Actions for the message Re: Your request' }));
  return within(await screen.findByRole('menu', { name: 'Re: Your request' }));
};

test('says that somebody else wrote, and starts a lead for them', async () => {
  const { sent, thread } = await renderMail({});
  expect(thread.getByText('Pat Manager')).toBeVisible();
  expect(thread.getByText('not an address of the customer')).toBeVisible();
  const menu = await openMenu();
  fireEvent.click(menu.getByRole('menuitem', { name: /Start a lead for the sender/ }));
  expect(await screen.findByText('It is part of the lead of Pat Manager now.')).toBeVisible();
  expect(sent).toEqual([{ leadId: null }]);
});

test('makes the address one of the customer', async () => {
  const { sent } = await renderMail({});
  const menu = await openMenu();
  fireEvent.click(menu.getByRole('menuitem', { name: /also the customer’s address/ }));
  await waitFor(() => expect(sent).toEqual([{ changes: [{ field: 'email', value: pat.address, action: 'add' }] }]));
});

test('makes who wrote a forwarded mail the customer of the lead', async () => {
  const { sent } = await renderMail(
    {
      ...{ writer: 'unknown', claims: { id: 2, name: 'Grace' }, isMovable: false },
      forwardedFrom: { name: 'Olga Owner', address: 'olga@owner.example' },
    },
    { details: { ...noDetails, name: [aDetail('Grace', { requestIds: [11], isPreferred: true })] } },
  );
  const menu = await openMenu();
  fireEvent.click(menu.getByRole('menuitem', { name: /Make Olga Owner the customer/ }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        changes: [
          { field: 'email', value: 'olga@owner.example', action: 'add' },
          { field: 'name', value: 'Olga Owner', action: 'add' },
          { field: 'name', value: 'Olga Owner', action: 'prefer' },
          { field: 'name', value: 'Grace', action: 'hide' },
        ],
      },
    ]),
  );
});

test('of a mail of the customer, only where it belongs can be changed', async () => {
  const { thread } = await renderMail({ writer: 'customer' });
  expect(thread.queryByText('not an address of the customer')).not.toBeInTheDocument();
  const menu = await openMenu();
  expect(textsOf(menu.getAllByRole('menuitem'))).toEqual([
    expect.stringContaining('Move to another lead…'),
    expect.stringContaining('Download the original message'),
  ]);
});

test('warns of the address of a colleague that nobody confirms', async () => {
  const { thread } = await renderMail({ writer: 'unknown', claims: { id: 2, name: 'Grace' }, isMovable: false });
  expect(thread.getByRole('note')).toHaveTextContent('This email claims to be from Grace.');
});
