import type { Browser, Page } from '@playwright/test';
import { axeViolationsInAppearances } from '../../fixtures/axe.ts';
import { aContactRequest, postContactRequest } from '../../fixtures/contact-request.ts';
import { noScrolling, phone } from '../../fixtures/no-scrolling.ts';
import { test } from '../../fixtures/own-portal.ts';
import { inviteStaff, leadRows, openDesk } from '../../fixtures/staff.ts';
import { expect, type TestedPortal } from '../../fixtures/test.ts';

const password = 'a moth in the relay';

/** Invites an agent with a name of its own, and returns a page on which it is signed in. */
async function signInColleague(browser: Browser, portal: TestedPortal, manager: Page) {
  const name = `Grace ${crypto.randomUUID().slice(0, 8)}`;
  const { email, link } = await inviteStaff(manager.request, 'agent', name);
  const context = await browser.newContext({ baseURL: portal.desk, reducedMotion: 'reduce' });
  const token = new URL(link).hash.slice('#token='.length);
  const set = await context.request.post('/api/password-reset/confirm', { data: { token, password } });
  expect(set.status(), await set.text()).toBe(204);
  const session = await context.request.post('/api/session', { data: { email, password } });
  expect(session.status(), await session.text()).toBe(200);
  return { name, page: await context.newPage(), close: () => context.close() };
}

test('a mention reaches the open desk of a colleague on a phone', { tag: '@inside' }, async ({
  staff,
  request,
  browser,
  portal,
}) => {
  const grace = await signInColleague(browser, portal, staff);
  await openDesk(grace.page);
  await grace.page.setViewportSize(phone);
  const ada = aContactRequest();
  await postContactRequest(request, ada);
  await openDesk(staff);
  await staff.setViewportSize(phone);
  await leadRows(staff, ada.name).getByRole('link').first().click();
  await expect(staff.getByRole('heading', { level: 1, name: ada.name })).toBeVisible();
  await staff.keyboard.press('n');
  await expect(staff.getByRole('textbox', { name: 'Note' })).toBeFocused();
  await staff.keyboard.type(`Please call them, @${grace.name.slice(0, 9)}`);
  await expect(staff.getByRole('option', { name: grace.name })).toHaveAttribute('aria-selected', 'true');
  expect(await axeViolationsInAppearances(staff)).toEqual([]);
  await staff.keyboard.press('Enter');
  await staff.keyboard.press('Control+Enter');
  await expect(staff.getByRole('region', { name: 'Timeline' })).toContainText(`@${grace.name}`);

  const bell = grace.page.getByRole('button', { name: /^Notifications/ }).filter({ visible: true });
  await expect(bell).toHaveAccessibleName(/1 unread/);
  await grace.page.keyboard.press('b');
  const dialog = grace.page.getByRole('dialog', { name: 'Notifications' });
  const item = dialog.getByRole('link', { name: `mentioned you on ${ada.name}` });
  await expect(item).toBeVisible();
  expect(await noScrolling(grace.page)).toBe(true);
  expect(await axeViolationsInAppearances(grace.page)).toEqual([]);
  await item.focus();
  await grace.page.keyboard.press('Enter');
  await expect(grace.page.getByRole('heading', { level: 1, name: ada.name })).toBeVisible();
  await expect(bell).not.toHaveAccessibleName(/unread/);
  await grace.close();
});
