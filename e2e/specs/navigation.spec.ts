import type { Page } from '@playwright/test';
import { aContactRequest, fillContactForm } from '../a-contact-request.ts';
import { expect, test } from '../portal.ts';
import { comesAlive, isSameDocument, markDocument, visit } from '../visit.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const footer = (page: Page) => page.getByRole('navigation', { name: 'Footer' });
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test('a visitor walks from one remote to another and back in one document', async ({ page }) => {
  await visit(page, '/contact');
  await markDocument(page);

  await footer(page).getByRole('link', { name: 'Austin Overview' }).click();
  await expect(page).toHaveURL('/austin');
  await expect(page).toHaveTitle(/Austin/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Austin');
  await expect(page.locator('#content')).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);

  await footer(page).getByRole('link', { name: 'Verkada in San Antonio' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('San Antonio');
  await expect.poll(() => scrolled(page)).toBe(0);

  await mainMenu(page).getByRole('link', { name: 'Partners' }).click();
  await expect(page).toHaveTitle(/Partners/);
  await expect(page.locator('#content')).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

test('going back also starts at the top of the page', async ({ page }) => {
  await visit(page, '/industries');
  await markDocument(page);
  await footer(page).getByRole('link', { name: 'San Antonio Overview' }).click();
  await expect(page).toHaveURL('/san-antonio');
  await expect.poll(() => scrolled(page)).toBe(0);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Industries');
  await expect.poll(() => scrolled(page)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('the menu marks the page one is on', async ({ page }) => {
  await visit(page, '/about');
  for (const name of ['About', 'Services', 'Partners', 'Industries']) {
    await mainMenu(page).getByRole('link', { name }).click();
    await expect(mainMenu(page).locator('[aria-current=page]')).toHaveText(name);
  }
});

test('on a telephone the menu closes when a page is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await visit(page, '/');
  await markDocument(page);
  await mainMenu(page).getByRole('button', { name: 'Menu' }).click();
  await mainMenu(page).getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
  await expect(mainMenu(page).getByRole('link', { name: 'About' })).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
});

test('an unknown address inside the site shows the 404 card, and the way home works', async ({ page, trouble }) => {
  trouble.announce(/404/);
  await page.goto('/nothing-here');
  await comesAlive(page);
  await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('F8 leads to the notices', async ({ page }) => {
  await page.route('/api/contact', (route) => route.fulfill({ status: 201, json: { id: 1, receivedAt: new Date() } }));
  await visit(page, '/contact');
  await fillContactForm(page, aContactRequest());
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
  const notices = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(notices.getByRole('listitem')).toContainText('Success!');

  await page.keyboard.press('F8');
  await expect(notices.getByRole('list')).toBeFocused();
});

test('a remote that cannot be reached is replaced by the document made for the page', async ({ page, trouble }) => {
  trouble.announce(/\/remotes\/locations\//, /RUNTIME-008|remoteEntry|Failed to fetch/);
  await visit(page, '/contact');
  await markDocument(page);
  await page.route('**/remotes/locations/**/*.js', (route) => route.abort());

  await footer(page).getByRole('link', { name: 'Austin Overview' }).click();
  await expect(page).toHaveURL('/austin');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Austin');
  expect(await isSameDocument(page)).toBe(false);
});

test('a page whose own scripts fail can be read, and its links work', async ({ page, trouble }) => {
  trouble.announce(/\/remotes\/locations\//, /RUNTIME-008|remoteEntry|Failed to fetch/);
  await page.route('**/remotes/locations/**/*.js', (route) => route.abort());
  const failure = page.waitForEvent('requestfailed');
  await page.goto('/austin');
  await failure;
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Austin');

  await mainMenu(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await comesAlive(page);
  await expect(page.getByRole('button', { name: 'REQUEST CONSULTATION' })).toBeVisible();
});
