import { queryClient } from '@portal/platform/query';
import { http } from '@portal/testing/server';
import { act, screen } from '@testing-library/react';
import { sessionQuery } from '../../session/session.ts';
import { aSession, renderStaffPage, signedInAs } from '../../testing/render-staff-page.tsx';
import { Layout } from './layout.tsx';

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
const Page = () => (
  <Layout title="Page">
    <p>Content</p>
  </Layout>
);
const renderAt = (path: string, secondFactorDueAt: string) =>
  renderStaffPage(Page, { path, handlers: [signedInAs('manager', { secondFactorDueAt })] });

test('replaces pages when the time for two-step verification is over, except the account page', async () => {
  const first = await renderAt('/admin', days(-1));
  expect(await screen.findByText('Two-step verification is required')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set up' })).toHaveAttribute('href', '/admin/account');
  expect(screen.queryByText('Content')).toBeNull();
  first.unmount();

  await renderAt('/admin/account', days(-1));
  await screen.findAllByText(/Staff · manager/);
  expect(screen.getByText('Content')).toBeVisible();
  expect(screen.queryByText('Two-step verification is required')).toBeNull();
});

test('leads back to the page that was opened once two-step verification is on', async () => {
  let secondFactorDueAt: string | null = days(-1);
  const { user } = await renderStaffPage(Page, {
    path: '/admin/leads/5?from=mail',
    route: '/admin/*',
    handlers: [http.get('/api/session', () => Response.json(aSession({ secondFactorDueAt })))],
  });
  await user.click(await screen.findByRole('link', { name: 'Set up' }));
  secondFactorDueAt = null;
  await act(() => queryClient.invalidateQueries(sessionQuery));
  expect(await screen.findByRole('link', { name: 'Continue to the page that you opened' })).toHaveAttribute(
    'href',
    '/admin/leads/5?from=mail',
  );
});

test('reminds in the last week only', async () => {
  const first = await renderAt('/admin', days(6));
  expect(await screen.findByText(/^Two-step verification is due/)).toBeVisible();
  expect(screen.getByText('Content')).toBeVisible();
  first.unmount();

  await renderAt('/admin', days(8));
  await screen.findAllByText(/Staff · manager/);
  expect(screen.queryByText(/Two-step verification/)).toBeNull();
});
