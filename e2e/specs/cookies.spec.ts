import { expect, test } from '../fixtures/test.ts';

test('cookies that are too large are removed with the next page, which says so and can be reloaded', {
  tag: '@engines',
}, async ({ page, context, portal, pageErrors }) => {
  // Chromium logs that it followed the header.
  pageErrors.allow(/431|Clear-Site-Data/);
  // No page is open that would fetch something meanwhile, whose response removes them.
  const cookies = Array.from({ length: 40 }, (_, number) => ({ name: `large-${number}`, value: 'x'.repeat(3900) }));
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: portal.origin })));

  const response = await page.goto('/contact?from=cookies');
  expect(response?.status()).toBe(431);
  await expect(page.getByRole('heading', { name: 'The cookies of this site were too large.' })).toBeVisible();
  await expect(page.getByRole('link', { name: /\d{3}-\d{3}-\d{4}/ })).toBeVisible();

  await page.getByRole('link', { name: 'Reload the page' }).click();
  await expect(page).toHaveURL(/\/contact\?from=cookies$/);
  await expect(page.getByRole('button', { name: 'REQUEST CONSULTATION' })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name.startsWith('large-'))).toEqual([]);
});
