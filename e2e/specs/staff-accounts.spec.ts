import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Invited {
  id: number;
  email: string;
  name: string;
  link: string;
}

/** Invites a staff member. The response contains the link because email is not configured. */
async function invite(manager: APIRequestContext, role: string): Promise<Invited> {
  const person = {
    email: `colleague${crypto.randomUUID().replaceAll('-', '')}@example.com`,
    name: 'Grace Hopper',
    role,
  };
  const response = await manager.post('/api/admin/staff', { data: person });
  expect(response.status(), await response.text()).toBe(201);
  const { id, invitation } = await response.json();
  return { id, ...person, link: invitation.link };
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function choosePassword(page: Page, password: string) {
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('an invited agent sets a password, has the permissions of the role, and is signed out when disabled', async ({
  page,
  staff,
  pageErrors,
}) => {
  pageErrors.allow(/401/, /422/);
  const { id, email, link } = await invite(staff.request, 'agent');

  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await page.goto(link);
  await expect(title(page, 'Welcome, Grace Hopper')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex');

  await choosePassword(page, 'grace hopper');
  await expect(page.getByRole('alert')).toContainText('words of this site do not count');
  await expect(page.getByLabel('New password')).toBeFocused();
  await page.keyboard.type('a moth in the relay');
  await page.getByRole('button', { name: 'Show new password' }).click();
  await expect(page.getByLabel('New password')).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(title(page, 'Your password is set')).toBeFocused();
  const token = new URL(link).hash.slice('#token='.length);
  expect(sent.length).toBeGreaterThan(3);
  expect(sent.filter((line) => line.includes(token))).toEqual([]);

  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, email, 'a moth in the relay');
  await expect(title(page, 'Staff sign-in')).toBeHidden();
  expect(await (await page.request.get('/api/session')).json()).toMatchObject({ id, email, role: 'agent' });
  expect((await page.request.get('/api/admin/staff/names')).status()).toBe(200);
  const forbidden = await page.request.get('/api/admin/staff');
  expect(forbidden.status()).toBe(403);
  expect((await forbidden.json()).detail).toBe('This needs the role manager, and yours is agent.');

  const change = await staff.request.patch(`/api/admin/staff/${id}`, { data: { isDisabled: true } });
  expect(change.status()).toBe(200);
  await page.reload();
  await expect(title(page, 'Staff sign-in')).toBeVisible();
  await signIn(page, email, 'a moth in the relay');
  await expect(page.getByRole('alert')).toHaveText('Email or password is wrong.');
});

test('a reset link works once; after that the page offers a new link', async ({ page, staff, pageErrors }) => {
  pageErrors.allow(/410/, /401/);
  const { id, email, link } = await invite(staff.request, 'viewer');
  await page.goto(link);
  await choosePassword(page, 'a moth in the relay');
  await expect(title(page, 'Your password is set')).toBeVisible();

  const response = await staff.request.post(`/api/admin/staff/${id}/invitation`);
  const { purpose, link: reset } = await response.json();
  expect(purpose).toBe('reset');
  await page.goto(reset);
  await expect(title(page, 'Choose a new password')).toBeVisible();
  await choosePassword(page, 'the first compiler');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, email, 'a moth in the relay');
  await expect(page.getByRole('alert')).toHaveText('Email or password is wrong.');
  await page.getByLabel('Password').fill('the first compiler');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(title(page, 'Staff sign-in')).toBeHidden();

  // The page is available to signed-in users too.
  await page.goto('/');
  await page.goto(reset);
  await expect(title(page, 'This link is no longer valid')).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(title(page, 'Forgot your password?')).toBeVisible();
  await expect(page.getByText('Please ask a manager')).toBeVisible();
});

test('without a session only the sign-in, password reset and invitation pages are available', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/401/);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(title(page, 'Forgot your password?')).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(title(page, 'Staff sign-in')).toBeVisible();
  await page.goto('/admin/password/more');
  await expect(title(page, 'Staff sign-in')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`sign-in pages have no axe violations and fit 320 px, ${colorScheme}`, async ({
    browser,
    baseURL,
    staff,
    pageErrors,
  }) => {
    pageErrors.allow(/401/, /410/, /422/);
    const { link } = await invite(staff.request, 'viewer');
    const context = await browser.newContext({
      baseURL,
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width: 320, height: 640 },
    });
    await pageErrors.listenTo(context);
    const page = await context.newPage();
    const check = async () => {
      const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze();
      expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    };

    await page.goto('/admin');
    await expect(title(page, 'Staff sign-in')).toBeVisible();
    await check();
    await page.goto('/admin/forgot');
    await expect(page.getByText('Please ask a manager')).toBeVisible();
    await check();
    await page.goto('/admin/password');
    await expect(title(page, 'This link is no longer valid')).toBeVisible();
    await check();
    await page.goto('/');
    await page.goto(link);
    await choosePassword(page, 'password');
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await check();
    await choosePassword(page, 'a moth in the relay');
    await expect(title(page, 'Your password is set')).toBeVisible();
    await check();
    await context.close();
  });
}
