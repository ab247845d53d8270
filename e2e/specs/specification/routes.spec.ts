import type { Page } from '@playwright/test';
import { publicPaths } from '../../fixtures/site.ts';
import { expect, test } from '../../fixtures/test.ts';
import { visit, waitForHydration } from '../../fixtures/visit.ts';

const footer = (page: Page) => page.getByRole('navigation', { name: 'Footer' });
const head = (page: Page, selector: string) => page.locator(`head ${selector}`);

test('2: all pages are public', async ({ request }) => {
  const responses = await Promise.all(publicPaths.map((path) => request.get(path, { maxRedirects: 0 })));
  expect(responses.filter((response) => !response.ok()).map((response) => response.url())).toEqual([]);
});

test('2: every navigation scrolls to the top', async ({ page }) => {
  await visit(page, '/about');
  for (const [link, path] of [
    ['San Antonio Overview', '/san-antonio'],
    ['View All Partners', '/partners'],
    ['Cisco in Austin', '/austin-cisco'],
  ] as const) {
    await footer(page).getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});

const ownTitles = ['/', '/services', '/partners', '/industries', '/about', '/contact', '/austin'];

test('2: each page sets a document title, a description, robots index-follow, a canonical link and social-sharing tags', async ({
  page,
  request,
}) => {
  const pages = await Promise.all(publicPaths.map(async (path) => (await request.get(path)).text()));
  await page.goto('/contact');
  const heads = await page.evaluate(
    (pages) =>
      pages.map((html) => {
        const { title, head } = new DOMParser().parseFromString(html, 'text/html');
        const meta = (name: string) =>
          head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
        return {
          hasTitle: title.length > 10,
          hasDescription: (meta('description') ?? '').length > 50,
          robots: meta('robots')?.replace(' ', ''),
          canonical: new URL(head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '').pathname,
          hasSiteName: Boolean(meta('og:site_name')),
          locale: meta('og:locale'),
          image: `${meta('og:image:width')}x${meta('og:image:height')}`,
          card: meta('twitter:card'),
        };
      }),
    pages,
  );
  expect(heads).toEqual(
    publicPaths.map((path) => ({
      hasTitle: true,
      hasDescription: true,
      robots: 'index,follow',
      canonical: path,
      hasSiteName: true,
      locale: 'en_US',
      image: '1200x630',
      card: 'summary_large_image',
    })),
  );
});

test('2: home, services, partners, industries, about, contact and austin set their own titles and descriptions', async ({
  page,
}) => {
  await visit(page, '/');
  const metadata: { title: string; description: string | null }[] = [];
  for (const path of ownTitles) {
    await page.locator(`header a[href="${path}"], footer a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect
      .poll(async () => new URL((await head(page, 'link[rel=canonical]').getAttribute('href')) ?? '').pathname)
      .toBe(path);
    await expect(head(page, 'title')).toHaveCount(1);
    await expect(head(page, 'meta[name=description]')).toHaveCount(1);
    metadata.push({
      title: await page.title(),
      description: await head(page, 'meta[name=description]').getAttribute('content'),
    });
  }
  for (const name of ['title', 'description'] as const)
    expect(new Set(metadata.map((page) => page[name])).size).toBe(ownTitles.length);
});

for (const path of publicPaths) {
  test(`2, route table: ${path}`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect((await response.text()).match(/<h1[ >]/g)).toHaveLength(1);
  });
}

test('2, route table: any other path shows a 404 Page Not Found card with a developer-style hint', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/404/);
  const response = await page.goto('/houston');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText('404');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await waitForHydration(page);
});

test('2, route table: most service pages load lazily', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await visit(page, '/services');
  expect(scripts.filter((path) => path.includes('structured-cabling'))).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Structured Cabling' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Structured Cabling' })).toBeVisible();
  expect(scripts.some((path) => path.includes('structured-cabling'))).toBe(true);
  expect(scripts.some((path) => path.includes('managed-switches'))).toBe(false);
});
