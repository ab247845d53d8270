import type { Page } from '@playwright/test';
import { aContactRequest, contactSubmissions } from '../fixtures/contact-request.ts';
import { openHydrated, waitForHydration } from '../fixtures/open-page.ts';
import { changeNames, changePage, type PageChange } from '../fixtures/page-changes.ts';
import { delayScripts, holdActionsForever } from '../fixtures/scripts.ts';
import { expect, test } from '../fixtures/test.ts';
import { toastOn } from '../fixtures/toast.ts';

// By selectors and not by role or label: the changes translate labels and insert elements with other roles.

const application = /\/main\.js$/;
/** React renders anew in every engine. Focus, selection and events of nodes that are replaced or moved depend on the engine. */
const inAllEngines: PageChange[] = ['a translator replaces every text', 'a writing helper wraps the fields'];
const changesFieldsOnly = (change: PageChange) => change.includes('the fields');
/** Fields that another script has made are not those of the application. */
const keepsFields = (change: PageChange) => !change.includes('replaces the fields');
/** One change of each kind: of texts, of fields, of the order. Hydration of the contact form, and its use after that, is tested with all changes. */
const ofEachKind: PageChange[] = [...inAllEngines, 'an extension moves elements'];

const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`);
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));
const submitButton = (page: Page) => page.locator('main form button[type=submit]');
const downloadButton = (page: Page) => page.locator('[aria-haspopup=dialog]');
const errorOf = (page: Page, name: string) => page.locator(`#${name}-error`);

/** Counts the requests that a page sends to a path of the API. */
function countPosts(page: Page, path: string) {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) posts.push(request.url());
  });
  return posts;
}

/** Expects what a document has one of, also when React has rendered it anew. */
async function expectOneOfEach(page: Page) {
  const selectors = [
    'title',
    'meta[name=description]',
    'meta[name=robots]',
    'link[rel=canonical]',
    'h1',
    'main',
    'header',
    'footer',
  ];
  const counts = await Promise.all(
    selectors.map(async (selector) => `${selector} ${await page.locator(selector).count()}`),
  );
  expect(counts).toEqual(selectors.map((selector) => `${selector} 1`));
}

for (const change of changeNames) {
  test.describe(`when ${change}`, { tag: ['@inside', ...(inAllEngines.includes(change) ? ['@engines'] : [])] }, () => {
    test('before hydration, the contact form keeps what was entered, chosen and focused', async ({ page, portal }) => {
      const request = aContactRequest();
      const release = await delayScripts(page, application);
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
      await page.keyboard.type('iron ');
      await expect(field(page, 'message')).toHaveValue('Two big iron gates.');
      await submitButton(page).click();
      await expect(toastOn(page)).toContainText('Success!');
      await expect
        .poll(() => contactSubmissions(portal, request.email))
        .toMatchObject([{ name: request.name, service: request.service, message: 'Two big iron gates.' }]);
    });

    if (ofEachKind.includes(change))
      test('before all scripts, a click on the button of the contact form shows the messages of the specification', async ({
        page,
      }) => {
        const posts = countPosts(page, '/api/contact');
        const release = await delayScripts(page);
        await holdActionsForever(page);
        await page.goto('/contact', { waitUntil: 'commit' });
        await submitButton(page).waitFor();
        await page.waitForFunction(() => document.readyState !== 'loading');
        await changePage(page, change);
        await field(page, 'name').pressSequentially('Ada');
        release();
        await page.waitForFunction(() => 'visitorInput' in globalThis);
        await submitButton(page).click();

        await expect(errorOf(page, 'email')).toHaveText('Valid email is required');
        await expect(errorOf(page, 'name')).toBeHidden();
        await expect(field(page, 'name')).toHaveValue('Ada');
        expect(posts).toEqual([]);
        await expectOneOfEach(page);
      });

    if (keepsFields(change))
      test('after hydration, the contact form validates, reports failures and sends', async ({
        page,
        portal,
        pageErrors,
      }) => {
        pageErrors.allow(/503|422/);
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
        for (const [status, advice] of [
          [503, 'try again'],
          [422, 'change them'],
          [503, 'try again'],
        ] as const) {
          await page.route('/api/contact', (route) => route.fulfill({ status, body: 'No.' }));
          await submitButton(page).click();
          await expect(page.getByRole('note')).toContainText(`Your entries are still here: ${advice}`);
          await changePage(page, change);
          await page.unroute('/api/contact');
        }
        await submitButton(page).click();
        await expect(page.getByRole('note')).toContainText('Your request has reached us');
        await expect.poll(() => contactSubmissions(portal, request.email)).toMatchObject([{ name: request.name }]);
        await expect(submitButton(page)).toHaveText('REQUEST CONSULTATION');
      });

    // No field is on the page before the dialog is open.
    if (ofEachKind.includes(change) && !changesFieldsOnly(change))
      test('before hydration, clicks open the dialog of the case study and the video, each once', async ({
        page,
        pageErrors,
      }) => {
        // The video's host.
        pageErrors.allow(/video\.example/, /ERR_(NAME_NOT_RESOLVED|PROXY_CONNECTION_FAILED|BLOCKED_BY)/);
        const release = await delayScripts(page, application);
        await holdActionsForever(page);
        await page.goto('/', { waitUntil: 'domcontentloaded' });
        // Earlier, a click follows the link to the video.
        await page.waitForFunction(() => 'visitorInput' in globalThis);
        const [video, dialog] = [page.locator('iframe'), page.getByRole('dialog')];
        await changePage(page, change);
        await page.locator('main a[data-interactive]').click();
        await downloadButton(page).click();
        await changePage(page, change);
        await downloadButton(page).click();
        release();

        await expect(dialog).toBeVisible();
        expect([await dialog.count(), await video.count()]).toEqual([1, 1]);
        await dialog.getByLabel('First name').fill('Ada');
        await dialog.locator('button[type=submit]').click();
        await expect(errorOf(page, 'company')).toHaveText('Company name is required');
        await expect(dialog.getByLabel('First name')).toHaveValue('Ada');
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(downloadButton(page)).toBeFocused();
      });

    if (ofEachKind.includes(change))
      test('staff can sign in', async ({ page, portal, pageErrors }) => {
        pageErrors.allow(/401/);
        await page.goto('/admin');
        await field(page, 'email').waitFor();
        await changePage(page, change);
        await submitButton(page).click();
        await expect(errorOf(page, 'password')).toHaveText('Please enter your password');
        await field(page, 'email').fill(portal.staff.email);
        await field(page, 'password').fill('not the password');
        await submitButton(page).click();
        await expect(page.locator('main form [role=alert]')).toHaveText('Email or password is wrong.');
        await changePage(page, change);
        await field(page, 'password').fill(portal.staff.password);
        await submitButton(page).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
      });
  });
}
