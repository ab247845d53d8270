import { http, type RequestHandler } from '@portal/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as InboxPage } from '../inbox/inbox.page.tsx';
import { aLead } from '../testing/a-lead.ts';
import { renderLead } from '../testing/render-lead.tsx';
import { noContent, renderStaffPage, signedInAs } from '../testing/render-staff-page.tsx';

/** `saved` lists the leads that the API received; it responds with `response`. */
function stubApi(response = () => Response.json({ id: 7 }, { status: 201 })) {
  const saved: unknown[] = [];
  const handlers: RequestHandler[] = [
    http.post('/api/admin/leads', async ({ request }) => {
      saved.push(await request.json());
      return response();
    }),
    http.post('/api/admin/leads/search', () => Response.json({ items: [], total: null, nextCursor: null })),
    http.post('/api/admin/leads/duplicates', async ({ request }) => {
      const { email } = (await request.json()) as { email?: string };
      return Response.json(email === 'ada2@example.com' ? [{ ...aLead(2), reason: 'email' as const }] : []);
    }),
  ];
  return { saved, handlers };
}

async function openNewLead(handlers: RequestHandler[]) {
  const view = await renderStaffPage(InboxPage, { path: '/admin/leads', route: '/admin/*', handlers });
  await view.user.click(await screen.findByRole('button', { name: 'New lead' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New lead' }));
  await dialog.findByRole('textbox', { name: 'Name' });
  return { ...view, dialog };
}

const isUnloadPrevented = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('enters a lead from the inbox, owned by the user, and opens it', async () => {
  const { saved, handlers } = stubApi();
  const { user, dialog, path } = await openNewLead(handlers);
  await waitFor(() => expect(dialog.getByRole('radio', { name: 'Phone call' })).toHaveFocus());
  await user.click(dialog.getByRole('radio', { name: 'Trade show' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Grace Hopper');
  await user.type(dialog.getByRole('textbox', { name: 'What was said' }), 'Four doors.');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'City' }), 'Austin');
  await user.click(dialog.getByRole('radio', { name: 'Yes' }));
  await user.click(dialog.getByRole('button', { name: 'Save lead' }));

  await waitFor(() => expect(path()).toBe('/admin/leads/7'));
  expect(saved).toEqual([
    {
      ...{ kind: 'trade-show', name: 'Grace Hopper', company: '', email: '', phone: '', service: '', city: 'austin' },
      ...{ message: 'Four doors.', receivedAt: null, answered: true, ownerId: 1, leadId: null },
      draftId: expect.any(String),
    },
  ]);
  expect(isUnloadPrevented()).toBe(false);
});

test('Ctrl Enter saves from any field', async () => {
  const { saved, handlers } = stubApi();
  const { user, dialog } = await openNewLead(handlers);
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ada');
  await user.type(dialog.getByRole('textbox', { name: 'Phone' }), '512 555 0142{Control>}{Enter}{/Control}');
  await waitFor(() => expect(saved).toMatchObject([{ name: 'Ada', phone: '512 555 0142' }]));
});

test('shows leads with the same address while it is typed, and adds the request to one of them', async () => {
  const { saved, handlers } = stubApi();
  const { user, dialog } = await openNewLead(handlers);
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ada');
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'ada2@example.com');
  const known = await dialog.findByRole('radio', { name: /^Add to Ada 2/ });
  expect(known).toHaveAccessibleName(/Same email address/);
  expect(dialog.getByRole('radio', { name: 'New lead' })).toBeChecked();
  await user.click(known);
  await user.click(dialog.getByRole('button', { name: 'Add request' }));

  await waitFor(() => expect(saved).toMatchObject([{ name: 'Ada', leadId: 2 }]));
});

test('makes a new lead when the address was changed after a duplicate was chosen', async () => {
  const { saved, handlers } = stubApi();
  const { user, dialog } = await openNewLead(handlers);
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ada');
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'ada2@example.com');
  await user.click(await dialog.findByRole('radio', { name: /^Add to Ada 2/ }));
  await user.clear(dialog.getByRole('textbox', { name: 'Email' }));
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'eve@example.com');
  await waitFor(() => expect(dialog.queryByRole('radio', { name: /^Add to/ })).toBeNull());
  await user.click(dialog.getByRole('button', { name: 'Save lead' }));

  await waitFor(() => expect(saved).toMatchObject([{ email: 'eve@example.com', leadId: null }]));
});

test('shows what is missing, and the messages of the API at their fields', async () => {
  const problem = { detail: 'Try another one.', fields: { phone: 'Phone is too long' } };
  const { saved, handlers } = stubApi(() => Response.json(problem, { status: 422 }));
  const { user, dialog } = await openNewLead(handlers);
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'nobody');
  await user.click(dialog.getByRole('button', { name: 'Save lead' }));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(name).toHaveAccessibleDescription('Name is required'));
  expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Valid email is required');
  expect(saved).toEqual([]);

  await user.type(name, 'Ada');
  await user.clear(dialog.getByRole('textbox', { name: 'Email' }));
  await user.click(dialog.getByRole('button', { name: 'Save lead' }));
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription('Phone is too long'),
  );
  expect(name).toHaveValue('Ada');
});

test('keeps what was typed when the dialog is closed, until it is discarded', async () => {
  const { handlers } = stubApi();
  const { user, dialog } = await openNewLead([...stubDrafts({}), ...handlers]);
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Grace');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'New lead' })).toHaveFocus();
  // The API has it.
  await waitFor(() => expect(isUnloadPrevented()).toBe(false));

  await user.keyboard('+');
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Grace');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
  await waitFor(() => expect(isUnloadPrevented()).toBe(false));
  await user.keyboard('{Escape}');
  await user.keyboard('+');
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
});

interface Stored {
  kind: string;
  fields: Record<string, string>;
  revision: number;
}

/** What the API keeps of forms without a lead, by id. */
function stubDrafts(stored: Record<string, Stored>) {
  const path = '/api/admin/drafts';
  const draftOf = ([id, draft]: [string, Stored]) => ({ id, ...draft, text: '', attachments: [], updatedAt: '' });
  return [
    http.get(path, () => Response.json(Object.entries(stored).map(draftOf))),
    http.put(`${path}/:id`, async ({ params, request }) => {
      const { kind, fields, revision } = (await request.json()) as Stored;
      stored[String(params.id)] = { kind, fields, revision: revision + 1 };
      return Response.json({ revision: revision + 1, attachments: [] });
    }),
    http.delete(`${path}/:id`, ({ params }) => {
      delete stored[String(params.id)];
      return noContent();
    }),
  ];
}
const anUnsavedLead = (fields: Record<string, string>): Stored => ({ kind: 'form new lead', fields, revision: 1 });

test('what was typed before a reload is offered, continued and discarded', async () => {
  const stored: Record<string, Stored> = { old: anUnsavedLead({ name: 'Grace', kind: 'walk-in' }) };
  const { user, dialog } = await openNewLead([...stubDrafts(stored), ...stubApi().handlers]);
  expect(await dialog.findByText(/^You have typed this and not saved it/)).toHaveTextContent('Grace');
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  await user.click(dialog.getByRole('button', { name: 'Continue with it' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Grace'));
  expect(dialog.getByRole('radio', { name: 'Walk-in' })).toBeChecked();
  expect(dialog.queryByText(/^You have typed/)).toBeNull();

  await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' Hopper');
  // Under an id of its own: another window may still be typing.
  await waitFor(() =>
    expect(Object.values(stored)).toMatchObject([{ fields: { name: 'Grace Hopper', kind: 'walk-in' } }]),
  );
  expect(stored).not.toHaveProperty('old');
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(stored).toEqual({}));
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('');
});

test('an unsaved lead of another window can be deleted, and does not touch what is typed', async () => {
  const stored: Record<string, Stored> = { old: anUnsavedLead({ name: 'Grace' }) };
  const { user, dialog } = await openNewLead([...stubDrafts(stored), ...stubApi().handlers]);
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ada');
  await user.click(await dialog.findByRole('button', { name: 'Delete it' }));
  await waitFor(() => expect(Object.values(stored)).toMatchObject([{ fields: { name: 'Ada' } }]));
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
});

test('a lead of which an earlier version was saved can be saved again, as another one', async () => {
  const responses = [
    () => Response.json({ detail: 'An earlier version of this lead has already been saved.' }, { status: 409 }),
    () => Response.json({ id: 8 }, { status: 201 }),
  ];
  const { saved, handlers } = stubApi(() => responses.shift()?.() ?? Response.error());
  const { user, dialog, path } = await openNewLead(handlers);
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Grace');
  await user.click(dialog.getByRole('button', { name: 'Save lead' }));
  expect(await dialog.findByText(/earlier version of this lead/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save lead' }));
  await waitFor(() => expect(path()).toBe('/admin/leads/8'));
  const ids = saved.map((lead) => (lead as { draftId: string }).draftId);
  expect(new Set(ids).size).toBe(2);
});

test('a viewer cannot enter a lead', async () => {
  const { user } = await renderStaffPage(InboxPage, {
    path: '/admin/leads',
    handlers: [...stubApi().handlers, signedInAs('viewer')],
  });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('+');
  await screen.findAllByText('Read-only access');
  expect(screen.queryByRole('button', { name: 'New lead' })).toBeNull();
});

test('adds a request to the lead that is open, at a time of the business', async () => {
  const { saved, handlers } = stubApi(() => Response.json({ id: 1 }, { status: 201 }));
  const { user } = await renderLead({}, ...handlers);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Add a request' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a request: Ada 1' }));
  await user.type(await dialog.findByRole('textbox', { name: 'What was said' }), 'Again.');
  await user.type(dialog.getByLabelText('When'), '2026-06-01T10:00');
  expect(dialog.queryByRole('textbox', { name: 'Name' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Add request' }));

  await waitFor(() =>
    expect(saved).toMatchObject([
      { kind: 'phone', name: 'Ada 1', message: 'Again.', leadId: 1, receivedAt: '2026-06-01T15:00:00.000Z' },
    ]),
  );
});

test('a form is sent once its draft is stored, which would be rejected later', async () => {
  const stores = Promise.withResolvers<void>();
  const requested: string[] = [];
  const { saved, handlers } = stubApi();
  const { user, dialog, path } = await openNewLead([
    http.put('/api/admin/drafts/:id', async () => {
      requested.push('draft');
      await stores.promise;
      return Response.json({ revision: 1, attachments: [] });
    }),
    ...stubDrafts({}),
    ...handlers,
  ]);
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Grace');
  await user.click(dialog.getByRole('button', { name: 'Save lead' }));
  await waitFor(() => expect(requested).toEqual(['draft']));
  expect(await dialog.findByRole('button', { name: 'Saving…' })).toBeVisible();
  expect(saved).toEqual([]);
  stores.resolve();

  await waitFor(() => expect(path()).toBe('/admin/leads/7'));
  expect(saved).toMatchObject([{ name: 'Grace' }]);
});
