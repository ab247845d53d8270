import { readFile } from 'node:fs/promises';
import {
  aCaseStudyRequest,
  caseStudyRequests,
  fillCaseStudyDialog,
  openCaseStudyDialog,
} from '../fixtures/case-study-request.ts';
import { openHydrated } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { toastOn } from '../fixtures/toast.ts';

test('all errors leave the button of the dialog in a window of 1440 × 900 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, '/');
  const dialog = await openCaseStudyDialog(page);
  const submit = dialog.getByRole('button', { name: 'Download Case Study' });
  await submit.click();
  await expect(dialog.getByLabel('Company')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(submit).toBeInViewport({ ratio: 1 });
});

test('the case study dialog downloads the PDF and stores the request', { tag: ['@inside', '@engines'] }, async ({
  page,
  portal,
}) => {
  const request = aCaseStudyRequest();
  await openHydrated(page, '/');
  const dialog = await fillCaseStudyDialog(page, request);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download Case Study' }).click();

  await expect(toastOn(page)).toContainText('Download Started');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('hoa-success-story.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Download Full Case Study' })).toBeFocused();
  await expect.poll(() => caseStudyRequests(portal, request.email)).toMatchObject([{ company: request.company }]);
});
