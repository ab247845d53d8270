import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { aContactRequest, postContactRequest } from '../../fixtures/contact-request.ts';
import { test } from '../../fixtures/own-portal.ts';
import { leadRows, openDesk, signIn } from '../../fixtures/staff.ts';
import { expect } from '../../fixtures/test.ts';
import { toastOn } from '../../fixtures/toast.ts';

const rowOf = (staff: Page, { name }: { name: string }) => leadRows(staff, name);
const linkOf = (staff: Page, { name }: { name: string }) => staff.getByRole('link', { name, exact: false }).first();
const timelineOf = (staff: Page) => staff.getByRole('region', { name: 'Timeline' });

test.describe('the lead desk', { tag: '@inside' }, () => {
  test('a new lead is assigned, contacted, annotated, qualified and exported with the keyboard', async ({
    staff,
    request,
    pageErrors,
  }) => {
    const ada = aContactRequest();
    await openDesk(staff);
    await postContactRequest(request, ada);
    await expect(rowOf(staff, ada)).toBeVisible();
    await expect(rowOf(staff, ada)).toContainText('Two gates and a garage');
    await expect(linkOf(staff, ada)).toHaveAccessibleName(`${ada.name}, unread`);

    await staff.keyboard.press('j');
    await expect(linkOf(staff, ada)).toBeFocused();
    await staff.keyboard.press('m');
    await expect(rowOf(staff, ada)).toContainText('Staff');
    await expect(toastOn(staff)).toContainText('Assigned to Staff');

    await staff.keyboard.press('Enter');
    await expect(staff.getByRole('heading', { level: 1, name: ada.name })).toBeVisible();
    await expect(timelineOf(staff)).toContainText(ada.message.split('\n')[1] ?? '');
    await expect(staff.getByRole('link', { name: ada.phone }).first()).toHaveAttribute(
      'href',
      `tel:+1${ada.phone.replaceAll('-', '')}`,
    );

    // Chromium logs that it opened an external program, or that there is none.
    pageErrors.allow(/'mailto:/);
    await staff.keyboard.press('r');
    const reply = staff.getByRole('link', { name: `Write to ${ada.email}` });
    await expect(reply).toHaveAttribute('href', /^mailto:.+subject=Your%20request%20to%20Lumenward%20\(.+\)/);
    await reply.click();
    await staff.getByRole('status').getByRole('button', { name: 'Log email' }).click();
    await staff.getByRole('button', { name: 'Log contact' }).click();
    await expect(staff.getByRole('button', { name: 'Status: Contacted' })).toBeVisible();
    await expect(timelineOf(staff)).toContainText(`Staff emailed ${ada.name}`);

    await staff.keyboard.press('n');
    await staff.keyboard.type('Wants a quote for two gates.');
    await staff.keyboard.press('Control+Enter');
    await expect(timelineOf(staff)).toContainText('Wants a quote for two gates.');
    await expect(staff.getByRole('textbox', { name: 'Note' })).toHaveValue('');

    await staff.getByRole('heading', { level: 1 }).click();
    await staff.keyboard.press('q');
    await expect(staff.getByRole('button', { name: 'Status: Qualified' })).toBeVisible();

    await staff.keyboard.press('Escape');
    await expect(linkOf(staff, ada)).toBeFocused();
    await expect(rowOf(staff, ada)).toContainText('Qualified');

    await staff.keyboard.press('/');
    await staff.keyboard.type(ada.email);
    await expect(staff).toHaveURL(`/admin/leads#q=${encodeURIComponent(ada.email)}`);
    await expect(staff.getByText('1 lead', { exact: true })).toBeVisible();
    const [file] = await Promise.all([
      staff.waitForEvent('download'),
      staff.getByRole('button', { name: 'Export' }).click(),
    ]);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(ada.email);
  });

  test('signing out in one tab covers the others at once, and the same person gets the draft back', async ({
    staff,
    request,
    portal,
    pageErrors,
  }) => {
    const ada = aContactRequest();
    await postContactRequest(request, ada);
    await openDesk(staff);
    await linkOf(staff, ada).click();
    const note = staff.getByRole('textbox', { name: 'Note' });
    await note.fill('Call back on Monday.');
    const stored = () =>
      staff.evaluate(() => [...Object.values(sessionStorage), ...Object.values(localStorage)].join());
    expect(await stored()).not.toContain('Call back');
    await expect(staff.getByText('Live', { exact: true })).toBeVisible();

    pageErrors.allow(/401/);
    const other = await staff.context().newPage();
    await other.goto('/admin/account');
    await other.getByRole('button', { name: 'Sign out', exact: true }).first().click();
    await expect(other.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();

    await expect(staff.getByText('You are signed out')).toBeVisible();
    await expect(staff.getByText(ada.name)).toHaveCount(0);
    await staff.getByRole('button', { name: 'Sign in', exact: true }).click();
    await signIn(staff, portal.staff);
    await expect(note).toHaveValue('Call back on Monday.');
  });
});
