import type { Page } from '@playwright/test';
import { consentBanner } from '../../fixtures/analytics-provider.ts';
import { aContactRequest, fillContactForm } from '../../fixtures/contact-request.ts';
import { liveRelease } from '../../fixtures/live-releases.ts';
import { openHydrated } from '../../fixtures/open-page.ts';
import { test } from '../../fixtures/separate-desk.ts';
import { signIn } from '../../fixtures/staff.ts';
import { expect } from '../../fixtures/test.ts';
import { toastOn } from '../../fixtures/toast.ts';

/** Sends a request from the page. Resolves to its status. */
const statusOf = (page: Page, url: string) => page.evaluate(async (path) => (await fetch(path)).status, url);

test('serves the staff API, sign-in and the code of mfe-admin at the desk origin only', { tag: '@inside' }, async ({
  page,
  portal,
  pageErrors,
}) => {
  // The requests below, and the session request before sign-in.
  pageErrors.allow(/404/, /401/);
  const { desk } = portal;

  await openHydrated(page, '/about');
  for (const path of ['/api/session', '/api/admin/summary', '/api/session/role/manager'])
    expect(await statusOf(page, path), path).toBe(404);
  const { entry } = await liveRelease(page.request, 'admin');
  expect(await statusOf(page, entry)).toBe(404);

  await page.goto('/admin');
  await expect(page).toHaveURL(`${desk}/admin`);
  expect(await statusOf(page, entry)).toBe(401);
  expect(await statusOf(page, '/api/contact')).not.toBe(200);
});

test('a request sent from the public site is listed at the desk origin', { tag: '@inside' }, async ({
  page,
  browser,
  portal,
  pageErrors,
}) => {
  pageErrors.allow(/401/);
  const { staff } = portal;
  const request = aContactRequest();
  await openHydrated(page, '/contact');
  await consentBanner(page).getByRole('button', { name: 'Decline' }).click();
  await fillContactForm(page, request);
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
  await expect(toastOn(page)).toContainText('Success!');

  const context = await browser.newContext();
  await pageErrors.listenTo(context);
  const desk = await context.newPage();
  await desk.goto(`${portal.desk}/`);
  await signIn(desk, staff);
  await expect(desk.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expect(desk.getByText(request.name).first()).toBeVisible();
  await desk.goto(`${portal.desk}/admin/releases`);
  await expect(desk.getByRole('region', { name: 'marketing', exact: true })).toBeVisible();
  await context.close();
});
