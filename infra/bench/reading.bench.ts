import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { provideChromium } from '../local/chromium.ts';
import { startPortal } from '../local/portal.ts';
import { freePort } from '../local/ports.ts';

const rounds = 9;
const mostLcpRatio = 1.1;

const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const portal = await startPortal({ port: await freePort(), dataDir, durable: false });
const browser = await chromium.launch({ executablePath: await provideChromium(), args: ['--no-sandbox'] });

try {
  await compareWithBareHtml();
  await clickWithoutNetwork();
} finally {
  await browser.close();
  await portal.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Largest contentful paint of a page and of the same HTML and CSS without any script, in turns in one run. */
async function compareWithBareHtml() {
  console.log('page                          LCP ms   bare ms   ratio');
  for (const path of ['/', '/services/access-control', '/austin', '/contact']) {
    const whole: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      whole.push(await largestPaint(browser, path, false));
      bare.push(await largestPaint(browser, path, true));
    }
    const ratio = median(whole) / median(bare);
    console.log(
      `${path.padEnd(28)}${median(whole).toFixed(0).padStart(8)}${median(bare).toFixed(0).padStart(10)}${ratio.toFixed(2).padStart(8)}`,
    );
    if (path === '/' && ratio > mostLcpRatio) process.exitCode = 1;
  }
}

async function largestPaint(from: Browser, path: string, withoutScript: boolean): Promise<number> {
  const context = await from.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // Both variants pass through here, so that being handed on costs both the same.
  await page.route(portal.origin + path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: withoutScript ? html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '') : html });
  });
  await page.goto(portal.origin + path, { waitUntil: 'load' });
  const painted = await page.evaluate(
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
  return painted;
}

/** A link the pointer rests on, clicked when the network is gone: what is shown was there before. */
async function clickWithoutNetwork() {
  console.log('\nclick on a link the pointer rested on, without network');
  for (const [from, to] of [
    ['/', '/about'],
    ['/', '/austin'],
    ['/austin', '/austin-brivo'],
  ] as const) {
    const page = await browser.newPage();
    const target = page.locator(`a[href="${to}"]:visible`).last();
    await page.goto(portal.origin + from);
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

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
