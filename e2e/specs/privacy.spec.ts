import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeViolationsInAppearances } from '../fixtures/axe.ts';
import { aContactRequest, contactSubmissions, postContactRequest } from '../fixtures/contact-request.ts';
import { expect, type TestedPortal, test } from '../fixtures/test.ts';
import { toastOn } from '../fixtures/toast.ts';

test.describe('a manager', { tag: '@inside' }, () => {
  async function openLead(staff: Page, portal: TestedPortal, { name, email }: { name: string; email: string }) {
    await expect.poll(() => contactSubmissions(portal, email)).toHaveLength(1);
    await staff.goto(`/admin/leads#q=${encodeURIComponent(email)}`);
    await staff.getByRole('link', { name }).first().click();
    await expect(staff.getByRole('heading', { level: 1, name })).toBeVisible();
  }

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
      await expect(async () => {
        await staff.keyboard.type('Erase');
        await expect(staff.getByRole('menuitem', { name: 'Erase this person…' })).toBeFocused({ timeout: 1_000 });
        // Letters that come a second later begin another search.
      }).toPass({ intervals: [1_100] });
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
