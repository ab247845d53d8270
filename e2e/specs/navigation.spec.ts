import type { Page } from '@playwright/test';
import {
  isSameDocument,
  markDocument,
  openHydrated,
  startApplication,
  waitForHydration,
} from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const footer = (page: Page) => page.getByRole('navigation', { name: 'Footer' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrollPosition = (page: Page) => page.evaluate(() => scrollY);

test('hovered links are prefetched, and only the remote of the document runs code', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await openHydrated(page, '/contact');
  const prefetched = page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname === '/austin');
  await footer(page).getByRole('link', { name: 'Austin Overview' }).hover();
  await prefetched;
  const preloaded = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/about.js'));
  await mainMenu(page).getByRole('link', { name: 'About' }).hover();
  await expect(page.locator('link[rel=modulepreload][href$="/about.js"]')).toBeAttached();
  await preloaded;

  expect(scripts.filter((path) => path.startsWith('/remotes/'))).not.toEqual([]);
  expect(scripts.filter((path) => !/^\/(shell|remotes\/marketing)\//.test(path))).toEqual([]);
  // The preloaded page was not executed.
  await expect(page).toHaveTitle(/Contact/);
});

test('nothing is prefetched with Save-Data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const requested: string[] = [];
  page.on('request', (request) => {
    // Chromium's speculation rules follow the setting of the browser, which the script cannot change.
    if (['fetch', 'script', 'document'].includes(request.resourceType()))
      requested.push(new URL(request.url()).pathname);
  });
  await openHydrated(page, '/contact');
  await mainMenu(page).getByRole('link', { name: 'About' }).hover();
  await footer(page).getByRole('link', { name: 'Austin Overview' }).hover();
  await page.waitForTimeout(1_000);

  expect(requested).toContain('/contact');
  expect(requested.filter((path) => /^\/(about|austin)$|\/about\.js$/.test(path))).toEqual([]);
});

test('a link opened with a modifier key opens another tab', { tag: '@engines' }, async ({
  page,
  browserName,
  baseURL,
}) => {
  await openHydrated(page, '/contact');
  await footer(page)
    .getByRole('link', { name: 'Austin Overview' })
    .click({ modifiers: ['ControlOrMeta'] });

  const tabs = browserName === 'chromium' ? chromiumTabs : tabsOf;
  await expect.poll(() => tabs(page)).toContain(`${baseURL}/austin`);
  await expect(page).toHaveURL('/contact');
});

const tabsOf = async (page: Page) =>
  page
    .context()
    .pages()
    .map((tab) => tab.url());

/** Chromium's own list: Playwright sometimes misses a tab that a link opened. */
async function chromiumTabs(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { targetInfos } = await session.send('Target.getTargets');
  await session.detach();
  return targetInfos.filter(({ type }) => type === 'page').map(({ url }) => url);
}

test('back and forward work within a remote and between remotes', { tag: '@engines' }, async ({ page }) => {
  await openHydrated(page, '/industries');
  await mainMenu(page).getByRole('link', { name: 'About' }).click();
  await expect(heading(page)).toContainText('About');
  await footer(page).getByRole('link', { name: 'San Antonio Overview' }).click();
  await expect(heading(page)).toContainText('San Antonio');
  await waitForHydration(page);
  await footer(page).getByRole('link', { name: 'Verkada in San Antonio' }).click();
  await expect(page).toHaveURL('/san-antonio-verkada');

  await page.goBack();
  await expect(page).toHaveURL('/san-antonio');
  await expect(heading(page)).toContainText('San Antonio');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(heading(page)).toContainText('About');
  await waitForHydration(page);
  await page.goBack();
  await expect(heading(page)).toContainText('Industries');
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL('/san-antonio');
  await expect(heading(page)).toContainText('San Antonio');
});

test('back, forward and reload inside a remote restore the scroll position', { tag: '@engines' }, async ({ page }) => {
  await openHydrated(page, '/industries');
  await markDocument(page);
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  // A click of the pointer would scroll to the link first.
  await footer(page).getByRole('link', { name: 'View All Partners' }).dispatchEvent('click');
  await expect(page).toHaveURL('/partners');
  await expect(heading(page)).toContainText('Partners');
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));

  await page.goBack();
  await expect(heading(page)).toContainText('Industries');
  await expect.poll(() => scrollPosition(page)).toBe(3000);
  await page.goForward();
  await expect(heading(page)).toContainText('Partners');
  await expect.poll(() => scrollPosition(page)).toBe(700);
  expect(await isSameDocument(page)).toBe(true);
  await page.reload();
  await expect.poll(() => scrollPosition(page)).toBe(700);
});

test('on a phone, the menu has the number and leads to the cities, and the row of a wide window does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openHydrated(page, '/about');
  await mainMenu(page).getByRole('button', { name: 'Menu' }).click();
  const numbers = mainMenu(page).getByRole('link', { name: /^[\d-]{12}$/ });
  await expect(numbers).toHaveCount(2);
  await expect(numbers.last()).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  for (const name of ['Contact', 'Austin', 'San Antonio'])
    await expect(mainMenu(page).getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await mainMenu(page).getByRole('link', { name: 'San Antonio' }).click();
  await expect(page).toHaveURL('/san-antonio');

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(mainMenu(page).getByRole('link', { name: 'Contact' })).toBeVisible();
  await expect(mainMenu(page).getByRole('link', { name: 'San Antonio' })).toBeHidden();
});

test('the not-found page leads to a practice, and its hint stands below the links', async ({ page, pageErrors }) => {
  pageErrors.allow(/404/);
  await page.goto('/nothing-here');
  const practice = page.getByRole('main').getByRole('link', { name: 'Audio/Visual' });
  const [link, hint] = [await practice.boundingBox(), await page.getByText('Did you forget').boundingBox()];
  expect(hint?.y).toBeGreaterThan((link?.y ?? 0) + (link?.height ?? 0));
  await practice.click();
  await expect(page).toHaveURL('/services#audio-visual');
});

test('a navigation whose scripts fail to load becomes a document load', async ({ page, pageErrors }) => {
  pageErrors.allow(/\/about\.js/, /ChunkLoadError|Loading chunk|Failed to fetch/);
  await openHydrated(page, '/contact');
  await markDocument(page);
  await page.route('**/about.js', (route) => route.abort());

  await mainMenu(page).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(heading(page)).toContainText('About');
  expect(await isSameDocument(page)).toBe(false);
});

test('a page is readable and its links work when its scripts fail to load', { tag: '@engines' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/\/remotes\/locations\//, /RUNTIME-008|remoteEntry|Failed to fetch/);
  await page.route('**/remotes/locations/**/*.js', (route) => route.abort());
  const failure = page.waitForEvent('requestfailed');
  await page.goto('/austin');
  await startApplication(page);
  await failure;
  await expect(heading(page)).toContainText('Austin');

  await mainMenu(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: 'REQUEST CONSULTATION' })).toBeVisible();
});
