import { axeViolationsInAppearances } from '../../fixtures/axe.ts';
import { signInColleague } from '../../fixtures/colleague.ts';
import { aContactRequest, postContactRequest } from '../../fixtures/contact-request.ts';
import { noScrolling, phone } from '../../fixtures/no-scrolling.ts';
import { test } from '../../fixtures/own-portal.ts';
import { chooseAction, leadRows, openDesk } from '../../fixtures/staff.ts';
import { expect } from '../../fixtures/test.ts';
import { toastOn } from '../../fixtures/toast.ts';

test.describe('notifications', { tag: '@inside' }, () => {
  test('reach a colleague who is mentioned and gets a lead, on a phone', async ({
    staff,
    request,
    browser,
    portal,
  }) => {
    const grace = await signInColleague(browser, portal, staff);
    await openDesk(grace.page);
    await grace.page.setViewportSize(phone);
    const bell = grace.page.getByRole('button', { name: /^Notifications/ }).filter({ visible: true });
    await expect(bell).not.toContainText(/\d/);

    const ada = aContactRequest();
    await postContactRequest(request, ada);
    await openDesk(staff);
    await staff.setViewportSize(phone);
    await leadRows(staff, ada.name).getByRole('link').first().click();
    const note = staff.getByRole('textbox', { name: 'Note' });
    await expect(staff.getByRole('heading', { level: 1, name: ada.name })).toBeVisible();
    await staff.keyboard.press('n');
    await expect(note).toBeFocused();
    await staff.keyboard.type(`Please call them, @${grace.name.slice(0, 9)}`);
    await expect(staff.getByRole('option', { name: grace.name })).toHaveAttribute('aria-selected', 'true');
    expect(await axeViolationsInAppearances(staff)).toEqual([]);
    await staff.keyboard.press('Enter');
    await expect(note).toHaveValue(`Please call them, @${grace.name} `);
    await staff.keyboard.press('Control+Enter');
    await expect(staff.getByRole('region', { name: 'Timeline' })).toContainText(`@${grace.name}`);

    await expect(bell).toHaveAccessibleName(/1 unread/);
    await grace.page.keyboard.press('b');
    const dialog = grace.page.getByRole('dialog', { name: 'Notifications' });
    const item = dialog.getByRole('link', { name: `mentioned you on ${ada.name}` });
    await expect(item).toBeVisible();
    expect(await noScrolling(grace.page)).toBe(true);
    expect(await axeViolationsInAppearances(grace.page)).toEqual([]);
    await item.focus();
    await grace.page.keyboard.press('Enter');
    await expect(grace.page.getByRole('heading', { level: 1, name: ada.name })).toBeVisible();
    await expect(bell).not.toHaveAccessibleName(/unread/);
    // What comes about a lead that is open is read.
    await grace.page.keyboard.press('Escape');
    await expect(leadRows(grace.page, ada.name)).toBeVisible();

    await staff.getByRole('heading', { level: 1 }).click();
    await staff.keyboard.press('a');
    await staff.getByRole('menuitem', { name: grace.name }).click();
    await expect(bell).toHaveAccessibleName(/1 unread/);
    await grace.close();
  });

  test('an absence is seen by colleagues, and managers set the rule of assignment', async ({
    staff,
    browser,
    portal,
  }) => {
    const grace = await signInColleague(browser, portal, staff);
    await grace.page.setViewportSize(phone);
    await grace.page.goto('/admin/account');
    await grace.page.getByRole('checkbox', { name: /^Morning digest/ }).uncheck();
    await grace.page.getByRole('button', { name: 'Set absence' }).click();
    const dialog = grace.page.getByRole('dialog', { name: 'Your absence' });
    const today = new Date();
    const dayIn = (days: number) => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    await dialog.getByLabel('First day').fill(dayIn(-2));
    await dialog.getByLabel('Last day').fill(dayIn(2));
    expect(await axeViolationsInAppearances(grace.page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(grace.page.getByText(/^Away until/)).toBeVisible();
    expect(await noScrolling(grace.page)).toBe(true);

    await staff.setViewportSize({ width: 1440, height: 900 });
    await staff.goto('/admin/staff');
    const row = staff.getByRole('row', { name: grace.name });
    await expect(row).toContainText('Away until');
    await chooseAction(staff, grace.name, 'Remove absence');
    await expect(row).not.toContainText('Away');

    await staff.getByRole('button', { name: 'Assignment', exact: true }).click();
    const assignment = staff.getByRole('dialog', { name: 'Assignment' });
    await assignment.getByRole('radio', { name: /^Balanced/ }).check();
    const person = assignment.getByRole('group', { name: grace.name });
    await person.getByRole('checkbox', { name: 'Networking' }).check();
    await person.getByRole('spinbutton', { name: 'Limit of open leads' }).fill('20');
    expect(await axeViolationsInAppearances(staff)).toEqual([]);
    await staff.setViewportSize(phone);
    expect(await noScrolling(staff)).toBe(true);
    await assignment.getByRole('button', { name: 'Save' }).click();
    await expect(toastOn(staff)).toContainText('Assignment saved');

    await staff.getByRole('button', { name: 'Assignment', exact: true }).click();
    await expect(assignment.getByRole('radio', { name: /^Balanced/ })).toBeChecked();
    await expect(person.getByRole('checkbox', { name: 'Networking' })).toBeChecked();
    await expect(person.getByRole('spinbutton', { name: 'Limit of open leads' })).toHaveValue('20');
    await assignment.getByRole('radio', { name: /^Off/ }).check();
    await assignment.getByRole('button', { name: 'Save' }).click();
    await expect(assignment).toHaveCount(0);
    await grace.close();
  });
});
