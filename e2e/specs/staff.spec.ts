import { liveRelease } from '../fixtures/live-releases.ts';
import { signIn } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

test('a wrong password is rejected, and the field is selected', async ({ page, portal, pageErrors }) => {
  pageErrors.allow(/401/);
  await page.goto('/admin');
  await signIn(page, { email: portal.staff.email, password: 'not the password' });

  await expect(page.getByRole('alert')).toHaveText('Email or password is wrong.');
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(portal.staff.password);
  await expect(page.getByLabel('Password')).toHaveValue(portal.staff.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
});

test('a page that waits for the API says so', async ({ page }) => {
  await page.route('/api/session', () => {});
  await page.goto('/admin/leads');
  await expect(page.getByRole('status')).toHaveText('Loading…');
});

test('signing out ends the session', async ({ staff, pageErrors }) => {
  await staff.goto('/admin');
  await expect(staff.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();

  pageErrors.allow(/401/);
  await staff.getByRole('button', { name: 'Sign out' }).click();
  await expect(staff.getByRole('heading', { level: 1, name: 'Staff sign-in' })).toBeVisible();
  expect((await staff.request.get('/api/session')).status()).toBe(401);
  expect((await staff.request.get('/api/admin/summary')).status()).toBe(401);
});

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
