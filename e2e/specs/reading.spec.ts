import type { LaunchOptions, Page } from '@playwright/test';
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

for (const script of ['main.js', 'remoteEntry.js', 'contact.js'])
  test(`the application starts when the first request for ${script} fails`, async ({ page, pageErrors }) => {
    pageErrors.allow(/Failed to load resource|failed: |dynamically imported module|Federation Runtime|Loading chunk/);
    await page.route(`**/${script}`, (route) => route.abort(), { times: 1 });
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Dana');
    await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 20_000 });
    await expect(page.getByLabel('Name')).toHaveValue('Dana');
  });

test('the lead desk appears when the first request for its application fails @engines', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource|failed: |dynamically imported module|401: GET /);
  await page.route('**/main.js', (route) => route.abort(), { times: 1 });
  await page.goto('/admin');
  // Firefox reloads the document after the last retry.
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible({ timeout: 40_000 });
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

/** Playwright turns the back/forward cache off, so this test starts a browser of its own. */
const withBackForwardCache = ({ firefoxUserPrefs, ...options }: LaunchOptions): LaunchOptions => ({
  ...options,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  firefoxUserPrefs: {
    ...firefoxUserPrefs,
    'browser.sessionhistory.max_total_viewers': 8,
    'fission.bfcacheInParent': true,
  },
});

/**
 * Leaves a page and returns to it. Resolves to what the page reports of its return, because no load event follows, or to
 * `loaded again`.
 */
async function leaveAndReturn(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  if (path === '/contact') await page.getByLabel('Name').fill('Ada Byron');
  await scrollDown(page, 100);
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      const name = document.querySelector<HTMLInputElement>('form [name=name]')?.value ?? '';
      fetch(
        `/healthz?${new URLSearchParams({ persisted: String(persisted), name, top: String(Math.round(scrollY)) })}`,
      );
    }),
  );
  await page.goto('/partners', { waitUntil: 'networkidle' });
  const returned = Promise.race([
    page.waitForRequest(/\/healthz\?persisted/).then((request) => new URL(request.url()).searchParams),
    page.waitForEvent('domcontentloaded').then(() => undefined),
  ]);
  // It is rejected later if the next call fails.
  returned.catch(() => undefined);
  await page.evaluate(() => history.back());
  const report = await returned;
  return report ? Object.fromEntries(report) : 'loaded again';
}

test('every kind of page is restored from the back/forward cache as it was', { tag: '@engines' }, async ({
  playwright,
  browserName,
  channel,
  launchOptions,
  baseURL,
}) => {
  test.slow();
  const isFirefox = browserName === 'firefox';
  const browser = await playwright[browserName].launch({
    ...withBackForwardCache(launchOptions),
    ...(isFirefox && { channel, ignoreDefaultArgs: undefined }),
  });
  try {
    // Firefox does not keep a page whose scripts or prefetched links are still loading, as on a busy machine.
    for (const path of ['/', '/services', '/industries', '/about', '/contact', '/austin'])
      await expect(async () => {
        const page = await browser.newPage({ baseURL });
        const expected = { persisted: 'true', name: path === '/contact' ? 'Ada Byron' : '', top: '100' };
        expect(await leaveAndReturn(page, path), path).toEqual(expected);
        await page.close();
      }).toPass({ timeout: 240_000 });
  } finally {
    await browser.close();
  }
});
