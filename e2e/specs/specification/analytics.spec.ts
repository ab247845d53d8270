import {
  consentBanner,
  enableGlobalPrivacyControl,
  mockProvider,
  visitThreePages,
} from '../fixtures/analytics-provider.ts';
import { expect, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

test.use({ ownPortal: { env: { ANALYTICS_SRC: 'https://plausible.example/js/script.js' } } });

// Sends queued and later calls, as the provider's script does.
const script = `(() => {
  const send = (event, { u }) => void fetch('https://plausible.example/api/event?view=' + encodeURIComponent(u));
  const { q = [] } = window.plausible;
  window.plausible = send;
  for (const call of q) send(...call);
})()`;

test('counts each page view once, without a consent banner', { tag: '@inside' }, async ({ page }) => {
  const provider = await mockProvider(page, 'plausible.example', script);
  await visit(page, '/');
  await visitThreePages(page);

  await expect.poll(() => provider.pageViews).toEqual(['/', '/about', '/contact', '/about']);
  expect(await page.locator('script[data-domain]').getAttribute('data-domain')).toBe('localhost');
  await expect(consentBanner(page)).toBeHidden();
});

test('Global Privacy Control disables page views', { tag: '@inside' }, async ({ page }) => {
  const provider = await mockProvider(page, 'plausible.example', script);
  await enableGlobalPrivacyControl(page);
  await visit(page, '/');
  await visitThreePages(page);

  expect(provider.requests).toEqual([]);
});
