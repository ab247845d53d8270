import type { Locator } from '@playwright/test';
import { openCaseStudyDialog } from '../../fixtures/case-study-request.ts';
import { aContactRequest, fillContactForm } from '../../fixtures/contact-request.ts';
import { expect, test } from '../../fixtures/test.ts';
import { toastOn } from '../../fixtures/toast.ts';
import { visit } from '../../fixtures/visit.ts';

/** Expects an error message that describes the field and is below it. */
async function expectErrorUnder(field: Locator, message: string) {
  await expect(field).toHaveAccessibleDescription(message);
  const distance = await field.evaluate((element) => {
    const text = document.getElementById(element.getAttribute('aria-describedby') ?? '');
    return text && text.getBoundingClientRect().top - element.getBoundingClientRect().bottom;
  });
  expect(distance).toBeGreaterThanOrEqual(0);
}

for (const [label, value, message] of [
  ['Name', '', 'Name is required'],
  ['Name', '   ', 'Name is required'],
  ['Email', '', 'Valid email is required'],
  ['Email', 'ada@', 'Valid email is required'],
] as const) {
  test(`5, contact form, checked on the client before sending: ${label} "${value}": ${message}, under the field`, async ({
    page,
  }) => {
    let requests = 0;
    await page.route('/api/contact', (route) => {
      requests += 1;
      return route.abort();
    });
    await visit(page, '/contact');
    await fillContactForm(page, aContactRequest());
    await page.getByLabel(label).fill(value);
    await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
    await expectErrorUnder(page.getByLabel(label), message);
    expect(requests).toBe(0);
  });
}

test('5, contact form: company, phone, service, message are optional text without a format rule', async ({ page }) => {
  await page.route('/api/contact', (route) => route.fulfill({ status: 201, json: { id: 1 } }));
  await visit(page, '/contact');
  await page.getByLabel('Name').fill('A');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
  await expect(toastOn(page)).toContainText('Success!');
  await expect(page.getByRole('note')).toBeFocused();

  await page.getByLabel('Name').fill('A');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Phone').fill('call the front desk');
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
  await expect(page.getByLabel('Phone')).toHaveValue('');
});

for (const [label, value, message] of [
  ['First name', '', 'First name is required'],
  ['Last name', '', 'Last name is required'],
  ['Email', '', 'Please enter a valid email address'],
  ['Email', 'ada@', 'Please enter a valid email address'],
  ['Company', '', 'Company name is required'],
] as const) {
  test(`5, case-study form: ${label} "${value}": ${message}, under the field`, async ({ open }) => {
    const page = await open('/');
    const dialog = await openCaseStudyDialog(page);
    await dialog.getByLabel(label).fill(value);
    await dialog.getByRole('button', { name: 'Download Case Study' }).click();
    await expectErrorUnder(dialog.getByLabel(label), message);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
}

test('5, case-study form: phone is optional, no format rule', async ({ open }) => {
  const page = await open('/');
  const dialog = await openCaseStudyDialog(page);
  await dialog.getByLabel('Phone').fill('ask for Ada');
  await dialog.getByRole('button', { name: 'Download Case Study' }).click();
  await expect(dialog.getByLabel('Company')).toHaveAccessibleDescription('Company name is required');
  await expect(dialog.getByLabel('Phone')).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('5: a textarea has a minimum height of 80px', async ({ open }) => {
  const page = await open('/contact');
  await expect(page.getByLabel('Message')).toHaveCSS('min-height', '80px');
});
