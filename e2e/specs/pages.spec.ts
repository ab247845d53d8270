import type { Page } from '@playwright/test';
import { axeViolationsInAppearances } from '../fixtures/axe.ts';
import { openHydrated, withoutStyles } from '../fixtures/open-page.ts';
import { publicPaths as englishPaths, spanishPaths, templatePaths } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';

const publicPaths = [...englishPaths, ...spanishPaths];

test.describe.configure({ mode: 'parallel' });

/** 320 px is also 1280 px at 400 % zoom. */
const widths = [320, 640, 1440];

/** Returns texts that a window cuts off, or that reach out of it. */
async function clippedTexts(page: Page, at = widths): Promise<string[]> {
  const texts: string[] = [];
  for (const width of at) {
    await page.setViewportSize({ width, height: 640 });
    texts.push(...(await page.evaluate(findClippedText)).map((text) => `${page.url()}: ${text} (${width} px)`));
  }
  return texts;
}

for (const path of templatePaths)
  test(`${path} hydrates without console messages, fits into every window and has no axe violations`, async ({
    open,
  }) => {
    const page = await open(path);
    expect([...(await clippedTexts(page)), ...(await axeViolationsInAppearances(page))]).toEqual([]);
  });

// Their elements are those of the templates, so only their words can be too wide.
for (const part of [0, 1])
  test(`the other pages hydrate without console messages and fit into a narrow window (${part + 1} of 2)`, async ({
    open,
  }) => {
    const paths = publicPaths.filter((path) => !templatePaths.includes(path));
    for (const path of paths.filter((_, index) => index % 2 === part))
      expect(await clippedTexts(await open(path), widths.slice(0, 1))).toEqual([]);
  });

test('unknown paths of each remote and of none return 404', async ({ request }) => {
  for (const path of ['/nothing-here', '/services/nothing', '/austin-nothing', '/a/b/c'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('a path with a trailing slash redirects to the page', async ({ page, request }) => {
  const response = await request.get('/austin/?from=mail', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe('/austin?from=mail');

  await openHydrated(page, '/austin/');
  await expect(page).toHaveURL('/austin');
});

test('links are well-formed, labelled and without opener, and internal ones lead to existing pages and anchors', async ({
  page,
  request,
  baseURL,
}) => {
  const pages = await Promise.all(
    publicPaths.map(async (path) => ({ path, html: withoutStyles(await (await request.get(path)).text()) })),
  );
  await page.goto('/contact');
  const documents = await page.evaluate(
    (pages) =>
      pages.map(({ path, html }) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        return {
          path,
          links: Array.from(parsed.querySelectorAll('a'), (link) => ({
            href: link.getAttribute('href') ?? '',
            label: link.textContent?.trim() || link.getAttribute('aria-label') || '',
            isUnsafe: link.target === '_blank' && !link.rel.split(' ').includes('noopener'),
          })),
          anchors: Array.from(parsed.querySelectorAll('[id]'), ({ id }) => id),
        };
      }),
    pages,
  );

  const links = documents.flatMap(({ links }) => links);
  const wellFormed = [
    /^\/(?!\/)/,
    /^#./,
    /^tel:\+?\d{10,14}$/,
    /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/,
    /^https:\/\/[^/]+\.[^/]+/,
  ];
  expect(links.filter(({ href }) => !wellFormed.some((pattern) => pattern.test(href)))).toEqual([]);
  expect(links.filter(({ label, isUnsafe }) => label === '' || isUnsafe)).toEqual([]);
  for (const kind of [/^tel:/, /^mailto:/, /^https:/])
    expect(links.filter(({ href }) => kind.test(href)).length).toBeGreaterThanOrEqual(publicPaths.length);

  const broken = documents.flatMap(({ path, links }) =>
    links
      .map(({ href }) => new URL(href, `${baseURL}${path}`))
      .filter(({ origin }) => origin === baseURL)
      .filter(({ pathname, hash }) => {
        const target = documents.find((page) => page.path === pathname);
        return !target || (hash !== '' && !target.anchors.includes(decodeURIComponent(hash.slice(1))));
      })
      .map(({ pathname, hash }) => `${path} links to ${pathname}${hash}`),
  );
  expect(broken).toEqual([]);
});

/** Runs in the page. Returns texts outside the viewport and texts that their element clips. */
function findClippedText(): string[] {
  const scrolling = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls horizontally'] : [];
  const elements = [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('svg, [popover], [class*=sr_true]'),
    );
  const outside = elements.filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 1 && (left < -1 || right > innerWidth + 1);
  });
  const clipped = elements.filter((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return (
      element.clientWidth > 1 &&
      ((overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1))
    );
  });
  return [...scrolling, ...[...outside, ...clipped].map((element) => element.textContent?.slice(0, 60) ?? '')];
}
