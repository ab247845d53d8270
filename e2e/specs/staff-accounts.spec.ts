import type { Page } from '@playwright/test';
import { axeViolationsInBothModes } from '../fixtures/axe.ts';
import { inviteStaff, setPassword, signIn } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

// These pages belong to the lead desk.
test.use({ baseURL: ({ portal }, use) => use(portal.desk) });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const password = 'a moth in the relay';

test('an invited agent sets a password, has the permissions of the role and is signed out when disabled', async ({
  page,
  staff,
  pageErrors,
}) => {
  pageErrors.allow(/401/, /422/);
  const { id, email, link } = await inviteStaff(staff.request, 'agent');

  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await page.goto(link);
  await expect(heading(page, 'Welcome, Grace Hopper')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex');

  await setPassword(page, 'grace hopper');
  await expect(page.getByRole('alert')).toContainText('words of this site do not count');
  await expect(page.getByLabel('New password')).toBeFocused();
  await page.keyboard.type(password);
  await page.getByRole('button', { name: 'Show new password' }).click();
  await expect(page.getByLabel('New password')).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(heading(page, 'Your password is set')).toBeFocused();
  const token = new URL(link).hash.slice('#token='.length);
  expect(requests.length).toBeGreaterThan(3);
  expect(requests.filter((line) => line.includes(token))).toEqual([]);

  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, { email, password });
  await expect(heading(page, 'Staff sign-in')).toBeHidden();
  expect(await (await page.request.get('/api/session')).json()).toMatchObject({ id, email, role: 'agent' });
  expect((await page.request.get('/api/admin/staff/names')).status()).toBe(200);
  const forbidden = await page.request.get('/api/admin/staff');
  expect(forbidden.status()).toBe(403);
  expect((await forbidden.json()).detail).toBe('This needs the role manager, and yours is agent.');

  const change = await staff.request.patch(`/api/admin/staff/${id}`, { data: { isDisabled: true } });
  expect(change.status()).toBe(200);
  await page.reload();
  await expect(heading(page, 'Staff sign-in')).toBeVisible();
  await signIn(page, { email, password });
  await expect(page.getByRole('alert')).toHaveText('Email or password is wrong.');
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('sign-in pages fit and have no axe violations in light and dark mode', async ({ page, staff, pageErrors }) => {
    pageErrors.allow(/401/, /410/, /422/);
    const { link } = await inviteStaff(staff.request, 'viewer');
    const check = async () => {
      expect(await axeViolationsInBothModes(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    };

    await page.goto('/admin');
    await expect(heading(page, 'Staff sign-in')).toBeVisible();
    await check();
    await page.goto('/admin/forgot');
    await expect(page.getByText('Please ask a manager')).toBeVisible();
    await check();
    await page.goto('/admin/password');
    await expect(heading(page, 'This link is no longer valid')).toBeVisible();
    await check();
    await page.goto('/');
    await page.goto(link);
    await setPassword(page, 'password');
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await check();
    await setPassword(page, password);
    await expect(heading(page, 'Your password is set')).toBeVisible();
    await check();
  });
});
