import { liveRelease } from '../fixtures/live-releases.ts';
import { expect, test } from '../fixtures/test.ts';

test('the pages of the lead desk open from its menu', { tag: '@engines' }, async ({ staff }) => {
  await staff.goto('/admin');
  const menu = staff.getByRole('navigation', { name: 'Lead desk' });
  for (const [title, content] of [
    ['Report', staff.getByRole('group', { name: 'New leads' })],
    ['Releases', staff.getByRole('table', { name: 'Release history' })],
    ['Staff accounts', staff.getByRole('button', { name: 'Invite' })],
    ['Inbox', staff.getByRole('searchbox', { name: 'Search leads' })],
  ] as const) {
    await menu.getByRole('link', { name: title }).click();
    await expect(staff.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(content).toBeVisible();
  }
});

test('the files of mfe-admin require a session', async ({ request, staff, portal: { desk } }) => {
  const { entry } = await liveRelease(request, 'admin');
  expect(entry).toMatch(/^\/remotes\/admin\//);

  expect((await request.get(desk + entry)).status()).toBe(401);
  expect((await request.get(`${desk}/api/admin/summary`)).status()).toBe(401);
  const response = await staff.request.get(entry);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('javascript');
});
