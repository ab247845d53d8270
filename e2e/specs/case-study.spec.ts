import { readFile } from 'node:fs/promises';
import { aContactRequest } from '../fixtures/contact-request.ts';
import { expect, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

test('the dialog downloads the case study', { tag: '@inside' }, async ({ page, portal }) => {
  const { email } = aContactRequest();
  await visit(page, '/');
  const opener = page.getByRole('button', { name: 'Download Full Case Study' });
  await opener.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Download Case Study' }).click();
  await expect(dialog.getByLabel('First name')).toHaveAccessibleDescription('First name is required');
  await expect(dialog.getByLabel('Last name')).toHaveAccessibleDescription('Last name is required');
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(dialog.getByLabel('Company')).toHaveAccessibleDescription('Company name is required');

  await dialog.getByLabel('First name').fill('Ada');
  await dialog.getByLabel('Last name').fill('Byron');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Company').fill('Analytical Homes');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download Case Study' }).click(),
  ]);

  expect(download.suggestedFilename()).toBe('hoa-success-story.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  const toast = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
  await expect(toast).toContainText('Download Started');
  await expect(toast).toContainText('Your case study download has begun. Thank you for your interest!');
  expect(await portal.query('select company from case_study_requests where email = $1', [email])).toEqual([
    { company: 'Analytical Homes' },
  ]);
});

test('a failed download keeps the dialog and its entries', async ({ page, pageErrors }) => {
  pageErrors.allow(/503/, /The case study could not be downloaded/);
  await page.route('/api/download-case-study', (route) => route.fulfill({ status: 503, body: 'Not now.' }));
  await visit(page, '/');
  await page.getByRole('button', { name: 'Download Full Case Study' }).click();
  const dialog = page.getByRole('dialog');
  for (const label of ['First name', 'Last name', 'Company']) await dialog.getByLabel(label).fill(label);
  await dialog.getByLabel('Email').fill('ada@example.com');
  await dialog.getByRole('button', { name: 'Download Case Study' }).click();

  const toast = page.locator('[role=region][aria-label="Notifications (F8)"]').locator('li');
  await expect(toast).toContainText('Download Failed');
  await expect(toast).toContainText('There was an error processing your download. Please try again.');
  await expect(dialog.getByLabel('Company')).toHaveValue('Company');
});
