import type { Page } from '@playwright/test';
import { aContactRequest, contactSubmissions, fillContactForm } from '../fixtures/contact-request.ts';
import { openHydrated, waitForHydration } from '../fixtures/open-page.ts';
import { changePage } from '../fixtures/page-changes.ts';
import { delayApplication, holdActionsForever } from '../fixtures/scripts.ts';
import { expect, test } from '../fixtures/test.ts';
import { toastOn } from '../fixtures/toast.ts';

const submitButton = (page: Page) => page.getByRole('button', { name: 'REQUEST CONSULTATION' });
const untilHydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

/** Counts the requests that a page sends to the API's form. */
function countPosts(page: Page) {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/contact') posts.push(request.url());
  });
  return posts;
}

async function openUnhydrated(page: Page, path: string) {
  const release = await delayApplication(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

test('an empty form that is sent before hydration shows the messages, and nothing is sent', {
  tag: '@engines',
}, async ({ page }) => {
  const posts = countPosts(page);
  await holdActionsForever(page);
  const release = await openUnhydrated(page, '/contact');
  await submitButton(page).click();
  await expect(page.locator('html[data-waiting]')).toBeAttached();
  release();

  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Valid email is required');
  await expect(page.locator('html[data-waiting]')).toHaveCount(0);
  expect(posts).toEqual([]);
});

for (const [action, submit] of [
  ['two clicks', async (page: Page) => submitButton(page).dblclick()],
  ['Enter in a field', async (page: Page) => page.getByLabel('Email').press('Enter')],
] as const)
  test(`a form that ${action} sent before hydration is sent once, by the application`, {
    tag: ['@inside', '@engines'],
  }, async ({ page, portal }) => {
    const request = aContactRequest();
    const posts = countPosts(page);
    await holdActionsForever(page);
    const release = await openUnhydrated(page, '/contact');
    await fillContactForm(page, request);
    await submit(page);
    await changePage(page, 'a translator replaces every text');
    release();

    await expect(toastOn(page)).toContainText('Success!');
    await expect.poll(() => contactSubmissions(portal, request.email)).toMatchObject([{ name: request.name }]);
    expect(posts).toHaveLength(1);
  });

test('a form is sent natively when the application does not load', { tag: '@inside' }, async ({ page, portal }) => {
  const request = aContactRequest();
  const posts = countPosts(page);
  const release = await openUnhydrated(page, '/contact');
  await fillContactForm(page, request);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Success!' })).toBeVisible();
  release();

  await expect.poll(() => contactSubmissions(portal, request.email)).toHaveLength(1);
  expect(posts).toHaveLength(1);
  await page.goto('/contact');
  await waitForHydration(page);
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test('a form that cannot be sent before hydration stays with its entries, says so, and is sent when the connection is back', {
  tag: '@inside',
}, async ({ page, portal, pageErrors }) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/, /dynamically imported module/);
  const request = aContactRequest();
  // The application is also loaded by itself, some seconds after the form is in view.
  let isOffline = true;
  await page.route(/\/main\.js$/, (route) => (isOffline ? route.abort('internetdisconnected') : route.continue()));
  await page.goto('/contact', { waitUntil: 'load' });
  await page.context().setOffline(true);
  await fillContactForm(page, request);
  await submitButton(page).click();
  const notice = page.getByText('You are offline').locator('..');
  await expect(notice).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue(request.message);
  expect(new URL(page.url()).pathname).toBe('/contact');

  isOffline = false;
  await page.context().setOffline(false);
  await expect(notice).toBeHidden();
  await submitButton(page).click();
  await expect(page.getByText(/^Success!$|consultation request has been submitted/).first()).toBeVisible();
  await expect.poll(() => contactSubmissions(portal, request.email)).toHaveLength(1);
});

test('a click on the case study before hydration without a connection keeps the page', async ({ page, pageErrors }) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/, /dynamically imported module/);
  await page.goto('/', { waitUntil: 'load' });
  await page.context().setOffline(true);
  const button = page.getByRole('button', { name: 'Download Full Case Study' });
  await button.click();
  await expect(page.getByText('You are offline')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('You are offline')).toBeHidden();
});

test('keys typed while a changed page is hydrated arrive in the field', { tag: '@engines' }, async ({ page }) => {
  const text = 'The quick brown fox jumps over the lazy dog.';
  const release = await openUnhydrated(page, '/contact');
  await page.getByLabel('Message').click();
  await page.keyboard.type(text.slice(0, 10));
  await changePage(page, 'a translator replaces every text');
  release();
  // Faster than anybody types.
  await page.keyboard.type(text.slice(10), { delay: 40 });
  await untilHydrated(page);
  await expect(page.locator('textarea')).toHaveValue(text);
  expect(await page.locator('#root font').count()).toBe(0);
});

test('a page that is changed while it is hydrated keeps what is entered', { tag: '@engines' }, async ({ page }) => {
  await page.addInitScript(() => {
    // In the middle of hydration, which yields between tasks.
    addEventListener('DOMContentLoaded', () => {
      const { port1, port2 } = new MessageChannel();
      let rounds = 0;
      port1.onmessage = () => {
        if ('hydrated' in document.documentElement.dataset) return;
        if ('visitorInput' in globalThis && rounds < 200) {
          rounds += 1;
          document.querySelector('footer p')?.prepend(document.createElement('font'));
        }
        setTimeout(() => port2.postMessage(''));
      };
      port2.postMessage('');
    });
  });
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Name').pressSequentially('Ada Byron');
  await untilHydrated(page);
  await expect(page.getByLabel('Name')).toHaveValue('Ada Byron');
  await expect(page.getByLabel('Name')).toBeFocused();
});

test('a checkbox, an open question, the menu and the focus survive when a changed page is hydrated', {
  tag: '@engines',
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const release = await openUnhydrated(page, '/about');
  const card = page.getByRole('checkbox').first();
  await card.focus();
  await page.keyboard.press('Space');
  await expect(card).toBeChecked();
  await page.locator('[popovertarget=menu]').click();
  await page.locator('#menu a').first().focus();
  await changePage(page, 'a translator wraps every text');
  release();
  await waitForHydration(page);
  await expect(page.locator('main input[type=checkbox]').first()).toBeChecked();
  await expect(page.locator('#menu a').first()).toBeVisible();
  await expect(page.locator('#menu a').first()).toBeFocused();
});

test('a button that is pressed while a changed page is rendered anew is clicked once', { tag: '@engines' }, async ({
  page,
}) => {
  const release = await openUnhydrated(page, '/contact');
  await changePage(page, 'a translator wraps every text');
  await submitButton(page).hover();
  await page.mouse.down();
  release();
  await waitForHydration(page);
  expect(await page.locator('#root font').count()).toBe(0);
  await page.mouse.up();
  await expect(page.getByRole('alert')).toBeFocused();
});

test('an error of the application itself is reported, one that other software causes is not', async ({
  page,
  pageErrors,
}) => {
  const release = await openUnhydrated(page, '/contact');
  await changePage(page, 'a translator replaces every text');
  release();
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(pageErrors.all).toEqual([]);

  pageErrors.allow(/Minified React error #418/);
  await page.unrouteAll();
  // A document that differs from what the application renders.
  await page.route('/contact', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('Get Started Today', 'Get Started Tomorrow'),
    });
  });
  await openHydrated(page, '/contact');
  await expect.poll(() => pageErrors.all.join()).toContain('Minified React error #418');
});

test('documents ask browsers not to make links of numbers, dates and addresses', async ({ request }) => {
  for (const path of ['/', '/contact', '/admin', '/no-such-page', '/api/download-case-study']) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    expect(html, path).toContain(
      '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    );
  }
});
