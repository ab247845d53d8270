import { publicPaths } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';
import { visit, waitForHydration } from '../fixtures/visit.ts';

test.describe.configure({ mode: 'parallel' });

for (const path of publicPaths) {
  test(`${path} hydrates without console messages and has no horizontal scrolling`, async ({ page }) => {
    const response = await visit(page, path);
    expect(response?.status()).toBe(200);

    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(
        width,
      );
    }
  });
}

for (const path of ['/nothing-here', '/services/nothing', '/austin-nothing', '/a/b/c']) {
  test(`${path} returns 404 and shows the not-found page`, async ({ page, pageErrors }) => {
    pageErrors.allow(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('404');
    await expect(page.getByRole('main')).toContainText('Did you forget to add the page to the router?');
  });
}

test('a path with a trailing slash redirects to the page', async ({ page, request }) => {
  const response = await request.get('/austin/?from=mail', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe('/austin?from=mail');

  await visit(page, '/austin/');
  await expect(page).toHaveURL('/austin');
});

test('internal links lead to existing pages and anchors', async ({ page, request, baseURL }) => {
  const pages = await Promise.all(
    publicPaths.map(async (path) => ({ path, html: await (await request.get(path)).text() })),
  );
  await page.goto('/contact');
  const documents = await page.evaluate(
    (pages) =>
      pages.map(({ path, html }) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        return {
          path,
          links: Array.from(parsed.querySelectorAll('a[href]'), (link) => link.getAttribute('href') ?? ''),
          anchors: Array.from(parsed.querySelectorAll('[id]'), ({ id }) => id),
        };
      }),
    pages,
  );

  const broken = documents.flatMap(({ path, links }) =>
    links
      .map((link) => new URL(link, `${baseURL}${path}`))
      .filter(({ origin }) => origin === baseURL)
      .filter(({ pathname, hash }) => {
        const target = documents.find((page) => page.path === pathname);
        return !target || (hash !== '' && !target.anchors.includes(decodeURIComponent(hash.slice(1))));
      })
      .map(({ pathname, hash }) => `${path} links to ${pathname}${hash}`),
  );
  expect(broken).toEqual([]);
  expect(documents.flatMap(({ links }) => links).length).toBeGreaterThan(1000);
});
