import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeViolationsInAppearances } from '../../fixtures/axe.ts';
import { signInColleague } from '../../fixtures/colleague.ts';
import { aContactRequest, postContactRequest } from '../../fixtures/contact-request.ts';
import { test } from '../../fixtures/own-portal.ts';
import { chooseFilter, goByShortcut, leadRows, openDesk, signIn } from '../../fixtures/staff.ts';
import { expect } from '../../fixtures/test.ts';
import { toastOn } from '../../fixtures/toast.ts';

const rowOf = (staff: Page, { name }: { name: string }) => leadRows(staff, name);
const linkOf = (staff: Page, { name }: { name: string }) => staff.getByRole('link', { name, exact: false }).first();
const timelineOf = (staff: Page) => staff.getByRole('region', { name: 'Timeline' });

test.describe('the lead desk', { tag: '@inside' }, () => {
  test('colleagues see who reads and writes, until they leave', async ({
    staff,
    request,
    portal,
    browser,
    pageErrors,
  }) => {
    const ada = aContactRequest();
    await postContactRequest(request, ada);
    const { name, page: other, close } = await signInColleague(browser, portal, staff);
    await pageErrors.listenTo(other.context());
    for (const page of [staff, other]) {
      await openDesk(page);
      await page.getByRole('link', { name: ada.name }).first().click();
    }
    await expect(other.getByText('Staff is reading').first()).toBeVisible();
    await expect(staff.getByText(`${name} is reading`).first()).toBeVisible();
    await other.getByRole('textbox', { name: 'Note' }).pressSequentially('Hel');
    await expect(staff.getByText(`${name} is writing`).first()).toBeVisible();
    await close();
    await expect(staff.getByText(`${name} is`).first()).toBeHidden({ timeout: 60_000 });
  });

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

  test('a failed delivery is counted, shows its error and can be resent', async ({ staff, request, receiver }) => {
    const ada = aContactRequest();
    receiver.status = 410;
    await openDesk(staff);
    await postContactRequest(request, ada);
    await expect(rowOf(staff, ada).getByRole('img', { name: 'Failed delivery' })).toBeVisible();
    await expect(staff.getByRole('link', { name: /Failed deliveries/ })).toContainText('1');

    await staff.getByRole('link', { name: /Failed deliveries/ }).click();
    await linkOf(staff, ada).click();
    await expect(timelineOf(staff)).toContainText('could not be delivered');
    await expect(timelineOf(staff)).toContainText('410');

    receiver.status = 204;
    const before = receiver.bodies.length;
    await staff.getByRole('button', { name: 'Resend' }).click();
    await expect(timelineOf(staff)).toContainText('was sent');
    expect(receiver.bodies.slice(before).some((body) => body.includes(ada.email))).toBe(true);
    await expect(staff.getByRole('link', { name: /Failed deliveries/ })).not.toContainText('1');
  });

  test('spam is listed with its reason and can be marked as not spam with the keyboard', async ({ staff, request }) => {
    const ada = aContactRequest();
    await openDesk(staff, '/admin/leads?spam=1');
    await postContactRequest(request, ada, 'https://spam.example');
    await expect(rowOf(staff, ada)).toContainText('A field was filled in that people cannot see.');
    await expect(staff.getByRole('link', { name: /^Spam/ })).toContainText('1');

    await linkOf(staff, ada).focus();
    await staff.keyboard.press('s');
    await expect(rowOf(staff, ada)).toHaveCount(0);
    await expect(toastOn(staff)).toContainText('Marked as not spam');
    await goByShortcut(staff, 'gi', '/admin/leads');
    await expect(rowOf(staff, ada)).toBeVisible();
  });

  test('search and filters are part of the URL and can be saved as a view', async ({ staff, request }) => {
    const ada = aContactRequest();
    await postContactRequest(request, ada);
    await openDesk(staff, '/admin/leads?status=won');
    await staff.getByRole('searchbox', { name: 'Search leads' }).fill(ada.name);
    await expect(staff.getByText('No matching leads')).toBeVisible();
    await chooseFilter(staff, 'Status', 'New');
    await expect(rowOf(staff, ada)).toBeVisible();
    await chooseFilter(staff, 'Status', 'Won');
    await chooseFilter(staff, 'Practice', 'IT Security');
    await expect(staff).toHaveURL(/\/admin\/leads\?status=new&practice=it-security#q=Ada\+\w+$/);

    await staff.reload();
    await expect(staff.getByRole('searchbox', { name: 'Search leads' })).toHaveValue(ada.name);
    await expect(rowOf(staff, ada)).toBeVisible();
    await staff.goBack();
    await expect(staff.getByRole('list', { name: 'Filters' })).toHaveText('Status: New');

    await staff.getByRole('button', { name: 'Save view' }).click();
    await staff.getByRole('textbox', { name: 'Name' }).fill(`View of ${ada.name}`);
    await staff.getByRole('button', { name: 'Save', exact: true }).click();
    const view = staff.getByRole('link', { name: `View of ${ada.name}` });
    await expect(view).toHaveAttribute('aria-current', 'page');
    await staff.getByRole('button', { name: 'View', exact: true }).click();
    await staff.getByRole('menuitem', { name: 'Delete view' }).click();
    await expect(view).toHaveCount(0);
  });

  test('a quoted lead is on the board, is moved by keyboard, and its value is won', async ({ staff, request }) => {
    const ada = aContactRequest();
    await postContactRequest(request, ada);
    await openDesk(staff);
    await linkOf(staff, ada).click();
    const value = staff.getByRole('textbox', { name: 'Value' });
    await value.fill('$17,999.50');
    await expect(staff.getByText('Rounded to whole dollars: $18,000')).toBeVisible();
    await value.press('Enter');
    await staff.getByRole('combobox', { name: 'Month' }).selectOption({ index: 1 });
    await expect(timelineOf(staff)).toContainText('expects $18,000 in');

    await staff.getByRole('heading', { level: 1 }).click();
    await staff.keyboard.press('$');
    await staff.getByRole('textbox', { name: 'Amount in US dollars' }).fill('21,500');
    await staff.getByRole('button', { name: 'Log quote' }).click();
    await expect(staff.getByRole('button', { name: 'Status: Quoted' })).toBeVisible();
    await expect(timelineOf(staff)).toContainText(`sent ${ada.name} a quote of $21,500`);
    await expect(value).toHaveValue('$21,500');

    await staff.getByRole('link', { name: 'Pipeline' }).click();
    const stage = (name: string) => staff.getByRole('region', { name: new RegExp(`^${name} `) });
    const card = stage('Quoted').getByRole('link', { name: ada.name });
    await card.focus();
    await staff.keyboard.press('q');
    await expect(stage('Qualified').getByRole('link', { name: ada.name })).toBeFocused();
    expect(await axeViolationsInAppearances(staff)).toEqual([]);
    // On a tablet, the stages stay in one row.
    const size = staff.viewportSize() ?? { width: 0, height: 0 };
    await staff.setViewportSize({ ...size, width: 768 });
    const tops = await staff
      .locator('[id^=stage-]')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size, tops.join()).toBe(1);
    await staff.setViewportSize(size);
    await stage('Qualified')
      .getByRole('button', { name: `Move ${ada.name}` })
      .click();
    await staff.getByRole('menuitem', { name: 'Won' }).click();
    await expect(staff.getByRole('textbox', { name: 'Value in US dollars' })).toHaveValue('21,500');
    await staff.getByRole('button', { name: 'Mark as won' }).click();
    await expect(staff.getByRole('link', { name: ada.name })).toHaveCount(0);
  });

  test('single-key shortcuts are ignored in text fields and can be disabled', async ({ staff, request }) => {
    const ada = aContactRequest();
    await postContactRequest(request, ada);
    await openDesk(staff);
    await staff.getByRole('searchbox', { name: 'Search leads' }).pressSequentially('jxs?');
    await expect(staff.getByRole('dialog')).toHaveCount(0);
    await expect(staff.getByRole('searchbox', { name: 'Search leads' })).toHaveValue('jxs?');

    await staff.keyboard.press('Escape');
    await staff.keyboard.press('?');
    const shortcuts = staff.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(shortcuts).toContainText('Next lead');
    await shortcuts.getByRole('checkbox', { name: 'Enable single-key shortcuts' }).uncheck();
    await staff.keyboard.press('Escape');
    await staff.keyboard.press('?');
    await expect(shortcuts).toHaveCount(0);

    await staff.keyboard.press('Control+k');
    await staff.keyboard.type(ada.name);
    await expect(staff.getByRole('option').filter({ hasText: ada.name })).toHaveAttribute('aria-selected', 'true');
    await staff.keyboard.press('Enter');
    await expect(staff.getByRole('heading', { level: 1, name: ada.name })).toBeVisible();
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
