import { http, respondToPost, server } from '@portal/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { keptValues } from '../session/drafts.ts';
import { renderStaffPage } from '../testing/render-staff-page.tsx';
import { Component as StaffPage } from './staff.page.tsx';

const ada = {
  id: 2,
  name: 'Ada Byron',
  email: 'ada@example.com',
  role: 'agent',
  state: 'active',
  canExport: false,
  hasSecondFactor: true,
  openLeads: 0,
  createdAt: '',
};
const invitation = { purpose: 'invitation', expiresAt: '2026-11-24T12:00:00.000Z' };

beforeEach(() => keptValues.clear());

const renderStaff = (members: object[] = [ada], sendsEmail = false) =>
  renderStaffPage(StaffPage, {
    path: '/admin/staff',
    handlers: [
      http.get('/api/admin/staff', () => Response.json(members)),
      http.get('/api/password-reset', () => Response.json({ isPossible: sendsEmail })),
    ],
  });

test('shows what is missing in an invitation', async () => {
  const { user, requests } = await renderStaff();
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'grace@');
  await user.click(screen.getByRole('button', { name: 'Invite' }));

  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(screen.getByText('Enter a valid email address')).toBeVisible();
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([]);
});

test('sends an invitation and shows its link when email is not configured', async () => {
  const link = 'https://www.example.com/admin/password#token=1';
  const sent = respondToPost('/api/admin/staff', () =>
    Response.json({ ...ada, id: 3, name: 'Grace Hopper', invitation: { ...invitation, link } }, { status: 201 }),
  );
  const { user } = await renderStaff();
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Grace Hopper');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'grace@example.com');
  await user.click(screen.getByRole('radio', { name: /^Viewer/ }));
  await user.click(screen.getByRole('button', { name: 'Invite' }));

  expect(await screen.findByRole('dialog', { name: 'Link for Grace Hopper' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue(link);
  expect(sent).toEqual([{ name: 'Grace Hopper', email: 'grace@example.com', role: 'viewer' }]);
});

test('without a clipboard, as on plain http, selects the link and says so', async () => {
  const link = 'https://www.example.com/admin/password#token=1';
  respondToPost('/api/admin/staff', () =>
    Response.json({ ...ada, id: 3, name: 'Grace Hopper', invitation: { ...invitation, link } }, { status: 201 }),
  );
  const { user, toasts } = await renderStaff();
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Grace Hopper');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'grace@example.com');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await user.click(screen.getByRole('button', { name: 'Copy' }));

  await waitFor(() => expect(toasts).toMatchObject([{ title: 'The link was not copied' }]));
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(link);
});

test('shows why an invitation was rejected, and keeps the form', async () => {
  respondToPost('/api/admin/staff', () => Response.json({ detail: 'This email is already used.' }, { status: 409 }));
  const { user } = await renderStaff();
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada Byron');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Invite' }));

  expect(await screen.findByText('This email is already used.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Byron');
});

test('allows the export of leads', async () => {
  const sent: unknown[] = [];
  server.use(
    http.patch('/api/admin/staff/2', async ({ request }) => {
      sent.push(await request.json());
      return Response.json({ ...ada, canExport: true });
    }),
  );
  const { user } = await renderStaff();
  await user.click(await screen.findByRole('checkbox', { name: 'Ada Byron can export leads' }));

  expect((await screen.findAllByText('Ada Byron can export leads.')).length).toBeGreaterThan(0);
  expect(sent).toEqual([{ canExport: true }]);
});

test('changes a role', async () => {
  const sent: unknown[] = [];
  server.use(
    http.patch('/api/admin/staff/2', async ({ request }) => {
      sent.push(await request.json());
      return Response.json({ ...ada, role: 'manager' });
    }),
  );
  const { user } = await renderStaff();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Role of Ada Byron' }), 'manager');

  expect((await screen.findAllByText('Ada Byron is now manager.')).length).toBeGreaterThan(0);
  expect(sent).toEqual([{ role: 'manager' }]);
});

describe('without a recent sign-in', () => {
  const challenge = { 'WWW-Authenticate': 'Session error="insufficient_user_authentication"' };

  test.each([
    ['Send password reset', 'post', 'invitation', 'Link sent'],
    ['Sign out everywhere', 'delete', 'sessions', 'Signed out'],
    ['Reset two-step verification', 'delete', 'second-factor', 'Two-step verification reset'],
  ] as const)('“%s” asks who it is, and is then repeated', async (name, method, path, message) => {
    let isRecent = false;
    server.use(
      http[method](`/api/admin/staff/2/${path}`, () =>
        isRecent
          ? Response.json({ ...invitation, purpose: 'reset' })
          : Response.json(
              { detail: 'Please confirm that it is you: sign in again.' },
              { status: 403, headers: challenge },
            ),
      ),
      http.get('/api/admin/account/passkeys', () => Response.json([])),
      http.post('/api/session', () => {
        isRecent = true;
        return Response.json({});
      }),
    );
    const { user } = await renderStaff([ada], true);
    await user.click(await screen.findByRole('button', { name }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    await user.type(within(dialog).getByLabelText('Your password'), 'quiet river stone');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  });
});

test('offers no password link for the own account, nor for a manager when email is not configured', async () => {
  const me = { ...ada, id: 1, name: 'Staff', email: 'staff@example.com', role: 'manager' };
  const boss = { ...ada, id: 3, name: 'Grace', email: 'grace@example.com', role: 'manager' };
  await renderStaff([me, boss, ada]);
  expect(await screen.findByText('npm run staff -- password grace@example.com')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your password and two-step verification' })).toHaveAttribute(
    'href',
    '/admin/account',
  );
  expect(screen.getAllByRole('button', { name: 'Send password reset' })).toHaveLength(1);
});

test('offers a password link for another manager when email is configured', async () => {
  await renderStaff([{ ...ada, role: 'manager' }], true);
  expect(await screen.findByRole('button', { name: 'Send password reset' })).toBeVisible();
});

describe('someone who owns open leads', () => {
  const barbara = { ...ada, openLeads: 207 };
  const handlers = [
    http.get('/api/admin/staff', () => Response.json([barbara])),
    http.get('/api/password-reset', () => Response.json({ isPossible: false })),
    http.get('/api/admin/staff/names', () =>
      Response.json([
        { id: 2, name: 'Ada Byron', email: 'ada@example.com', role: 'agent' },
        { id: 3, name: 'Grace Hopper', email: 'grace@example.com', role: 'agent' },
      ]),
    ),
  ];
  const recordChanges = () => {
    const sent: unknown[] = [];
    server.use(
      http.patch('/api/admin/staff/2', async ({ request }) => {
        sent.push(await request.json());
        return Response.json({ ...barbara, state: 'disabled' });
      }),
    );
    return sent;
  };

  test('is disabled after the choice of who takes over', async () => {
    const sent = recordChanges();
    const { user } = await renderStaffPage(StaffPage, { path: '/admin/staff', handlers });
    await user.click(await screen.findByRole('button', { name: 'Disable' }));
    expect(await screen.findByRole('dialog', { name: 'Ada Byron owns 207 open leads' })).toBeVisible();
    expect(sent).toEqual([]);
    const choice = screen.getByRole('combobox', { name: 'Open leads' });
    expect(await screen.findByRole('option', { name: 'Hand over to Grace Hopper' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Hand over to Ada Byron' })).toBeNull();
    await user.selectOptions(choice, 'Hand over to Grace Hopper');
    await user.click(screen.getByRole('button', { name: 'Disable Ada Byron' }));

    await waitFor(() => expect(sent).toEqual([{ isDisabled: true, leadsTo: 3 }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('becomes a viewer with the leads left unassigned, and stays an agent when the dialog is closed', async () => {
    const sent = recordChanges();
    const { user } = await renderStaffPage(StaffPage, { path: '/admin/staff', handlers });
    const role = await screen.findByRole('combobox', { name: 'Role of Ada Byron' });
    await user.selectOptions(role, 'viewer');
    await screen.findByRole('dialog', { name: 'Ada Byron owns 207 open leads' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
    expect(screen.getByRole('combobox', { name: 'Role of Ada Byron' })).toHaveValue('agent');

    await user.selectOptions(role, 'viewer');
    await user.click(await screen.findByRole('button', { name: 'Make Ada Byron a viewer' }));
    await waitFor(() => expect(sent).toEqual([{ role: 'viewer', leadsTo: null }]));
  });
});
