import {
  consentBanner,
  enableGlobalPrivacyControl,
  mockProvider,
  visitThreePages,
} from '../../fixtures/analytics-provider.ts';
import { openHydrated } from '../../fixtures/open-page.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ ownPortal: { env: { ANALYTICS_SRC: 'https://plausible.example/js/script.js' } } });

// Sends page views of queued and later calls, as the provider's script does.
const script = `(() => {
  const send = (event, { u }) =>
    event === 'pageview' && fetch('https://plausible.example/api/event?view=' + encodeURIComponent(u));
  const { q = [] } = window.plausible;
  window.plausible = send;
  for (const call of q) send(...call);
})()`;

test('7: an analytics script loads at start and a page-view event is sent on each route change, without a consent banner', {
  tag: '@inside',
}, async ({ page }) => {
  const provider = await mockProvider(page, 'plausible.example', script);
  await openHydrated(page, '/');
  await expect.poll(() => provider.pageViews).toEqual(['/']);
  await visitThreePages(page);

  await expect.poll(() => provider.pageViews).toEqual(['/', '/about', '/contact', '/about']);
  expect(await page.locator('script[data-domain]').getAttribute('data-domain')).toBe('localhost');
  await expect(consentBanner(page)).toBeHidden();
});

test('7: Global Privacy Control disables page views', { tag: '@inside' }, async ({ page }) => {
  const provider = await mockProvider(page, 'plausible.example', script);
  await enableGlobalPrivacyControl(page);
  await openHydrated(page, '/');
  await visitThreePages(page);

  expect(provider.requests).toEqual([]);
});
