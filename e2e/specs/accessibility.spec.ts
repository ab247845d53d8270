import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { openCaseStudyDialog } from '../a-case-study-request.ts';
import { expect, test } from '../portal.ts';
import { publicPaths } from '../site.ts';
import type { Trouble } from '../trouble.ts';
import { visit } from '../visit.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe objects to on the page as it stands. */
async function objections(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze();
  return violations.map(
    ({ id, nodes }) => `${new URL(page.url()).pathname}: ${id} ${nodes.map(({ html }) => html).join(' ')}`,
  );
}

const looks: Record<string, BrowserContextOptions> = {
  'on a wide screen, in a light scheme': { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  'on a telephone, in a dark scheme': { viewport: { width: 375, height: 740 }, colorScheme: 'dark' },
};

/** A page of its own look. Without motion, so that nothing is judged half faded in. */
async function pageLike(browser: Browser, trouble: Trouble, options: BrowserContextOptions) {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  await trouble.listenTo(context);
  return context.newPage();
}

for (const [look, options] of Object.entries(looks)) {
  test(`axe finds nothing on any page ${look}`, async ({ browser, trouble, baseURL }) => {
    test.setTimeout(120_000);
    const page = await pageLike(browser, trouble, { ...options, baseURL });
    const found: string[] = [];
    for (const path of publicPaths) {
      await page.goto(path);
      found.push(...(await objections(page)));
    }
    expect(found).toEqual([]);
    await page.context().close();
  });

  test(`axe finds nothing in dialog, menu, form with errors, 404 page and sign-in page ${look}`, async ({
    browser,
    trouble,
    baseURL,
  }) => {
    trouble.announce(/404/, /401/);
    const page = await pageLike(browser, trouble, { ...options, baseURL });
    const found: string[] = [];
    const judge = async () => void found.push(...(await objections(page)));

    await visit(page, '/');
    const menu = page.getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) {
      await menu.click();
      await judge();
      await menu.click();
    }
    const dialog = await openCaseStudyDialog(page);
    await judge();
    await dialog.getByRole('button', { name: 'Download Case Study' }).click();
    await expect(dialog.getByLabel('Company')).toHaveAttribute('aria-invalid', 'true');
    await judge();

    await visit(page, '/contact');
    await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
    await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    await judge();

    await page.goto('/nothing-here');
    await judge();
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
    await judge();
    expect(found).toEqual([]);
    await page.context().close();
  });
}

test('axe finds nothing on the staff list', async ({ staff, request }) => {
  await request.post('/api/contact', { data: { name: 'Ada', email: 'ada@example.com', service: 'it-security' } });
  await staff.goto('/admin');
  await expect(staff.getByRole('table')).toBeVisible();
  expect(await objections(staff)).toEqual([]);
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
