import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { axeViolationsInAppearances, axeViolationsInBothModes } from '../../fixtures/axe.ts';
import { aContactRequest, postContactRequest } from '../../fixtures/contact-request.ts';
import { afterChecks } from '../../fixtures/live-releases.ts';
import { test } from '../../fixtures/own-portal.ts';
import { chooseAction, leadRows, openDesk, setPassword, signIn } from '../../fixtures/staff.ts';
import { asOwnPortal, expect } from '../../fixtures/test.ts';
import { toastOn } from '../../fixtures/toast.ts';

/** Invites a staff member on the staff page. Resolves to the link, which is shown because email is not configured. */
async function inviteOnStaffPage(staff: Page, name: string, role: string) {
  await staff.goto('/admin/staff');
  await staff.getByRole('button', { name: 'Invite' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Invite staff' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(`${name.toLowerCase().replace(' ', '.')}@example.com`);
  await dialog.getByRole('radio', { name: role }).check();
  await dialog.getByRole('button', { name: 'Invite' }).click();
  const linkDialog = staff.getByRole('dialog', { name: `Link for ${name}` });
  const link = await linkDialog.getByLabel('Link').inputValue();
  await linkDialog.getByRole('button', { name: 'Close' }).click();
  return link;
}

test.describe('staff pages', { tag: '@inside' }, () => {
  test('have no axe violations in light mode on a phone and in dark mode on a wide screen', async ({
    staff,
    request,
    portal,
  }) => {
    test.slow();
    const [ada, spam] = [aContactRequest(), aContactRequest()];
    await postContactRequest(request, ada);
    await postContactRequest(request, spam, 'https://spam.example');
    const violations: string[] = [];
    const check = async () => void violations.push(...(await axeViolationsInAppearances(staff)));
    await staff.goto('/admin/leads');
    await staff.getByRole('checkbox', { name: `Select ${ada.name}` }).check();
    await check();
    await staff.goto('/admin/leads?status=won&city=austin');
    await expect(staff.getByText('No matching leads')).toBeVisible();
    await check();
    await staff.goto('/admin/leads?spam=1');
    await expect(leadRows(staff, spam.name)).toBeVisible();
    await check();
    await staff.goto('/admin/leads');
    await staff.getByRole('link', { name: ada.name }).click();
    await expect(staff.getByRole('region', { name: 'Timeline' })).toContainText('Two gates');
    await check();
    await staff.goto('/admin/report?by=practice');
    await expect(staff.getByRole('group', { name: 'New leads' })).toBeVisible();
    await check();
    await staff.goto('/admin/staff');
    await expect(staff.getByRole('row').nth(1)).toBeVisible();
    await check();
    const { locations } = asOwnPortal(portal);
    const rejected = locations.publish('foreign-page', { pages: [{ path: '/about', chunk: 'austin-page-tsx' }] });
    await staff.goto('/admin/releases');
    const row = staff.getByRole('row').filter({ hasText: 'Rejected' }).filter({ hasText: rejected });
    await expect(row).toBeVisible(afterChecks);
    await row.getByText('1 violation', { exact: true }).click();
    await check();
    await staff.goto('/admin/audit');
    await expect(staff.getByRole('cell', { name: 'Signed in' }).first()).toBeVisible();
    await check();
    await staff.goto('/admin/account');
    await expect(staff.getByText(/^This browser/)).toBeVisible();
    await check();
    await staff.goto('/admin/privacy');
    await expect(staff.getByRole('table', { name: 'Retention' })).toBeVisible();
    await check();
    await staff.goto('/admin/nothing');
    await expect(staff.getByText('There is no such page in the lead desk')).toBeVisible();
    await check();
    expect(violations).toEqual([]);
  });

  test('command palette, filter, keyboard shortcuts and menu have no axe violations in light and dark mode', async ({
    staff,
  }) => {
    const violations: string[] = [];
    await openDesk(staff);
    for (const [key, name] of [
      ['Control+k', 'Command palette'],
      ['f', 'Filter'],
      ['?', 'Keyboard shortcuts'],
    ] as const) {
      await staff.keyboard.press(key);
      await staff.getByRole('dialog', { name }).waitFor();
      violations.push(...(await axeViolationsInBothModes(staff)));
      await staff.keyboard.press('Escape');
    }
    await staff.setViewportSize({ width: 375, height: 740 });
    await staff.getByRole('button', { name: 'Filter', exact: true }).click();
    await staff.getByRole('menuitem', { name: 'Status' }).click();
    await staff.getByRole('menuitemcheckbox', { name: 'Lost' }).waitFor();
    violations.push(...(await axeViolationsInBothModes(staff)));
    await staff.keyboard.press('Escape');
    await staff.getByRole('button', { name: 'Menu' }).click();
    await expect(staff.getByRole('dialog').getByRole('link', { name: 'Report', exact: true })).toBeVisible();
    violations.push(...(await axeViolationsInBothModes(staff)));
    expect(violations).toEqual([]);
  });

  test('a colleague turns on two-step verification and signs in with a code, later with a recovery code', async ({
    staff,
    page,
    pageErrors,
  }) => {
    const link = await inviteOnStaffPage(staff, 'Ada Lovelace', 'Agent');
    pageErrors.allow(/401/);
    await page.goto(link);
    const credentials = { email: 'ada.lovelace@example.com', password: 'a moth in the relay' };
    await setPassword(page, credentials.password);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, credentials);

    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await page.getByRole('button', { name: 'Turn on' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
    await expect(dialog.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
    const secret = (await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent()) ?? '';
    const totp = new TOTP({ secret: secret.replaceAll(' ', '') });
    const used = totp.generate();
    await dialog.getByLabel('Code').fill(used);
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    const codes = page.getByRole('dialog', { name: 'Recovery codes' });
    const recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? '';
    await codes.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible();

    const signOut = () => page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
    await signOut();
    await signIn(page, credentials);
    // The code of the set-up was used, and no code is accepted before its time.
    await expect.poll(() => totp.generate(), { timeout: 60_000 }).not.toBe(used);
    await page.getByLabel('Code').fill(totp.generate());
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByRole('button', { name: 'Sign out', exact: true }).first()).toBeVisible();

    await signOut();
    await signIn(page, credentials);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recoveryCode);
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(page.getByText('9 of 10 recovery codes left')).toBeVisible();
  });

  test('an invited viewer has read-only access until the role is changed', async ({
    staff,
    page,
    request,
    pageErrors,
  }) => {
    const ada = aContactRequest();
    await postContactRequest(request, ada);
    const link = await inviteOnStaffPage(staff, 'Lise Meitner', 'Viewer');

    // The session request returns 401 before sign-in.
    pageErrors.allow(/401/);
    await page.goto(link);
    const password = 'a moth in the relay';
    await setPassword(page, password);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, { email: 'lise.meitner@example.com', password });

    await page.getByRole('link', { name: /^Inbox/ }).click();
    await page.getByRole('link', { name: ada.name }).click();
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Two gates');
    await expect(page.getByText('Read-only access')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Contacted' })).toHaveCount(0);
    await page.keyboard.press('c');
    await expect(toastOn(page)).toContainText('Read-only access');
    await expect(page.getByRole('link', { name: 'Staff accounts', exact: true })).toHaveCount(0);
    await page.goto('/admin/staff');
    await expect(page.getByText('Managers only')).toBeVisible();

    await staff.goto('/admin/staff');
    await chooseAction(staff, 'Lise Meitner', 'Make agent');
    await staff.getByRole('dialog', { name: 'Make agent?' }).getByRole('button', { name: 'Make agent' }).click();
    await expect(toastOn(staff)).toContainText('Lise Meitner is now agent.');
    await expect(page.getByText('You are signed out')).toBeVisible();
    await page.goto('/admin/leads');
    await signIn(page, { email: 'lise.meitner@example.com', password });
    await page.getByRole('link', { name: ada.name }).focus();
    await page.keyboard.press('m');
    // The row shows the new owner before the API has stored it.
    await expect(toastOn(page)).toContainText('Assigned to Lise Meitner');
    await expect(leadRows(page, ada.name)).toContainText('Lise Meitner');

    await chooseAction(staff, 'Lise Meitner', 'Disable…');
    await staff.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
    await expect(staff.getByRole('row', { name: /Lise Meitner/ })).toContainText('Disabled');
    await expect(page.getByText('You are signed out')).toBeVisible();
    await expect(page.getByText(ada.name)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Staff sign-in' })).toBeVisible();
  });
});
