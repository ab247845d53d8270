import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { textLimits } from '@portal/contracts/text-limits';
import { teamOf } from '@portal/release/team-of';
import { readTeams } from '@portal/release/teams';
import { caseStudyRequests } from '../fixtures/case-study-request.ts';
import { aContactRequest, contactSubmissions, fillContactForm } from '../fixtures/contact-request.ts';
import { publicPaths, spanishPaths } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false });
test.describe.configure({ mode: 'parallel' });

const teams = readTeams(join(import.meta.dirname, '../../infra/teams.json'));

test('the sitemap lists exactly the pages of the specification, the legal pages and those in Spanish', async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const remotes = ['marketing', 'locations'];
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, url = '']) => url)
    .filter((url) => remotes.includes(teamOf(teams, new URL(url).pathname)?.name ?? ''));

  expect(listed.map((url) => new URL(url).pathname).sort()).toEqual([...publicPaths, ...spanishPaths].sort());
  expect(publicPaths).toHaveLength(48);
  if (!process.env.PORTAL_ORIGIN) expect(new Set(listed.map((url) => new URL(url).origin))).toEqual(new Set([baseURL]));
});

test.describe('on small screens', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('the menu opens, its links work, and it closes after a navigation', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'Industries' })).toBeHidden();

    for (const [name, path] of [
      ['About', '/about'],
      ['Services', '/services'],
      ['Partners', '/partners'],
      ['Industries', '/industries'],
      ['Contact', '/contact'],
    ] as const) {
      await menu.getByRole('button', { name: 'Menu' }).click();
      await menu.getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(menu.getByRole('link', { name })).toBeHidden();
    }
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap turns a flip card over, a second tap turns it back', async ({ page }) => {
    await page.goto('/about');
    const turn = page.getByRole('checkbox', { name: 'Turn over: Multifamily' });
    const card = page.getByRole('listitem').filter({ has: turn });
    const faces = turn.locator('~ div');
    const link = card.locator('a', { hasText: 'Explore multifamily solutions' });
    await expect(faces).toHaveCSS('transform', 'none');

    await card.tap({ position: { x: 60, y: 60 } });
    await expect(turn).toBeChecked();
    await expect(faces).toHaveCSS('transform', /^matrix3d\(-1, 0/);
    const [outer, inner] = await Promise.all([card.boundingBox(), link.boundingBox()]);
    if (!outer || !inner) throw new Error('The card and its link have no boxes.');

    await card.tap({ position: { x: 60, y: 60 } });
    await expect(turn).not.toBeChecked();
    await expect(faces).toHaveCSS('transform', 'none');

    // The link is on the other side: a tap where it will be turns the card.
    await card.tap({ position: { x: inner.x - outer.x + 20, y: inner.y - outer.y + 10 } });
    await expect(turn).toBeChecked();
    await expect(faces).toHaveCSS('transform', /^matrix3d\(-1, 0/);
    await link.tap();
    await expect(page).toHaveURL('/industries#property-management');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('a document shows its first rows, and the rest with one control or on paper', async ({ page }) => {
    await page.goto('/services/access-control');
    const sheet = page.getByRole('figure', { name: /, an example$/ });
    const rows = sheet.locator('tbody tr');
    await expect(rows.nth(1)).toBeVisible();
    await expect(rows.last()).toBeHidden();

    await sheet.getByText('The whole sheet').click();
    await expect(rows.last()).toBeVisible();
    await sheet.getByText('The whole sheet').click();
    await page.emulateMedia({ media: 'print' });
    await expect(rows.last()).toBeVisible();
  });

  test('an industry is its heading until it is opened or a tile leads to it', async ({ page }) => {
    await page.goto('/industries');
    const cards = (id: string) => page.locator(`section#${id}`).getByRole('list', { name: /capabilities$/ });
    await expect(cards('retail')).toBeHidden();

    await page.locator('section#retail summary').click();
    await expect(cards('retail')).toBeVisible();
    await page.getByRole('navigation', { name: 'Industries' }).getByRole('link', { name: 'Medical' }).click();
    await expect(cards('medical')).toBeVisible();
  });
});

test('text fields have the maximum length of the API', async ({ page }) => {
  await page.goto('/contact');
  for (const name of ['name', 'company', 'email', 'phone', 'message'] as const)
    await expect(page.locator(`[name=${name}]`)).toHaveAttribute('maxlength', String(textLimits[name]));
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription('Up to 5,000 characters');
});

test('the contact form shows errors, keeps the entries and accepts the corrected values', {
  tag: '@inside',
}, async ({ page, portal, pageErrors }) => {
  // An invalid form has this status.
  pageErrors.allow(/422/);
  const request = aContactRequest();
  await page.goto('/contact');
  await fillContactForm(page, { ...request, name: '', email: 'ada@' });
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();

  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Valid email is required');
  const entries = { Company: request.company, Email: 'ada@', Phone: request.phone, Service: request.service };
  for (const [label, value] of Object.entries(entries)) await expect(page.getByLabel(label)).toHaveValue(value);
  await expect(page.getByLabel('Message')).toHaveValue(request.message);

  await page.getByLabel('Name').fill(request.name);
  await page.getByLabel('Email').fill(request.email);
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Success!' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    "Your consultation request has been submitted. We'll be in touch soon.",
  );
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lumenward' })).toBeVisible();
  await expect(page.getByRole('banner').locator('a[href^="tel:"]')).toBeVisible();
  await expect(page.getByText(/by the end of \w+day/)).toBeVisible();

  await expect.poll(() => contactSubmissions(portal, request.email)).toMatchObject([request]);
});

test('the case study is downloaded as a PDF', { tag: '@inside' }, async ({ page, portal }) => {
  const { email } = aContactRequest();
  await page.goto('/');
  await page.getByRole('button', { name: 'Download Full Case Study' }).click();
  for (const [label, value] of Object.entries({
    'First name': 'Ada',
    'Last name': 'Byron',
    Email: email,
    Company: 'Analytical Homes',
  }))
    await page.getByLabel(label).fill(value);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Full Case Study' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('hoa-success-story.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect
    .poll(() => caseStudyRequests(portal, email))
    .toEqual([{ first_name: 'Ada', last_name: 'Byron', company: 'Analytical Homes' }]);
});
