import { openHydrated } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('cookies that are too large are removed with the next page, which says so and can be reloaded', {
  tag: '@engines',
}, async ({ page, context, pageErrors }) => {
  // Chromium logs that it followed the header.
  pageErrors.allow(/431|Clear-Site-Data/);
  await openHydrated(page, '/about');
  // As a script of a page would, for a year.
  await page.evaluate(() => {
    for (let number = 0; number < 40; number += 1)
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
      document.cookie = `large-${number}=${'x'.repeat(3900)}; path=/; max-age=31536000`;
  });
  expect((await context.cookies()).length).toBeGreaterThan(30);

  const response = await page.goto('/contact?from=cookies');
  expect(response?.status()).toBe(431);
  await expect(page.getByRole('heading', { name: 'The cookies of this site were too large.' })).toBeVisible();
  await expect(page.getByRole('link', { name: /\d{3}-\d{3}-\d{4}/ })).toBeVisible();

  await page.getByRole('link', { name: 'Reload the page' }).click();
  await expect(page).toHaveURL(/\/contact\?from=cookies$/);
  await expect(page.getByRole('button', { name: 'REQUEST CONSULTATION' })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name.startsWith('large-'))).toEqual([]);
});
