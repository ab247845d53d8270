import { brotliCompressSync } from 'node:zlib';
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

/** Returns the paths of the documents that a page prefetches. */
function recordDocuments(page: Page) {
  const documents = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && request.headers().accept === 'text/html')
      documents.add(new URL(request.url()).pathname);
  });
  return documents;
}

// A page of each remote. `npm run bench` measures one of every template.
for (const path of ['/services/access-control', '/austin'])
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
    // Longer than the application waits beside a form.
    await page.waitForTimeout(4_000);

    // Loaded 20 s later, for vitals.
    const first = scripts.filter((path) => !path.endsWith('/describe-failures.js'));
    expect(first).toEqual([expect.stringMatching(/\/start\.js$/)]);
    // The portal of these tests compresses fast, not well.
    const starter = await page.request.get(first[0] ?? '');
    expect(brotliCompressSync(await starter.body()).length).toBeLessThan(5_000);
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

test('speculation rules let browsers prerender pages, and not the API or the lead desk', async ({ page }) => {
  const response = await page.goto('/');
  const file = JSON.parse(response?.headers()['speculation-rules'] ?? '""');
  const rules = await page.request.get(file);
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json');
  const pages = [
    { href_matches: '/*' },
    { not: { href_matches: expect.arrayContaining(['/api/*', '/preview/*', '/admin', '/admin/*']) } },
  ];
  expect(await rules.json()).toEqual({
    prerender: [
      { eagerness: 'moderate', where: { and: pages } },
      { eagerness: 'immediate', where: { and: [...pages, { selector_matches: '[data-hovered]' }] } },
    ],
  });
});

test('the scroll position survives a reload', { tag: '@engines' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/industries');
  await scrollDown(page, 3000);
  await page.reload();
  await expect.poll(() => scrollPosition(page)).toBe(3000);
});

for (const path of ['/', '/industries'])
  test(`going back to ${path} from another document restores the exact scroll position`, {
    tag: '@engines',
  }, async ({ page }) => {
    // A page with reduced motion has other heights, and the browser is told of it only after it has restored the position.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path);
    await scrollDown(page, 6000);
    const topOf = () =>
      page.evaluate(() => Math.round(document.querySelector('footer')?.getBoundingClientRect().top ?? 0));
    const before = await topOf();
    await page.goto('/austin');
    await page.goBack();
    await expect.poll(() => scrollPosition(page)).toBe(6000);
    expect(await topOf()).toBe(before);
  });

test('an anchor in the address is below the header', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/industries#medical');
  const top = () => page.locator('#medical').evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await expect.poll(top).toBe(88);
});

test('without a touchscreen, only the document behind the link under the pointer is prefetched', async ({ page }) => {
  const documents = recordDocuments(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await mainMenu(page).getByRole('link', { name: 'About' }).hover();
  await expect.poll(() => [...documents]).toEqual(['/about']);
});

test('the link under the mouse is marked for prerendering, until the mouse leaves it', async ({ page }) => {
  await page.goto('/');
  const link = mainMenu(page).getByRole('link', { name: 'About' });
  await link.hover();
  await expect(link).toHaveAttribute('data-hovered');
  await heading(page).hover();
  await expect(link).not.toHaveAttribute('data-hovered');
});

test.describe('on a touchscreen', () => {
  test.use({ hasTouch: true });

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

  test('a page that is prerendered counts nothing and loads nothing until it is shown', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
    );
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/contact');
    await page.getByLabel('Name').focus();
    await page.waitForLoadState('networkidle');
    expect(await isHydrated(page)).toBe(false);
    expect(requested.filter((path) => path === '/about' || path.endsWith('/main.js'))).toEqual([]);

    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expect.poll(() => requested).toContain('/about');
  });

  test('scrolling through a page prefetches at most eight documents', async ({ page }) => {
    const documents = recordDocuments(page);
    await page.goto('/');
    await expect.poll(() => [...documents]).toContain('/about');
    for (let top = 0; top < 8000; top += 500) {
      await scrollDown(page, top);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
    await page.waitForLoadState('networkidle');
    expect(documents.size).toBeGreaterThan(5);
    expect(documents.size).toBeLessThanOrEqual(8);
  });
});
