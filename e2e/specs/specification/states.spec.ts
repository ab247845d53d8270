import { aCaseStudyRequest, fillCaseStudyDialog, openCaseStudyDialog } from '../../fixtures/case-study-request.ts';
import { aContactRequest, fillContactForm } from '../../fixtures/contact-request.ts';
import { expect, test } from '../../fixtures/test.ts';
import { toastOn } from '../../fixtures/toast.ts';
import { visit } from '../../fixtures/visit.ts';

test('4, case-study dialog: processing until the call ends; on success the file downloads, a confirmation shows, the form resets and the dialog closes', async ({
  page,
}) => {
  const { promise: released, resolve: releaseResponse } = Promise.withResolvers<void>();
  await page.route('/api/download-case-study', async (route) => {
    await released;
    await route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7' });
  });
  await visit(page, '/');
  const dialog = await fillCaseStudyDialog(page, aCaseStudyRequest());
  await dialog.getByRole('button', { name: 'Download Case Study' }).click();
  const button = dialog.getByRole('button', { name: 'Processing...' });
  await expect(button).toBeDisabled();

  const downloading = page.waitForEvent('download');
  releaseResponse();
  await expect(toastOn(page)).toContainText('Download Started');
  await downloading;
  await expect(dialog).toBeHidden();

  const again = await openCaseStudyDialog(page);
  for (const field of await again.getByRole('textbox').all()) await expect(field).toHaveValue('');
  await expect(again.getByRole('button', { name: 'Download Case Study' })).toBeEnabled();
});

test('4, case-study dialog: on failure it stays open with the entered data and an error notice shows; processing ends either way', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/500/, /The case study could not be downloaded/);
  await page.route('/api/download-case-study', (route) => route.fulfill({ status: 500 }));
  const request = aCaseStudyRequest();
  await visit(page, '/');
  const dialog = await fillCaseStudyDialog(page, request);
  await dialog.getByRole('button', { name: 'Download Case Study' }).click();
  await expect(toastOn(page)).toContainText('Download Failed');
  await expect(dialog.getByLabel('Email')).toHaveValue(request.email);
  await expect(dialog.getByRole('button', { name: 'Download Case Study' })).toBeEnabled();
});

test('4, contact form: idle, then submitting (PROCESSING..., disabled); on success the fields reset to empty', async ({
  page,
}) => {
  const { promise: released, resolve: releaseResponse } = Promise.withResolvers<void>();
  await page.route('/api/contact', async (route) => {
    await released;
    await route.fulfill({ status: 201, json: { id: 1, receivedAt: new Date() } });
  });
  await visit(page, '/contact');
  await fillContactForm(page, aContactRequest());
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
  await expect(page.getByRole('button', { name: 'PROCESSING...' })).toBeDisabled();
  releaseResponse();
  await expect(page.getByRole('button', { name: 'REQUEST CONSULTATION' })).toBeEnabled();
  for (const label of ['Name', 'Company', 'Email', 'Phone', 'Message'])
    await expect(page.getByLabel(label)).toHaveValue('');
  await expect(page.locator('select[name=service]')).toHaveValue('');
});

test('4, contact form: on failure the entered values are kept', async ({ page, pageErrors }) => {
  pageErrors.allow(/500/);
  await page.route('/api/contact', (route) => route.fulfill({ status: 500 }));
  const request = aContactRequest();
  await visit(page, '/contact');
  await fillContactForm(page, request);
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
  await expect(toastOn(page)).toContainText('Error');
  for (const name of ['name', 'company', 'email', 'phone', 'service', 'message'] as const)
    await expect(page.locator(`[name=${name}]`)).toHaveValue(request[name]);
});

test('4: mobile menu open or closed', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await visit(page, '/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const about = menu.getByRole('link', { name: 'About' });
  for (const isOpen of [true, false]) {
    await menu.getByRole('button', { name: 'Menu' }).click();
    await expect(about).toBeVisible({ visible: isOpen });
  }
});

test('4: flip cards front or back, by click', async ({ page }) => {
  await visit(page, '/about');
  const turn = page.getByRole('checkbox', { name: 'Turn over: Government' });
  for (const checked of [true, false]) {
    await turn.click();
    await expect(turn).toBeChecked({ checked });
  }
});
