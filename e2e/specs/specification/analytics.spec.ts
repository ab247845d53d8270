import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { visit } from '../../fixtures/visit.ts';

const script = 'https://analytics.example/script.js';

test.use({ ownPortal: { env: { ANALYTICS_SRC: script, ANALYTICS_ID: 'portal.example' } } });

/** Counts queued and later page views. */
const providerScript = `
  const counted = (window.plausible && window.plausible.q) || [];
  window.plausible = (...call) => counted.push(call);
  window.counted = counted;
`;
const pageViews = (page: Page) =>
  page.evaluate(() =>
    (Reflect.get(window, 'counted') ?? []).map(([event, { u }]: [string, { u: string }]) => [
      event,
      new URL(u).pathname,
    ]),
  );

test('7: an analytics script loads at start and a page-view event is sent on each route change', {
  tag: '@inside',
}, async ({ page }) => {
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: providerScript }));
  await visit(page, '/about');
  await expect.poll(() => pageViews(page)).toEqual([['pageview', '/about']]);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Partners' }).click();
  // A page that is left before it is shown is not counted.
  await expect(page).toHaveTitle(/Partners/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect
    .poll(() => pageViews(page))
    .toEqual([
      ['pageview', '/about'],
      ['pageview', '/partners'],
      ['pageview', '/contact'],
    ]);
});
