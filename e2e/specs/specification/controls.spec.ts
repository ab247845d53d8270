import type { Page } from '@playwright/test';
import { pauseClock } from '../../fixtures/clock.ts';
import { openHydrated } from '../../fixtures/open-page.ts';
import { expect, test } from '../../fixtures/test.ts';

// Animations are part of these requirements.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const tooltip = (page: Page) => page.getByRole('tooltip');
const pauseButton = (page: Page, strip: string) => page.getByRole('button', { name: `Pause ${strip}` });

/**
 * Hovers the pause button of a strip after scrolling to it, because scrolling closes tooltips. The pointer moves away first: a
 * button that is scrolled under it would open its tooltip before the scroll event.
 */
async function hoverPauseButton(page: Page, strip: string) {
  await page.mouse.move(2, 2);
  await pauseButton(page, strip).evaluate(
    (button) =>
      new Promise<void>((resolve) => {
        const before = scrollY;
        document.addEventListener('scrollend', () => resolve(), { once: true });
        button.scrollIntoView({ behavior: 'instant', block: 'center' });
        if (scrollY === before) resolve();
      }),
  );
  await pauseButton(page, strip).hover();
}

/** Closes the tooltip. It handles Escape shortly after it is in the document. */
const closeTooltip = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass();

test('9: tooltips open after 700 ms, and immediately within the skip-delay window of 300 ms', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/');
  await hoverPauseButton(page, 'Clients');
  await expect(tooltip(page)).toHaveText('Pause');
  await closeTooltip(page);
  await pauseClock(page);

  await hoverPauseButton(page, 'Clients');
  await page.clock.runFor(699);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveText('Pause');

  await closeTooltip(page);
  await page.clock.runFor(299);
  await hoverPauseButton(page, 'Technology partners');
  await expect(tooltip(page)).toHaveText('Pause');

  await closeTooltip(page);
  await page.clock.runFor(300);
  await hoverPauseButton(page, 'Clients');
  await page.clock.runFor(699);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveText('Pause');
});

test('9: tooltips open immediately on keyboard focus, can be hovered, and close with Escape', async ({ page }) => {
  // Smooth scrolling to the focused element closes the tooltip.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/about');
  const turn = page.getByRole('checkbox', { name: 'Turn over: Multifamily' });
  await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    title.tabIndex = -1;
    title.focus();
  });
  for (let step = 0; step < 20 && !(await turn.evaluate((element) => element === document.activeElement)); step += 1)
    await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveText('Physical Security & Access Control');

  await turn.hover();
  await expect(tooltip(page)).toHaveText('Physical Security & Access Control');
  // It has no box until it is positioned.
  await expect.poll(() => tooltip(page).boundingBox()).not.toBeNull();
  const box = await tooltip(page).boundingBox();
  if (!box) throw new Error('The tooltip has no box.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  await expect(tooltip(page)).toHaveText('Physical Security & Access Control');
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
});

/** Loads and returns the select that replaces the native one. */
async function loadServiceSelect(page: Page) {
  await page.getByLabel('Company').hover();
  const select = page.locator('button[role=combobox]');
  await expect(select).toBeVisible();
  return select;
}

test('9: select type-ahead resets after 1000 ms', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/contact');
  const service = await loadServiceSelect(page);
  await service.focus();
  await pauseClock(page);
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
  await openHydrated(page, '/contact');
  await (await loadServiceSelect(page)).click();
  const list = page.getByRole('listbox');
  const box = await list.boundingBox();
  if (!box) throw new Error('The list has no box.');
  expect(Math.min(box.y, 320 - box.y - box.height)).toBeCloseTo(10, 0);

  await pauseClock(page);
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

test('9: the select replaces the native one without a layout shift', async ({ page }) => {
  await openHydrated(page, '/contact');
  const native = page.locator('select[name=service]');
  await page.getByLabel('Company').scrollIntoViewIfNeeded();
  const before = await native.boundingBox();
  const service = await loadServiceSelect(page);
  expect(await service.boundingBox()).toEqual(before);
  expect(await native.boundingBox()).toEqual(before);
  await service.click();
  await page.keyboard.press('Escape');
  await expect(service).toBeFocused();
  expect(await service.boundingBox()).toEqual(before);
});

test.describe('on touch screens', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 740 } });

  test('9: the native select stays', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await openHydrated(page, '/contact');
    // The first interaction loads the toast region, and with a mouse the select.
    const interaction = page.waitForResponse(/\/toasts\.js$/);
    await page.getByLabel('Company').tap();
    await page.getByLabel('Service').selectOption('consultation');
    await interaction;
    expect(scripts.filter((url) => url.includes('select-list'))).toEqual([]);
    await expect(page.locator('button[role=combobox]')).toHaveCount(0);
  });
});
