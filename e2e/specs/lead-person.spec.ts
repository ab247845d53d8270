import type { Page } from '@playwright/test';
import { axeViolationsInAppearances } from '../fixtures/axe.ts';
import { aContactRequest, postContactRequest } from '../fixtures/contact-request.ts';
import { phone } from '../fixtures/no-scrolling.ts';
import { openDesk } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';
import { toastOn } from '../fixtures/toast.ts';

const timelineOf = (staff: Page) => staff.getByRole('region', { name: 'Timeline' });
const personOn = (staff: Page) => staff.getByRole('region', { name: 'Person' });
/** On small screens, the person is shown instead of the conversation. */
const show = async (staff: Page, part: 'person' | 'conversation') => {
  const about = staff.getByRole('button', { name: 'About this lead' });
  await expect(staff.getByRole('button', { name: 'More actions' })).toBeVisible();
  if ((await about.isVisible()) && (await about.getAttribute('aria-expanded')) !== String(part === 'person'))
    await about.click();
};
const headingOf = (staff: Page, name: string) => staff.getByRole('heading', { level: 1, name });

test.describe('the person of a lead', { tag: '@inside' }, () => {
  test.describe('on a phone', () => {
    /** The state of the connection is shown on wide screens only. */
    const openInbox = async (staff: Page, path?: string) => {
      await openDesk(staff, path);
      await staff.setViewportSize(phone);
    };
    const openLead = async (staff: Page, { name, email }: { name: string; email: string }) => {
      await openInbox(staff, `/admin/leads#q=${encodeURIComponent(email)}`);
      await staff.getByRole('link', { name }).first().click();
      await expect(headingOf(staff, name)).toBeVisible();
    };

    test('a call is entered by hand, beside a lead with the same address', async ({ staff, request }) => {
      const ada = aContactRequest();
      await postContactRequest(request, ada);
      await openInbox(staff);
      await staff.getByRole('button', { name: 'New lead', exact: true }).click();
      const dialog = staff.getByRole('dialog', { name: 'New lead' });
      await dialog.getByRole('textbox', { name: 'Name' }).fill(`Colleague of ${ada.name}`);
      await dialog.getByRole('textbox', { name: 'Email' }).fill(ada.email);
      await expect(dialog.getByRole('radio', { name: `Add to ${ada.name}` })).toBeVisible();
      await expect(dialog.getByRole('radio', { name: 'New lead' })).toBeChecked();
      await dialog.getByLabel('What was said').fill('Asks for a visit on Monday.');
      expect(await axeViolationsInAppearances(staff)).toEqual([]);

      await staff.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await staff.getByRole('button', { name: 'New lead', exact: true }).click();
      await expect(dialog.getByLabel('What was said')).toHaveValue('Asks for a visit on Monday.');
      await dialog.getByRole('button', { name: 'Save lead' }).click();
      await expect(headingOf(staff, `Colleague of ${ada.name}`)).toBeVisible();
      await expect(timelineOf(staff)).toContainText(`Colleague of ${ada.name} called`);
      await show(staff, 'person');
      await expect(staff.getByRole('complementary', { name: 'About this lead' })).toContainText('Same email address');
    });

    test('another number of a form is used only when staff say so, and that can be undone', async ({
      staff,
      request,
    }) => {
      const ada = aContactRequest();
      const other = `512-555-0${ada.phone.slice(-3)}`;
      await postContactRequest(request, ada);
      await openLead(staff, ada);
      await postContactRequest(request, { ...ada, phone: other, message: 'New number.' });
      await expect(timelineOf(staff)).toContainText(`This form says ${other}: use it?`);
      await show(staff, 'person');
      for (const phone of [ada.phone, other])
        await expect(personOn(staff).getByRole('link', { name: phone })).toBeVisible();
      await show(staff, 'conversation');
      expect(await axeViolationsInAppearances(staff)).toEqual([]);

      await staff.getByRole('button', { name: `Use it: ${other}` }).click();
      await expect(toastOn(staff)).toContainText('Phone used first');
      await expect(timelineOf(staff)).toContainText(`Staff put the phone ${other} first`);
      await expect(timelineOf(staff).getByText('use it?')).toHaveCount(0);
      await toastOn(staff).getByRole('button', { name: 'Undo' }).click();
      await expect(timelineOf(staff)).toContainText(`This form says ${other}: use it?`);
      await staff.getByRole('button', { name: `Keep ${ada.phone}` }).click();
      await expect(timelineOf(staff).getByText('use it?')).toHaveCount(0);
      await staff.reload();
      await expect(timelineOf(staff)).toContainText('New number.');
      await expect(timelineOf(staff).getByText('use it?')).toHaveCount(0);
    });

    test('name and addresses are corrected, and hidden ones can be shown again', async ({
      staff,
      request,
      pageErrors,
    }) => {
      const ada = aContactRequest();
      await postContactRequest(request, ada);
      await openLead(staff, ada);
      const person = personOn(staff);
      await show(staff, 'person');
      await person.getByRole('button', { name: `Correct: ${ada.name}` }).click();
      await person.getByLabel(`Correct ${ada.name}`).fill(`${ada.name} Byron`);
      await person.getByRole('button', { name: 'Save' }).click();
      await expect(headingOf(staff, `${ada.name} Byron`)).toBeVisible();

      const emails = person.getByRole('group', { name: 'Email' });
      await emails.getByRole('button', { name: 'Add an email' }).click();
      pageErrors.allow(/422/);
      await emails.getByLabel('New email').fill('nobody');
      await emails.getByRole('button', { name: 'Save' }).click();
      await expect(emails).toContainText('Valid email is required');
      await emails.getByLabel('New email').fill(`office.${ada.email}`);
      await emails.getByRole('button', { name: 'Save' }).click();
      await emails.getByRole('button', { name: `Correct: office.${ada.email}` }).click();
      await emails.getByRole('button', { name: `Use this one first: office.${ada.email}` }).click();
      await emails.getByRole('button', { name: `Correct: ${ada.email}` }).click();
      await emails.getByRole('button', { name: `Hide: ${ada.email}` }).click();
      await emails.getByText('1 hidden value').click();
      await expect(emails.getByRole('button', { name: `Show again: ${ada.email}` })).toBeVisible();
      expect(await axeViolationsInAppearances(staff)).toEqual([]);

      await expect(person.getByRole('link', { name: `office.${ada.email}` })).toBeVisible();
      await show(staff, 'conversation');
      await staff.getByRole('heading', { level: 1 }).click();
      await staff.keyboard.press('r');
      await expect(staff.getByRole('link', { name: `Write to office.${ada.email}` })).toHaveAttribute(
        'href',
        new RegExp(`^mailto:office\\.${ada.email}`),
      );
      await expect(timelineOf(staff)).toContainText(`Staff hid the email ${ada.email}`);
      await staff.reload();
      await expect(headingOf(staff, `${ada.name} Byron`)).toBeVisible();
    });
  });

  test('a lead is entered, corrected and merged with the keyboard only', async ({ staff, request }) => {
    const ada = aContactRequest();
    await postContactRequest(request, ada);
    await openDesk(staff);
    const press = (...keys: string[]) =>
      keys.reduce((before, key) => before.then(() => staff.keyboard.press(key)), Promise.resolve());
    const focused = staff.locator(':focus');

    await press('+');
    await expect(staff.getByRole('radio', { name: 'Phone call' })).toBeFocused();
    await press('ArrowRight', 'ArrowRight');
    await expect(staff.getByRole('radio', { name: 'Trade show' })).toBeChecked();
    await press('Tab');
    await staff.keyboard.type(`Visitor ${ada.name}`);
    await press('Enter');
    await expect(headingOf(staff, `Visitor ${ada.name}`)).toBeVisible();
    await expect(timelineOf(staff)).toContainText('was met at a trade show');

    await personOn(staff).getByRole('button', { name: 'Add a phone' }).focus();
    await press('Enter');
    await staff.keyboard.type('512 555 0142');
    await press('Enter');
    await expect(personOn(staff).getByRole('group', { name: 'Phone' })).toBeFocused();
    await expect(focused).toContainText('512 555 0142');
    await press('u');
    await expect(focused).not.toContainText('512 555 0142');

    await press('Control+k');
    await staff.keyboard.type('Merge with');
    await expect(staff.getByRole('option', { name: 'Merge with…' })).toHaveAttribute('aria-selected', 'true');
    await press('Enter');
    await expect(staff.getByRole('dialog', { name: `Merge another lead into Visitor ${ada.name}` })).toBeVisible();
    await staff.keyboard.type(ada.email);
    await expect(staff.getByRole('option', { name: ada.name })).toHaveAttribute('aria-selected', 'true');
    await press('Enter');
    const preview = staff.getByRole('dialog', { name: `Merge ${ada.name} into Visitor ${ada.name}?` });
    await preview.getByRole('button', { name: 'Merge leads' }).focus();
    await press('Enter');
    await expect(toastOn(staff)).toContainText('Leads merged');
    await expect(timelineOf(staff)).toContainText('Two gates and a garage');
  });
});
