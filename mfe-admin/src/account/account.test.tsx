import { http, respondToPost } from '@portal/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { renderStaffPage } from '../testing/render-staff-page.tsx';
import { Component as AccountPage } from './account.page.tsx';

const session = { startedAt: '2026-11-20T12:00:00.000Z', lastSeenAt: '2026-11-20T12:00:00.000Z' };
const sessions = [
  { ...session, id: 'a', browser: 'Firefox on Linux', isCurrent: true },
  { ...session, id: 'b', browser: 'Safari on iPhone', isCurrent: false },
];

const noContent = () => new Response(null, { status: 204 });
const renderAccount = () =>
  renderStaffPage(AccountPage, {
    path: '/admin/account',
    handlers: [http.get('/api/admin/account/sessions', () => Response.json(sessions))],
  });

test('rejects a short password without a request', async () => {
  const { user, requests } = await renderAccount();
  await user.type(await screen.findByLabelText('New password'), 'short');
  await user.click(screen.getByRole('button', { name: 'Change password' }));

  expect(await screen.findByText('Current password is required')).toBeVisible();
  expect(screen.getByText('Use at least 8 characters')).toBeVisible();
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([]);
});

test('changes the password and clears the form', async () => {
  const sent = respondToPost('/api/admin/account/password', noContent);
  const { user } = await renderAccount();
  await user.type(await screen.findByLabelText('Current password'), 'development');
  await user.type(screen.getByLabelText('New password'), 'seven owls over the lake');
  await user.click(screen.getByRole('button', { name: 'Change password' }));

  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveValue(''));
  expect(sent).toEqual([{ current: 'development', next: 'seven owls over the lake' }]);
});

test('signs out another session after the password was entered', async () => {
  const sent = respondToPost('/api/admin/account/sessions/end', () =>
    sent.length === 1 ? Response.json({ detail: 'This is not your current password.' }, { status: 422 }) : noContent(),
  );
  const { user } = await renderAccount();
  const item = within((await screen.findByText('Safari on iPhone')).closest('li') as HTMLElement);
  await user.click(item.getByRole('button', { name: 'Sign out' }));
  await screen.findByRole('dialog', { name: 'Sign out of Safari on iPhone' });
  await user.type(screen.getByLabelText('Your password'), 'wrong{Enter}');
  expect(await screen.findByText('This is not your current password.')).toBeVisible();

  await user.clear(screen.getByLabelText('Your password'));
  await user.type(screen.getByLabelText('Your password'), 'development{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    { password: 'wrong', sessionId: 'b' },
    { password: 'development', sessionId: 'b' },
  ]);
});
