import type { Locator, Page } from '@playwright/test';
import { aContactRequest } from '../fixtures/contact-request.ts';
import { openHydrated } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { toastOn } from '../fixtures/toast.ts';

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab') {
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
  }
  throw new Error(`The Tab key does not lead to ${target}`);
}

test('the skip link moves the focus to the content, and menu links work', async ({ page }) => {
  await openHydrated(page, '/about');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();

  await page.reload();
  await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Industries' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/industries');
});

test('on small screens the menu opens with Enter, is tabbed through and closes with Escape', {
  tag: '@engines',
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openHydrated(page, '/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await tabTo(page, menu.getByRole('button', { name: 'Menu' }));
  await page.keyboard.press('Enter');
  await tabTo(page, menu.getByRole('link', { name: 'Partners' }));
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: 'Partners' })).toBeHidden();
  await expect(menu.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('flip cards turn with the space bar, and for the focus on their links', { tag: '@engines' }, async ({ page }) => {
  await openHydrated(page, '/about');
  const link = page.locator('a', { hasText: 'Explore multifamily solutions' });
  const turn = page.getByRole('checkbox', { name: 'Turn over: Multifamily' });
  await tabTo(page, turn);
  const card = page.getByRole('listitem').filter({ has: turn });
  await expect.poll(() => card.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(72);
  const turned = /^matrix3d\(-1, 0/;
  const faces = page.getByRole('listitem').filter({ has: link }).locator('div', { has: link }).nth(1);
  await expect(faces).not.toHaveCSS('transform', turned);
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(faces).toHaveCSS('transform', turned);

  await page.keyboard.press('Shift+Tab');
  await expect(faces).not.toHaveCSS('transform', turned);
  await page.keyboard.press('Space');
  await expect(faces).toHaveCSS('transform', turned);
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/industries#property-management');
});

test('the dialog traps the focus and returns it when closed', async ({ page }) => {
  await openHydrated(page, '/');
  const opener = page.getByRole('button', { name: 'Download Full Case Study' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First name')).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < 9; step += 1) {
      await page.keyboard.press(key);
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the contact form can be submitted, and F8 moves the focus to the toast', async ({ page }) => {
  await page.route('/api/contact', (route) => route.fulfill({ status: 201, json: { id: 1 } }));
  const request = aContactRequest();
  await openHydrated(page, '/contact');
  await tabTo(page, page.getByLabel('Name'));
  for (const value of [request.name, request.company, request.email, request.phone]) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('Service')).toBeFocused();
  await page.keyboard.type('IT');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Two gates.');
  await expect(page.locator('select[name=service]')).toHaveValue('it-security');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'REQUEST CONSULTATION' })).toBeFocused();
  await page.keyboard.press('Enter');

  // It stays for five seconds, and while it has the focus.
  await toastOn(page).waitFor();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(toastOn(page)).toBeFocused();
  await expect(toastOn(page)).toContainText('Success!');
  await page.keyboard.press('Escape');
  await expect(toastOn(page)).toHaveCount(0);
});
