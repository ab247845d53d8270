import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const serviceCount = 16;
const hero = (page: Page) => page.locator('section, header', { has: page.getByRole('heading', { level: 1 }) }).last();
const section = (page: Page, title: RegExp) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: title }) });

test('2, austin: a hero with calls to action to /contact and /services/video-surveillance', async ({ open }) => {
  const page = await open('/austin');
  for (const path of ['/contact?about=Austin', '/services/video-surveillance'])
    await expect(hero(page).locator(`a[href="${path}"]`)).toBeVisible();
});

test('2 and 9, austin: 500+ Austin installations, 24/7 local support, 15+ years experience', async ({ open }) => {
  const page = await open('/austin');
  const stats = await page
    .getByRole('main')
    .locator('dl')
    .first()
    .locator('div')
    .evaluateAll((all) =>
      all.map((stat) => `${stat.querySelector('dt')?.textContent} ${stat.querySelector('dd')?.textContent}`),
    );
  expect(stats).toEqual(['500+ Austin installations', '24/7 local support', '15+ years experience']);
});

test('2, austin: four feature cards', async ({ open }) => {
  const page = await open('/austin');
  await expect(section(page, /Four trades/).getByRole('heading', { level: 3 })).toHaveCount(4);
});

test('2 and 9, austin: a 16-area coverage list', async ({ open }) => {
  const page = await open('/austin');
  await expect(page.getByRole('list', { name: 'Coverage areas' }).getByRole('listitem')).toHaveText([
    'Downtown Austin',
    'West Lake Hills',
    'Round Rock',
    'Cedar Park',
    'Pflugerville',
    'Georgetown',
    'Lakeway',
    'Bee Cave',
    'Dripping Springs',
    'Leander',
    'Manor',
    'Hutto',
    'South Austin',
    'North Austin',
    'East Austin',
    'Travis County',
  ]);
});

test('2 and 9, austin: a 10-industry list', async ({ open }) => {
  const page = await open('/austin');
  await expect(section(page, /Who we work for/).getByRole('listitem')).toHaveText(
    [
      'multifamily',
      'commercial offices',
      'retail',
      'construction sites',
      'self-storage',
      'property management',
      'auto dealerships',
      'medical',
      'education',
      'places of worship',
    ].map((name) => new RegExp(`^${name}$`, 'i')),
  );
});

test('2, austin: a services list', async ({ open }) => {
  const page = await open('/austin');
  await expect(section(page, /What we install/).locator('a[href^="/services/"]')).toHaveCount(serviceCount);
});

test('2, austin: a featured project teaser linking to the home page', async ({ open }) => {
  const page = await open('/austin');
  await expect(section(page, /^Featured project/).getByRole('link')).toHaveAttribute('href', '/#homeowners-story');
});

test('2 and 9, austin: a five-question FAQ that claims same-day and next-day installation', async ({ page }) => {
  await page.goto('/austin');
  const questions = page.getByRole('main').locator('details');
  await expect(questions).toHaveCount(5);
  await questions.first().locator('summary').click();
  await expect(questions.first().getByRole('paragraph')).toBeVisible();
  await expect(questions.first().getByRole('paragraph')).toContainText('same-day installation');
  await expect(questions.first().getByRole('paragraph')).toContainText('next-day installation');
});

test('2, austin: repeated contact calls to action', async ({ open }) => {
  const page = await open('/austin');
  expect(await page.getByRole('main').locator('a[href^="/contact?"]').count()).toBeGreaterThanOrEqual(3);
});
