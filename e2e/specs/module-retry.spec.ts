import type { BrowserContext } from '@playwright/test';
import { aContactRequest } from '../fixtures/contact-request.ts';
import { expect, test } from '../fixtures/test.ts';

/**
 * Returns whether the browser requests a module again after a failed request in the same document. The HTML standard requires it
 * since 2026 (whatwg/html pull request 10327).
 */
async function retriesModules(context: BrowserContext, origin: string) {
  const page = await context.newPage();
  let requests = 0;
  await page.route('**/module-probe.*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('.html')) return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    requests += 1;
    return requests === 1 ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto(`${origin}/module-probe.html`);
  const isLoaded = await page.evaluate(async () => {
    const load = () => import(`${location.origin}/module-probe.js`);
    return load()
      .catch(load)
      .then(
        () => true,
        () => false,
      );
  });
  await page.close();
  return isLoaded;
}

for (const script of ['main.js', 'remoteEntry.js'])
  test(`the contact form works when the first request for ${script} fails`, {
    tag: script === 'main.js' ? ['@engines', '@inside'] : '@inside',
  }, async ({ page, context, portal, pageErrors }) => {
    pageErrors.allow(
      /Failed to load resource|failed: |dynamically imported module|Federation Runtime|Loading chunk|module-probe/,
    );
    const isRetried = await retriesModules(context, portal.origin);
    await page.route(`**/${script}`, (route) => route.abort(), { times: 1 });
    await page.goto('/contact');
    const { service: _, ...entries } = aContactRequest();
    for (const [name, value] of Object.entries(entries)) await page.locator(`form [name=${name}]`).fill(value);
    // Without a retry the page stays static HTML, and the browser sends the form.
    if (isRetried) await expect(page.locator('html[data-hydrated]')).toBeAttached();

    for (const [name, value] of Object.entries(entries))
      await expect(page.locator(`form [name=${name}]`)).toHaveValue(value);
    await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
    await expect(page.getByText(/Your reference is [2-9B-Z]{4}-[2-9B-Z]{4}/).first()).toBeVisible();
  });

test('the lead desk appears when the first request for its application fails', { tag: '@engines' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource|failed: |dynamically imported module|401: GET /);
  await page.route('**/main.js', (route) => route.abort(), { times: 1 });
  await page.goto('/admin');
  // Browsers that do not request the module again reload the document after the last retry.
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
});
