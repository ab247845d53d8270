import type { Page, Request } from '@playwright/test';
import { aContactRequest, postContactRequest } from '../../fixtures/contact-request.ts';
import { noScrolling } from '../../fixtures/no-scrolling.ts';
import { test } from '../../fixtures/own-portal.ts';
import { leadRows, openDesk } from '../../fixtures/staff.ts';
import { expect } from '../../fixtures/test.ts';
import { toastOn } from '../../fixtures/toast.ts';

const limits = { requests: 12, script: 250_000 };

/** Records the requests of a page from now on. */
function recordRequests(page: Page) {
  const sent: Request[] = [];
  const failed: string[] = [];
  // The icon is requested for the tab, by some browsers and at any time.
  page.on('request', (request) => request.url().endsWith('/icon.svg') || sent.push(request));
  page.on('requestfailed', (request) => failed.push(request.url()));
  const ofApi = () =>
    sent
      .map((request) => `${request.method()} ${new URL(request.url()).pathname}`)
      .filter((request) => request.includes(' /api/'));
  return { sent, failed, ofApi };
}

/** Bytes of the scripts that were loaded, as sent. */
const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );

test.describe('the lead desk', { tag: '@inside' }, () => {
  for (const [name, path, list, query] of [
    ['the start page', '/admin', 'New, unassigned', 'GET /api/admin/today'],
    ['the inbox', '/admin/leads', 'Matching leads', 'POST /api/admin/leads/search'],
  ] as const)
    test(`loads ${name} with at most ${limits.requests} requests and ${limits.script / 1000} kB of script`, async ({
      staff,
      request,
      portal,
    }) => {
      await postContactRequest(request, aContactRequest());
      // Each of its notices changes the lists of open desks.
      await expect.poll(() => portal.query(`select id from deliveries where state = 'waiting'`)).toEqual([]);
      const { sent, ofApi } = recordRequests(staff);
      await openDesk(staff, path);
      await expect(staff.getByRole('list', { name: list }).getByRole('listitem').first()).toBeVisible();
      await expect(staff.getByRole('link', { name: /^Inbox/ })).toContainText(/\d/);

      expect(ofApi().filter((one) => one === query)).toHaveLength(1);
      expect(sent.length, sent.map((one) => one.url()).join('\n')).toBeLessThanOrEqual(limits.requests);
      expect(await scriptBytes(staff)).toBeLessThanOrEqual(limits.script);
    });

  test('opens a lead with one request for it and one for its drafts, and marks it as read', async ({
    staff,
    request,
  }) => {
    const ada = aContactRequest();
    await postContactRequest(request, ada);
    await openDesk(staff);
    const row = leadRows(staff, ada.name).getByRole('link').first();
    await expect(row).toHaveAccessibleName(`${ada.name}, unread`);
    const path = `/api${await row.getAttribute('href')}`;
    const { failed, ofApi } = recordRequests(staff);
    // A page that is left needs no drafts.
    const drafts = staff.waitForResponse(`**${path}/drafts`);
    await row.click();
    await expect(staff.getByRole('region', { name: 'Timeline' })).toContainText('Two gates');
    // Presence is repeated while the lead is open.
    await expect
      .poll(() => [...new Set(ofApi())].sort())
      .toEqual([`GET ${path}`, `GET ${path}/drafts`, `POST ${path}/presence`, `PUT ${path}/read-mark`]);
    await (await drafts).finished();

    await staff.goBack();
    await expect(row).toHaveAccessibleName(ada.name);
    expect(failed).toEqual([]);
  });

  test('shows rows of 44 px, twenty in a window of 900 px, and no navigation of icons', async ({ staff, request }) => {
    const ada = aContactRequest();
    await postContactRequest(request, ada);
    await staff.setViewportSize({ width: 1440, height: 900 });
    await openDesk(staff);
    const row = await leadRows(staff, ada.name).boundingBox();
    const list = await staff.getByRole('list', { name: 'Matching leads' }).boundingBox();
    expect(Math.round(row?.height ?? 0)).toBeLessThanOrEqual(45);
    expect(Math.ceil((900 - (list?.y ?? 900)) / 45)).toBeGreaterThanOrEqual(19);
    await expect(staff.getByRole('navigation', { name: 'Lead desk' })).toBeVisible();

    await staff.setViewportSize({ width: 768, height: 900 });
    await expect(staff.getByRole('navigation', { name: 'Lead desk' })).toBeHidden();
    await expect(leadRows(staff, ada.name)).toContainText('Two gates');
    expect(await noScrolling(staff)).toBe(true);
    await staff.getByRole('button', { name: 'Menu' }).click();
    await staff.getByRole('dialog').getByRole('link', { name: 'Unassigned' }).click();
    await expect(staff).toHaveURL('/admin/leads?status=new,contacted,qualified,quoted&owner=none');
    await expect(leadRows(staff, ada.name)).toBeVisible();
  });

  test('is cards of two lines on a phone, three with what is due, and a button to call', async ({ staff, request }) => {
    const ada = aContactRequest();
    await postContactRequest(request, ada);
    await staff.setViewportSize({ width: 375, height: 740 });
    await staff.goto('/admin/leads');
    const card = leadRows(staff, ada.name);
    await expect(card.getByRole('link', { name: `Call ${ada.name}` })).toHaveAttribute(
      'href',
      `tel:${ada.phone.replaceAll('-', '')}`,
    );
    expect((await card.boundingBox())?.height).toBeLessThan(100);
    expect(await noScrolling(staff)).toBe(true);
    await staff.getByRole('button', { name: 'Filter', exact: true }).click();
    await staff.getByRole('menuitem', { name: 'Status', exact: true }).click();
    await staff.getByRole('menuitemcheckbox', { name: 'Lost' }).click();
    await staff.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await staff
      .getByRole('list', { name: 'Filters' })
      .getByRole('button', { name: /Status: Lost/ })
      .click();
    await expect(card).toBeVisible();
    await card.getByRole('checkbox').check();
    await staff.getByRole('region', { name: 'Selected leads' }).getByRole('button', { name: 'Won' }).click();
    await staff.getByRole('button', { name: 'Mark as won' }).click();
    await expect(card).toContainText('Won');
  });

  test('filters, selects and changes leads with the keyboard only', async ({ staff, request }) => {
    const ada = aContactRequest();
    await postContactRequest(request, ada);
    await openDesk(staff);
    await expect(leadRows(staff, ada.name)).toBeVisible();
    await staff.keyboard.press('f');
    const filter = staff.getByRole('dialog', { name: 'Filter' });
    await expect(filter.getByRole('combobox')).toBeFocused();
    await staff.keyboard.type('unass');
    await expect(staff.getByRole('option', { name: 'Owner: Unassigned' })).toHaveAttribute('aria-selected', 'true');
    await staff.keyboard.press('Enter');
    await expect(staff).toHaveURL('/admin/leads?owner=none');
    await expect(filter).toHaveCount(0);
    // Until the filtered list is loaded, the one before is shown.
    await expect(staff.getByRole('list', { name: 'Matching leads' })).toHaveAttribute('aria-busy', 'false');
    await expect(leadRows(staff, ada.name)).toBeVisible();

    await staff.keyboard.press('j');
    await staff.keyboard.press('x');
    await expect(staff.getByRole('region', { name: 'Selected leads' })).toContainText('1 selected');
    await staff.keyboard.press('w');
    await expect(staff.getByRole('dialog').getByLabel('Value in US dollars')).toBeFocused();
    await staff.keyboard.press('Enter');
    await expect(toastOn(staff)).toContainText('Marked as won');
    await expect(staff.getByRole('dialog')).toHaveCount(0);
    await staff.keyboard.press('u');
    await expect(toastOn(staff)).toContainText('Change undone');
    const chip = staff.getByRole('list', { name: 'Filters' }).getByRole('button');
    await chip.focus();
    await staff.keyboard.press('Enter');
    await expect(staff).toHaveURL('/admin/leads');
  });

  test('an address that does not exist, and a lead that was removed, keep the navigation', async ({
    staff,
    pageErrors,
  }) => {
    pageErrors.allow(/404/);
    for (const [path, title] of [
      ['/admin/nothing', 'There is no such page in the lead desk'],
      ['/admin/leads/123456', 'Lead not found'],
    ] as const) {
      await openDesk(staff, path);
      await expect(staff.getByText(title)).toBeVisible();
      await expect(staff.getByRole('navigation', { name: 'Lead desk' })).toBeVisible();
    }
  });
});
