import { waitForHydration } from '../fixtures/open-page.ts';
import { openDesk } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

/** Returns the file names of the style sheets that have arrived. The rules of one that failed cannot be read in Chromium. */
const loadedSheets = () =>
  [...document.styleSheets].flatMap((sheet) => {
    try {
      return sheet.cssRules.length > 0 ? (sheet.href?.split('/').at(-1) ?? []) : [];
    } catch {
      return [];
    }
  });
const fontOf = () => getComputedStyle(document.body).fontFamily;
const failures = /Failed to load resource|failed: |ERR_FAILED|NS_ERROR/;

test('a page that is only read needs no style sheet', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(fontOf)).toContain('Inter');
  expect(requested.filter((path) => path.endsWith('.css'))).toEqual([]);
});

for (const file of ['main.css', 'routes.css'])
  test(`the application has ${file} when the first request for it fails`, async ({ page, pageErrors }) => {
    pageErrors.allow(failures);
    await page.route(`**/${file}`, (route) => route.abort(), { times: 1 });
    await page.goto('/');
    await waitForHydration(page);

    await expect.poll(() => page.evaluate(loadedSheets)).toContain(file);
    await expect(page.locator(`link[rel=stylesheet][href$="/${file}"]`)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
  });

test('the page says that its design is missing, until the browser is online again', { tag: '@engines' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(failures);
  await page.route('**/routes.css', (route) => route.abort());
  await page.goto('/austin');
  await waitForHydration(page);
  await expect(page.getByText('Some of the design of this page could not be loaded.')).toBeVisible();
  await page.unroute('**/routes.css');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Some of the design of this page could not be loaded.')).toHaveCount(0);
});

test('the lead desk is styled when the first requests for its style sheets fail', { tag: '@engines' }, async ({
  staff,
  pageErrors,
}) => {
  // Firefox compares what has come of a script with its digest when a reload ends its request.
  pageErrors.allow(/Failed to load resource|failed: |ERR_FAILED|NS_ERROR|Loading|chunk|integrity attribute/i);
  for (const file of ['main.css', 'routes.css'])
    await staff.route(`**/${file}`, (route) => route.abort(), { times: 1 });
  await openDesk(staff);
  await expect.poll(() => staff.evaluate(loadedSheets)).toEqual(expect.arrayContaining(['main.css', 'routes.css']));
  expect(await staff.evaluate(fontOf)).toContain('Inter');
});
