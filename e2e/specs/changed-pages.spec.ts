import type { Page } from '@playwright/test';
import { aContactRequest, contactSubmissions } from '../fixtures/contact-request.ts';
import { openHydrated, waitForHydration } from '../fixtures/open-page.ts';
import { changeNames, changePage, type PageChange } from '../fixtures/page-changes.ts';
import { delayApplication, holdActionsForever } from '../fixtures/scripts.ts';
import { expect, test } from '../fixtures/test.ts';
import { toastOn } from '../fixtures/toast.ts';

// By selectors and not by role or label: the changes translate labels and insert elements with other roles.

/** React renders anew in every engine. Focus, selection and events of nodes that are replaced or moved depend on the engine. */
const inAllEngines: PageChange[] = ['a translator replaces every text', 'a writing helper wraps the fields'];
/** One change of each kind: of texts, of fields, of the order. */
const ofEachKind: PageChange[] = [...inAllEngines, 'an extension moves elements'];
const tagsOf = (change: PageChange) => ['@inside', ...(inAllEngines.includes(change) ? ['@engines'] : [])];

const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`);
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));
const submitButton = (page: Page) => page.locator('main form button[type=submit]');
const downloadButton = (page: Page) => page.locator('[aria-haspopup=dialog]');
const errorOf = (page: Page, name: string) => page.locator(`#${name}-error`);

/** What a document has one of, also when React has rendered it anew. */
const single = ['title', 'meta[name=description]', 'link[rel=canonical]', 'h1', 'main', 'header', 'footer'];

for (const change of changeNames)
  test(`when ${change} before hydration, the contact form keeps what was entered, chosen and focused`, {
    tag: tagsOf(change),
  }, async ({ page, portal }) => {
    const request = aContactRequest();
    const release = await delayApplication(page);
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    await field(page, 'name').fill(request.name);
    await field(page, 'service').selectOption(request.service);
    await field(page, 'message').fill('Two gates.');
    await field(page, 'message').focus();
    await page.evaluate(() => (document.activeElement as HTMLTextAreaElement).setSelectionRange(4, 4));
    await changePage(page, change);
    // Without an event, as some password managers do.
    await field(page, 'email').evaluate((input, email) => Object.assign(input, { value: email }), request.email);
    await page.keyboard.type('big ');
    release();
    await waitForHydration(page);

    await expect(field(page, 'name')).toHaveValue(request.name);
    await expect(field(page, 'service')).toHaveValue(request.service);
    await expect(field(page, 'email')).toHaveValue(request.email);
    await expect(field(page, 'message')).toHaveValue('Two big gates.');
    expect(await focusedName(page)).toBe('message');
    for (const selector of single) await expect(page.locator(selector)).toHaveCount(1);
    await page.keyboard.type('iron ');
    await expect(field(page, 'message')).toHaveValue('Two big iron gates.');
    await submitButton(page).click();
    await expect(toastOn(page)).toContainText('Success!');
    await expect
      .poll(() => contactSubmissions(portal, request.email))
      .toMatchObject([{ name: request.name, service: request.service, message: 'Two big iron gates.' }]);
  });

for (const change of ofEachKind)
  test(`when ${change} after hydration, the contact form validates, reports a failure and sends`, {
    tag: tagsOf(change),
  }, async ({ page, portal, pageErrors }) => {
    pageErrors.allow(/503/);
    const request = aContactRequest();
    await openHydrated(page, '/contact');
    await changePage(page, change);
    await submitButton(page).click();
    await expect(errorOf(page, 'name')).toHaveText('Name is required');
    await changePage(page, change);
    // Key by key: React does not see what Playwright fills in in Firefox before the form is sent.
    await field(page, 'name').pressSequentially(request.name);
    await field(page, 'email').pressSequentially(request.email);
    await expect(errorOf(page, 'name')).toBeHidden();
    await page.route('/api/contact', (route) => route.fulfill({ status: 503, body: 'No.' }));
    await submitButton(page).click();
    await expect(page.getByRole('note')).toContainText('Your entries are still here: try again');
    await changePage(page, change);
    await page.unroute('/api/contact');
    await submitButton(page).click();
    await expect(page.getByRole('note')).toContainText('Your request has reached us');
    await expect.poll(() => contactSubmissions(portal, request.email)).toMatchObject([{ name: request.name }]);
    await expect(submitButton(page)).toHaveText('REQUEST CONSULTATION');
  });

test('clicks on a translated page open the dialog of the case study and the video, each once', async ({
  page,
  pageErrors,
}) => {
  // The video's host.
  pageErrors.allow(/video\.example/, /ERR_(NAME_NOT_RESOLVED|PROXY_CONNECTION_FAILED|BLOCKED_BY)/);
  const release = await delayApplication(page);
  await holdActionsForever(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  // Earlier, a click follows the link to the video.
  await page.waitForFunction(() => 'visitorInput' in globalThis);
  const [video, dialog] = [page.locator('iframe'), page.getByRole('dialog')];
  await changePage(page, 'a translator replaces every text');
  await page.locator('main a[data-interactive]').click();
  await downloadButton(page).click();
  await changePage(page, 'a translator replaces every text');
  await downloadButton(page).click();
  release();

  await expect(dialog).toBeVisible();
  expect([await dialog.count(), await video.count()]).toEqual([1, 1]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(downloadButton(page)).toBeFocused();
});

test('staff can sign in on a translated page', { tag: '@inside' }, async ({ page, portal, pageErrors }) => {
  pageErrors.allow(/401/);
  await page.goto('/admin');
  await field(page, 'email').waitFor();
  await changePage(page, 'a translator replaces every text');
  await submitButton(page).click();
  await expect(errorOf(page, 'password')).toHaveText('Please enter your password');
  await field(page, 'email').fill(portal.staff.email);
  await field(page, 'password').fill(portal.staff.password);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
});
