import type { Page } from '@playwright/test';
import { consentBanner } from '../../fixtures/analytics-provider.ts';
import { axeViolationsInAppearances } from '../../fixtures/axe.ts';
import {
  aContactRequest,
  type ContactRequest,
  fillContactForm,
  postContactRequest,
} from '../../fixtures/contact-request.ts';
import { noScrolling, phone } from '../../fixtures/no-scrolling.ts';
import { openHydrated } from '../../fixtures/open-page.ts';
import { test } from '../../fixtures/separate-desk.ts';
import { chooseAction, openDesk } from '../../fixtures/staff.ts';
import { asOwnPortal, expect } from '../../fixtures/test.ts';
import { toastOn } from '../../fixtures/toast.ts';

test.describe('e-mail', { tag: '@inside' }, () => {
  const openLead = async (staff: Page, { name, email }: ContactRequest) => {
    await openDesk(staff, `/admin/leads#q=${encodeURIComponent(email)}`);
    await staff.getByRole('link', { name }).first().click();
    await expect(staff.getByRole('heading', { level: 1, name })).toBeVisible();
  };

  test('a form is answered, and the answer comes back with its file', async ({ page, staff, portal }) => {
    await staff.setViewportSize({ width: 1440, height: 900 });
    const ada = aContactRequest();
    await openHydrated(page, '/contact');
    await consentBanner(page).getByRole('button', { name: 'Decline' }).click();
    await fillContactForm(page, ada);
    await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
    await expect(page.getByText("We'll be in touch soon").first()).toBeVisible();

    await openLead(staff, ada);
    const thread = staff.getByRole('region', { name: 'Timeline' });
    const reply = staff.getByRole('textbox', { name: 'Reply' });
    await staff.keyboard.press('r');
    // The account has no name yet.
    if (await staff.getByLabel('From').isVisible()) await staff.getByLabel('From').fill('Grace Hopper');
    await reply.fill('Which dors?');
    await reply.press('Control+Enter');
    await thread.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(reply).toHaveValue('Which dors?');
    await reply.fill('Which doors?');
    await reply.press('Control+Enter');
    await expect(thread.getByText('Sent · answered')).toBeVisible();
    await staff.goto('/admin');

    const { mailDemo = '' } = asOwnPortal(portal);
    await page.goto(mailDemo);
    const mail = page.getByRole('article').filter({ hasText: ada.email }).filter({ hasText: 'Which doors?' });
    await expect(mail.getByRole('heading')).toHaveText('Your request to Lumenward');
    await expect(page.getByText('Which dors?')).toHaveCount(0);
    await mail.getByText('Reply as the customer').click();
    await mail.getByLabel('Message').fill('The front door. The plan is attached.');
    const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 front door') };
    await mail.getByLabel('File').setInputFiles(plan);
    await mail.getByRole('button', { name: 'Send' }).click();

    const bell = staff.getByRole('button', { name: /^Notifications.*unread/ }).filter({ visible: true });
    await bell.press('Enter');
    await staff
      .getByRole('dialog', { name: 'Notifications' })
      .getByRole('link', { name: new RegExp(`${ada.name} wrote again`) })
      .press('Enter');
    const answer = thread.getByRole('article').filter({ hasText: 'The plan is attached.' });
    await expect(answer).toBeVisible();

    const file = staff.getByRole('list', { name: 'Files' }).getByRole('listitem');
    await expect(file).toContainText('PDF, 1 kB');
    expect(await axeViolationsInAppearances(staff)).toEqual([]);
    const download = staff.waitForEvent('download');
    await file.getByRole('link', { name: 'plan.pdf' }).press('Enter');
    expect((await download).suggestedFilename()).toBe('plan.pdf');
    await file.getByRole('button', { name: /^Received / }).press('Enter');
    await expect(answer).toBeFocused();
  });

  test('a template is written, used in a reply and deleted, with the keyboard', async ({ staff, request }) => {
    const ada = aContactRequest();
    const name = `First answer ${crypto.randomUUID().slice(0, 8)}`;
    await postContactRequest(request, ada);
    await openDesk(staff, '/admin/templates');
    await staff.setViewportSize(phone);
    await staff.getByRole('button', { name: 'New template' }).press('Enter');
    const dialog = staff.getByRole('dialog', { name: 'New template' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Text').fill('Hello {{persona}}, ');
    await dialog.getByRole('button', { name: '{{service}}' }).press('Enter');
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(dialog.getByLabel('Text')).toHaveAccessibleDescription(/^\{\{persona\}\} is not a field/);
    expect(await noScrolling(staff)).toBe(true);
    expect(await axeViolationsInAppearances(staff)).toEqual([]);
    await dialog.getByLabel('Text').fill('Hello {{person}}, thank you.');
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(toastOn(staff)).toContainText('Template saved');
    await expect(staff.getByRole('row', { name })).toContainText('Only you');
    expect(await noScrolling(staff)).toBe(true);
    expect(await axeViolationsInAppearances(staff)).toEqual([]);

    // The state of the connection is shown on wide screens only.
    await staff.setViewportSize({ width: 1440, height: 900 });
    await openLead(staff, ada);
    await staff.setViewportSize(phone);
    await staff.keyboard.press('r');
    await staff.getByRole('button', { name: 'Template' }).press('Enter');
    await staff.getByRole('menuitem', { name }).click();
    await expect(staff.getByRole('textbox', { name: 'Reply' })).toHaveValue(`Hello ${ada.name}, thank you.`);

    await staff.goto('/admin/templates');
    await chooseAction(staff, name, 'Delete…');
    await staff
      .getByRole('dialog', { name: `Delete ${name}?` })
      .getByRole('button', { name: 'Delete' })
      .press('Enter');
    await expect(staff.getByRole('row', { name })).toHaveCount(0);
  });

  test('managers see that mail is sent and read, and what is missing', async ({ staff }) => {
    await openDesk(staff, '/admin/mail');
    await staff.setViewportSize(phone);
    await expect(staff.getByText('Connected', { exact: true })).toBeVisible();
    await expect(staff.getByText('Set SALES_EMAIL, and restart the API.')).toBeVisible();
    expect(await noScrolling(staff)).toBe(true);
    expect(await axeViolationsInAppearances(staff)).toEqual([]);
  });
});
