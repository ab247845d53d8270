import type { Browser } from 'playwright-core';
import { measure, median, templates } from './measured-portal.ts';

const rounds = 7;
const maxLcpRatio = 1.1;

await measure(async ({ portal, browser }) => {
  await compareWithBareHtml(browser, portal.origin);
  await clickWithoutNetwork(browser, portal.origin);
});

/** Compares the largest contentful paint of a page with that of the same HTML and CSS without scripts, in alternating rounds. */
async function compareWithBareHtml(browser: Browser, origin: string) {
  console.log('page                          LCP ms   bare ms   ratio');
  for (const path of templates) {
    const complete: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      complete.push(await largestPaint(browser, origin + path, false));
      bare.push(await largestPaint(browser, origin + path, true));
    }
    const ratio = median(complete) / median(bare);
    console.log(
      `${path.padEnd(28)}${median(complete).toFixed(0).padStart(8)}${median(bare).toFixed(0).padStart(10)}${ratio.toFixed(2).padStart(8)}`,
    );
    if (ratio > maxLcpRatio) process.exitCode = 1;
  }
}

async function largestPaint(browser: Browser, address: string, withoutScript: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // Both variants are intercepted, so that interception costs both the same.
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: withoutScript ? html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '') : html });
  });
  await page.goto(address, { waitUntil: 'load' });
  const paintedAt = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = 0;
        new PerformanceObserver((list) => {
          last = list.getEntries().at(-1)?.startTime ?? last;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(() => resolve(last), 1500);
      }),
  );
  await context.close();
  return paintedAt;
}

/** Hovers a link, then clicks it offline: the page must come from what hovering has prefetched. */
async function clickWithoutNetwork(browser: Browser, origin: string) {
  console.log('\nclick on a hovered link, offline');
  for (const [from, to] of [
    ['/', '/about'],
    ['/', '/austin'],
    ['/austin', '/austin-brivo'],
  ] as const) {
    const page = await browser.newPage();
    const target = page.locator(`a[href="${to}"]:visible`).last();
    await page.goto(origin + from);
    await page.waitForSelector('html[data-hydrated]');
    await target.scrollIntoViewIfNeeded();
    await target.hover();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    const start = performance.now();
    await target.click();
    await page.waitForFunction(
      (path) => document.querySelector('link[rel=canonical]')?.getAttribute('href')?.endsWith(path),
      to,
    );
    const milliseconds = (performance.now() - start).toFixed(0);
    console.log(`${[from, to].join(' → ').padEnd(28)}${milliseconds.padStart(8)} ms`);
    await page.close();
  }
}
