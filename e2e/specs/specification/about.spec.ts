import type { Page } from '@playwright/test';
import { openHydrated } from '../../fixtures/open-page.ts';
import { company } from '../../fixtures/site.ts';
import { expect, test } from '../../fixtures/test.ts';

const section = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: title }) });
const card = (page: Page, title: string) =>
  section(page, 'Who We Serve')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });

/** The element with both faces of a card. Half a turn is `matrix3d(-1, …`. */
const faces = (page: Page, title: string) =>
  card(page, title)
    .locator('div', { has: page.getByRole('heading', { level: 4 }) })
    .nth(1);
const flipped = /^matrix3d\(-1, 0/;

test('2, about: a hero reading About plus the company name', async ({ open }) => {
  const page = await open('/about');
  await expect(page.getByRole('heading', { level: 1, name: `About ${company}` })).toBeVisible();
});

test('2, about: the tagline Smart Technology, Secured Infrastructure, Seamlessly Integrated and four value cards', async ({
  open,
}) => {
  const page = await open('/about');
  const values = section(page, 'Smart Technology, Secured Infrastructure, Seamlessly Integrated');
  await expect(values.getByRole('heading', { level: 3 })).toHaveText([
    'Innovative Solutions',
    'Expert Team & Support',
    'Scalable Growth',
    'Reliable Results',
  ]);
});

test('2, about: a Who We Serve section with four cards', async ({ open }) => {
  const page = await open('/about');
  await expect(section(page, 'Who We Serve').getByRole('heading', { level: 3 })).toHaveText([
    'Multifamily',
    'Commercial',
    'Government',
    'Non-Profit',
  ]);
});

for (const [title, back] of [
  ['Multifamily', 'Physical Security & Access Control'],
  ['Commercial', 'Commercial Solutions'],
  ['Government', 'Government Solutions'],
  ['Non-Profit', 'Audio/Visual Solutions'],
] as const) {
  test(`2 and 4, about: ${title} flips on hover to its back, ${back}, then to its front`, async ({ open }) => {
    const page = await open('/about');
    await expect(faces(page, title)).toHaveCSS('transform', 'none');
    await card(page, title).hover();
    await expect(faces(page, title)).toHaveCSS('transform', flipped);
    await expect(card(page, title).getByRole('heading', { level: 4, name: back, exact: true })).toBeVisible();
    await page.mouse.move(2, 2);
    await expect(faces(page, title)).toHaveCSS('transform', /^(none|matrix\(1, 0, 0, 1, 0, 0\))$/);
  });
}

test('4, about: a click on a flip card turns it to its back, another one to its front', async ({ page }) => {
  await openHydrated(page, '/about');
  const turn = page.getByRole('checkbox', { name: 'Turn over: Government' });
  for (const checked of [true, false]) {
    await turn.click();
    await expect(turn).toBeChecked({ checked });
  }
});

test('2, about: the back of Multifamily has 5 bullets and invites the visitor to explore multifamily solutions', async ({
  page,
}) => {
  await openHydrated(page, '/about');
  await expect(card(page, 'Multifamily').locator('ul li')).toHaveCount(5);
  const link = card(page, 'Multifamily').getByRole('link', { name: 'Explore multifamily solutions' });
  // A click may scroll before it, and the card turns back when the pointer is no longer on it.
  await expect(async () => {
    await card(page, 'Multifamily').hover();
    await link.click({ timeout: 2_000, noWaitAfter: true });
  }).toPass();
  await expect(page).toHaveURL(/^[^?]+\/industries#property-management$/);
});

test('2, about: the back of Government has CJIS compliant systems among its bullets', async ({ open }) => {
  const page = await open('/about');
  await expect(card(page, 'Government').locator('ul li').filter({ hasText: 'CJIS compliant systems' })).toHaveCount(1);
});
