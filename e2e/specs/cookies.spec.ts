import type { BrowserContext } from '@playwright/test';
import { aContactRequest, fillContactForm } from '../fixtures/contact-request.ts';
import { openHydrated } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { toastOn } from '../fixtures/toast.ts';

/** Sets as many cookies of almost the largest size as a page of any remote could. */
async function addLargeCookies(context: BrowserContext, url: string, length: number) {
  const cookies = Array.from({ length }, (_, number) => ({ name: `large-${number}`, value: 'x'.repeat(3900), url }));
  await context.addCookies(cookies);
}

test('large cookies of a page lock nobody out of the pages and the form', async ({ page, context, portal }) => {
  await addLargeCookies(context, portal.origin, 40);
  for (const path of ['/', '/about']) expect((await page.goto(path))?.status(), path).toBe(200);
  expect((await page.request.get('/robots.txt')).status()).toBe(200);

  await openHydrated(page, '/contact');
  await fillContactForm(page, aContactRequest());
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
  await expect(toastOn(page)).toContainText('Success!');
});

test('cookies that are too large are removed with the next page, which says so and can be reloaded', {
  tag: '@engines',
}, async ({ page, context, portal, pageErrors }) => {
  // Chromium logs that it followed the header.
  pageErrors.allow(/431|Clear-Site-Data/);
  // No page is open that would fetch something meanwhile, whose response removes them.
  await addLargeCookies(context, portal.origin, 80);

  const response = await page.goto('/contact?from=cookies');
  expect(response?.status()).toBe(431);
  await expect(page.getByRole('heading', { name: 'The cookies of this site were too large.' })).toBeVisible();
  await expect(page.getByRole('link', { name: /\d{3}-\d{3}-\d{4}/ })).toBeVisible();

  await page.getByRole('link', { name: 'Reload the page' }).click();
  await expect(page).toHaveURL(/\/contact\?from=cookies$/);
  await expect(page.getByRole('button', { name: 'REQUEST CONSULTATION' })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name.startsWith('large-'))).toEqual([]);
});
