import { aContactRequest, fillContactForm } from '../fixtures/contact-request.ts';
import { expect, test } from '../fixtures/test.ts';

const screens = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

for (const viewport of screens) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the first field of the contact form is in the first screen', { tag: '@engines' }, async ({ page }) => {
      await page.goto('/contact');
      await expect(page.getByLabel('Name')).toBeInViewport({ ratio: 1 });
    });

    test('the first screen of the home page says what, where and with what experience', async ({ page }) => {
      await page.goto('/');
      const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
      for (const text of ['integrator in Austin and San Antonio', '500+', '15+', '24/7'])
        await expect(hero.getByText(text)).toBeInViewport({ ratio: 1 });
      await expect(hero.getByRole('link', { name: 'Request a consultation' })).toBeInViewport({ ratio: 1 });
    });
  });
}

for (const [place, viewport, name] of [
  ['the header', { width: 1440, height: 900 }, '512-555-0142'],
  ['the bar at the bottom', { width: 375, height: 812 }, 'Call'],
] as const)
  test(`${place} has the phone number in the first screen at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const link = page.getByRole('navigation').getByRole('link', { name, exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(link).toHaveAttribute('href', /^tel:\+?\d{10,11}$/);
  });

test('a visitor from Round Rock asks for a visit about cameras in two steps', { tag: '@engines' }, async ({ page }) => {
  const request = aContactRequest();
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Video Surveillance', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Request a consultation' }).first().click();

  const form = page.locator('form');
  await expect(page.getByText('About: Video Surveillance')).toBeVisible();
  await expect(form.locator('[name=service]')).toHaveValue('physical-security');
  await fillContactForm(page, { ...request, service: 'physical-security' });
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
  await expect(page.getByRole('note')).toHaveText(
    /A designer will call or email you by the end of \w+day, \w+ \d+\. Your reference is [2-9B-Z]{4}-[2-9B-Z]{4}/,
  );
});

test('the subject is shown before the visitor does anything, also after a load of the document', async ({ page }) => {
  await page.goto('/contact?service=connectivity&about=Structured+Cabling+in+San+Antonio');
  await expect(page.getByText('About: Structured Cabling in San Antonio')).toBeVisible();
  await expect(page.locator('[name=service]')).toHaveValue('connectivity');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('the contact links at the bottom do not cover the focused element', async ({ page }) => {
    await page.goto('/partners');
    const bar = page.getByRole('navigation', { name: 'Quick contact' });
    await expect(bar.getByRole('link', { name: 'Request a visit' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('main').getByRole('link').last().focus();
    const focused = await page.locator(':focus').boundingBox();
    const top = (await bar.boundingBox())?.y ?? 0;
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(top);
  });

  test('the contact page has no second bar', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('navigation', { name: 'Quick contact' })).toHaveCount(0);
  });
});

test('without JavaScript the confirmation has the logo, the phone number and the day of the answer', {
  tag: '@inside',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/contact');
  await fillContactForm(page, aContactRequest());
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Success!' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lumenward' })).toBeVisible();
  await expect(page.getByRole('banner').locator('a[href^="tel:"]')).toBeVisible();
  await expect(page.getByText(/by the end of \w+day/)).toBeVisible();
  await context.close();
});
