import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { serviceInterests } from '@portal/contracts/practices';

/** A complete request that no other test has made. */
export const aContactRequest = () => ({
  name: 'Ada Byron',
  company: 'Analytical Homes',
  email: `ada.${randomUUID()}@example.com`,
  phone: '512-555-0199',
  service: 'it-security',
  // The same words from several addresses would be put aside as spam.
  message: `Two gates, one garage.\nPlease call after five and ask for ${randomUUID()}.`,
});

/** Types the request into the contact form that the page shows. */
export async function fillContactForm(page: Page, request: ReturnType<typeof aContactRequest>) {
  await page.getByLabel('Name').fill(request.name);
  await page.getByLabel('Company').fill(request.company);
  await page.getByLabel('Email').fill(request.email);
  await page.getByLabel('Phone').fill(request.phone);
  await chooseService(page, request.service);
  await page.getByLabel('Message').fill(request.message);
}

/** Chooses as a visitor with a mouse: on a page that is alive, a list of its own covers the browser's. */
async function chooseService(page: Page, value: string) {
  const isAlive = (await page.locator('html[data-hydrated]').count()) > 0;
  if (isAlive) {
    await page.locator('button[role=combobox]').click();
    const { label } = serviceInterests.find((interest) => interest.value === value) ?? { label: 'Choose a service' };
    await page.getByRole('option', { name: label }).click();
  } else await page.getByLabel('Service').selectOption(value);
}
