import { expect, type Page } from '@playwright/test';

export interface ProviderRequests {
  /** URLs of all requests to the provider. */
  requests: string[];
  /** Paths of the page views that its script reported. */
  pageViews: string[];
}

/** Serves a script for the provider's host and records its requests. */
export async function mockProvider(page: Page, host: string, script: string): Promise<ProviderRequests> {
  const counted: ProviderRequests = { requests: [], pageViews: [] };
  await page.route(`https://${host}/**`, (route) => {
    counted.requests.push(route.request().url());
    const view = new URL(route.request().url()).searchParams.get('view');
    if (view) counted.pageViews.push(new URL(view).pathname);
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      body: script,
    });
  });
  return counted;
}

/** Visits about and contact by client-side navigation, and goes back. */
export async function visitThreePages(page: Page) {
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
  await main.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
}

export const enableGlobalPrivacyControl = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));

export const consentQuestion = (page: Page) => page.getByRole('region', { name: 'Allow analytics cookies?' });
