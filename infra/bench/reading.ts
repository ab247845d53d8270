import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium } from 'playwright-core';
import { provideChromium } from '../browser/chromium.ts';
import { startPortal } from '../portal/portal.ts';
import { freePort } from '../processes/ports.ts';
import { publishBuilds } from '../release/published-builds.ts';
import { checkLimit, median, printRow } from './figures.ts';

/** One page of every template. */
const templates = [
  '/',
  '/services',
  '/services/access-control',
  '/partners',
  '/industries',
  '/about',
  '/contact',
  '/privacy',
  '/austin',
  '/austin-cabling',
  '/austin-brivo',
];

const rounds = 5;
const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };
/** A mid-range phone on 4G. */
const slowPhone = { latency: 150, throughput: 200_000, cpuRate: 4 };
const limits = {
  scriptBytes: 5_000,
  fontBytes: 33_000,
  // With the rules of the page (decision 76).
  htmlBytes: 26_000,
  // The required libraries alone are 136 kB (decision 76).
  interactionBytes: 200_000,
};
/** Their form is near the viewport, so they load the application. */
const withForm = ['/contact'];

/** Prints what a page costs a visitor who reads it, and who fills in a form. */
export async function measureReading(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const publishedDir = join(dataDir, 'published');
  publishBuilds(publishedDir);
  const env = { ...process.env, PUBLISHED_DIR: publishedDir, BROWSER_CHECKS: 'off' };
  const portal = await startPortal({ port: await freePort(), dataDir, env, durable: false });
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: ['--no-sandbox'] });
  try {
    for (const measure of [measureBytes, measureLoads, useForm]) await measure(browser, portal.origin);
  } finally {
    await browser.close();
    await portal.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** What a visitor downloads who reads a page and does nothing, in kB with brotli. */
async function measureBytes(browser: Browser, origin: string) {
  printRow('bytes', 'script', 'fonts', 'html');
  for (const path of templates) {
    const { page, close } = await openPage(browser);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const bytes = await page.evaluate(transferredBytes);
    printRow(path, ...[bytes.script, bytes.fonts, bytes.html].map((size) => (size / 1000).toFixed(1)));
    if (!withForm.includes(path)) checkLimit(`${path} script bytes`, bytes.script, limits.scriptBytes);
    if (path === '/') {
      checkLimit(`${path} font bytes`, bytes.fonts, limits.fontBytes);
      checkLimit(`${path} HTML bytes`, bytes.html, limits.htmlBytes);
    }
    await close();
  }
}

/** Loads each page on a slow phone. Times are medians, comparable with those of the same machine. */
async function measureLoads(browser: Browser, origin: string) {
  printRow('slow phone', 'paint', 'thread', 'long tasks');
  for (const path of templates) {
    const loads: Load[] = [];
    for (let round = 0; round < rounds; round += 1) loads.push(await load(browser, origin + path));
    const middle = (key: keyof Load) => median(loads.map((one) => one[key]));
    // Other work of the machine can interrupt a script.
    const longTasks = Math.min(...loads.map((one) => one.longTasks));
    printRow(path, `${middle('paintMs').toFixed(0)} ms`, `${middle('mainThreadMs').toFixed(0)} ms`, String(longTasks));
    if (!withForm.includes(path)) checkLimit(`${path} long tasks`, longTasks, 0);
  }
}

interface Load {
  /** Largest contentful paint. */
  paintMs: number;
  mainThreadMs: number;
  /** Scripts that ran for more than 50 ms without a break. The document itself has tasks of this length on such a phone. */
  longTasks: number;
}

/** https://w3c.github.io/long-animation-frames/ */
interface LongAnimationFrame extends PerformanceEntry {
  scripts: PerformanceEntry[];
}

async function load(browser: Browser, address: string): Promise<Load> {
  const { page, session, close } = await openPage(browser);
  await slowDown(session);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address, { waitUntil: 'load' });
  const observed = await page.evaluate(observeLoad);
  const { metrics } = await session.send('Performance.getMetrics');
  await close();
  const mainThreadMs = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  return { ...observed, mainThreadMs };
}

/** Focuses the first field of the contact form, which loads the application. */
async function useForm(browser: Browser, origin: string) {
  const { page, close } = await openPage(browser);
  await page.goto(`${origin}/contact`);
  await page.getByLabel('Name').focus();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  const { script } = await page.evaluate(transferredBytes);
  printRow('contact form, script', `${(script / 1000).toFixed(1)} kB`);
  checkLimit('/contact script bytes of an interaction', script, limits.interactionBytes);
  await close();
}

async function openPage(browser: Browser) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  return { page, session, close: () => context.close() };
}

async function slowDown(session: CDPSession) {
  const { latency, throughput, cpuRate } = slowPhone;
  const network = { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput };
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
}

// The functions below run in the page.

/** Bytes of the body of each kind of file, without what was prefetched. */
function transferredBytes() {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const bytesOf = (extension: string) =>
    entries
      .filter(({ name, initiatorType }) => new URL(name).pathname.endsWith(extension) && initiatorType !== 'fetch')
      .filter(({ name }) => !document.querySelector(`link[rel=prefetch][href="${new URL(name).pathname}"]`))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return {
    script: bytesOf('.js'),
    fonts: bytesOf('.woff2'),
    html: navigation?.encodedBodySize ?? Number.NaN,
  };
}

function observeLoad() {
  return new Promise<Pick<Load, 'paintMs' | 'longTasks'>>((resolve) => {
    let paintMs = 0;
    let longTasks = 0;
    new PerformanceObserver((list) => {
      paintMs = list.getEntries().at(-1)?.startTime ?? paintMs;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      const scripts = (list.getEntries() as LongAnimationFrame[]).flatMap(({ scripts }) => scripts);
      longTasks += scripts.filter(({ duration }) => duration > 50).length;
    }).observe({ type: 'long-animation-frame', buffered: true });
    setTimeout(() => resolve({ paintMs, longTasks }), 2_000);
  });
}
