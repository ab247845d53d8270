import { axeViolationsInAppearances, axeViolationsInBothModes } from '../../fixtures/axe.ts';
import { aContactRequest, postContactRequest } from '../../fixtures/contact-request.ts';
import { afterChecks } from '../../fixtures/live-releases.ts';
import { test } from '../../fixtures/own-portal.ts';
import { leadRows, openDesk } from '../../fixtures/staff.ts';
import { asOwnPortal, expect } from '../../fixtures/test.ts';

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
    await staff.goto('/admin');
    await expect(staff.getByRole('list', { name: 'New, unassigned' })).toBeVisible();
    await check();
    await staff.goto('/admin/leads');
    await staff.getByRole('checkbox', { name: `Select ${ada.name}` }).check();
    await check();
    await staff.getByRole('link', { name: 'Pipeline' }).click();
    await expect(staff.getByRole('region', { name: /^New / }).getByRole('link', { name: ada.name })).toBeVisible();
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
    await staff.getByRole('button', { name: 'Add an email' }).click();
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

  test('dialogs have no axe violations in light mode on a phone and in dark mode on a wide screen', async ({
    staff,
    request,
  }) => {
    const ada = aContactRequest();
    await postContactRequest(request, ada);
    const violations: string[] = [];
    const check = async (name: string | RegExp) => {
      await staff.getByRole('dialog', { name }).waitFor();
      violations.push(...(await axeViolationsInAppearances(staff)));
      await staff.keyboard.press('Escape');
      await expect(staff.getByRole('dialog')).toHaveCount(0);
    };
    await openDesk(staff);
    await staff.keyboard.press('+');
    await check('New lead');
    await leadRows(staff, ada.name).getByRole('link').first().click();
    await expect(staff.getByRole('heading', { level: 1, name: ada.name })).toBeVisible();
    for (const [key, name] of [
      ['c', new RegExp(ada.name)],
      ['l', `Lost: ${ada.name}`],
      ['w', `Won: ${ada.name}`],
      ['$', new RegExp(ada.name)],
    ] as const) {
      await staff.keyboard.press(key);
      await check(name);
    }
    await staff.getByRole('button', { name: 'More actions' }).click();
    await staff.getByRole('menuitem', { name: 'Export this person…' }).click();
    await check(`Export ${ada.name}?`);
    await staff.goto('/admin/account');
    await staff.getByRole('button', { name: 'Set absence' }).click();
    await check('Your absence');
    await staff.goto('/admin/staff');
    await staff.getByRole('button', { name: 'Assignment', exact: true }).click();
    await check('Assignment');
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
});
