import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { serviceInterests } from '@portal/contracts/practices';

/** Returns a complete contact request that is unique to the test. */
export const aContactRequest = () => ({
  name: 'Ada Byron',
  company: 'Analytical Homes',
  email: `ada.${randomUUID()}@example.com`,
  phone: '512-555-0199',
  service: 'it-security',
  // The same message from several addresses would be held as spam.
  message: `Two gates, one garage.\nPlease call after five and ask for ${randomUUID()}.`,
});

/** Fills in the contact form of the page. */
export async function fillContactForm(page: Page, request: ReturnType<typeof aContactRequest>) {
  await page.getByLabel('Name').fill(request.name);
  await page.getByLabel('Company').fill(request.company);
  await page.getByLabel('Email').fill(request.email);
  await page.getByLabel('Phone').fill(request.phone);
  await chooseService(page, request.service);
  await page.getByLabel('Message').fill(request.message);
}

/** A hydrated page has its own list in place of the browser's. */
async function chooseService(page: Page, value: string) {
  const isHydrated = (await page.locator('html[data-hydrated]').count()) > 0;
  if (isHydrated) {
    await page.locator('button[role=combobox]').click();
    const { label } = serviceInterests.find((interest) => interest.value === value) ?? { label: 'Choose a service' };
    await page.getByRole('option', { name: label }).click();
  } else await page.getByLabel('Service').selectOption(value);
}
