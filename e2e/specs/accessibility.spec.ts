import type { Browser, BrowserContextOptions } from '@playwright/test';
import { appearances, axeViolations, axeViolationsInBothModes } from '../fixtures/axe.ts';
import { openCaseStudyDialog } from '../fixtures/case-study-request.ts';
import type { PageErrors } from '../fixtures/page-errors.ts';
import { locationsPaths, marketingPaths, publicPaths } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

/** Opens a page with reduced motion, so that axe does not check text during a transition. */
async function newPage(browser: Browser, pageErrors: PageErrors, options: BrowserContextOptions) {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  await pageErrors.listenTo(context);
  return context.newPage();
}

/** One page of each template. */
const templatePages = [
  ...['/', '/services', '/services/access-control', '/partners', '/industries', '/about', '/contact'],
  ...['/austin', '/austin-cabling', '/austin-cisco'],
];

/** Templates are checked in both appearances, their other pages in alternating ones. */
const appearancesOf = (path: string, index: number) =>
  templatePages.includes(path) ? appearances : appearances.slice(index % 2, (index % 2) + 1);

for (const [team, paths] of Object.entries({ marketing: marketingPaths, locations: locationsPaths }))
  test(`pages of ${team} have no axe violations in light and dark mode`, async ({ browser, pageErrors, baseURL }) => {
    test.setTimeout(600_000);
    const page = await newPage(browser, pageErrors, { baseURL });
    const violations: string[] = [];
    for (const [index, path] of paths.entries()) {
      await page.goto(path);
      for (const { colorScheme, viewport } of appearancesOf(path, index)) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        violations.push(...(await axeViolations(page)));
      }
    }
    expect(violations).toEqual([]);
    await page.context().close();
  });

test('the menu, the dialog and its errors have no axe violations', async ({ browser, pageErrors, baseURL }) => {
  const page = await newPage(browser, pageErrors, { baseURL, viewport: { width: 375, height: 740 } });
  const violations: string[] = [];
  const check = async () => void violations.push(...(await axeViolationsInBothModes(page)));

  await visit(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await check();
  await page.keyboard.press('Escape');
  const dialog = await openCaseStudyDialog(page);
  await check();
  await dialog.getByRole('button', { name: 'Download Case Study' }).click();
  await expect(dialog.getByLabel('Company')).toHaveAttribute('aria-invalid', 'true');
  await check();
  expect(violations).toEqual([]);
  await page.context().close();
});

/** An open list hides the page behind it and traps the focus, so these rules do not apply. */
const rulesBehindList = ['aria-hidden-focus', 'page-has-heading-one'];

test('an invalid form, its list of services and a tooltip have no axe violations', async ({
  browser,
  pageErrors,
  baseURL,
}) => {
  const page = await newPage(browser, pageErrors, { baseURL });
  const violations: string[] = [];
  const check = async () => void violations.push(...(await axeViolationsInBothModes(page)));

  await visit(page, '/contact');
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await check();
  await page.locator('button[role=combobox]').click();
  await expect(page.getByRole('option', { name: 'IT Security' })).toBeVisible();
  violations.push(...(await axeViolations(page, rulesBehindList)));
  await page.keyboard.press('Escape');

  await visit(page, '/about');
  await page.getByRole('button', { name: 'Turn card: Government' }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  violations.push(...(await axeViolations(page)));
  expect(violations).toEqual([]);
  await page.context().close();
});

test('the 404 page and the sign-in page have no axe violations', async ({ browser, pageErrors, baseURL }) => {
  pageErrors.allow(/404/, /401/);
  const page = await newPage(browser, pageErrors, { baseURL });
  await page.goto('/nothing-here');
  const violations = await axeViolationsInBothModes(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  violations.push(...(await axeViolationsInBothModes(page)));
  expect(violations).toEqual([]);
  await page.context().close();
});

test('no page scrolls horizontally or cuts off text at 320 px and at 200 % zoom', async ({
  browser,
  pageErrors,
  baseURL,
}) => {
  test.setTimeout(120_000);
  for (const options of [
    { viewport: { width: 320, height: 640 } },
    { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
  ]) {
    const page = await newPage(browser, pageErrors, { ...options, baseURL });
    const violations: string[] = [];
    for (const path of publicPaths) {
      await page.goto(path);
      violations.push(
        ...(await page.evaluate(cutOff)).map((text) => `${path} at ${options.viewport.width} px: ${text}`),
      );
    }
    expect(violations).toEqual([]);
    await page.context().close();
  }
});

/** Runs in the page. Returns texts outside the viewport and texts that the box around them hides. */
function cutOff(): string[] {
  const scrolling = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls horizontally'] : [];
  const elements = [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
    .filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('svg, [popover], [class*=sr_true]'),
    );
  const outside = elements.filter((one) => {
    const { left, right, width } = one.getBoundingClientRect();
    return width > 1 && (left < -1 || right > innerWidth + 1);
  });
  const clipped = elements.filter((one) => {
    const { overflowX, overflowY } = getComputedStyle(one);
    return (
      one.clientWidth > 1 &&
      ((overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1) ||
        (overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 1))
    );
  });
  return [...scrolling, ...[...outside, ...clipped].map((one) => one.textContent?.slice(0, 60) ?? '')];
}

test('reduced motion stops every animation', async ({ browser, pageErrors, baseURL }) => {
  const page = await newPage(browser, pageErrors, { baseURL });
  for (const path of ['/', '/services', '/about', '/austin']) {
    await visit(page, path);
    await page.mouse.wheel(0, 1500);
    expect(
      await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
    ).toBe(0);
  }
  await page.context().close();
});

test('buttons and fields keep a border in forced colors mode', async ({ browser, pageErrors, baseURL }) => {
  const page = await newPage(browser, pageErrors, { forcedColors: 'active', baseURL });
  await visit(page, '/contact');
  for (const control of [page.getByRole('button', { name: 'REQUEST CONSULTATION' }), page.getByLabel('Name')]) {
    await expect(control).not.toHaveCSS('border-top-width', '0px');
    await expect(control).toHaveCSS('border-top-style', 'solid');
    await expect(control).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  }
  await page.context().close();
});

test('print hides navigation and motion, and prints the URLs of external links', async ({ page }) => {
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
