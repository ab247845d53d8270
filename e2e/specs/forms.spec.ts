import type { Page } from '@playwright/test';
import { aContactRequest, contactSubmissions, fillContactForm } from '../fixtures/contact-request.ts';
import { openHydrated } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const submitButton = (page: Page) => page.getByRole('button', { name: 'REQUEST CONSULTATION' });
/** The notice in the form about the result. */
const notice = (page: Page, text: string) => page.getByText(text).locator('..');

test('keeps the entries when the connection is lost, sends them on retry, then resets the form', {
  tag: ['@inside', '@engines'],
}, async ({ page, portal, pageErrors }) => {
  const request = aContactRequest();
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|NS_ERROR_ABORT/);
  await openHydrated(page, '/contact');
  await fillContactForm(page, request);
  await page.route('/api/contact', (route) => route.abort('internetdisconnected'));
  await submitButton(page).click();
  await expect(notice(page, 'Your entries are still here')).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue(request.message);

  await page.unroute('/api/contact');
  await submitButton(page).click();
  await expect(notice(page, 'Your request has reached us')).toBeFocused();
  await expect(page.getByText('Your entries are still here')).toBeHidden();
  await expect.poll(() => contactSubmissions(portal, request.email)).toHaveLength(1);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Your request has reached us')).toBeHidden();
});
