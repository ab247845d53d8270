import type { Page } from '@playwright/test';
import { consentBanner, mockProvider, visitThreePages } from '../../fixtures/analytics-provider.ts';
import { axeViolationsInBothModes } from '../../fixtures/axe.ts';
import { openHydrated } from '../../fixtures/open-page.ts';
import { test } from '../../fixtures/separate-desk.ts';
import { expect } from '../../fixtures/test.ts';

// Sends queued and later page views of the data layer, as Google's script does.
const script = `(() => {
  const read = (command) => {
    if (window['ga-disable-G-ABC123'] || command[1] !== 'page_view') return;
    fetch('https://region1.google-analytics.com/g/collect?view=' + encodeURIComponent(command[2].page_location));
  };
  window.dataLayer.forEach(read);
  window.dataLayer.push = (command) => (read(command), 0);
})()`;

async function mockGoogle(page: Page) {
  const tag = await mockProvider(page, 'www.googletagmanager.com', script);
  const collector = await mockProvider(page, 'region1.google-analytics.com', '');
  return { tag, collector };
}

test('loads no script before consent, then counts the current page', { tag: '@inside' }, async ({ page }) => {
  const { tag, collector } = await mockGoogle(page);
  await openHydrated(page, '/');
  await expect(consentBanner(page)).toBeVisible();
  expect(await axeViolationsInBothModes(page)).toEqual([]);
  await visitThreePages(page);
  expect(tag.requests).toEqual([]);

  await consentBanner(page).getByRole('button', { name: 'Allow' }).click();
  await expect(consentBanner(page)).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Partners' }).click();

  await expect.poll(() => collector.pageViews).toEqual(['/about', '/partners']);
  expect(tag.requests).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC123']);
});

test('the consent banner follows the skip link in the tab order and is operable by keyboard', {
  tag: '@inside',
}, async ({ page }) => {
  await mockGoogle(page);
  await openHydrated(page, '/');
  await expect(consentBanner(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(consentBanner(page).getByRole('button', { name: 'Decline' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(consentBanner(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});
