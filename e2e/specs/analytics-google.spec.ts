import type { Page } from '@playwright/test';
import {
  consentQuestion,
  enableGlobalPrivacyControl,
  mockProvider,
  visitThreePages,
} from '../fixtures/analytics-provider.ts';
import { axeViolationsInBothModes } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

test.use({ ownPortal: { env: { ANALYTICS_ID: 'G-ABC123' } } });

// Sends queued and later page views of the data layer, unless disabled.
const script = `(() => {
  const read = (command) => {
    if (window['ga-disable-G-ABC123'] || command[1] !== 'page_view') return;
    fetch('https://region1.google-analytics.com/g/collect?view=' + encodeURIComponent(command[2].page_location));
  };
  window.dataLayer.forEach(read);
  window.dataLayer.push = (command) => (read(command), 0);
})()`;

async function google(page: Page) {
  const tag = await mockProvider(page, 'www.googletagmanager.com', script);
  const collector = await mockProvider(page, 'region1.google-analytics.com', '');
  return { tag, collector };
}

test('loads nothing before consent, then counts the current page', { tag: '@inside' }, async ({ page }) => {
  const { tag, collector } = await google(page);
  await visit(page, '/');
  await expect(consentQuestion(page)).toBeVisible();
  await visitThreePages(page);
  expect(tag.requests).toEqual([]);

  await consentQuestion(page).getByRole('button', { name: 'Allow' }).click();
  await expect(consentQuestion(page)).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Partners' }).click();

  await expect.poll(() => collector.pageViews).toEqual(['/about', '/partners']);
  expect(tag.requests).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC123']);
});

test('the consent banner has no axe violations', { tag: '@inside' }, async ({ page }) => {
  await google(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await expect(consentQuestion(page)).toBeVisible();
  expect(await axeViolationsInBothModes(page)).toEqual([]);
});

test('denied consent is remembered and can be changed in the footer', { tag: '@inside' }, async ({ page }) => {
  const { tag, collector } = await google(page);
  await visit(page, '/');
  await consentQuestion(page).getByRole('button', { name: 'Decline' }).click();
  await visit(page, '/about');
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeVisible();
  await expect(consentQuestion(page)).toBeHidden();
  expect(tag.requests).toEqual([]);

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await consentQuestion(page).getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => collector.pageViews).toEqual(['/about']);

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await consentQuestion(page).getByRole('button', { name: 'Decline' }).click();
  await visitThreePages(page);
  expect(collector.pageViews).toEqual(['/about']);
});

test('the consent banner works with the keyboard, after the skip link', { tag: '@inside' }, async ({ page }) => {
  await google(page);
  await visit(page, '/');
  await expect(consentQuestion(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(consentQuestion(page).getByRole('button', { name: 'Decline' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(consentQuestion(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('Global Privacy Control: no banner and no page views', { tag: '@inside' }, async ({ page }) => {
  const { tag } = await google(page);
  await enableGlobalPrivacyControl(page);
  await visit(page, '/');
  await visitThreePages(page);

  await expect(consentQuestion(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeHidden();
  expect(tag.requests).toEqual([]);
});
