import { aContactRequest, fillContactForm } from '../fixtures/contact-request.ts';
import { liveRelease } from '../fixtures/live-releases.ts';
import { openHydrated, waitForHydration } from '../fixtures/open-page.ts';
import { expect, type TestedPortal, test } from '../fixtures/test.ts';

/** Resolves to the stored requests of an email address, with their attribution and spam score. */
const storedSubmissions = (portal: TestedPortal, email: string) =>
  portal.query(
    `select requests.page, requests.landing, requests.city, coalesce(requests.service, page_service) as service, referrer_host, utm, release,
            spam_reasons, is_spam
     from requests
     join contact_submissions form on form.id = contact_submission_id
     join leads on leads.id = lead_id
     where form.email = $1`,
    [email],
  );

test('stores page, campaign and release with a submission', { tag: '@inside' }, async ({ page, portal }) => {
  const request = { ...aContactRequest(), service: '' };
  await openHydrated(page, '/austin-access-control?utm_source=newsletter&utm_medium=mail&gclid=1');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await waitForHydration(page);
  await fillContactForm(page, request);
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
  await expect(page.getByText('Your request has reached us')).toBeVisible();

  const { version } = await liveRelease(page.request, 'marketing');
  await expect
    .poll(() => storedSubmissions(portal, request.email))
    .toMatchObject([
      {
        landing: '/austin-access-control',
        page: '/austin-access-control',
        city: 'austin',
        service: 'access-control',
        referrer_host: null,
        utm: { utm_source: 'newsletter', utm_medium: 'mail' },
        release: version,
        is_spam: false,
      },
    ]);
  expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual(['', 0, 0]);
});

test('the honeypot field is invisible, not focusable and hidden from screen readers', async ({ page }) => {
  await openHydrated(page, '/contact');
  const honeypot = page.locator('form [name=website]');
  await expect(honeypot).not.toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);

  await page.getByLabel('Name').focus();
  const focused = [];
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    focused.push(await page.evaluate(() => document.activeElement?.getAttribute('name')));
  }
  expect(focused).toContain('message');
  expect(focused).not.toContain('website');
});

test('suspected spam is cleared by a proof of work in the background', { tag: '@inside' }, async ({ page, portal }) => {
  const request = {
    ...aContactRequest(),
    // 50 points: held, and released by the proof also when a fast browser fills in the form within a second, which is 40 more.
    message: `A casino needs cameras: ${[1, 2, 3].map((n) => `https://${n}.example`).join(' ')}`,
  };
  const requestedPaths: string[] = [];
  page.on('request', (sent) => requestedPaths.push(new URL(sent.url()).pathname));
  await openHydrated(page, '/contact');
  await fillContactForm(page, request);
  expect(requestedPaths.filter((path) => path.endsWith('/solver.js'))).toEqual([]);

  const [response] = await Promise.all([
    page.waitForResponse('**/api/contact/proof'),
    page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click(),
  ]);
  expect(response.status()).toBe(204);
  await expect(page.getByText('Your request has reached us')).toBeVisible();
  expect(requestedPaths.filter((path) => path.endsWith('/solver.js'))).not.toEqual([]);

  await expect.poll(() => storedSubmissions(portal, request.email)).toMatchObject([{ is_spam: false }]);
  const [row] = await storedSubmissions(portal, request.email);
  expect(row?.spam_reasons.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['links', 'proof-of-work']),
  );
});
