import type { Locator, Page, Request, Route } from '@playwright/test';
import { aCaseStudyRequest, fillCaseStudyDialog, openCaseStudyDialog } from '../../fixtures/case-study-request.ts';
import { aContactRequest, fillContactForm } from '../../fixtures/contact-request.ts';
import { openHydrated } from '../../fixtures/open-page.ts';
import { expect, test } from '../../fixtures/test.ts';
import { toastOn } from '../../fixtures/toast.ts';

const submitButton = (page: Page) => page.getByRole('button', { name: 'REQUEST CONSULTATION' });
const destructiveToastOn = (page: Page) => toastOn(page).and(page.locator('[data-tone=destructive]'));
const uuid = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);

/** Responds to requests to a path once the returned function was called. */
async function respondLater(page: Page, path: string, response: Parameters<Route['fulfill']>[0]) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await released;
    await route.fulfill(response);
  });
  return release;
}

/** Expects an error message that describes the field and is below it. */
async function expectErrorUnder(field: Locator, message: string) {
  await expect(field).toHaveAccessibleDescription(message);
  const distance = await field.evaluate((element) => {
    const text = document.getElementById(element.getAttribute('aria-describedby') ?? '');
    return text && text.getBoundingClientRect().top - element.getBoundingClientRect().bottom;
  });
  expect(distance).toBeGreaterThanOrEqual(0);
}

/** Expects a write: JSON of the fields and what every form adds, with credentials. */
async function expectPostOf(request: Request, fields: object) {
  expect(request.method()).toBe('POST');
  expect(request.postDataJSON()).toEqual({ ...fields, submissionId: uuid, visit: expect.any(Object) });
  const headers = await request.allHeaders();
  expect(headers['content-type']).toBe('application/json');
  expect(headers.cookie).toContain('visitor=known');
}

test.beforeEach(({ context, baseURL }) =>
  context.addCookies([{ name: 'visitor', value: 'known', url: baseURL ?? '' }]),
);

test('5, contact form: name and email are checked on the client before sending, with an error under each field', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/contact') && sent.push(request.url()));
  const request = aContactRequest();
  await openHydrated(page, '/contact');
  await fillContactForm(page, request);
  for (const [label, value, message] of [
    ['Name', '', 'Name is required'],
    ['Name', '   ', 'Name is required'],
    ['Email', '', 'Valid email is required'],
    ['Email', 'ada@', 'Valid email is required'],
  ] as const) {
    await page.getByLabel(label).fill(value);
    await submitButton(page).click();
    await expectErrorUnder(page.getByLabel(label), message);
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: message }).click();
    await expect(page.getByLabel(label)).toBeFocused();
    await page.getByLabel(label).fill(label === 'Name' ? request.name : request.email);
  }
  await expect(page.getByLabel('Message')).toHaveValue(request.message);
  expect(sent).toEqual([]);
});

test('5, contact form: company, phone, service, message are optional text without a format rule', async ({ page }) => {
  await page.route('/api/contact', (route) => route.fulfill({ status: 201, json: { id: 1 } }));
  await openHydrated(page, '/contact');
  await page.getByLabel('Name').fill('A');
  await page.getByLabel('Email').fill('ada@example.com');
  await submitButton(page).click();
  await expect(toastOn(page)).toContainText('Success!');
  await expect(page.getByRole('note')).toBeFocused();

  await page.getByLabel('Name').fill('A');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Phone').fill('call the front desk');
  await submitButton(page).click();
  await expect(page.getByLabel('Phone')).toHaveValue('');
});

test('5, case-study form: all fields but the phone are checked, with an error under each field', async ({ open }) => {
  const page = await open('/');
  const dialog = await openCaseStudyDialog(page);
  await dialog.getByLabel('Phone').fill('ask for Ada');
  for (const email of ['', 'ada@']) {
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Download Case Study' }).click();
    for (const [label, message] of [
      ['First name', 'First name is required'],
      ['Last name', 'Last name is required'],
      ['Email', 'Please enter a valid email address'],
      ['Company', 'Company name is required'],
    ] as const)
      await expectErrorUnder(dialog.getByLabel(label), message);
  }
  await expect(dialog.getByLabel('Phone')).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('5: a textarea has a minimum height of 80px', async ({ open }) => {
  const page = await open('/contact');
  await expect(page.getByLabel('Message')).toHaveCSS('min-height', '80px');
});

test('4, 7 and 8, contact form: submits JSON with credentials, reads PROCESSING... until the response, then shows Success! and resets', async ({
  page,
}) => {
  const respond = await respondLater(page, '/api/contact', { status: 201, json: { id: 1, receivedAt: new Date() } });
  const entered = aContactRequest();
  await openHydrated(page, '/contact');
  await fillContactForm(page, entered);
  const sent = page.waitForRequest('**/api/contact');
  await submitButton(page).click();
  await expect(page.getByRole('button', { name: 'PROCESSING...' })).toBeDisabled();
  await expectPostOf(await sent, { ...entered, wording: 'contact-2' });

  respond();
  await expect(toastOn(page)).toHaveText(
    "Success!Your consultation request has been submitted. We'll be in touch soon.",
  );
  await expect(submitButton(page)).toBeEnabled();
  for (const name of ['name', 'company', 'email', 'phone', 'service', 'message'])
    await expect(page.locator(`[name=${name}]`)).toHaveValue('');
});

test('4 and 8, contact form: a failure shows the message of the error, or the default one, and keeps the entered values', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/422|429|503/);
  const request = aContactRequest();
  await openHydrated(page, '/contact');
  await fillContactForm(page, request);
  for (const [status, body, message] of [
    [422, 'Name is required', '422: Name is required'],
    [429, 'Please wait a minute.', '429: Please wait a minute.'],
    [503, '', '503: Service Unavailable'],
  ] as const) {
    await page.route('/api/contact', (route) => route.fulfill({ status, body }), { times: 1 });
    await submitButton(page).click();
    await expect(destructiveToastOn(page)).toHaveText(`Error${message}`);
  }
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new Error(''));
  });
  await submitButton(page).click();
  await expect(destructiveToastOn(page)).toHaveText('ErrorFailed to submit form. Please try again.');
  for (const name of ['name', 'company', 'email', 'phone', 'service', 'message'] as const)
    await expect(page.locator(`[name=${name}]`)).toHaveValue(request[name]);
});

test('4, 7 and 8, case-study dialog: submits JSON with credentials and reads Processing... until the response, then saves the file, confirms, resets and closes', async ({
  page,
}) => {
  const file = { contentType: 'application/pdf', body: '%PDF-1.7' };
  const respond = await respondLater(page, '/api/download-case-study', file);
  const entered = aCaseStudyRequest();
  await openHydrated(page, '/');
  const dialog = await fillCaseStudyDialog(page, entered);
  const sent = page.waitForRequest('**/api/download-case-study');
  await dialog.getByRole('button', { name: 'Download Case Study' }).click();
  await expect(dialog.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await expectPostOf(await sent, { ...entered, wording: 'case-study-dialog-2' });

  const downloading = page.waitForEvent('download');
  respond();
  await expect(toastOn(page)).toHaveText(
    'Download StartedYour case study download has begun. Thank you for your interest!',
  );
  expect((await downloading).suggestedFilename()).toBe('hoa-success-story.pdf');
  await expect(dialog).toBeHidden();
  const again = await openCaseStudyDialog(page);
  for (const field of await again.getByRole('textbox').all()) await expect(field).toHaveValue('');
  await expect(again.getByRole('button', { name: 'Download Case Study' })).toBeEnabled();
});

test('4 and 8, case-study dialog: any failure is logged and shows Download Failed, and the dialog stays open with the entered data', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource|net::ERR_CONNECTION_RESET|404/, /The case study could not be downloaded/);
  const logged = () =>
    pageErrors.all.filter((message) => message.startsWith('error: The case study could not be downloaded')).length;
  const request = aCaseStudyRequest();
  await openHydrated(page, '/');
  const dialog = await fillCaseStudyDialog(page, request);
  for (const fail of [
    (route: Route) => route.fulfill({ status: 404 }),
    (route: Route) => route.abort('connectionreset'),
  ]) {
    const before = logged();
    await page.route('/api/download-case-study', fail, { times: 1 });
    await dialog.getByRole('button', { name: 'Download Case Study' }).click();
    await expect.poll(logged).toBe(before + 1);
    await expect(destructiveToastOn(page)).toHaveText(
      'Download FailedThere was an error processing your download. Please try again.',
    );
  }
  for (const [label, value] of [
    ['First name', request.firstName],
    ['Email', request.email],
    ['Company', request.company],
  ] as const)
    await expect(dialog.getByLabel(label)).toHaveValue(value);
});
