import type { Page } from '@playwright/test';
import { isSameDocument, markDocument, openHydrated } from '../../fixtures/open-page.ts';
import { company } from '../../fixtures/site.ts';
import { expect, test } from '../../fixtures/test.ts';

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const footer = (page: Page) => page.getByRole('contentinfo');

/** Resolves to the labels and hrefs of a footer list. */
const linksOf = (page: Page, title: string) =>
  footer(page)
    .locator('div', { has: page.getByRole('heading', { name: title, exact: true }) })
    .last()
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

test('2, navigation bar: sticky', async ({ open }) => {
  const page = await open('/about');
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await expect(navbar(page)).toBeInViewport({ ratio: 1 });
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});

test('2, navigation bar: a logo linking home', async ({ page }) => {
  await openHydrated(page, '/about');
  await navbar(page).getByRole('link', { name: company }).click();
  await expect(page).toHaveURL('/');
});

test('2, navigation bar: links About, Services, Partners, Industries; and a Contact button', async ({ open }) => {
  const page = await open('/');
  const links = navbar(page).getByRole('listitem').getByRole('link');
  await expect(links).toHaveText(['About', 'Services', 'Partners', 'Industries', 'Contact']);
  const color = (name: string) =>
    navbar(page)
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await color('About')).toBe('rgba(0, 0, 0, 0)');
  expect(await color('Contact')).not.toBe('rgba(0, 0, 0, 0)');
});

test('2, navigation bar: the active link is highlighted', async ({ open }) => {
  const page = await open('/partners');
  const color = (name: string) =>
    navbar(page)
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link).color);
  await expect(navbar(page).locator('[aria-current=page]')).toHaveText('Partners');
  expect(await color('Partners')).not.toBe(await color('About'));
});

test('2 and 4, navigation bar: on small screens it collapses into a menu that its button opens and closes, and that closes when an item is selected', {
  tag: '@engines',
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openHydrated(page, '/');
  await markDocument(page);
  const industries = navbar(page).getByRole('link', { name: 'Industries' });
  await expect(industries).toBeHidden();
  for (const isOpen of [true, false, true]) {
    await navbar(page).getByRole('button', { name: 'Menu' }).click();
    await expect(industries).toBeVisible({ visible: isOpen });
  }
  await industries.click();
  await expect(page).toHaveURL('/industries');
  await expect(industries).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
});

test('2, footer: the tagline', async ({ open }) => {
  const page = await open('/');
  await expect(footer(page)).toContainText('Creating safer, smarter, connected and secured environments.');
});

test('2, footer: a company social profile link', async ({ open }) => {
  const page = await open('/');
  const link = footer(page).getByRole('link', { name: `Follow ${company}` });
  expect(await link.getAttribute('href')).toMatch(/^https:\/\//);
});

for (const [city, path] of [
  ['Austin', '/austin'],
  ['San Antonio', '/san-antonio'],
] as const) {
  test(`2, footer: a list of ${city} service pages`, async ({ open }) => {
    const page = await open('/');
    const topics = ['access-control', 'cabling', 'networking', 'it-security', 'audio-visual'];
    const expected = [path, ...topics.map((topic) => `${path}-${topic}`)];
    expect((await linksOf(page, city)).map(([, href]) => href)).toEqual(expected);
  });
}

test('2, footer: technology partner pages, Austin and San Antonio variants, plus View All Partners', async ({
  open,
}) => {
  const page = await open('/');
  expect(await linksOf(page, 'Technology Partners')).toEqual([
    ['Verkada in Austin', '/austin-verkada'],
    ['Verkada in San Antonio', '/san-antonio-verkada'],
    ['Eagle Eye in Austin', '/austin-eagle-eye'],
    ['Eagle Eye in San Antonio', '/san-antonio-eagle-eye'],
    ['Brivo in Austin', '/austin-brivo'],
    ['Brivo in San Antonio', '/san-antonio-brivo'],
    ['Cisco in Austin', '/austin-cisco'],
    ['Cisco in San Antonio', '/san-antonio-cisco'],
    ['View All Partners', '/partners'],
  ]);
});

test('2, footer: a street address in Austin, TX 78701', async ({ open }) => {
  const page = await open('/');
  await expect(footer(page).locator('address')).toContainText('Austin, TX 78701');
});

test('2, footer: the phone and a general info e-mail', async ({ open }) => {
  const page = await open('/');
  await expect(footer(page).getByRole('link', { name: /^[\d-]{12}$/ })).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  await expect(footer(page).getByRole('link', { name: /^info@/ })).toHaveAttribute('href', /^mailto:info@/);
});

test('2, footer: a copyright line for 2025', async ({ open }) => {
  const page = await open('/');
  await expect(footer(page)).toContainText(`© 2025 ${company}`);
});
