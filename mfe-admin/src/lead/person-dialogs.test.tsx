import { http, type RequestHandler, respondToPost } from '@portal/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aLeadPage } from '../testing/a-lead.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import { renderStaffPage, signedInAs, textsOf, type User } from '../testing/render-staff-page.tsx';
import { Component as LeadPage } from './lead.page.tsx';

const lead = aLeadPage(1);
const person = {
  addresses: ['ada1@example.com', 'ada@home.example'],
  leads: [
    { id: 1, name: 'Ada 1' },
    { id: 4, name: 'A. Lovelace' },
  ],
  ...{ requests: 3, messages: 2, files: 1, notes: 1, events: 9, deliveries: 0 },
};
const renderLead = (...handlers: RequestHandler[]) =>
  renderStaffPage(LeadPage, {
    path: '/admin/leads/1',
    // Also matches the page that follows an erasure.
    route: '/admin/:section/:id?',
    handlers: [
      ...handlers,
      http.get('/api/admin/leads/1', () => Response.json(lead)),
      http.get('/api/admin/leads/0', () => Response.json({}, { status: 404 })),
      http.post('/api/admin/leads/search', () => Response.json({ items: [], total: 0, nextCursor: null })),
    ],
  });
const openMenu = async (user: User) => user.click(await screen.findByRole('button', { name: 'More actions' }));
const openErasure = async (user: User) => {
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Erase this person…' }));
};

test('shows what is removed, erases it after confirmation and opens the page of receipts', async () => {
  const sent = respondToPost('/api/admin/leads/1/person/erase', () => Response.json({ id: 7 }));
  const { user, path, toasts } = await renderLead(http.get('/api/admin/leads/1/person', () => Response.json(person)));
  await openErasure(user);
  const dialog = await screen.findByRole('dialog', { name: 'Erase Ada 1?' });
  expect(dialog).toHaveTextContent('This cannot be undone.');
  const confirm = await within(dialog).findByRole('button', { name: 'Erase permanently' });
  expect(textsOf(within(dialog).getAllByRole('listitem'))).toEqual([
    ...['ada1@example.com', 'ada@home.example', 'Ada 1 (lead 1)', 'A. Lovelace (lead 4)'],
    ...['2 leads', '3 requests', '2 emails', '1 attachment', '1 note', '9 timeline entries'],
  ]);
  expect(sent).toEqual([]);
  await user.click(confirm);

  await waitFor(() => expect(path()).toBe('/admin/privacy'));
  expect(sent).toEqual([{ addresses: person.addresses }]);
  expect(toasts).toMatchObject([{ description: 'Download receipt 7 here to give it to the person.' }]);
});

test('says why nothing was erased and shows what is stored by now', async () => {
  let addresses = ['ada1@example.com'];
  const { user } = await renderLead(
    http.get('/api/admin/leads/1/person', () => Response.json({ ...person, addresses })),
    http.post('/api/admin/leads/1/person/erase', () => {
      addresses = person.addresses;
      return Response.json({ detail: 'This person has other email addresses by now.' }, { status: 409 });
    }),
  );
  await openErasure(user);
  await user.click(await screen.findByRole('button', { name: 'Erase permanently' }));
  expect(await screen.findByText('This person has other email addresses by now.')).toBeVisible();
  expect(await screen.findByText('ada@home.example')).toBeVisible();
});

test('a lead that another user has erased disappears', async () => {
  let isErased = false;
  await renderLead(
    http.get('/api/admin/leads/1', () =>
      isErased ? Response.json({ detail: 'There is no lead 1.' }, { status: 404 }) : Response.json(lead),
    ),
  );
  await screen.findByRole('heading', { name: 'Ada 1' });
  isErased = true;
  await act(async () => FakeEventSource.latest.ready());
  expect(await screen.findByText('Lead not found')).toBeVisible();
  expect(screen.queryByText('ada1@example.com')).toBeNull();
});

test('agents cannot export or erase a person', async () => {
  const { user } = await renderLead(signedInAs('agent'));
  await screen.findByRole('heading', { name: 'Ada 1' });
  await openMenu(user);
  expect(await screen.findByRole('menuitem', { name: /Copy link/ })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /this person/ })).toBeNull();
});
