import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { consentBanner, visitThreePages } from '../fixtures/analytics-provider.ts';
import { axeViolationsInAppearances } from '../fixtures/axe.ts';
import { aCaseStudyRequest, fillCaseStudyDialog } from '../fixtures/case-study-request.ts';
import {
  aContactRequest,
  contactSubmissions,
  fillContactForm,
  postContactRequest,
} from '../fixtures/contact-request.ts';
import { openHydrated } from '../fixtures/open-page.ts';
import { expect, type TestedPortal, test } from '../fixtures/test.ts';
import { toastOn } from '../fixtures/toast.ts';

/** The visible headings, explanations, labels and button of a form, one per line. */
const textOf = async (frame: Locator): Promise<string> => {
  const texts = await frame
    .locator(':is(h1, h2, p, label, [type=submit], form > button):not([inert] *)')
    .filter({ visible: true })
    .allTextContents();
  return texts
    .map((text) => text.replace(/\(optional\)| \*$/, '').trim())
    .filter((text) => text !== '' && !/[\d,]+ characters/.test(text))
    .join('\n');
};

const wordingOf = async (portal: TestedPortal, email: string) => {
  const [row] = await portal.query<{ wording: string | null }>(
    'select wording from requests where email_identity = $1 order by id desc limit 1',
    [email],
  );
  return row?.wording;
};

const submit = (page: Page) => page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();

test.describe('the wording of a form is stored with its submission', { tag: '@inside' }, () => {
  test('contact form and case study dialog', async ({ page, portal, staff }) => {
    const request = aContactRequest();
    await openHydrated(page, '/contact');
    const card = page.locator('form').locator('..');
    const wording = await textOf(card);
    await fillContactForm(page, request);
    await submit(page);
    await expect.poll(() => wordingOf(portal, request.email)).toBe(wording);
    expect(wording).toContain('Get Started Today');

    const caseStudy = aCaseStudyRequest();
    await openHydrated(page, '/');
    const dialog = await fillCaseStudyDialog(page, caseStudy);
    const shown = (await textOf(dialog)).replace(/\nClose$/, '');
    await dialog.getByRole('button', { name: 'Download Case Study' }).click();
    await expect.poll(() => wordingOf(portal, caseStudy.email)).toBe(shown);

    await staff.goto(`/admin/leads#q=${encodeURIComponent(request.email)}`);
    await staff.getByRole('link', { name: request.name }).click();
    await staff.getByText('Details', { exact: true }).click();
    await staff.getByText('contact-2', { exact: true }).click();
    await expect(staff.getByText('Get Started Today')).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('contact form and page of the case-study form', async ({ page, portal }) => {
      const request = aContactRequest();
      await page.goto('/contact');
      const wording = await textOf(page.locator('form').locator('..'));
      await fillContactForm(page, request);
      await submit(page);
      await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
      await expect.poll(() => wordingOf(portal, request.email)).toBe(wording);

      const caseStudy = aCaseStudyRequest();
      await page.goto('/');
      await page.getByRole('button', { name: 'Download Full Case Study' }).click();
      const shown = (await textOf(page.getByRole('main'))).replace(/\nBack to the home page$/, '');
      for (const [label, value] of [
        ['First name', caseStudy.firstName],
        ['Last name', caseStudy.lastName],
        ['Email', caseStudy.email],
        ['Company', caseStudy.company],
      ] as const)
        await page.getByLabel(label).fill(value);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download Full Case Study' }).click(),
      ]);
      await file.delete();
      await expect.poll(() => wordingOf(portal, caseStudy.email)).toBe(shown);
    });
  });
});

test.describe('a manager', { tag: '@inside' }, () => {
  async function openLead(staff: Page, portal: TestedPortal, { name, email }: { name: string; email: string }) {
    await expect.poll(() => contactSubmissions(portal, email)).toHaveLength(1);
    await staff.goto(`/admin/leads#q=${encodeURIComponent(email)}`);
    await staff.getByRole('link', { name }).first().click();
    await expect(staff.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  test('exports a person as a file', async ({ staff, request, portal }) => {
    const ada = aContactRequest();
    await postContactRequest(request, ada);
    await openLead(staff, portal, ada);
    await staff.getByRole('button', { name: 'More actions' }).click();
    await staff.getByRole('menuitem', { name: 'Export this person…' }).click();
    const dialog = staff.getByRole('dialog', { name: `Export ${ada.name}?` });
    await expect(dialog).toContainText(ada.email);
    expect(await axeViolationsInAppearances(staff)).toEqual([]);
    const [file] = await Promise.all([
      staff.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export', exact: true }).click(),
    ]);
    await expect(dialog).toHaveCount(0);
    expect(file.suggestedFilename()).toBe('person.json');
    const person = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(person).toMatchObject({ addresses: [ada.email], requests: [{ name: ada.name, message: ada.message }] });
  });

  test('erases a person by keyboard on a small screen, and finds the receipt', async ({
    staff,
    request,
    portal,
    pageErrors,
  }) => {
    const ada = aContactRequest();
    await postContactRequest(request, ada);
    await staff.setViewportSize({ width: 375, height: 740 });
    await openLead(staff, portal, ada);
    const path = new URL(staff.url()).pathname;

    const trigger = staff.getByRole('button', { name: 'More actions' });
    const openDialog = async () => {
      await staff.keyboard.press('Enter');
      await expect(staff.getByRole('menu')).toBeVisible();
      await staff.keyboard.type('Erase');
      await expect(staff.getByRole('menuitem', { name: 'Erase this person…' })).toBeFocused();
      await staff.keyboard.press('Enter');
    };
    await trigger.focus();
    await openDialog();
    const dialog = staff.getByRole('dialog', { name: `Erase ${ada.name}?` });
    await expect(dialog).toContainText(ada.email);
    await expect(dialog).toContainText('This cannot be undone.');
    expect(await axeViolationsInAppearances(staff)).toEqual([]);
    await staff.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(trigger).toBeFocused();

    await openDialog();
    await dialog.getByRole('button', { name: 'Erase permanently' }).focus();
    await staff.keyboard.press('Enter');
    await expect(staff).toHaveURL('/admin/privacy');
    await expect(toastOn(staff)).toContainText('The person was erased');
    const receipts = staff.getByRole('table', { name: 'Erased people' });
    const [file] = await Promise.all([
      staff.waitForEvent('download'),
      receipts
        .getByRole('button', { name: /^Download receipt/ })
        .first()
        .click(),
    ]);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/receipt \d+ of an erasure/);
    expect(text).not.toContain(ada.email);
    expect(await contactSubmissions(portal, ada.email)).toEqual([]);

    pageErrors.allow(/404/);
    await staff.goto(path);
    await expect(staff.getByText('Lead not found')).toBeVisible();
    await staff.goto('/admin/privacy');
    await expect(staff.getByRole('table', { name: 'Retention' })).toContainText('30 days after the last activity');
    expect(await staff.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    expect(await axeViolationsInAppearances(staff)).toEqual([]);
  });
});

test('no page shows a consent banner without an analytics provider', async ({ page }) => {
  await openHydrated(page, '/');
  await visitThreePages(page);

  await expect(consentBanner(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeHidden();
});
