import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

/** A complete request that no other test has made. */
export const aContactRequest = () => ({
  name: 'Ada Byron',
  company: 'Analytical Homes',
  email: `ada.${randomUUID()}@example.com`,
  phone: '512-555-0199',
  service: 'it-security',
  message: 'Two gates, one garage.\nPlease call after five.',
});

/** Types the request into the contact form that the page shows. */
export async function fillContactForm(page: Page, request: ReturnType<typeof aContactRequest>) {
  await page.getByLabel('Name').fill(request.name);
  await page.getByLabel('Company').fill(request.company);
  await page.getByLabel('Email').fill(request.email);
  await page.getByLabel('Phone').fill(request.phone);
  await page.getByLabel('Service').selectOption(request.service);
  await page.getByLabel('Message').fill(request.message);
}
