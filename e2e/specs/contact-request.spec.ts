import { aContactRequest, contactSubmissions, fillContactForm } from '../fixtures/contact-request.ts';
import { isSameDocument, markDocument, openHydrated } from '../fixtures/open-page.ts';
import { leadRows, signIn } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';
import { toastOn } from '../fixtures/toast.ts';

test('a consultation request appears in the lead desk', { tag: ['@inside', '@engines'] }, async ({
  page,
  portal,
  pageErrors,
}) => {
  const request = aContactRequest();
  await openHydrated(page, '/');
  await markDocument(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);

  await fillContactForm(page, request);
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
  await expect(toastOn(page)).toContainText('Success!');
  await expect
    .poll(() => contactSubmissions(portal, request.email))
    .toEqual([{ id: expect.any(Number), ...request, created_at: expect.any(Date) }]);

  // The session request returns 401 before sign-in.
  pageErrors.allow(/401/);
  await page.goto('/admin/leads');
  await signIn(page, portal.staff);
  await page.getByRole('searchbox', { name: 'Search leads' }).fill(request.email);
  const row = leadRows(page, request.name);
  for (const text of [request.company, 'IT Security', 'New', 'Two gates and a garage'])
    await expect(row).toContainText(text);

  await row.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: request.name })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Contact form');
  const timeline = page.getByRole('region', { name: 'Timeline' });
  for (const text of [request.email, request.phone, ...request.message.split('\n'), 'Landing page'])
    await expect(timeline).toContainText(text);
});
