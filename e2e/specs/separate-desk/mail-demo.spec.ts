import type { Page } from '@playwright/test';
import { consentBanner } from '../../fixtures/analytics-provider.ts';
import { axeViolationsInAppearances } from '../../fixtures/axe.ts';
import {
  aContactRequest,
  type ContactRequest,
  fillContactForm,
  postContactRequest,
} from '../../fixtures/contact-request.ts';
import { openHydrated } from '../../fixtures/open-page.ts';
import { test } from '../../fixtures/separate-desk.ts';
import { openDesk } from '../../fixtures/staff.ts';
import { asOwnPortal, expect } from '../../fixtures/test.ts';

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

  test('a reply is scheduled with a phone in landscape, and a visit with the keyboard', async ({ staff, request }) => {
    const ada = aContactRequest();
    await postContactRequest(request, ada);
    // Before the first mail, the composer would ask for it.
    await staff.request.put('/api/admin/account/name', { data: { name: 'Grace Hopper' } });
    await openLead(staff, ada);
    const reply = staff.getByRole('textbox', { name: 'Reply' });
    await staff.setViewportSize({ width: 740, height: 375 });
    await staff.getByRole('button', { name: 'Reply', exact: true }).last().click();
    await reply.fill('Monday at ten works.');
    await expect(staff.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 });
    expect((await reply.boundingBox())?.height).toBeGreaterThan(100);
    await staff.getByRole('button', { name: 'Later' }).click();
    expect(await axeViolationsInAppearances(staff)).toEqual([]);
    await staff.getByRole('group', { name: 'Send', exact: true }).getByRole('button').nth(1).click();
    await staff.getByRole('button', { name: 'Schedule', exact: true }).click();
    const thread = staff.getByRole('region', { name: 'Timeline' });
    await expect(thread).toContainText(/Goes out \w+, \w+ \d+, \d+:\d+ AM/);

    await staff.keyboard.press('Control+k');
    await staff.keyboard.type('Schedule visit');
    await staff.keyboard.press('Enter');
    const visit = staff.getByRole('dialog', { name: `Schedule visit: ${ada.name}` });
    await expect(visit.getByRole('textbox', { name: 'Text of the email' })).toBeVisible();
    await visit.getByLabel('Day').fill('2035-06-05');
    await visit.getByLabel('Start').fill('10:00');
    await visit.getByLabel('Address').fill('500 Congress Ave, Austin');
    expect(await axeViolationsInAppearances(staff)).toEqual([]);
    await visit.getByLabel('Address').press('Enter');
    await expect(thread).toContainText('Grace Hopper scheduled a visit: Tue, Jun 5, 2035');
  });

  test('screens about mail have no axe violations in light mode on a phone and in dark mode on a wide screen', async ({
    staff,
  }) => {
    await openDesk(staff, '/admin/mail');
    await expect(staff.getByText('Connected', { exact: true })).toBeVisible();
    const violations = await axeViolationsInAppearances(staff);
    await openDesk(staff, '/admin/templates');
    await staff.getByRole('button', { name: 'New template' }).click();
    await staff.getByRole('dialog', { name: 'New template' }).waitFor();
    violations.push(...(await axeViolationsInAppearances(staff)));
    expect(violations).toEqual([]);
  });
});
