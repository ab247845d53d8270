import { http, type RequestHandler, respondToPost, server } from '@portal/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { renderStaffPage, respondTo, respondToDelete, stubOwners, type User } from '../testing/render-staff-page.tsx';
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
  absence: null,
  createdAt: '',
};
const invitation = { purpose: 'invitation', expiresAt: '2026-11-24T12:00:00.000Z' };
const link = 'https://www.example.com/admin/password#token=1';
const respondToInvitation = () =>
  respondToPost('/api/admin/staff', () =>
    Response.json({ ...ada, id: 3, name: 'Grace Hopper', invitation: { ...invitation, link } }, { status: 201 }),
  );

const renderStaff = (members: object[] = [ada], sendsEmail = false, ...handlers: RequestHandler[]) =>
  renderStaffPage(StaffPage, {
    path: '/admin/staff',
    handlers: [
      ...handlers,
      http.get('/api/admin/staff', () => Response.json(members)),
      http.get('/api/password-reset', () => Response.json({ isPossible: sendsEmail })),
    ],
  });

/** Chooses an action in the menu of a person. */
async function choose(user: User, action: string, name = 'Ada Byron') {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}
const confirm = async (user: User, action: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: action }));

async function invite(user: User, role = 'Agent') {
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Grace Hopper');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'grace@example.com');
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${role}`) }));
  await user.click(screen.getByRole('button', { name: 'Invite' }));
}

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
  const sent = respondToInvitation();
  const { user } = await renderStaff();
  await invite(user, 'Viewer');

  expect(await screen.findByRole('dialog', { name: 'Link for Grace Hopper' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue(link);
  expect(sent).toEqual([{ name: 'Grace Hopper', email: 'grace@example.com', role: 'viewer' }]);
});

test('without a clipboard, as on plain http, selects the link and says so', async () => {
  respondToInvitation();
  const { user, toasts } = await renderStaff();
  await invite(user);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await user.click(screen.getByRole('button', { name: 'Copy' }));

  await waitFor(() => expect(toasts).toMatchObject([{ title: 'The link was not copied' }]));
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(link);
});

test('shows why an invitation was rejected, and keeps the form', async () => {
  respondToPost('/api/admin/staff', () => Response.json({ detail: 'This email is already used.' }, { status: 409 }));
  const { user } = await renderStaff();
  await invite(user);

  expect(await screen.findByText('This email is already used.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Grace Hopper');
});

test('allows the export of leads', async () => {
  const sent = respondTo('patch', '/api/admin/staff/2', () => Response.json({ ...ada, canExport: true }));
  const { user } = await renderStaff();
  await choose(user, 'Allow the export of leads');

  await screen.findAllByText('Ada Byron can export leads.');
  expect(sent).toEqual([{ canExport: true }]);
});

test('changes a role', async () => {
  const sent = respondTo('patch', '/api/admin/staff/2', () => Response.json({ ...ada, role: 'manager' }));
  const { user } = await renderStaff();
  await choose(user, 'Make manager');
  await screen.findByRole('dialog', { name: 'Make manager?' });
  expect(sent).toEqual([]);
  await confirm(user, 'Make manager');

  await screen.findAllByText('Ada Byron is now manager.');
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
    await choose(user, name);
    if (method === 'delete') await confirm(user, name);
    const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    await user.type(within(dialog).getByLabelText('Your password'), 'quiet river stone');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await screen.findAllByText(message);
  });
});

test('offers no action for the own account, nor a password link for a manager when email is not configured', async () => {
  const me = { ...ada, id: 1, name: 'Staff', email: 'staff@example.com', role: 'manager' };
  const boss = { ...ada, id: 3, name: 'Grace', email: 'grace@example.com', role: 'manager' };
  const { user, unmount } = await renderStaff([me, boss, ada]);
  expect(await screen.findByText('npm run staff -- password grace@example.com')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/admin/account');
  expect(screen.queryByRole('button', { name: 'Actions for Staff' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Actions for Grace' }));
  await screen.findByRole('menuitem', { name: 'Sign out everywhere' });
  expect(screen.queryByRole('menuitem', { name: 'Send password reset' })).toBeNull();
  unmount();

  const second = await renderStaff([boss], true);
  await second.user.click(await screen.findByRole('button', { name: 'Actions for Grace' }));
  expect(await screen.findByRole('menuitem', { name: 'Send password reset' })).toBeVisible();
});

test('asks before someone without leads is disabled, and says what ends', async () => {
  const sent = respondTo('patch', '/api/admin/staff/2', () => Response.json({ ...ada, state: 'disabled' }));
  const { user } = await renderStaff();
  await choose(user, 'Disable…');
  const dialog = await screen.findByRole('dialog', { name: 'Disable Ada Byron?' });
  expect(dialog).toHaveTextContent('can no longer sign in');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([]);

  await choose(user, 'Disable…');
  await confirm(user, 'Disable Ada Byron');
  await waitFor(() => expect(sent).toEqual([{ isDisabled: true }]));
});

describe('someone who owns open leads', () => {
  const barbara = { ...ada, openLeads: 207 };
  const recordChanges = () =>
    respondTo('patch', '/api/admin/staff/2', () => Response.json({ ...barbara, state: 'disabled' }));

  test('is disabled after the choice of who takes over', async () => {
    const sent = recordChanges();
    const { user } = await renderStaff([barbara], false, stubOwners('Staff', 'Ada Byron', 'Grace Hopper'));
    await choose(user, 'Disable…');
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
    const { user } = await renderStaff([barbara], false, stubOwners('Staff', 'Ada Byron', 'Grace Hopper'));
    await choose(user, 'Make viewer');
    await screen.findByRole('dialog', { name: 'Ada Byron owns 207 open leads' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
    expect(screen.getByRole('row', { name: /Ada Byron/ })).toHaveTextContent('Agent');

    await choose(user, 'Make viewer');
    await user.click(await screen.findByRole('button', { name: 'Make Ada Byron a viewer' }));
    await waitFor(() => expect(sent).toEqual([{ role: 'viewer', leadsTo: null }]));
  });
});

test('shows who is away, and ends the absence', async () => {
  const ended = respondToDelete('/api/admin/absences/2');
  const { user } = await renderStaff([
    { ...ada, absence: { from: '2020-01-01', until: '2099-12-24', standInId: null } },
  ]);
  expect(await screen.findByText('Away until Dec 24')).toBeVisible();
  await choose(user, 'Remove absence');
  await waitFor(() => expect(ended).toEqual(['2']));
});

test('sets the rule of assignment with practices and limits', async () => {
  const assignment = { mode: 'off', people: [{ id: 2, practices: [], maxOpenLeads: 20 }] };
  server.use(http.get('/api/admin/assignment', () => Response.json(assignment)));
  const sent = respondTo('put', '/api/admin/assignment');
  const { user } = await renderStaff();
  await user.click(await screen.findByRole('button', { name: 'Assignment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assignment' }));
  expect(await dialog.findByRole('radio', { name: /^Off/ })).toBeChecked();
  expect(dialog.queryByRole('group', { name: 'Ada Byron' })).toBeNull();
  await user.click(dialog.getByRole('radio', { name: /^Balanced/ }));
  const person = within(dialog.getByRole('group', { name: 'Ada Byron' }));
  await user.click(person.getByRole('checkbox', { name: 'Networking' }));
  const limit = person.getByRole('spinbutton', { name: 'Limit of open leads' });
  await user.type(limit, '00');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(limit).toHaveAccessibleDescription('Enter a whole number from 0 to 1000'));
  expect(limit).toHaveFocus();
  await user.clear(limit);
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ mode: 'balanced', people: [{ id: 2, practices: ['connectivity'], maxOpenLeads: null }] }]);
});
