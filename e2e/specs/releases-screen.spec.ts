import { liveReleases } from '../fixtures/live-releases.ts';
import { goByShortcut, inviteStaff, openDesk, setPassword, signIn } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

test('the releases page opens by shortcut and shows the live release of every remote', async ({ staff, request }) => {
  await openDesk(staff);
  await goByShortcut(staff, 'gr', '/admin/releases');
  await expect(staff).toHaveTitle('Releases · Lead desk');
  await expect(staff.getByRole('link', { name: 'Releases' })).toHaveAttribute('aria-current', 'page');

  for (const { name, version } of await liveReleases(request)) {
    const remote = staff.getByRole('region', { name, exact: true });
    await expect(remote).toContainText(version);
    await expect(remote).toContainText(/since [A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d [AP]M [A-Z]/);
  }
});

test('lists the release history of all remotes or of one', async ({ staff, request }) => {
  const [{ name, version } = { name: '', version: '' }] = await liveReleases(request);
  await staff.goto('/admin/releases');
  const rows = staff.getByRole('table', { name: 'Release history' }).getByRole('row');
  await expect(rows.filter({ hasText: version }).first()).toBeVisible();

  await staff.getByRole('navigation', { name: 'Remote' }).getByRole('link', { name }).click();
  await expect(staff).toHaveURL(`/admin/releases?remote=${name}`);
  await expect(rows.nth(1)).toContainText(name);
  await expect(rows.filter({ hasNotText: name })).toHaveCount(1);
});

test('agents have no access to releases', { tag: '@inside' }, async ({ staff, browser, portal, pageErrors }) => {
  const { email, link } = await inviteStaff(staff.request, 'agent');
  const password = 'a moth in the relay';
  const context = await browser.newContext({ baseURL: portal.desk });
  await pageErrors.listenTo(context);
  const page = await context.newPage();

  // The session request returns 401 before sign-in.
  pageErrors.allow(/401/);
  await page.goto(link);
  await setPassword(page, password);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, { email, password });

  await expect(page.getByRole('link', { name: 'Report', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Releases' })).toHaveCount(0);
  await page.goto('/admin/releases');
  await expect(page.getByText('Managers only')).toBeVisible();
  await expect(page.getByRole('region', { name: 'locations' })).toHaveCount(0);
  expect((await page.request.get('/admin/releases.json')).status()).toBe(403);
  await context.close();
});
