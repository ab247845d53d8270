import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { visit } from '../../fixtures/visit.ts';

const tooltip = (page: Page) => page.getByRole('tooltip');
const pause = (page: Page, strip: string) => page.getByRole('button', { name: `Pause ${strip}` });

/** Hovers the button of a strip when scrolling has ended: scrolling closes tooltips. */
async function pointAt(page: Page, strip: string) {
  await pause(page, strip).evaluate(
    (button) =>
      new Promise<void>((done) => {
        const before = scrollY;
        document.addEventListener('scrollend', () => done(), { once: true });
        button.scrollIntoView({ behavior: 'instant', block: 'center' });
        if (scrollY === before) done();
      }),
  );
  await pause(page, strip).hover();
}

/** Stops the clock: only `runFor` advances it. */
const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);

test('9: tooltips open after 700 ms, and within the skip-delay window of 300 ms at once', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/');
  await pointAt(page, 'Clients');
  await expect(tooltip(page)).toHaveText('Pause');
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await page.mouse.move(2, 2);
  await stopClock(page);

  await pointAt(page, 'Clients');
  await page.clock.runFor(699);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveText('Pause');

  await page.keyboard.press('Escape');
  await page.clock.runFor(299);
  await pointAt(page, 'Technology partners');
  await expect(tooltip(page)).toHaveText('Pause');

  await page.keyboard.press('Escape');
  await page.clock.runFor(300);
  await pointAt(page, 'Clients');
  await page.clock.runFor(699);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveText('Pause');
});

test('9: tooltips open immediately on keyboard focus, can be hovered, and close with Escape', async ({ page }) => {
  // Smooth scrolling to the focused element closes the tooltip.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/about');
  const turn = page.getByRole('button', { name: 'Turn card: Multifamily' });
  await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    title.tabIndex = -1;
    title.focus();
  });
  for (let step = 0; step < 20 && !(await turn.evaluate((one) => one === document.activeElement)); step += 1)
    await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveText('Turn card');

  await turn.hover();
  await expect(tooltip(page)).toHaveText('Turn card');
  // It may still be positioned.
  await expect.poll(() => tooltip(page).boundingBox()).not.toBeNull();
  const box = await tooltip(page).boundingBox();
  if (!box) throw new Error('There is no tooltip to point at.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  await expect(tooltip(page)).toHaveText('Turn card');
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
});

/** The Radix select that covers the native one. */
async function serviceList(page: Page) {
  await page.getByLabel('Company').hover();
  const list = page.locator('button[role=combobox]');
  await expect(list).toBeVisible();
  return list;
}

test('9: select type-ahead resets after 1000 ms', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/contact');
  const service = await serviceList(page);
  await service.focus();
  await stopClock(page);
  await page.keyboard.type('g');
  await expect(service).toHaveText('General Consultation');

  await page.clock.runFor(999);
  await page.keyboard.type('i');
  await expect(service, 'no service begins with "gi"').toHaveText('General Consultation');
  await page.clock.runFor(1000);
  await page.keyboard.type('i');
  await expect(service).toHaveText('IT Security');
  await expect(page.locator('select[name=service]')).toHaveValue('it-security');
});

test('9: select scroll buttons repeat every 50 ms, and the list keeps an edge padding of 10px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 320 });
  await page.clock.install();
  await visit(page, '/contact');
  await (await serviceList(page)).click();
  const list = page.getByRole('listbox');
  const box = await list.boundingBox();
  if (!box) throw new Error('There is no list.');
  expect(Math.min(box.y, 320 - box.y - box.height)).toBeCloseTo(10, 0);

  await stopClock(page);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 8);
  const scrolled = () =>
    list.locator('[data-radix-select-viewport]').evaluate(({ scrollTop }) => Math.round(scrollTop));
  const before = await scrolled();
  await page.clock.runFor(49);
  expect(await scrolled()).toBe(before);
  await page.clock.runFor(1);
  const after = await scrolled();
  expect(after).toBeGreaterThan(before);
  await page.clock.runFor(50);
  expect(await scrolled()).toBeGreaterThan(after);
});

test('9: the list covers the native select without a layout shift', async ({ page }) => {
  await visit(page, '/contact');
  const own = page.locator('select[name=service]');
  await page.getByLabel('Company').scrollIntoViewIfNeeded();
  const before = await own.boundingBox();
  const service = await serviceList(page);
  expect(await service.boundingBox()).toEqual(before);
  expect(await own.boundingBox()).toEqual(before);
  await service.click();
  await page.keyboard.press('Escape');
  await expect(service).toBeFocused();
  expect(await service.boundingBox()).toEqual(before);
});

test('9: touch screens keep the native select', async ({ browser, baseURL, pageErrors }) => {
  const context = await browser.newContext({
    baseURL,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 375, height: 740 },
  });
  await pageErrors.listenTo(context);
  const page = await context.newPage();
  await visit(page, '/contact');
  await page.getByLabel('Company').tap();
  await page.getByLabel('Service').selectOption('consultation');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('button[role=combobox]')).toHaveCount(0);
  await context.close();
});
