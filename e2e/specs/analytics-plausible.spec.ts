import { askForPrivacy, provider, question, walk } from '../analytics-provider.ts';
import { expect, test } from '../portal.ts';
import { visit } from '../visit.ts';

test.use({ ownPortal: { env: { ANALYTICS_SRC: 'https://plausible.example/js/script.js' } } });

// Answers what waited for it and then every call, as the provider's own script does.
const script = `(() => {
  const send = (event, { u }) => void fetch('https://plausible.example/api/event?view=' + encodeURIComponent(u));
  const { q = [] } = window.plausible;
  window.plausible = send;
  for (const call of q) send(...call);
})()`;

test('every page on the screen is counted once, the first one too, and nobody is asked', { tag: '@inside' }, async ({
  page,
}) => {
  const counted = await provider(page, 'plausible.example', script);
  await visit(page, '/');
  await walk(page);

  await expect.poll(() => counted.paths).toEqual(['/', '/about', '/contact', '/about']);
  expect(await page.locator('script[data-domain]').getAttribute('data-domain')).toBe('localhost');
  await expect(question(page)).toBeHidden();
});

test('who sends Global Privacy Control is not counted', { tag: '@inside' }, async ({ page }) => {
  const counted = await provider(page, 'plausible.example', script);
  await askForPrivacy(page);
  await visit(page, '/');
  await walk(page);

  expect(counted.requests).toEqual([]);
});
