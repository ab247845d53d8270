import type { Page } from '@playwright/test';
import { test } from '../../fixtures/own-portal.ts';
import { expect } from '../../fixtures/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const hedy = {
  sub: 'hedy',
  email: 'hedy@acme.example',
  email_verified: true,
  name: 'Hedy Lamarr',
  groups: ['Sales'],
};

test('an agent signs in with the identity provider, confirms that it is them, and signs out of both', {
  tag: '@inside',
}, async ({ page, portal, provider, pageErrors }) => {
  pageErrors.allow(/401/, /403/);
  provider.user = hedy;
  await page.goto('/admin/account');
  await button(page, 'Sign in with Acme ID').click();
  await expect(heading(page, 'Account')).toBeVisible();
  await expect(page.getByText('Hedy Lamarr, hedy@acme.example. Your role is agent.')).toBeVisible();

  // As 20 minutes later.
  await portal.query(`update sessions set created_at = now() - interval '20 minutes'`);
  await button(page, 'Turn on').click();
  await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
  await button(page, 'Continue with Acme ID').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(heading(page, 'Account')).toBeVisible();
  expect((await page.request.post('/api/admin/leads/export.csv', { data: {} })).status()).toBe(200);

  await portal.query(`update sessions set created_at = now() - interval '20 minutes'`);
  await button(page, 'Turn on').click();
  provider.user = undefined;
  await button(page, 'Continue with Acme ID').click();
  await expect(page.getByRole('alert').first()).toHaveText('You canceled the sign-in with Acme ID.');
  await page.getByRole('link', { name: 'Back to the lead desk' }).click();
  await expect(heading(page, 'Account')).toBeVisible();

  await button(page, 'Sign out').click();
  await expect(page.getByText('You may still be signed in to Acme ID.')).toBeVisible();
  await button(page, 'Sign out of Acme ID').click();
  await button(page, 'Sign out').click();
  await expect(page).toHaveURL(`${portal.origin}/admin`);
  await expect(heading(page, 'Staff sign-in')).toBeVisible();
});
