import type { Page } from '@playwright/test';
import { aContactRequest, fillContactForm } from '../fixtures/contact-request.ts';
import { deskOrigin } from '../fixtures/run-portal.ts';
import { expect, own, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

test.use({ ownPortal: { hasOwnDesk: true } });

/** Status of a request that a script of the page sends. */
const statusOf = (page: Page, url: string) => page.evaluate(async (path) => (await fetch(path)).status, url);

test('serves staff data, sign-in and admin code at the desk origin only', { tag: '@inside' }, async ({
  page,
  portal,
  pageErrors,
}) => {
  test.slow();
  // The requests below, and the session request before sign-in.
  pageErrors.allow(/404/, /401/);
  const desk = deskOrigin(own(portal).origin);

  await visit(page, '/about');
  for (const path of ['/api/session', '/api/admin/leads', '/api/session/role/manager'])
    expect(await statusOf(page, path), path).toBe(404);
  const { remotes } = await (await page.request.get('/releases.json')).json();
  const { entry } = remotes.find(({ name }: { name: string }) => name === 'admin');
  expect(await statusOf(page, entry)).toBe(404);

  await page.goto('/admin');
  await expect(page).toHaveURL(`${desk}/admin`);
  expect(await statusOf(page, entry)).toBe(401);
  expect(await statusOf(page, '/api/contact')).not.toBe(200);
});

test('a request sent on the site is listed at the desk origin', { tag: '@inside' }, async ({
  page,
  browser,
  portal,
  pageErrors,
}) => {
  test.slow();
  pageErrors.allow(/401/);
  const { origin, staff } = own(portal);
  const request = aContactRequest();
  await visit(page, '/contact');
  await fillContactForm(page, request);
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('Success!');

  const context = await browser.newContext();
  await pageErrors.listenTo(context);
  const desk = await context.newPage();
  await desk.goto(`${deskOrigin(origin)}/`);
  await desk.getByLabel('Email').fill(staff.email);
  await desk.getByLabel('Password').fill(staff.password);
  await desk.getByRole('button', { name: 'Sign in' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await expect(desk.getByText(request.name).first()).toBeVisible();
  await desk.goto(`${deskOrigin(origin)}/admin/releases`);
  await expect(desk.getByRole('region', { name: 'marketing', exact: true })).toBeVisible();
  await context.close();
});
