import type { Page } from '@playwright/test';
import { aContactRequest } from './a-contact-request.ts';

/** Returns a complete case study request that is unique to the test. */
export const aCaseStudyRequest = () => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email: aContactRequest().email,
  company: 'Analytical Homes',
  phone: '512-555-0199',
});

/** Opens the dialog on the home page and fills in the request. Returns the dialog. */
export async function fillCaseStudyDialog(page: Page, request: ReturnType<typeof aCaseStudyRequest>) {
  const dialog = await openCaseStudyDialog(page);
  await dialog.getByLabel('First name').fill(request.firstName);
  await dialog.getByLabel('Last name').fill(request.lastName);
  await dialog.getByLabel('Email').fill(request.email);
  await dialog.getByLabel('Company').fill(request.company);
  await dialog.getByLabel('Phone').fill(request.phone);
  return dialog;
}

export async function openCaseStudyDialog(page: Page) {
  await page.getByRole('button', { name: 'Download Full Case Study' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}
