import type { Page, Request } from '@playwright/test';
import { aCaseStudyRequest, fillCaseStudyDialog } from '../../fixtures/case-study-request.ts';
import { aContactRequest, fillContactForm } from '../../fixtures/contact-request.ts';
import { expect, test } from '../../fixtures/test.ts';
import { toastOn } from '../../fixtures/toast.ts';
import { visit } from '../../fixtures/visit.ts';

/** Resolves to the request to a path that the browser sends during an action. */
async function requestDuring(page: Page, path: string, action: () => Promise<void>): Promise<Request> {
  const [request] = await Promise.all([page.waitForRequest(`**${path}`), action()]);
  return request;
}

const destructiveToastOn = (page: Page) => toastOn(page).and(page.locator('[data-tone=destructive]'));
const uuid = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);

test.beforeEach(({ context, baseURL }) =>
  context.addCookies([{ name: 'visitor', value: 'known', url: baseURL ?? '' }]),
);

test('7: contact request: POST /api/contact with name, company, email, phone, service, message as JSON, with credentials', async ({
  page,
}) => {
  await page.route('/api/contact', (route) => route.fulfill({ status: 201, json: { id: 1 } }));
  const entered = aContactRequest();
  await visit(page, '/contact');
  await fillContactForm(page, entered);
  const request = await requestDuring(page, '/api/contact', () =>
    page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click(),
  );
  expect(request.method()).toBe('POST');
  expect(request.postDataJSON()).toEqual({
    ...entered,
    submissionId: uuid,
    wording: 'contact-2',
    visit: expect.any(Object),
  });
  const headers = await request.allHeaders();
  expect(headers['content-type']).toBe('application/json');
  expect(headers.cookie).toContain('visitor=known');
});

test('7: case-study download: POST /api/download-case-study with firstName, lastName, email, company, phone; a binary file saved under the fixed name', async ({
  page,
}) => {
  await page.route('/api/download-case-study', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7' }),
  );
  const entered = aCaseStudyRequest();
  await visit(page, '/');
  const dialog = await fillCaseStudyDialog(page, entered);
  const downloading = page.waitForEvent('download');
  const request = await requestDuring(page, '/api/download-case-study', () =>
    dialog.getByRole('button', { name: 'Download Case Study' }).click(),
  );
  expect(request.method()).toBe('POST');
  expect(request.postDataJSON()).toEqual({
    ...entered,
    submissionId: uuid,
    wording: 'case-study-dialog-2',
    visit: expect.any(Object),
  });
  const headers = await request.allHeaders();
  expect(headers['content-type']).toBe('application/json');
  expect(headers.cookie).toContain('visitor=known');
  expect((await downloading).suggestedFilename()).toBe('hoa-success-story.pdf');
});

test('7: reads are GET requests to the joined query key, with credentials and without a body', async ({ staff }) => {
  const request = await requestDuring(staff, '/api/session', async () => {
    await staff.goto('/admin');
  });
  expect(request.method()).toBe('GET');
  expect(request.postData()).toBeNull();
  expect((await request.allHeaders()).cookie).toBeTruthy();
});

test('7: a 401 on a read is an error by default', async ({ staff, pageErrors }) => {
  pageErrors.allow(/401/);
  await staff.route('**/api/admin/leads/search', (route) => route.fulfill({ status: 401 }));
  await staff.goto('/admin');
  await expect(staff.getByText('Your session has ended')).toBeVisible();
});

test('7: a 401 on a read is an empty result in a variant (the session request)', async ({ page, pageErrors }) => {
  pageErrors.allow(/401/);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Staff sign-in' })).toBeVisible();
});

test('8: contact success: toast Success!', async ({ page }) => {
  await page.route('/api/contact', (route) => route.fulfill({ status: 201, json: { id: 1 } }));
  await visit(page, '/contact');
  await fillContactForm(page, aContactRequest());
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
  await expect(toastOn(page)).toHaveText(
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
    await expect(destructiveToastOn(page)).toHaveText(`Error${message}`);
  });
}

test('8: contact failure without a message: Failed to submit form. Please try again.', async ({ page }) => {
  await visit(page, '/contact');
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new Error(''));
  });
  await fillContactForm(page, aContactRequest());
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
  await expect(toastOn(page)).toHaveText('ErrorFailed to submit form. Please try again.');
});

for (const [kind, fail] of [
  [
    'any non-success reply',
    (page: Page) => page.route('/api/download-case-study', (route) => route.fulfill({ status: 404 })),
  ],
  ['any failure', (page: Page) => page.route('/api/download-case-study', (route) => route.abort('connectionreset'))],
] as const) {
  test(`8: download failure (${kind}): logged, and a destructive notice Download Failed`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(
      /404/,
      /Failed to load resource|net::ERR_CONNECTION_RESET/,
      /The case study could not be downloaded/,
    );
    await fail(page);
    await visit(page, '/');
    const dialog = await fillCaseStudyDialog(page, aCaseStudyRequest());
    await dialog.getByRole('button', { name: 'Download Case Study' }).click();
    await expect(destructiveToastOn(page)).toHaveText(
      'Download FailedThere was an error processing your download. Please try again.',
    );
    expect(pageErrors.all.some((message) => message.startsWith('error: The case study could not be downloaded'))).toBe(
      true,
    );
  });
}

test('8: download success: notice Download Started', async ({ page }) => {
  await page.route('/api/download-case-study', (route) => route.fulfill({ body: '%PDF-1.7' }));
  await visit(page, '/');
  const dialog = await fillCaseStudyDialog(page, aCaseStudyRequest());
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download Case Study' }).click();
  await expect(toastOn(page)).toHaveText(
    'Download StartedYour case study download has begun. Thank you for your interest!',
  );
  await downloading;
});
