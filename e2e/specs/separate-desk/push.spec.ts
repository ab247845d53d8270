import { test } from '../../fixtures/separate-desk.ts';
import { signIn } from '../../fixtures/staff.ts';
import { expect } from '../../fixtures/test.ts';

test('the desk can be installed, and has a worker for push messages', { tag: '@inside' }, async ({
  page,
  portal,
  pageErrors,
}) => {
  pageErrors.allow(/401/);
  await page.goto(`${portal.desk}/admin/account`);
  await signIn(page, portal.staff);
  await expect(page.getByRole('checkbox', { name: /^Notifications of this browser/ })).toBeEnabled();
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  expect(await page.evaluate(async (path) => (await fetch(path)).json(), manifest ?? '')).toMatchObject({
    ...{ start_url: '/admin', scope: '/admin', display: 'standalone' },
  });
  const state = await page.evaluate(async () => {
    await navigator.serviceWorker.register('/desk-worker.js', { scope: '/admin' });
    return (await navigator.serviceWorker.ready).active?.scriptURL;
  });
  expect(state).toBe(`${portal.desk}/desk-worker.js`);
});
