import { publicPaths } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';

// pages.spec.ts checks the targets of internal links.
test('links are well-formed and labelled, and new tabs have no opener', async ({ page, request }) => {
  const pages = await Promise.all(publicPaths.map(async (path) => (await request.get(path)).text()));
  await page.goto('/contact');
  const links = await page.evaluate(
    (pages) =>
      pages.flatMap((html) =>
        [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('a')].map((link) => ({
          href: link.getAttribute('href') ?? '',
          label: link.textContent?.trim() || link.getAttribute('aria-label') || '',
          opensNewTab: link.target === '_blank',
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
  expect(links.filter(({ label }) => label === '')).toEqual([]);
  expect(links.filter(({ opensNewTab, rel }) => opensNewTab && !rel.includes('noopener'))).toEqual([]);
  for (const kind of [/^tel:/, /^mailto:/, /^https:/])
    expect(links.filter(({ href }) => kind.test(href)).length).toBeGreaterThanOrEqual(publicPaths.length);
});
