import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, LaunchOptions, Page } from '@playwright/test';
import { findFullChromium } from '../../shell/publisher/browser/find-chromium.ts';
import { expect, test } from '../fixtures/test.ts';

/** Playwright turns the back/forward cache off, so this test starts a browser of its own. */
const withBackForwardCache = ({ firefoxUserPrefs, ...options }: LaunchOptions): LaunchOptions => ({
  ...options,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  firefoxUserPrefs: {
    ...firefoxUserPrefs,
    'browser.sessionhistory.max_total_viewers': 8,
    'fission.bfcacheInParent': true,
  },
});

/**
 * Leaves a page and returns to it. Resolves to what the page reports of its return, because no load event follows, or to why the browser
 * has loaded it again.
 */
async function leaveAndReturn(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  if (path === '/contact') await page.getByLabel('Name').fill('Ada Byron');
  await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }));
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      const name = document.querySelector<HTMLInputElement>('form [name=name]')?.value ?? '';
      fetch(
        `/healthz?${new URLSearchParams({ persisted: String(persisted), name, top: String(Math.round(scrollY)) })}`,
      );
    }),
  );
  await page.goto('/partners', { waitUntil: 'networkidle' });
  const returned = Promise.race([
    page.waitForRequest(/\/healthz\?persisted/).then((request) => new URL(request.url()).searchParams),
    page.waitForEvent('domcontentloaded').then(() => undefined),
  ]);
  // It is rejected later if the next call fails.
  returned.catch(() => undefined);
  // Goes back only after the evaluation has answered: it is rejected when its page goes away before.
  await page.evaluate(() => void setTimeout(() => history.back()));
  const report = await returned;
  return report ? Object.fromEntries(report) : { reasons: await notRestoredReasons(page) };
}

/** Chromium names what is in the page. `masked` is what is not: the browser was too busy, for example. Firefox names nothing. */
const notRestoredReasons = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      notRestoredReasons?: { reasons: { reason: string }[] } | null;
    })[];
    return [...new Set(entry?.notRestoredReasons?.reasons.map(({ reason }) => reason))];
  });

/** Returns whether the browser restores even an empty page. A headless shell has no back/forward cache. */
async function hasBackForwardCache(browser: Browser) {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><link rel="icon" href="data:,">'),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const page = await browser.newPage({ baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  const outcome = await leaveAndReturn(page, '/');
  await page.close();
  server.close();
  return !('reasons' in outcome);
}

test('every kind of page is restored from the back/forward cache as it was', { tag: '@engines' }, async ({
  playwright,
  browserName,
  channel,
  launchOptions,
  baseURL,
}) => {
  test.slow();
  const isFirefox = browserName === 'firefox';
  const browser = await playwright[browserName].launch({
    ...withBackForwardCache(launchOptions),
    ...(isFirefox
      ? { channel, ignoreDefaultArgs: undefined }
      : { executablePath: findFullChromium() ?? launchOptions.executablePath }),
  });
  try {
    test.skip(!(await hasBackForwardCache(browser)), 'This browser has no back/forward cache.');

    // Firefox does not keep a page whose scripts or prefetched links are still loading, as on a busy machine.
    for (const path of ['/', '/services', '/industries', '/about', '/contact', '/austin'])
      await expect(async () => {
        const page = await browser.newPage({ baseURL });
        const expected = { persisted: 'true', name: path === '/contact' ? 'Ada Byron' : '', top: '100' };
        const outcome = await leaveAndReturn(page, path).finally(() => page.close());
        expect([expected, { reasons: ['masked'] }], `${path}: ${JSON.stringify(outcome)}`).toContainEqual(outcome);
      }).toPass({ timeout: 240_000 });
  } finally {
    await browser.close();
  }
});
