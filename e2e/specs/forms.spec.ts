import type { Page } from '@playwright/test';
import { aContactRequest, contactSubmissions, fillContactForm } from '../fixtures/contact-request.ts';
import { openHydrated, waitForHydration } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { toastOn } from '../fixtures/toast.ts';

const submitButton = (page: Page) => page.getByRole('button', { name: 'REQUEST CONSULTATION' });
/** The notice in the form about the result. */
const notice = (page: Page, text: string) => page.getByText(text).locator('..');

/** Delays all scripts of the page. Returns a function that releases them. */
async function delayScripts(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('counts the characters of a message and announces the limit', async ({ page }) => {
  await openHydrated(page, '/contact');
  const message = page.getByLabel('Message');
  await message.fill('Two gates.');
  await expect(message).toHaveAccessibleDescription('10 of 5,000 characters');

  await page.evaluate(() => {
    document.querySelector('textarea')?.select();
    document.execCommand('insertText', false, 'א'.repeat(60_000));
  });
  expect((await message.inputValue()).length).toBe(5000);
  await expect(message).toHaveAccessibleDescription('5,000 of 5,000 characters');
  await expect(page.getByText('0 of 5,000 characters left')).toHaveRole('status');
});

test('keeps values entered before hydration', { tag: '@inside' }, async ({ page, portal }) => {
  const request = aContactRequest();
  const releaseScripts = await delayScripts(page);
  // The load event waits for the scripts.
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillContactForm(page, request);
  releaseScripts();
  await waitForHydration(page);

  await expect(page.getByLabel('Name')).toHaveValue(request.name);
  await expect(page.locator('[name=service]')).toHaveValue(request.service);
  await expect(page.getByLabel('Message')).toHaveValue(request.message);
  await submitButton(page).click();
  await expect(toastOn(page)).toContainText('Success!');
  await expect.poll(() => contactSubmissions(portal, request.email)).toMatchObject([request]);
});

test('stores a request sent before hydration', { tag: '@inside' }, async ({ page, portal }) => {
  const request = aContactRequest();
  const releaseScripts = await delayScripts(page);
  // The load event waits for the scripts.
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillContactForm(page, request);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Success!' })).toBeVisible();
  releaseScripts();

  await expect.poll(() => contactSubmissions(portal, request.email)).toMatchObject([{ name: request.name }]);
});

for (const [action, submit] of [
  ['a double click', (page: Page) => submitButton(page).dblclick()],
  [
    'Enter pressed twice',
    (page: Page) =>
      page
        .getByLabel('Email')
        .press('Enter')
        .then(() => page.keyboard.press('Enter')),
  ],
] as const)
  test(`${action} sends one request`, { tag: '@inside' }, async ({ page, portal }) => {
    const request = aContactRequest();
    let sent = 0;
    await page.route('/api/contact', async (route) => {
      sent += 1;
      await route.continue();
    });
    await openHydrated(page, '/contact');
    await fillContactForm(page, request);
    await submit(page);
    await expect(toastOn(page)).toContainText('Success!');
    await expect(page.getByLabel('Name')).toHaveValue('');

    expect(sent).toBe(1);
    await expect.poll(() => contactSubmissions(portal, request.email)).toHaveLength(1);
  });

test('keeps the entries when the connection is lost, sends them on retry, then resets the form', {
  tag: ['@inside', '@engines'],
}, async ({ page, portal, pageErrors }) => {
  const request = aContactRequest();
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|NS_ERROR_ABORT/);
  await openHydrated(page, '/contact');
  await fillContactForm(page, request);
  await page.route('/api/contact', (route) => route.abort('internetdisconnected'));
  await submitButton(page).click();
  await expect(notice(page, 'Your entries are still here')).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue(request.message);

  await page.unroute('/api/contact');
  await submitButton(page).click();
  await expect(notice(page, 'Your request has reached us')).toBeFocused();
  await expect(page.getByText('Your entries are still here')).toBeHidden();
  await expect.poll(() => contactSubmissions(portal, request.email)).toHaveLength(1);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Your request has reached us')).toBeHidden();
});

test('fields have autocomplete attributes and accept autofill', async ({ page }) => {
  const request = aContactRequest();
  const sent: unknown[] = [];
  await page.route('/api/contact', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 201, json: { id: 1, receivedAt: new Date().toISOString() } });
  });
  await openHydrated(page, '/contact');
  const tokens = { Name: 'name', Company: 'organization', Email: 'email', Phone: 'tel' };
  for (const [label, token] of Object.entries(tokens))
    await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', token);

  // Autofill sets the value and dispatches a change event, without key events.
  for (const [label, value] of Object.entries({ Name: request.name, Email: request.email }))
    await page.getByLabel(label).evaluate((field, filled) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, filled);
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }, value);
  await submitButton(page).click();

  await expect(toastOn(page)).toContainText('Success!');
  expect(sent).toMatchObject([{ name: request.name, email: request.email }]);
});
