import type { Page } from '@playwright/test';
import { openHydrated, waitForHydration, withoutStyles } from '../../fixtures/open-page.ts';
import { company, publicPaths } from '../../fixtures/site.ts';
import { expect, test } from '../../fixtures/test.ts';

const footer = (page: Page) => page.getByRole('navigation', { name: 'Footer' });
const head = (page: Page, selector: string) => page.locator(`head ${selector}`);

test('2, route table: all pages are public', async ({ request }) => {
  const responses = await Promise.all(publicPaths.map((path) => request.get(path, { maxRedirects: 0 })));
  expect(responses.filter((response) => response.status() !== 200).map((response) => response.url())).toEqual([]);
});

test('2: every navigation scrolls to the top', async ({ page }) => {
  await openHydrated(page, '/about');
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
  const pages = await Promise.all(
    publicPaths.map(async (path) => withoutStyles(await (await request.get(path)).text())),
  );
  await page.goto('/contact');
  const documents = await page.evaluate(
    (pages) =>
      pages.map((html) => {
        const { title, head, body } = new DOMParser().parseFromString(html, 'text/html');
        const meta = (name: string) =>
          head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';
        return {
          title,
          canonical: head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
          description: meta('description'),
          robots: meta('robots').replace(' ', ''),
          sharing: {
            site: meta('og:site_name'),
            locale: meta('og:locale'),
            title: meta('og:title'),
            description: meta('og:description'),
            url: meta('og:url'),
            image: meta('og:image'),
            imageSize: `${meta('og:image:width')}x${meta('og:image:height')}`,
            card: meta('twitter:card'),
          },
          headings: body.querySelectorAll('h1').length,
          words: body.querySelector('main')?.textContent?.match(/[\p{L}\d]+/gu)?.length ?? 0,
        };
      }),
    pages,
  );
  expect(documents.map(({ canonical }) => new URL(canonical).pathname)).toEqual(publicPaths);
  for (const { title, canonical, description, robots, sharing, headings, words } of documents) {
    // A title that would be cut with the company's name does without it; og:site_name has it on every page.
    if (title.length < 48) expect(title).toContain(company);
    else expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThan(50);
    expect(robots).toBe('index,follow');
    expect(sharing).toEqual({
      site: company,
      locale: 'en_US',
      title,
      description,
      url: canonical,
      image: expect.stringMatching(/^https?:\/\/.+\.png$/),
      imageSize: '1200x630',
      card: 'summary_large_image',
    });
    expect(headings).toBe(1);
    expect(words).toBeGreaterThan(canonical.endsWith('/contact') ? 100 : 150);
  }
});

test('2: home, services, partners, industries, about, contact and austin set their own titles and descriptions', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const metadata: { title: string; description: string | null }[] = [];
  for (const path of ownTitles) {
    await page.locator(`header a[href="${path}"], footer a[href="${path}"]`).filter({ visible: true }).first().click();
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
  await openHydrated(page, '/services');
  expect(scripts.filter((path) => path.endsWith('/connectivity.js'))).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Structured Cabling' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Structured Cabling' })).toBeVisible();
  expect(scripts.some((path) => path.endsWith('/connectivity.js'))).toBe(true);
  expect(scripts.some((path) => path.endsWith('/audiovisual.js'))).toBe(false);
});
