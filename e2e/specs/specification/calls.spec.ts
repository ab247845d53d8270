import type { Page, Request } from '@playwright/test';
import { aCaseStudyRequest, fillCaseStudyDialog } from '../../fixtures/case-study-request.ts';
import { aContactRequest, fillContactForm } from '../../fixtures/contact-request.ts';
import { expect, test } from '../../fixtures/test.ts';
import { noticeOn } from '../../fixtures/toast.ts';
import { visit } from '../../fixtures/visit.ts';

/** The request that the browser sent to a URL. */
async function sent(page: Page, path: string, act: () => Promise<void>): Promise<Request> {
  const [request] = await Promise.all([page.waitForRequest(`**${path}`), act()]);
  return request;
}

const uuid = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);

test.beforeEach(({ context, baseURL }) =>
  context.addCookies([{ name: 'visitor', value: 'known', url: baseURL ?? '' }]),
);

test('7: contact request: POST /api/contact with name, company, email, phone, service, message as JSON, with credentials', async ({
  page,
}) => {
  await page.route('/api/contact', (route) => route.fulfill({ status: 201, json: { id: 1 } }));
  const asked = aContactRequest();
  await visit(page, '/contact');
  await fillContactForm(page, asked);
  const request = await sent(page, '/api/contact', () =>
    page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click(),
  );
  expect(request.method()).toBe('POST');
  expect(request.postDataJSON()).toEqual({ ...asked, submissionId: uuid, visit: expect.any(Object) });
  const headers = await request.allHeaders();
  expect(headers['content-type']).toBe('application/json');
  expect(headers.cookie).toContain('visitor=known');
});

test('7: case-study download: POST /api/download-case-study with firstName, lastName, email, company, phone; a binary answer saved under its fixed name', async ({
  page,
}) => {
  await page.route('/api/download-case-study', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7 of the answer' }),
  );
  const asked = aCaseStudyRequest();
  await visit(page, '/');
  const dialog = await fillCaseStudyDialog(page, asked);
  const downloading = page.waitForEvent('download');
  const request = await sent(page, '/api/download-case-study', () =>
    dialog.getByRole('button', { name: 'Download Case Study' }).click(),
  );
  expect(request.method()).toBe('POST');
  expect(request.postDataJSON()).toEqual({ ...asked, submissionId: uuid, visit: expect.any(Object) });
  const headers = await request.allHeaders();
  expect(headers['content-type']).toBe('application/json');
  expect(headers.cookie).toContain('visitor=known');
  expect((await downloading).suggestedFilename()).toBe('hoa-success-story.pdf');
});

test('7: reads are GET requests to the joined query key, with credentials and without a body', async ({ staff }) => {
  const request = await sent(staff, '/api/session', async () => {
    await staff.goto('/admin');
  });
  expect(request.method()).toBe('GET');
  expect(request.postData()).toBeNull();
  expect((await request.allHeaders()).cookie).toBeTruthy();
});

test('7: a 401 on a read is an error by default', async ({ staff, pageErrors }) => {
  pageErrors.allow(/401/);
  await staff.route('**/api/admin/leads?**', (route) => route.fulfill({ status: 401 }));
  await staff.goto('/admin');
  await expect(staff.getByText('Your session has ended')).toBeVisible();
});

test('7: a 401 on a read is an empty result in a variant: nobody is signed in', async ({ page, pageErrors }) => {
  pageErrors.allow(/401/);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Staff sign-in' })).toBeVisible();
});

test('8: contact success', async ({ page }) => {
  await page.route('/api/contact', (route) => route.fulfill({ status: 201, json: { id: 1 } }));
  await visit(page, '/contact');
  await fillContactForm(page, aContactRequest());
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
  await expect(noticeOn(page)).toHaveText(
    "Success!Your consultation request has been submitted. We'll be in touch soon.",
  );
});

for (const [status, body, message] of [
  [422, 'Name is required', '422: Name is required'],
  [429, 'Please wait a minute.', '429: Please wait a minute.'],
  [503, '', '503: Service Unavailable'],
] as const) {
  test(`8: contact failure and any non-OK reply: ${status} "${body}" is shown as "${message}"`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(new RegExp(String(status)));
    await page.route('/api/contact', (route) => route.fulfill({ status, body }));
    await visit(page, '/contact');
    await fillContactForm(page, aContactRequest());
    await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
    await expect(noticeOn(page)).toHaveText(`Error${message}`);
    await expect(noticeOn(page)).toHaveAttribute('data-tone', 'destructive');
  });
}

test('8: contact failure without a message', async ({ page }) => {
  await visit(page, '/contact');
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new Error(''));
  });
  await fillContactForm(page, aContactRequest());
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
  await expect(noticeOn(page)).toHaveText('ErrorFailed to submit form. Please try again.');
});

for (const [kind, fail] of [
  [
    'any non-success reply',
    (page: Page) => page.route('/api/download-case-study', (route) => route.fulfill({ status: 404 })),
  ],
  ['any failure', (page: Page) => page.route('/api/download-case-study', (route) => route.abort('connectionreset'))],
] as const) {
  test(`8: download failure (${kind})`, async ({ page, pageErrors }) => {
    pageErrors.allow(
      /404/,
      /Failed to load resource|net::ERR_CONNECTION_RESET/,
      /The case study could not be downloaded/,
    );
    await fail(page);
    await visit(page, '/');
    const dialog = await fillCaseStudyDialog(page, aCaseStudyRequest());
    await dialog.getByRole('button', { name: 'Download Case Study' }).click();
    await expect(noticeOn(page)).toHaveText(
      'Download FailedThere was an error processing your download. Please try again.',
    );
    await expect(noticeOn(page)).toHaveAttribute('data-tone', 'destructive');
    expect(
      pageErrors.all.some((sentence) => sentence.startsWith('error: The case study could not be downloaded')),
    ).toBe(true);
  });
}

test('8: download success', async ({ page }) => {
  await page.route('/api/download-case-study', (route) => route.fulfill({ body: '%PDF-1.7' }));
  await visit(page, '/');
  const dialog = await fillCaseStudyDialog(page, aCaseStudyRequest());
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download Case Study' }).click();
  await downloading;
  await expect(noticeOn(page)).toHaveText(
    'Download StartedYour case study download has begun. Thank you for your interest!',
  );
});
