import type { Page } from '@playwright/test';
import { axeViolationsInAppearances } from '../../fixtures/axe.ts';
import { signInColleague } from '../../fixtures/colleague.ts';
import { aContactRequest, postContactRequest } from '../../fixtures/contact-request.ts';
import { noScrolling, phone } from '../../fixtures/no-scrolling.ts';
import { test } from '../../fixtures/own-portal.ts';
import { goByShortcut, leadRows, openDesk } from '../../fixtures/staff.ts';
import { expect } from '../../fixtures/test.ts';
import { toastOn } from '../../fixtures/toast.ts';

const section = (page: Page, name: string) => page.getByRole('list', { name, exact: true });

test.describe('Today', { tag: '@inside' }, () => {
  test('a call, its next step, a snooze and a new message, with the keyboard, on a phone', async ({
    staff,
    request,
    browser,
    portal,
  }) => {
    const ada = aContactRequest();
    await postContactRequest(request, ada);
    const { page, close } = await signInColleague(browser, portal, staff);
    const check = async () => {
      expect(await noScrolling(page)).toBe(true);
      expect(await axeViolationsInAppearances(page)).toEqual([]);
    };
    await openDesk(page, `/admin/leads#q=${encodeURIComponent(ada.email)}`);
    await page.setViewportSize(phone);
    await leadRows(page, ada.name).getByRole('link').first().focus();
    await page.keyboard.press('m');
    await expect(toastOn(page)).toContainText('Assigned to');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: ada.name })).toBeVisible();

    await page.keyboard.press('c');
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Note' })).toBeVisible();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Note' }).focus();
    await page.keyboard.press('Control+Enter');
    const question = page.getByRole('form', { name: `What next with ${ada.name}?` });
    await expect(question).toBeVisible();
    await page.keyboard.press('i');
    await expect(question.getByRole('textbox', { name: 'Next step' })).toBeFocused();
    await check();
    await page.keyboard.type('Send the quote');
    await question.getByLabel('Day').fill('2026-01-05');
    await question.getByRole('textbox', { name: 'Next step' }).press('Enter');
    await expect(page.getByText('Overdue: Mon, Jan 5')).toBeVisible();
    await expect(question).toHaveCount(0);

    await goByShortcut(page, 'gh', '/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    await expect(section(page, 'Overdue').getByRole('listitem')).toContainText(['Send the quote']);
    await check();
    // The row of the lead that was left has the focus; there may be others below.
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await expect(section(page, 'Overdue').getByRole('link', { name: ada.name })).toBeFocused();
    await page.keyboard.press('y');
    await expect(question.getByRole('textbox', { name: 'Next step' })).toBeFocused();
    await expect(section(page, 'No next step').getByRole('listitem')).toContainText([ada.name]);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);

    await section(page, 'No next step').getByRole('link', { name: ada.name }).focus();
    await page.keyboard.press('h');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.type('In a month');
    await expect(page.getByRole('menuitem', { name: 'In a month' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toastOn(page)).toContainText('Snoozed until');
    await expect(section(page, 'No next step')).toHaveCount(0);
    await expect(page.getByRole('link', { name: '1 snoozed' })).toBeVisible();

    await postContactRequest(request, { ...ada, message: 'Any news about the quote?' });
    await expect(section(page, 'Wrote again').getByRole('listitem')).toContainText(['Any news about the quote?']);
    await expect(page.getByRole('link', { name: '1 snoozed' })).toHaveCount(0);
    await check();
    await close();
  });
});
