import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { findFullChromium } from '../../shell/publisher/checks/browser/find-chromium.ts';
import { provideChromium } from '../browser/chromium.ts';
import { startPortal } from '../portal/portal.ts';
import { freePort } from '../processes/ports.ts';
import { publishBuilds } from '../release/published-builds.ts';
import { compareWithPlainPages } from './against-plain-pages.ts';
import { median } from './median.ts';

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
/** Pairs of loads with and without script. Their ratios vary by 15 % on a busy machine. */
const pairs = 11;
const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };
/** A mid-range phone on 4G. */
const slowPhone = { latency: 150, throughput: 200_000, cpuRate: 4 };
const limits = {
  scriptBytes: 5_000,
  fontBytes: 46_000,
  // With the rules of the page (decision 76).
  htmlBytes: 26_000,
  // The required libraries alone are 136 kB (decision 24).
  interactionBytes: 165_000,
  interactionMs: 300,
  paintRatio: 1.05,
  mainThreadRatio: 1.25,
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

const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const publishedDir = join(dataDir, 'published');
publishBuilds(publishedDir);
const env = { ...process.env, PUBLISHED_DIR: publishedDir, BROWSER_CHECKS: 'off' };
const portal = await startPortal({ port: await freePort(), dataDir, env, durable: false });
const browser = await chromium.launch({ executablePath: await provideChromium(), args: ['--no-sandbox'] });
try {
  await comparePlainPages(portal.origin);
  for (const measure of [measureBytes, compareWithoutScript, tapLinks, useForm]) await measure(browser, portal.origin);
} finally {
  await browser.close();
  await portal.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function comparePlainPages(origin: string) {
  const executablePath = findFullChromium();
  if (!executablePath) return printRow('against plain pages', 'needs an installed Chromium');
  await compareWithPlainPages(origin, executablePath);
}

/** What a visitor downloads who reads a page and does nothing, in kB with brotli. */
async function measureBytes(browser: Browser, origin: string) {
  printRow('bytes', 'script', 'fonts', 'html');
  for (const path of templates) {
    const { page, close } = await openPage(browser);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const bytes = await page.evaluate(transferredBytes);
    printRow(path, ...[bytes.script, bytes.fonts, bytes.html].map((size) => (size / 1000).toFixed(1)));
    if (!withForm.includes(path)) check(path, 'script bytes', bytes.script, limits.scriptBytes);
    if (path === '/') {
      check(path, 'font bytes', bytes.fonts, limits.fontBytes);
      check(path, 'HTML bytes', bytes.html, limits.htmlBytes);
    }
    await close();
  }
}

/** Compares a page with the same HTML and CSS without script: the median of the ratios of pairs, each loaded one after the other. */
async function compareWithoutScript(browser: Browser, origin: string) {
  printRow('against no script', 'paint', 'ratio', 'rounds', 'thread', 'ratio', 'calls', 'long');
  for (const path of templates) {
    const own: Load[] = [];
    const bare: Load[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      const loadOwn = async () => own.push(await load(browser, origin + path, { ...slowPhone, withoutScript: false }));
      const loadBare = async () => bare.push(await load(browser, origin + path, { ...slowPhone, withoutScript: true }));
      // The second of two loads can be faster.
      for (const loadOne of pair % 2 === 0 ? [loadOwn, loadBare] : [loadBare, loadOwn]) await loadOne();
    }
    const far = await load(browser, origin + path, { latency: 1000, throughput: -1, cpuRate: 1, withoutScript: false });
    const middle = (key: keyof Load) => median(own.map((one) => one[key]));
    const ratio = (key: keyof Load) => median(own.map((one, pair) => one[key] / (bare[pair]?.[key] ?? Number.NaN)));
    // Other work of the machine can interrupt a script.
    const longTasks = Math.min(...own.map((one) => one.longTasks));
    printRow(
      path,
      `${middle('paintMs').toFixed(0)} ms`,
      ratio('paintMs').toFixed(2),
      String(Math.floor(far.paintMs / 1000)),
      `${middle('mainThreadMs').toFixed(0)} ms`,
      ratio('mainThreadMs').toFixed(2),
      String(middle('calls')),
      String(longTasks),
    );
    if (withForm.includes(path)) continue;
    check(path, 'largest paint against no script', ratio('paintMs'), limits.paintRatio);
    check(path, 'main-thread time against no script', ratio('mainThreadMs'), limits.mainThreadRatio);
    check(path, 'long tasks', longTasks, 0);
  }
}

interface Load {
  paintMs: number;
  mainThreadMs: number;
  /** Function calls of scripts. */
  calls: number;
  /** Scripts that ran for more than 50 ms without a break. The document itself has tasks of this length on such a phone. */
  longTasks: number;
}

/** https://w3c.github.io/long-animation-frames/ */
interface LongAnimationFrame extends PerformanceEntry {
  scripts: PerformanceEntry[];
}

interface Conditions {
  latency: number;
  throughput: number;
  cpuRate: number;
  withoutScript: boolean;
}

async function load(browser: Browser, address: string, conditions: Conditions): Promise<Load> {
  const { page, session, close } = await openPage(browser);
  await slowDown(session, conditions);
  // Both variants are intercepted, so that interception costs both the same.
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = conditions.withoutScript ? html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '') : html;
    await route.fulfill({ response, body });
  });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await page.goto(address, { waitUntil: 'load' });
  const observed = await page.evaluate(observeLoad);
  const { metrics } = await session.send('Performance.getMetrics');
  const { result } = await session.send('Profiler.takePreciseCoverage');
  const calls = result
    .filter(({ url }) => url.startsWith('http'))
    .flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0));
  await close();
  return {
    ...observed,
    mainThreadMs: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000,
    calls: calls.reduce((sum, count) => sum + count, 0),
  };
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
    if (!withForm.includes(path)) check(path, 'network rounds of a tap', Math.floor(milliseconds / 1000), 0);
    await close();
  }
}

/** Focuses the first field of the contact form, with a warm cache and a processor slowed down four times. */
async function useForm(browser: Browser, origin: string) {
  const { page, session, context, close } = await openPage(browser);
  await page.goto(`${origin}/contact`);
  await page.getByLabel('Name').focus();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  const { script } = await page.evaluate(transferredBytes);
  await page.goto('about:blank');
  check('/contact', 'script bytes of an interaction', script, limits.interactionBytes);
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
    check('/contact', `${name}: milliseconds until ready`, median(times), limits.interactionMs);
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

async function slowDown(session: CDPSession, { latency, throughput, cpuRate }: Omit<Conditions, 'withoutScript'>) {
  const network = { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput };
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
}

function check(path: string, what: string, found: number, limit: number) {
  if (found <= limit) return;
  console.error(`${path}: ${what} ${Number(found.toFixed(2))}, at most ${limit}.`);
  process.exitCode = 1;
}

function printRow(first: string, ...cells: string[]) {
  console.log(first.padEnd(40) + cells.map((cell) => cell.padStart(9)).join(''));
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
