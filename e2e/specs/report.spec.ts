import { axeViolationsInAppearances } from '../fixtures/axe.ts';
import { aContactRequest, postContactRequest } from '../fixtures/contact-request.ts';
import { noScrolling, phone } from '../fixtures/no-scrolling.ts';
import { leadRows, openDesk } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';
import { toastOn } from '../fixtures/toast.ts';

test.describe('outcome and report', { tag: '@inside' }, () => {
  test('a lead is won with the keyboard and counted in the report, on a phone', async ({ staff, request }) => {
    const domain = `acme${crypto.randomUUID().slice(0, 8)}.test`;
    const [ada, colleague] = ['ada', 'grace'].map((name) => ({ ...aContactRequest(), email: `${name}@${domain}` }));
    if (!ada || !colleague) throw new Error('There are two.');
    for (const person of [ada, colleague]) await postContactRequest(request, person);
    await openDesk(staff, `/admin/leads#q=${encodeURIComponent(ada.email)}`);
    await staff.setViewportSize(phone);
    await staff.getByRole('link', { name: ada.name }).first().click();
    await expect(staff.getByRole('heading', { level: 1, name: ada.name })).toBeVisible();

    await staff.keyboard.press('l');
    await expect(staff.getByRole('dialog', { name: `Lost: ${ada.name}` })).toBeVisible();
    expect(await axeViolationsInAppearances(staff)).toEqual([]);
    await staff.keyboard.press('Escape');
    await expect(staff.getByRole('dialog')).toHaveCount(0);
    await staff.keyboard.press('w');
    await expect(staff.getByLabel('Value in US dollars')).toBeFocused();
    await staff.keyboard.type('18,500');
    await staff.keyboard.press('Enter');
    await expect(toastOn(staff)).toContainText('Marked as won');

    // On small screens, the person is shown instead of the conversation.
    await staff.getByRole('button', { name: 'About this lead' }).click();
    await expect(staff.getByRole('region', { name: 'Outcome' })).toContainText('$18,500');
    await staff.getByRole('link', { name: `2 leads of ${domain}` }).click();
    await expect(leadRows(staff)).toHaveCount(2);

    await staff.goto('/admin/report?period=7&by=practice');
    await expect(staff.getByRole('group', { name: 'New leads' })).toBeVisible();
    expect(await noScrolling(staff)).toBe(true);
    expect(await axeViolationsInAppearances(staff)).toEqual([]);
    await staff.getByRole('button', { name: 'Targets' }).click();
    const dialog = staff.getByRole('dialog', { name: /^Targets from/ });
    await dialog.getByLabel('Won value in US dollars').fill('120,000');
    await staff.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await staff.getByRole('link', { name: 'Won value', exact: true }).click();
    await expect(staff.getByRole('region', { name: 'Trend' }).getByText('Target', { exact: true })).toBeVisible();

    await staff.getByRole('group', { name: 'Won value' }).getByRole('link').last().focus();
    await staff.keyboard.press('Enter');
    await expect(staff).toHaveURL(/status=won&closedFrom=(\d{4}-\d\d-\d\d)&closedTo=\1/);
    await expect(leadRows(staff, ada.name)).toBeVisible();
  });
});
