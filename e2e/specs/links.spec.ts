import { publicPaths } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';

// pages.spec.ts checks internal links.

test('tel, mailto and external links are valid, and new tabs have no opener', async ({ page, request }) => {
  const pages = await Promise.all(publicPaths.map(async (path) => (await request.get(path)).text()));
  await page.goto('/contact');
  const links = await page.evaluate(
    (pages) =>
      pages.flatMap((html) =>
        [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('a')].map((link) => ({
          href: link.getAttribute('href') ?? '',
          words: link.textContent?.trim() || link.getAttribute('aria-label') || '',
          opensAnew: link.target === '_blank',
          rel: link.rel.split(' '),
        })),
      ),
    pages,
  );

  const wellFormed = [
    /^\/(?!\/)/,
    /^#./,
    /^tel:\+?\d{10,14}$/,
    /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/,
    /^https:\/\/[^/]+\.[^/]+/,
  ];
  expect(links.filter(({ href }) => !wellFormed.some((pattern) => pattern.test(href)))).toEqual([]);
  expect(links.filter(({ words }) => words === '')).toEqual([]);
  expect(links.filter(({ opensAnew, rel }) => opensAnew && !rel.includes('noopener'))).toEqual([]);
  for (const kind of [/^tel:/, /^mailto:/, /^https:/])
    expect(links.filter(({ href }) => kind.test(href)).length).toBeGreaterThanOrEqual(publicPaths.length);
});
