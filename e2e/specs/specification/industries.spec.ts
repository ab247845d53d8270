import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

// Animations are part of these requirements.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const anchors = [
  'distressed-properties',
  'property-management',
  'construction',
  'automotive',
  'non-profit',
  'self-storage',
  'education',
  'places-of-worship',
  'logistics',
  'manufacturing',
  'retail',
  'office',
  'government',
  'medical',
  'entertainment',
  'marijuana-dispensaries',
];

const tiles = (page: Page) => page.getByRole('navigation', { name: 'Industries' }).getByRole('link');
const group = (page: Page, anchor: string, title: string) =>
  page.locator(`#${anchor} div`, { has: page.getByRole('heading', { level: 3, name: title }) }).last();

test('2, industries: titled Industries We Serve, with a hero and a grid of 16 tiles', async ({ open }) => {
  const page = await open('/industries');
  await expect(page.getByRole('heading', { level: 1, name: 'Industries We Serve' })).toBeVisible();
  await expect(tiles(page)).toHaveCount(16);
  expect(await page.locator('nav[aria-label=Industries] ul').evaluate((list) => getComputedStyle(list).display)).toBe(
    'grid',
  );
});

for (const [index, anchor] of anchors.entries()) {
  test(`2, industries: tile ${index + 1} scrolls smoothly to #${anchor}: heading, intro, four capability cards, closing highlight banner`, async ({
    open,
  }) => {
    const page = await open('/industries');
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    await tiles(page).nth(index).click();
    await expect(page).toHaveURL(`/industries#${anchor}`);
    const section = page.locator(`section#${anchor}`);
    const heading = section.getByRole('heading', { level: 2 });
    await expect(heading).toBeInViewport();
    await expect.poll(async () => Math.round((await section.boundingBox())?.y ?? -1)).toBeGreaterThanOrEqual(0);

    await expect(heading.locator('xpath=following-sibling::*[1]')).toHaveText(/.{60}/);
    await expect(section.getByRole('list', { name: /capabilities$/ }).getByRole('listitem')).toHaveCount(4);
    const banner = section.getByRole('paragraph').last();
    expect(await banner.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
  });
}

test('2, industries: Distressed Properties has three financial-model cards (CapEx, OpEx, Hybrid) and four benefit items', async ({
  open,
}) => {
  const page = await open('/industries');
  const models = group(page, 'distressed-properties', 'Three ways to pay for it');
  await expect(models.getByRole('heading', { level: 4 })).toHaveText(['CapEx', 'OpEx', 'Hybrid']);
  await expect(group(page, 'distressed-properties', 'What it brings').getByRole('listitem')).toHaveCount(4);
});

test('2, industries: Property Management has three challenge cards and four benefit items', async ({ open }) => {
  const page = await open('/industries');
  const challenges = group(page, 'property-management', 'What gets in the way');
  await expect(challenges.getByRole('heading', { level: 4 })).toHaveCount(3);
  await expect(group(page, 'property-management', 'What it brings').getByRole('listitem')).toHaveCount(4);
});
