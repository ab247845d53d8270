import type { Page } from '@playwright/test';
import { liveRelease } from '../../fixtures/live-releases.ts';
import { openHydrated } from '../../fixtures/open-page.ts';
import { test } from '../../fixtures/separate-desk.ts';
import { expect } from '../../fixtures/test.ts';

/** Sends a request from the page. Resolves to its status. */
const statusOf = (page: Page, url: string) => page.evaluate(async (path) => (await fetch(path)).status, url);

test('serves the staff API, sign-in and the code of mfe-admin at the desk origin only', { tag: '@inside' }, async ({
  page,
  portal,
  pageErrors,
}) => {
  // The requests below, and the session request before sign-in.
  pageErrors.allow(/404/, /401/);
  const { desk } = portal;

  await openHydrated(page, '/about');
  for (const path of ['/api/session', '/api/admin/summary', '/api/session/role/manager'])
    expect(await statusOf(page, path), path).toBe(404);
  const { entry } = await liveRelease(page.request, 'admin');
  expect(await statusOf(page, entry)).toBe(404);

  await page.goto('/admin');
  await expect(page).toHaveURL(`${desk}/admin`);
  expect(await statusOf(page, entry)).toBe(401);
  expect(await statusOf(page, '/api/contact')).not.toBe(200);
});
