import { readFile } from 'node:fs/promises';
import {
  aCaseStudyRequest,
  caseStudyRequests,
  fillCaseStudyDialog,
  openCaseStudyDialog,
} from '../fixtures/case-study-request.ts';
import { expect, test } from '../fixtures/test.ts';
import { toastOn } from '../fixtures/toast.ts';
import { visit } from '../fixtures/visit.ts';

test('an invalid dialog shows an error under each field', async ({ page }) => {
  await visit(page, '/');
  const dialog = await openCaseStudyDialog(page);
  await dialog.getByRole('button', { name: 'Download Case Study' }).click();
  await expect(dialog.getByLabel('First name')).toHaveAccessibleDescription('First name is required');
  await expect(dialog.getByLabel('Last name')).toHaveAccessibleDescription('Last name is required');
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(dialog.getByLabel('Company')).toHaveAccessibleDescription('Company name is required');
});

test('downloads the case study and stores the request', { tag: ['@inside', '@engines'] }, async ({ page, portal }) => {
  const request = aCaseStudyRequest();
  await visit(page, '/');
  const dialog = await fillCaseStudyDialog(page, request);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download Case Study' }).click();

  await expect(toastOn(page)).toHaveText(
    'Download StartedYour case study download has begun. Thank you for your interest!',
  );
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('hoa-success-story.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Download Full Case Study' })).toBeFocused();
  await expect.poll(() => caseStudyRequests(portal, request.email)).toMatchObject([{ company: request.company }]);
});

test('a failed download keeps the dialog open and its entries', { tag: '@engines' }, async ({ page, pageErrors }) => {
  pageErrors.allow(/503/, /The case study could not be downloaded/);
  await page.route('/api/download-case-study', (route) => route.fulfill({ status: 503, body: 'Not now.' }));
  const request = aCaseStudyRequest();
  await visit(page, '/');
  const dialog = await fillCaseStudyDialog(page, request);
  await dialog.getByRole('button', { name: 'Download Case Study' }).click();

  await expect(toastOn(page)).toHaveText(
    'Download FailedThere was an error processing your download. Please try again.',
  );
  await expect(dialog.getByLabel('Company')).toHaveValue(request.company);
});
