import type { Page } from '@playwright/test';
import { openHydrated } from '../../fixtures/open-page.ts';
import { expect, test } from '../../fixtures/test.ts';

// Animations are part of these requirements.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const section = (page: Page, title: string | RegExp) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: title }) });
const homeownersStory = (page: Page) => page.locator('section', { hasText: 'Success story: homeowners association' });
const nonProfitStory = (page: Page) =>
  page.locator('section', { hasText: 'Success story: Child-protection non-profit' });
const colors = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((element) => getComputedStyle(element).color));

test('1: the hero heading shows the four words Safer, Smarter, Connected, Secured, each in a different colour with a trademark mark', async ({
  open,
}) => {
  const page = await open('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Safer\s?™\s*Smarter\s?™\s*Connected\s?™\s*Secured\s?™/,
  );
  const wordColors = await colors(page, 'h1 [data-practice] > span');
  expect(wordColors).toHaveLength(4);
  expect(new Set(wordColors).size).toBe(4);
});

test('1: the hero heading is over a dark animated gradient background', async ({ page }) => {
  await openHydrated(page, '/');
  const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
  const lightness = await hero.evaluate((section) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) throw new Error('There is no canvas context.');
    canvas.fillStyle = getComputedStyle(section).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
  });
  expect(lightness).toBeLessThan(64);
  const layers = hero.locator('[aria-hidden=true] > div');
  await expect(layers).toHaveCount(4);
  for (const layer of await layers.all()) {
    await expect(layer).toHaveCSS('background-image', /radial-gradient/);
    expect(await layer.evaluate((element) => element.getAnimations().map(({ playState }) => playState))).toEqual([
      'running',
    ]);
  }
});

test('2, home: a video section on the approach to technology integration, embedded from a video-sharing service', async ({
  page,
}) => {
  await page.route('https://video.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title>' }),
  );
  await openHydrated(page, '/');
  const video = section(page, /Technology integration/);
  await expect(video.locator('iframe')).toHaveCount(0);
  await video.getByRole('link', { name: 'Watch the video on our approach' }).click();
  await expect(video.locator('iframe')).toHaveAttribute('src', 'https://video.example/embed/approach?autoplay=1');
  await expect(video.locator('iframe')).toHaveAttribute('title', 'Our approach to technology integration');
});

test('2, home: a services overview with four cards, each with a feature list', async ({ open }) => {
  const page = await open('/');
  const cards = page.getByRole('article');
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
    'Physical Security',
    'Networking',
    'IT Security',
    'Audio/Visual',
  ]);
  for (const card of await cards.all()) expect(await card.getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
});

test('2, home: each card has an Explore link to /services', async ({ open }) => {
  const page = await open('/');
  for (const card of await page.getByRole('article').all())
    await expect(card.getByRole('link', { name: /^Explore / })).toHaveAttribute('href', '/services');
});

test('2, home: a scrolling strip of client names, about 17 organisations, repeated for looping', async ({ page }) => {
  await openHydrated(page, '/');
  const clients = page.getByRole('list', { name: 'Clients' });
  const names = await clients.getByRole('listitem').allTextContents();
  expect(names).toHaveLength(17);
  expect(await clients.locator('+ [aria-hidden=true] > li').allTextContents()).toEqual(names);
  const track = clients.locator('..');
  expect(await track.evaluate((element) => element.getAnimations()[0]?.effect?.getTiming().iterations)).toBe(Infinity);
});

test('2, home: the homeowners association story has challenge, solution and results', async ({ open }) => {
  const page = await open('/');
  await expect(homeownersStory(page).getByRole('heading', { level: 3 })).toHaveText([
    'Challenge',
    'Solution',
    'Results',
  ]);
});

test('2 and 9, home: 100% decrease in break-ins, 60+ days without incidents, 7 locations secured, each deployed in under one hour', async ({
  open,
}) => {
  const page = await open('/');
  const figures = homeownersStory(page).locator('dl > div');
  const results = await figures.evaluateAll((all) =>
    all.map((figure) => `${figure.querySelector('dt')?.textContent} ${figure.querySelector('dd')?.textContent}`),
  );
  expect(results).toEqual(
    expect.arrayContaining(['100% decrease in break-ins', '60+ days without incidents', '7 locations secured']),
  );
  await expect(homeownersStory(page)).toContainText('each deployed in under one hour');
});

test('2, home: the homeowners association story has two testimonials', async ({ open }) => {
  const page = await open('/');
  await expect(homeownersStory(page).locator('blockquote')).toHaveCount(2);
  await expect(homeownersStory(page).locator('figcaption')).toHaveText(['Board president', 'Community manager']);
});

test('2, home: a Download Full Case Study button opens the form dialog', async ({ page }) => {
  await openHydrated(page, '/');
  await homeownersStory(page).getByRole('button', { name: 'Download Full Case Study' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(5);
});

test('2, home: the story of a child-protection non-profit: text, a quote and three key features', async ({ open }) => {
  const page = await open('/');
  expect((await nonProfitStory(page).locator('p').allTextContents()).join(' ').length).toBeGreaterThan(400);
  await expect(nonProfitStory(page).locator('blockquote')).toHaveCount(1);
  await expect(nonProfitStory(page).locator('dl > div')).toHaveCount(3);
});

test('2, home: a technology-partner logo carousel', async ({ page }) => {
  await openHydrated(page, '/');
  const partners = page.getByRole('list', { name: 'Technology partners' });
  await expect(partners.getByRole('listitem')).toHaveText([
    'Brivo',
    'Eagle Eye Networks',
    'ElectricEye',
    'SAVI IQ',
    'OpenEye',
    'Verkada',
    'Salto',
    '1Password',
    'Belden',
    'Cisco',
    'Domotz',
    'Crestron',
  ]);
  expect(await partners.locator('..').evaluate((track) => track.getAnimations().length)).toBe(1);
});
