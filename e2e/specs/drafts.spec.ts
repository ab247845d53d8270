import type { Page } from '@playwright/test';
import { aCaseStudyRequest, fillCaseStudyDialog, openCaseStudyDialog } from '../fixtures/case-study-request.ts';
import { aContactRequest, fillContactForm } from '../fixtures/contact-request.ts';
import { isSameDocument, markDocument, openHydrated, waitForHydration } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { toastOn } from '../fixtures/toast.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const stored = (page: Page) => page.evaluate(() => JSON.stringify([sessionStorage, localStorage, document.cookie]));

test('entries of the contact form are still there after a client-side step and Back', { tag: '@engines' }, async ({
  page,
}) => {
  await openHydrated(page, '/contact');
  await markDocument(page);
  await fillContactForm(page, aContactRequest());
  await page.getByLabel('Name').fill('Ada Byron');
  await menu(page, 'About').click();
  await expect(heading(page)).toContainText('About');
  await page.goBack();
  await expect(heading(page)).toContainText('Contact Us');
  expect(await isSameDocument(page)).toBe(true);

  await expect(page.getByLabel('Name')).toHaveValue('Ada Byron');
  await expect(page.locator('[name=service]')).toHaveValue('it-security');
  await expect(page.getByLabel('Message')).toHaveValue(/^Two gates/);
});

for (const isHydrated of [true, false])
  test(`entries of a contact form that is ${isHydrated ? '' : 'not '}hydrated are still there after another document and a link`, {
    tag: isHydrated ? [] : '@engines',
  }, async ({ page }) => {
    await page.goto('/contact');
    if (isHydrated) await waitForHydration(page);
    await page.getByLabel('Name').fill('Ada Byron');
    await page.goto('/austin');
    await expect(heading(page)).toContainText('Austin');
    await menu(page, 'Contact').click();
    await expect(heading(page)).toContainText('Contact Us');
    await expect(page.getByLabel('Name')).toHaveValue('Ada Byron');
    await waitForHydration(page);
    await expect(page.getByLabel('Name')).toHaveValue('Ada Byron');
  });

test('entries of the contact form are gone after it was sent', { tag: '@inside' }, async ({ page }) => {
  await openHydrated(page, '/contact');
  await fillContactForm(page, aContactRequest());
  await menu(page, 'About').click();
  await expect(heading(page)).toContainText('About');
  await page.goBack();
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
  await expect(toastOn(page)).toContainText('Success!');
  await menu(page, 'About').click();
  await expect(heading(page)).toContainText('About');
  await page.goBack();
  await expect(heading(page)).toContainText('Contact Us');
  await expect(page.getByLabel('Name')).toHaveValue('');
  await page.goto('/about');
  expect(await stored(page)).not.toContain('Ada');
});

test('entries of the case study dialog are kept until the request is sent', { tag: '@inside' }, async ({ page }) => {
  const request = aCaseStudyRequest();
  await openHydrated(page, '/');
  const dialog = await fillCaseStudyDialog(page, request);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goto('/contact');
  await openHydrated(page, '/');
  await openCaseStudyDialog(page);
  await expect(dialog.getByLabel('Company')).toHaveValue(request.company);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download Case Study' }).click();
  await downloading;
  await expect(dialog).toBeHidden();
  await openCaseStudyDialog(page);
  await expect(dialog.getByLabel('Company')).toHaveValue('');
  expect(await stored(page)).not.toContain(request.company);
});

test('nothing that is entered on the sign-in page is stored', async ({ page, portal, pageErrors }) => {
  pageErrors.allow(/401/);
  await page.goto('/admin');
  await page.getByLabel('Email').fill(portal.staff.email);
  await page.getByLabel('Password').fill(portal.staff.password);
  await page.goto('/about');
  const everything = await stored(page);
  expect(everything).not.toContain(portal.staff.password);
  expect(everything).not.toContain(portal.staff.email);
});
