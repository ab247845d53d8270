import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
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

/** A visitor gives a sign before the field has the focus: the pointer moves or a finger goes down. */
const waysToFocus: Record<string, (page: Page, session: CDPSession) => Promise<void>> = {
  async click(page) {
    await page.mouse.move(200, 300);
    await sleep(500);
    await page.getByLabel('Name').click();
  },
  async tap(page, session) {
    const field = page.getByLabel('Name');
    await field.scrollIntoViewIfNeeded();
    const { x, y } = (await field.boundingBox()) ?? { x: 0, y: 0 };
    const touchPoints = [{ x: x + 20, y: y + 10 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await sleep(100);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
};

/** Prints what a page costs a visitor who reads it, who goes on to another one, and who fills in a form. */
export async function measureReading(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const publishedDir = join(dataDir, 'published');
  publishBuilds(publishedDir);
  const env = { ...process.env, PUBLISHED_DIR: publishedDir, BROWSER_CHECKS: 'off' };
  const portal = await startPortal({ port: await freePort(), dataDir, env, durable: false });
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: ['--no-sandbox'] });
  try {
    for (const measure of [measureBytes, measureLoads, tapLinks, useForm]) await measure(browser, portal.origin);
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
  await slowDown(session, slowPhone);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address, { waitUntil: 'load' });
  const observed = await page.evaluate(observeLoad);
  const { metrics } = await session.send('Performance.getMetrics');
  await close();
  const mainThreadMs = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  return { ...observed, mainThreadMs };
}

/** Taps a link two seconds after the load event, without a hover before, at a latency of one second. */
async function tapLinks(browser: Browser, origin: string) {
  printRow('tap at 1 s latency', 'paint', 'rounds');
  for (const path of templates) {
    const { page, session, close } = await openPage(browser);
    await slowDown(session, { latency: 1000, throughput: -1, cpuRate: 1 });
    await page.goto(origin + path, { waitUntil: 'load' });
    const target = await page.evaluate(showLink);
    await page.waitForTimeout(2_000);
    if (!target) throw new Error(`${path} shows no link to another page.`);
    const tappedAt = Date.now();
    await page.touchscreen.tap(target.x, target.y);
    await page.waitForURL((url) => url.pathname !== path);
    const painted = await page.evaluate(firstPaint);
    const milliseconds = painted - tappedAt;
    printRow(`${path} to ${target.path}`, `${milliseconds.toFixed(0)} ms`, String(Math.floor(milliseconds / 1000)));
    // Over HTTP/1.1 the application occupies the connections of the contact page.
    if (!withForm.includes(path)) checkLimit(`${path} network rounds of a tap`, Math.floor(milliseconds / 1000), 0);
    await close();
  }
}

/**
 * Focuses the first field of the contact form, with a warm cache and a processor slowed down four times. The time until it is ready is
 * comparable with that of the same machine only.
 */
async function useForm(browser: Browser, origin: string) {
  const { page, session, context, close } = await openPage(browser);
  await page.goto(`${origin}/contact`);
  await page.getByLabel('Name').focus();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  const { script } = await page.evaluate(transferredBytes);
  await page.goto('about:blank');
  checkLimit('/contact script bytes of an interaction', script, limits.interactionBytes);
  printRow('contact form', 'script', 'ready');
  for (const [name, focusField] of Object.entries(waysToFocus)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const next = await context.newPage();
      const throttled = await context.newCDPSession(next);
      await throttled.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await next.goto(`${origin}/contact`, { waitUntil: 'load' });
      await sleep(1_000);
      const focusToReady = next.evaluate(focusUntilHydrated);
      await focusField(next, throttled);
      times.push(await focusToReady);
      await next.close();
    }
    printRow(name, `${(script / 1000).toFixed(1)} kB`, `${median(times).toFixed(0)} ms`);
  }
  await session.detach();
  await close();
}

async function openPage(browser: Browser) {
  const context: BrowserContext = await browser.newContext(phone);
  const page: Page = await context.newPage();
  const session = await context.newCDPSession(page);
  return { context, page, session, close: () => context.close() };
}

async function slowDown(session: CDPSession, { latency, throughput, cpuRate }: typeof slowPhone) {
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

/** Scrolls the first link to another page into view. Returns its middle in the viewport. */
function showLink() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"], footer a[href^="/"]')];
  for (const link of links.filter(({ pathname }) => pathname !== location.pathname)) {
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = link.getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2, path: link.pathname };
    if (link.contains(document.elementFromPoint(point.x, point.y))) return point;
  }
  return undefined;
}

/** Resolves to the time of the first contentful paint, in milliseconds since 1970. */
function firstPaint() {
  return new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0];
      if (paint) resolve(performance.timeOrigin + paint.startTime);
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Resolves to the milliseconds between the focus on the first field and hydration. */
function focusUntilHydrated() {
  return new Promise<number>((resolve) => {
    const isHydrated = () => 'hydrated' in document.documentElement.dataset;
    document.querySelector('form [name=name]')?.addEventListener('focus', () => {
      const focusedAt = performance.now();
      if (isHydrated()) resolve(0);
      new MutationObserver(() => isHydrated() && resolve(performance.now() - focusedAt)).observe(
        document.documentElement,
        { attributes: true },
      );
    });
  });
}
