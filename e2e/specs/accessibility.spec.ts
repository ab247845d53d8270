import type { Browser, BrowserContextOptions } from '@playwright/test';
import { openCaseStudyDialog } from '../a-case-study-request.ts';
import { objections, objectionsInEveryLook } from '../axe.ts';
import { expect, test } from '../portal.ts';
import { locationsPaths, marketingPaths, publicPaths } from '../site.ts';
import type { Trouble } from '../trouble.ts';
import { visit } from '../visit.ts';

/** A page of its own look. Without motion, so that nothing is judged half faded in. */
async function pageLike(browser: Browser, trouble: Trouble, options: BrowserContextOptions) {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  await trouble.listenTo(context);
  return context.newPage();
}

for (const [team, paths] of Object.entries({ marketing: marketingPaths, locations: locationsPaths })) {
  test(`axe finds nothing on any page of ${team}, on telephones and wide screens, light and dark`, async ({
    browser,
    trouble,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const page = await pageLike(browser, trouble, { baseURL });
    const found: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      found.push(...(await objectionsInEveryLook(page)));
    }
    expect(found).toEqual([]);
    await page.context().close();
  });
}

test('axe finds nothing in menu, dialog and its errors', async ({ browser, trouble, baseURL }) => {
  const page = await pageLike(browser, trouble, { baseURL, viewport: { width: 375, height: 740 } });
  const found: string[] = [];
  const judge = async () => void found.push(...(await objectionsInEveryLook(page)));

  await visit(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await judge();
  await page.keyboard.press('Escape');
  const dialog = await openCaseStudyDialog(page);
  await judge();
  await dialog.getByRole('button', { name: 'Download Case Study' }).click();
  await expect(dialog.getByLabel('Company')).toHaveAttribute('aria-invalid', 'true');
  await judge();
  expect(found).toEqual([]);
  await page.context().close();
});

/** An open list hides the page behind it and holds the focus, so that nothing hidden can be reached. */
const behindList = ['aria-hidden-focus', 'page-has-heading-one'];

test('axe finds nothing in a refused form, its list of services and a tooltip', async ({
  browser,
  trouble,
  baseURL,
}) => {
  const page = await pageLike(browser, trouble, { baseURL });
  const found: string[] = [];
  const judge = async () => void found.push(...(await objectionsInEveryLook(page)));

  await visit(page, '/contact');
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await judge();
  await page.locator('button[role=combobox]').click();
  await expect(page.getByRole('option', { name: 'IT Security' })).toBeVisible();
  found.push(...(await objections(page, behindList)));
  await page.keyboard.press('Escape');

  await visit(page, '/about');
  await page.getByRole('button', { name: 'Turn card: Government' }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  found.push(...(await objections(page)));
  expect(found).toEqual([]);
  await page.context().close();
});

test('axe finds nothing on the 404 page and the sign-in page', async ({ browser, trouble, baseURL }) => {
  trouble.announce(/404/, /401/);
  const page = await pageLike(browser, trouble, { baseURL });
  await page.goto('/nothing-here');
  const found = await objectionsInEveryLook(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  found.push(...(await objectionsInEveryLook(page)));
  expect(found).toEqual([]);
  await page.context().close();
});

test('every page can be read at 320 px and at 200 % zoom: nothing scrolls sideways or is cut off', async ({
  browser,
  trouble,
  baseURL,
}) => {
  test.setTimeout(120_000);
  for (const options of [
    { viewport: { width: 320, height: 640 } },
    { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
  ]) {
    const page = await pageLike(browser, trouble, { ...options, baseURL });
    const found: string[] = [];
    for (const path of publicPaths) {
      await page.goto(path);
      found.push(...(await page.evaluate(cutOff)).map((words) => `${path} at ${options.viewport.width} px: ${words}`));
    }
    expect(found).toEqual([]);
    await page.context().close();
  }
});

/** Runs in the page: words that stand outside the window or are hidden by the box around them. */
function cutOff(): string[] {
  const wide = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
  const words = [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
    .filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('svg, [popover], [class*=sr_true]'),
    );
  const outside = words.filter((one) => {
    const { left, right, width } = one.getBoundingClientRect();
    return width > 1 && (left < -1 || right > innerWidth + 1);
  });
  const clipped = words.filter((one) => {
    const { overflowX, overflowY } = getComputedStyle(one);
    return (
      one.clientWidth > 1 &&
      ((overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1) ||
        (overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 1))
    );
  });
  return [...wide, ...[...outside, ...clipped].map((one) => one.textContent?.slice(0, 60) ?? '')];
}

test('reduced motion stops every animation', async ({ browser, trouble, baseURL }) => {
  const page = await pageLike(browser, trouble, { baseURL });
  for (const path of ['/', '/services', '/about', '/austin']) {
    await visit(page, path);
    await page.mouse.wheel(0, 1500);
    expect(
      await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
    ).toBe(0);
  }
  await page.context().close();
});

test('in forced colours, where grounds are gone, buttons and fields keep an outline', async ({
  browser,
  trouble,
  baseURL,
}) => {
  const page = await pageLike(browser, trouble, { forcedColors: 'active', baseURL });
  await visit(page, '/contact');
  for (const control of [page.getByRole('button', { name: 'REQUEST CONSULTATION' }), page.getByLabel('Name')]) {
    await expect(control).not.toHaveCSS('border-top-width', '0px');
    await expect(control).toHaveCSS('border-top-style', 'solid');
    await expect(control).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  }
  await page.context().close();
});

test('print leaves out navigation and motion and writes out the addresses of other sites', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Footer' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('section').first()).toHaveCSS('color-scheme', 'light');
  const written = await page
    .locator('footer a[href^="https:"]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(written).toContain('https://');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  await expect(page.getByRole('list', { name: 'Clients' }).locator('..')).toHaveCSS('animation-name', 'none');

  await page.goto('/austin');
  await expect(page.locator('details p').first()).toBeVisible();
});
