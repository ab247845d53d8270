import { expect, test } from '../../fixtures/test.ts';

// forms.spec.ts has the writes of both forms.
test('7: reads are GET requests to the joined query key, with credentials and without a body', async ({ staff }) => {
  const [request] = await Promise.all([staff.waitForRequest('**/api/session'), staff.goto('/admin')]);
  expect(request.method()).toBe('GET');
  expect(request.postData()).toBeNull();
  expect((await request.allHeaders()).cookie).toBeTruthy();
});

test('7: a 401 on a read is an error by default', async ({ staff, pageErrors }) => {
  pageErrors.allow(/401/);
  await staff.route('**/api/admin/today', (route) => route.fulfill({ status: 401 }));
  await staff.goto('/admin');
  await expect(staff.getByText('Your session has ended')).toBeVisible();
});

test('7: a 401 on a read is an empty result in a variant (the session request)', async ({ page, pageErrors }) => {
  pageErrors.allow(/401/);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Staff sign-in' })).toBeVisible();
});
