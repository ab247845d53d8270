import type { APIRequestContext } from '@playwright/test';
import { aPerson } from '../fixtures/a-lead.ts';
import { expect, test } from '../fixtures/test.ts';

interface LiveRelease {
  name: string;
  version: string;
}

const liveReleases = async (request: APIRequestContext): Promise<LiveRelease[]> =>
  (await (await request.get('/releases.json')).json()).remotes;

test('a manager opens the releases by shortcut and sees the live release of every remote', async ({
  staff,
  request,
}) => {
  await staff.goto('/admin');
  await staff.getByRole('heading', { level: 1, name: 'Inbox' }).waitFor();
  await staff.keyboard.press('g');
  await staff.keyboard.press('r');
  await expect(staff).toHaveTitle('Releases · Lead desk');
  await expect(staff.getByRole('link', { name: 'Releases' })).toHaveAttribute('aria-current', 'page');

  for (const { name, version } of await liveReleases(request)) {
    const remote = staff.getByRole('region', { name, exact: true });
    await expect(remote).toContainText(version);
    await expect(remote).toContainText(/since [A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d [AP]M [A-Z]/);
  }
});

test('lists the history of all remotes or one', async ({ staff, request }) => {
  const [{ name, version } = { name: '', version: '' }] = await liveReleases(request);
  await staff.goto('/admin/releases');
  const rows = staff.getByRole('table', { name: 'Release history' }).getByRole('row');
  await expect(rows.filter({ hasText: version }).first()).toBeVisible();

  await staff.getByRole('navigation', { name: 'Remote' }).getByRole('link', { name }).click();
  await expect(staff).toHaveURL(`/admin/releases?remote=${name}`);
  await expect(rows.nth(1)).toContainText(name);
  await expect(rows.filter({ hasNotText: name })).toHaveCount(1);
});

test('agents get neither link nor page nor data', { tag: '@inside' }, async ({
  staff,
  browser,
  portal,
  pageErrors,
}) => {
  const { name, email } = aPerson();
  const invited = await staff.request.post('/api/admin/staff', { data: { name, email, role: 'agent' } });
  const { invitation } = await invited.json();
  const context = await browser.newContext({ baseURL: portal.origin });
  await pageErrors.listenTo(context);
  const page = await context.newPage();

  // The session request returns 401 before sign-in.
  pageErrors.allow(/401/);
  await page.goto(invitation.link);
  await page.getByLabel('New password').fill('a moth in the relay');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('a moth in the relay');
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Releases' })).toHaveCount(0);
  await page.goto('/admin/releases');
  await expect(page.getByText('Managers only')).toBeVisible();
  await expect(page.getByRole('region', { name: 'locations' })).toHaveCount(0);
  expect((await page.request.get('/admin/releases.json')).status()).toBe(403);
  await context.close();
});
