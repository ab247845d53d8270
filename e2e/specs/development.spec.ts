import type { Page } from '@playwright/test';
import { openHydrated } from '../fixtures/open-page.ts';
import { templatePaths } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';

// React reports all hydration mismatches in its development build only. Other texts are reported in every build: pages.spec.ts.
test.use({ ownPortal: { build: 'development' } });

const devTools =
  /^info: %cDownload the React DevTools for a better development experience: https:\/\/react\.dev\/link\/react-devtools font-weight:bold \(/;

test('a page of each template hydrates without console messages in the development build', { tag: '@inside' }, async ({
  context,
  pageErrors,
}) => {
  test.slow();
  pageErrors.allow(devTools);
  const paths = templatePaths.values();
  const visitAll = async (page: Page) => {
    for (const path of paths) await openHydrated(page, path);
  };
  await Promise.all([visitAll(await context.newPage()), visitAll(await context.newPage())]);
});

test('reports a hydration mismatch', { tag: '@inside' }, async ({ page, pageErrors }) => {
  pageErrors.allow(devTools, /Hydration failed/);
  await page.route('/partners', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</h1>', ' and more</h1>') });
  });
  await openHydrated(page, '/partners');
  await expect.poll(() => pageErrors.all.filter((message) => /Hydration failed/.test(message))).toHaveLength(1);
  expect(pageErrors.all.filter((message) => devTools.test(message))).toHaveLength(1);
});

test('the not-found page hydrates without console messages in the development build', { tag: '@inside' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(devTools, /404/);
  const response = await openHydrated(page, '/nothing-here');
  expect(response?.status()).toBe(404);
});

test('the lead desk opens without console messages in the development build', { tag: '@inside' }, async ({
  staff,
  pageErrors,
}) => {
  pageErrors.allow(devTools);
  await staff.goto('/admin');
  await expect(staff.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
});
