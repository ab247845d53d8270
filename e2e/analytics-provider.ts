import { expect, type Page } from '@playwright/test';

export interface Counted {
  /** Every address asked for at the provider. */
  requests: string[];
  /** The paths of the page views its script was told. */
  paths: string[];
}

/** Stands in for the provider's host: hands out a script and hears what that script is told. */
export async function provider(page: Page, host: string, script: string): Promise<Counted> {
  const counted: Counted = { requests: [], paths: [] };
  await page.route(`https://${host}/**`, (route) => {
    counted.requests.push(route.request().url());
    const view = new URL(route.request().url()).searchParams.get('view');
    if (view) counted.paths.push(new URL(view).pathname);
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      body: script,
    });
  });
  return counted;
}

/** Goes through the site without leaving the document: about, contact, and back. */
export async function walk(page: Page) {
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
  await main.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
}

export const askForPrivacy = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));

export const question = (page: Page) => page.getByRole('region', { name: 'Allow analytics cookies?' });
