import { axeViolations, axeViolationsInBothModes } from '../fixtures/axe.ts';
import { openCaseStudyDialog } from '../fixtures/case-study-request.ts';
import { openHydrated } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('the menu and the invalid dialog have no axe violations in light and dark mode', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const violations: string[] = [];
  const check = async () => void violations.push(...(await axeViolationsInBothModes(page)));

  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await check();
  await page.keyboard.press('Escape');
  const dialog = await openCaseStudyDialog(page);
  await dialog.getByRole('button', { name: 'Download Case Study' }).click();
  await expect(dialog.getByLabel('Company')).toHaveAttribute('aria-invalid', 'true');
  await check();
  expect(violations).toEqual([]);
});

/** An open select hides the page behind it and traps the focus, so these rules do not apply. */
const rulesBehindSelect = ['aria-hidden-focus', 'page-has-heading-one'];

test('an invalid form, an open select and a tooltip have no axe violations', async ({ page }) => {
  await openHydrated(page, '/contact');
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  const violations = await axeViolationsInBothModes(page);
  await page.locator('button[role=combobox]').click();
  await expect(page.getByRole('option', { name: 'IT Security' })).toBeVisible();
  violations.push(...(await axeViolations(page, rulesBehindSelect)));
  await page.keyboard.press('Escape');

  await openHydrated(page, '/about');
  await page.getByRole('checkbox', { name: 'Turn over: Government' }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  violations.push(...(await axeViolations(page)));
  expect(violations).toEqual([]);
});

// staff-accounts.spec.ts checks the sign-in pages, staff-screens.spec.ts the lead desk.
test('the not-found page has no axe violations in light and dark mode', async ({ page, pageErrors }) => {
  pageErrors.allow(/404/);
  await page.goto('/nothing-here');
  expect(await axeViolationsInBothModes(page)).toEqual([]);
});

test('reduced motion stops every animation', async ({ page }) => {
  for (const path of ['/', '/services', '/about', '/austin']) {
    await openHydrated(page, path);
    await page.mouse.wheel(0, 1500);
    expect(
      await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
    ).toBe(0);
  }
});

test('text at 200 % fits into the window of a phone', { tag: '@engines' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  for (const path of ['/', '/services/access-control', '/industries', '/contact', '/austin']) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    expect(await page.evaluate(textOutsideWindow), path).toEqual([]);
  }
});

/** Runs in the page: returns the texts of header, first section and call bar that end right of the window. */
function textOutsideWindow(): string[] {
  const outside: string[] = [];
  const range = document.createRange();
  for (const part of document.querySelectorAll('header, main > section:first-of-type, main ~ nav')) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (parent?.closest('[aria-hidden], [inert]') || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(texts.currentNode);
      // Text for screen readers is in a box of 1 px.
      if (parent.clientWidth !== 1 && range.getBoundingClientRect().right > innerWidth)
        outside.push(texts.currentNode.textContent ?? '');
    }
  }
  return outside;
}

test('buttons and fields keep a border in forced colors mode', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page, '/contact');
  for (const control of [page.getByRole('button', { name: 'REQUEST CONSULTATION' }), page.getByLabel('Name')]) {
    await expect(control).not.toHaveCSS('border-top-width', '0px');
    await expect(control).toHaveCSS('border-top-style', 'solid');
    await expect(control).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  }
});

test('small headings keep no space for their square where it is not shown', async ({ page }) => {
  await page.goto('/industries');
  const square = () =>
    page.getByText('Sixteen kinds of building').evaluate((eyebrow) => getComputedStyle(eyebrow, '::before').display);
  expect(await square()).not.toBe('none');
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await square()).toBe('none');
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  expect(await square()).toBe('none');
});

test('printed pages have no navigation and no animations, and show the URLs of external links', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Footer' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('section').first()).toHaveCSS('color-scheme', 'light');
  const printedUrl = await page
    .locator('footer a[href^="https:"]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(printedUrl).toContain('https://');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  await expect(page.getByRole('list', { name: 'Clients' }).locator('..')).toHaveCSS('animation-name', 'none');

  const button = page.locator('main [data-hero-actions] a').first();
  for (const drawing of await page.getByRole('main').locator('svg:has(text)').all()) await expect(drawing).toBeHidden();

  // A link to another page is no use on paper.
  await expect(button).toBeHidden();
  // 9 points.
  await expect(page.locator('html')).toHaveCSS('font-size', '12px');

  await page.goto('/austin');
  await expect(page.locator('details p').first()).toBeVisible();
});
