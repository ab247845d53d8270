import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const isHydrated = (page: Page) => page.evaluate(() => 'hydrated' in document.documentElement.dataset);
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scrollDown = (page: Page, top: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);

/** Returns the paths of the scripts that a page requests. */
function recordScripts(page: Page) {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

for (const path of [
  '/services',
  '/services/access-control',
  '/partners',
  '/industries',
  '/privacy',
  '/austin',
  '/austin-brivo',
])
  test(`${path} loads one small script while it is read`, async ({ page }) => {
    const scripts = recordScripts(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await heading(page).click();
    await page.keyboard.press('PageDown');
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 4000);
    await page.getByRole('contentinfo').getByText('All rights reserved').hover();
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');

    expect(scripts).toEqual([expect.stringMatching(/\/start\.js$/)]);
    const { size } = await page.evaluate(() => {
      const [start] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/start.js'));
      return { size: (start as PerformanceResourceTiming).encodedBodySize };
    });
    expect(size).toBeLessThan(5_000);
  });

test('the application is loaded when a form comes near the viewport', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Name').scrollIntoViewIfNeeded();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
});

test('the application is loaded when the pointer or the focus is on a control', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/partners');
  await page.waitForLoadState('networkidle');
  expect(await isHydrated(page)).toBe(false);
  await page.goto('/');
  await page.getByRole('button', { name: 'Pause Clients' }).focus();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
});

test('a click before hydration takes effect', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Pause Clients' }).click();
  await expect(page.getByRole('button', { name: 'Play Clients' })).toBeVisible();
});

test('a click opens the case study dialog before hydration', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Download Full Case Study' }).click();
  await expect(page.getByRole('dialog', { name: 'Download the case study' })).toBeVisible();
});

test('a link near the viewport shows its page without the network', async ({ page, pageErrors }) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  const prefetched = page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname === '/about');
  await page.goto('/');
  await prefetched;
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await mainMenu(page).getByRole('link', { name: 'About' }).click();
  await expect(heading(page)).toContainText('About');
});

test('speculation rules let browsers prefetch pages, and not the API or the lead desk', async ({ page }) => {
  const response = await page.goto('/');
  const file = JSON.parse(response?.headers()['speculation-rules'] ?? '""');
  const rules = await page.request.get(file);
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json');
  expect(await rules.json()).toEqual({
    prefetch: [
      {
        eagerness: 'eager',
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: expect.arrayContaining(['/api/*', '/preview/*', '/admin', '/admin/*']) } },
          ],
        },
      },
    ],
  });
});

test('the scroll position survives a reload', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/industries');
  await scrollDown(page, 3000);
  await page.reload();
  await expect.poll(() => scrollPosition(page)).toBe(3000);
});

test('the scroll position survives going back from another document', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/industries');
  await scrollDown(page, 3000);
  await page.goto('/austin');
  await page.goBack();
  await expect(heading(page)).toContainText('Industries');
  await expect.poll(() => scrollPosition(page)).toBe(3000);
});
