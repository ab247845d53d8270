import type { Page } from '@playwright/test';
import { aContactRequest, fillContactForm } from '../fixtures/contact-request.ts';
import { expect, test } from '../fixtures/test.ts';

const screens = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
];

for (const viewport of screens) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the first field of the contact form is in the first screen', async ({ page }) => {
      await page.goto('/contact');
      await expect(page.getByLabel('Name')).toBeInViewport({ ratio: 1 });
    });

    test('the first screen of the home page says what, where and with what experience', async ({ page }) => {
      await page.goto('/');
      const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
      for (const text of ['integrator in Austin and San Antonio', '500+', '15+', '24/7'])
        await expect(hero.getByText(text)).toBeInViewport({ ratio: 1 });
      await expect(hero.getByRole('link', { name: 'Request a consultation' })).toBeInViewport({ ratio: 1 });
    });
  });
}

test('the header has the phone number and fits at every width', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('banner').getByRole('link', { name: '512-555-0142', exact: true });
  await expect(link).toHaveAttribute('href', 'tel:+15125550142');
  for (const width of [320, 375, 640, 768, 1023, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(link).toBeInViewport({ ratio: 1 });
    const boxes = await page
      .getByRole('banner')
      .locator('nav > *:visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    for (const [index, box] of boxes.entries()) {
      expect(box.right, `${width} px`).toBeLessThanOrEqual(width);
      if (index > 0) expect(box.left, `${width} px`).toBeGreaterThanOrEqual(boxes[index - 1].right);
    }
  }
});

test('a visitor from Round Rock asks for a visit about cameras in two steps', async ({ page }) => {
  const request = aContactRequest();
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Video Surveillance', exact: true }).last().click();
  await page.getByRole('main').getByRole('link', { name: 'Request a consultation' }).first().click();

  const form = page.locator('form');
  await expect(page.getByText('About: Video Surveillance')).toBeVisible();
  await expect(form.locator('[name=service]')).toHaveValue('physical-security');
  await fillContactForm(page, { ...request, service: 'physical-security' });
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
  await expect(page.getByRole('note')).toHaveText(
    /A designer will call or email you by the end of \w+day, \w+ \d+\. Your reference is [2-9B-Z]{4}-[2-9B-Z]{4}/,
  );
});

const callBar = (page: Page) => page.getByRole('navigation', { name: 'Quick contact' });
const scroll = (page: Page, top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('the call bar appears when the button of the hero has left the window', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-hero-actions]').getByRole('link').first()).toBeInViewport();
    await expect(callBar(page)).toBeHidden();
    await scroll(page, 2000);
    await expect(callBar(page).getByRole('link', { name: 'Request a consultation' })).toBeInViewport({ ratio: 1 });
    await scroll(page, 0);
    await expect(callBar(page)).toBeHidden();
  });

  test('a page without a button in its hero has the call bar at once, also without JavaScript', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL,
      viewport: { width: 375, height: 740 },
    });
    const page = await context.newPage();
    for (const path of ['/privacy', '/austin']) {
      await page.goto(path);
      await expect(callBar(page).getByRole('link', { name: 'Request a consultation' })).toBeInViewport({ ratio: 1 });
    }
    await context.close();
  });

  test('the title and the Close button of the dialog stay in view while its form scrolls', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Download Full Case Study' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Download Case Study' }).click();
    await dialog.getByLabel('Phone').focus();
    await expect(dialog.getByRole('heading', { name: 'Download the case study' })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  });

  test('the contact links at the bottom do not cover the focused element', async ({ page }) => {
    await page.goto('/partners');
    const bar = callBar(page);
    await page.getByRole('main').getByRole('link').last().focus();
    await expect(bar.getByRole('link', { name: 'Request a consultation' })).toBeInViewport({ ratio: 1 });
    const focused = await page.locator(':focus').boundingBox();
    const top = (await bar.boundingBox())?.y ?? 0;
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(top);
  });
});

test('on a phone, the receipt is in view, focused and not covered by the toast', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/contact');
  await fillContactForm(page, aContactRequest());
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
  const receipt = page.getByRole('note');
  await expect(receipt).toBeFocused();
  await expect(receipt).toBeInViewport({ ratio: 1 });
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(toast).toBeVisible();
  // It stays while the pointer is on it.
  await toast.hover();
  const [top, bottom] = [await receipt.boundingBox(), await toast.boundingBox()];
  expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual(bottom?.y ?? 0);
});
