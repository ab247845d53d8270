import { aContactRequest, contactSubmissions, fillContactForm } from '../fixtures/contact-request.ts';
import { signIn } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';
import { toastOn } from '../fixtures/toast.ts';
import { isSameDocument, markDocument, visit } from '../fixtures/visit.ts';

test('a consultation request appears in the lead desk', { tag: ['@inside', '@engines'] }, async ({
  page,
  portal,
  pageErrors,
}) => {
  const request = aContactRequest();
  await visit(page, '/');
  await markDocument(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);

  await fillContactForm(page, request);
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
  await expect(toastOn(page)).toHaveText(
    "Success!Your consultation request has been submitted. We'll be in touch soon.",
  );
  for (const name of ['name', 'company', 'email', 'phone', 'service', 'message'])
    await expect(page.locator(`[name=${name}]`)).toHaveValue('');

  await expect
    .poll(() => contactSubmissions(portal, request.email))
    .toEqual([{ id: expect.any(Number), ...request, created_at: expect.any(Date) }]);

  // The session request returns 401 before sign-in.
  pageErrors.allow(/401/);
  await page.goto('/admin');
  await signIn(page, portal.staff);
  await page.getByRole('searchbox', { name: 'Search leads' }).fill(request.email);
  const row = page.getByRole('row').filter({ hasText: request.name });
  for (const text of [request.company, 'IT Security', 'New', 'Two gates and a garage'])
    await expect(row).toContainText(text);

  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: request.name })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Contact form');
  const timeline = page.getByRole('region', { name: 'Timeline' });
  for (const text of [request.email, request.phone, ...request.message.split('\n'), 'Landing page'])
    await expect(timeline).toContainText(text);
});

test('an invalid form shows an error under each field and sends nothing', { tag: ['@inside', '@engines'] }, async ({
  page,
  portal,
}) => {
  const { email } = aContactRequest();
  await visit(page, '/contact');
  await page.getByLabel('Message').fill(email);
  await page.getByLabel('Email').fill('ada@');
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();

  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Valid email is required');
  await expect(page.getByLabel('Message')).toHaveValue(email);
  expect(await portal.query('select id from contact_submissions where message = $1', [email])).toEqual([]);
});

test('a failed request keeps the entries and shows the error', { tag: '@engines' }, async ({ page, pageErrors }) => {
  const request = aContactRequest();
  pageErrors.allow(/503/);
  await page.route('/api/contact', (route) => route.fulfill({ status: 503, body: 'Please call us.' }));
  await visit(page, '/contact');
  await fillContactForm(page, request);
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();

  await expect(toastOn(page)).toContainText('503: Please call us.');
  await expect(page.getByLabel('Email')).toHaveValue(request.email);
  await expect(page.getByLabel('Message')).toHaveValue(request.message);
});
