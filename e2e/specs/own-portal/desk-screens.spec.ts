import type { Page } from '@playwright/test';
import { aContactRequest, contactSubmissions, postContactRequest } from '../../fixtures/contact-request.ts';
import { noScrolling, phone } from '../../fixtures/no-scrolling.ts';
import { test } from '../../fixtures/own-portal.ts';
import { leadRows, openDesk } from '../../fixtures/staff.ts';
import { expect } from '../../fixtures/test.ts';

const limits = { requests: 12, script: 250_000 };

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
    ['the start page', '/admin', 'New, unassigned', '/api/admin/today'],
    ['the inbox', '/admin/leads', 'Matching leads', '/api/admin/leads/search'],
  ] as const)
    test(`loads ${name} with at most ${limits.requests} requests and ${limits.script / 1000} kB of script`, async ({
      staff,
      request,
      portal,
    }) => {
      const ada = aContactRequest();
      await postContactRequest(request, ada);
      // When PostgreSQL is slow, it is in the journal first, and changes the lists of open desks later.
      await expect.poll(() => contactSubmissions(portal, ada.email)).toHaveLength(1);
      const sent: string[] = [];
      // The icon is requested for the tab, by some browsers and at any time.
      staff.on('request', (one) => one.url().endsWith('/icon.svg') || sent.push(`${one.method()} ${one.url()}`));
      await openDesk(staff, path);
      await expect(staff.getByRole('list', { name: list }).getByRole('listitem').first()).toBeVisible();
      await expect(staff.getByRole('link', { name: /^Inbox/ })).toContainText(/\d/);

      expect(sent.filter((one) => one.endsWith(query))).toHaveLength(1);
      expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(limits.requests);
      expect(await scriptBytes(staff)).toBeLessThanOrEqual(limits.script);
    });

  test('shows twenty rows in a window of 900 px, and cards with a button to call on a phone', async ({
    staff,
    request,
  }) => {
    const ada = aContactRequest();
    await postContactRequest(request, ada);
    await staff.setViewportSize({ width: 1440, height: 900 });
    await openDesk(staff);
    const row = leadRows(staff, ada.name);
    expect(Math.round((await row.boundingBox())?.height ?? 0)).toBeLessThanOrEqual(45);
    const list = await staff.getByRole('list', { name: 'Matching leads' }).boundingBox();
    expect(Math.ceil((900 - (list?.y ?? 900)) / 45)).toBeGreaterThanOrEqual(19);

    for (const size of [{ width: 768, height: 900 }, phone]) {
      await staff.setViewportSize(size);
      expect(await noScrolling(staff)).toBe(true);
    }
    await expect(row.getByRole('link', { name: `Call ${ada.name}` })).toBeVisible();
    expect((await row.boundingBox())?.height).toBeLessThan(100);
  });
});
