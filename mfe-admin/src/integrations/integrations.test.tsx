import { http, respondToPost, server } from '@portal/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { noContent, renderStaffPage, respondToDelete } from '../testing/render-staff-page.tsx';
import { Component as IntegrationsPage } from './integrations.page.tsx';

const accounting = {
  ...{ id: 7, name: 'Accounting', scope: 'write', createdBy: 'Grace', isCreatorDisabled: false },
  ...{
    createdAt: '2026-11-01T12:00:00.000Z',
    expiresAt: '2027-11-01T12:00:00.000Z',
    isExpired: false,
    lastUsedAt: null,
  },
};
const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000).toISOString();
const path = '/api/admin/api-tokens';

const renderIntegrations = (tokens: object[] = [accounting]) =>
  renderStaffPage(IntegrationsPage, {
    path: '/admin/integrations',
    handlers: [http.get(path, () => Response.json(tokens))],
  });

test('lists tokens with scope, last use and end, and whether who created them is still here', async () => {
  await renderIntegrations([
    accounting,
    {
      ...accounting,
      id: 8,
      name: 'Sheet',
      scope: 'read',
      isCreatorDisabled: true,
      isExpired: true,
      lastUsedAt: twoDaysAgo,
    },
  ]);
  const [, first, second] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent(/Read and write · created by Grace · never used · expires Nov 1, 2027, /);
  expect(second).toHaveTextContent(/Read · created by Grace \(disabled\) · used 2 days ago · expired Nov 1, 2027, /);
  expect(screen.getByRole('link', { name: 'What programs can do' })).toHaveAttribute(
    'href',
    '/api/admin/api-docs/index.html',
  );
});

test('creates a token for a year, and shows it once', async () => {
  const sent = respondToPost(path, () => Response.json({ token: 'portal_api_secret' }, { status: 201 }));
  const { user } = await renderIntegrations([]);
  expect(await screen.findByText('No API tokens yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New token' }));
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByText('Name is required')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Sheet');
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByRole('dialog', { name: 'Token for Sheet' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Token' })).toHaveValue('portal_api_secret');
  expect(sent).toEqual([{ name: 'Sheet', scope: 'read', days: 365 }]);
});

test('asks before a token is revoked, and says when it was not', async () => {
  const { user, toasts } = await renderIntegrations();
  let isDown = true;
  const revoked = respondToDelete(`${path}/:id`, () => {
    if (isDown) return Response.json({ detail: 'Please try again.' }, { status: 503 });
    server.use(http.get(path, () => Response.json([])));
    return noContent();
  });
  await user.click(await screen.findByRole('button', { name: 'Revoke Accounting' }));
  const confirm = within(await screen.findByRole('dialog', { name: 'Revoke Accounting?' }));
  await user.click(confirm.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'The token was not revoked' }]));
  isDown = false;
  await user.click(confirm.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('No API tokens yet')).toBeVisible();
  expect(revoked).toEqual(['7', '7']);
});
