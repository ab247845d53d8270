import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { root } from '../workspaces/workspaces.ts';
import { median } from './median.ts';
import { plainBody, servePlainPages } from './plain-page.ts';

const rounds = 9;
/** No round begins later: a busy machine measures fewer rounds. */
const lastStartMs = 240_000;
/** A page that is not painted then ends the comparison. */
const clickTimeoutMs = 30_000;
const paths = ['/', '/services'];
const viewport = { width: 1440, height: 900 };
const cpuRate = 4;
const settledMs = 2_000;
/** A policy is checked for every resource, and a document with its own opener group gets a new process. */
const securityHeaders = ['content-security-policy', 'cross-origin-opener-policy', 'permissions-policy'];
/** How long the pointer is on a link, and how long its button is down. */
const hoverMs = 300;
const pressMs = 80;

interface Load {
  firstPaint: number;
  largestPaint: number;
  mainThread: number;
  elements: number;
}

/** What is measured in one round, of the website and of the plain pages. */
type Pair<Value> = Record<'own' | 'plain', Value>;

/**
 * Compares the website with plain pages of the same texts, drawings and security headers, on a processor slowed down four times: loads with an empty
 * cache, and clicks from the home page to `/services`. In each round all are measured one after the other; the results are medians, and medians of
 * the ratios of rounds. Only a complete Chromium prerenders. Limits show growth (decision 76); they
 * are printed and not asserted, because ratios differ by 20 % between runs.
 */
export async function compareWithPlainPages(origin: string, executablePath: string): Promise<void> {
  const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'] });
  const plain = await servePlainPages(await contentOf(browser, origin));
  const origins = { own: origin, plain: plain.origin };
  const loads: Record<string, Pair<Load>[]> = Object.fromEntries(paths.map((path) => [path, []]));
  const clicks: Record<string, Pair<number>[]> = { hover: [], 'no hover': [] };
  const startedAt = performance.now();
  let round = 0;
  for (; round < rounds && performance.now() < startedAt + lastStartMs; round += 1) {
    const measureBoth = async <Value>(measureOne: (origin: string) => Promise<Value>): Promise<Pair<Value>> => {
      // The second of two loads can be faster.
      if (round % 2 === 0) return { own: await measureOne(origins.own), plain: await measureOne(origins.plain) };
      const plainValue = await measureOne(origins.plain);
      return { own: await measureOne(origins.own), plain: plainValue };
    };
    for (const path of paths) loads[path]?.push(await measureBoth((from) => load(browser, from + path)));
    clicks.hover?.push(await measureBoth((from) => click(browser, from, hoverMs)));
    clicks['no hover']?.push(await measureBoth((from) => click(browser, from, 0)));
  }
  await browser.close();
  plain.close();

  const print = (what: string, pairs: Pair<number>[], limit = '') => {
    const own = median(pairs.map((pair) => pair.own));
    const ratio = median(pairs.map((pair) => pair.own / pair.plain));
    const cells = [own.toFixed(0), median(pairs.map((pair) => pair.plain)).toFixed(0), ratio.toFixed(2), limit];
    console.log(what.padEnd(40) + cells.map((cell) => cell.padStart(9)).join(''));
  };
  console.log(`${`against plain pages, ${round} rounds, ms`.padEnd(40)}      own    plain    ratio    limit`);
  for (const [path, pairs] of Object.entries(loads)) {
    const of = (key: keyof Load) => pairs.map(({ own, plain }) => ({ own: own[key], plain: plain[key] }));
    print(`${path} first paint`, of('firstPaint'), '1.8');
    print(`${path} largest paint`, of('largestPaint'), '1.8');
    print(`${path} main thread`, of('mainThread'), '2.5');
    print(`${path} elements`, of('elements'));
  }
  for (const [name, pairs] of Object.entries(clicks))
    print(`click to next paint, ${name}`, pairs, name === 'hover' ? '2.1' : '');
}

async function contentOf(browser: Browser, origin: string) {
  const page = await browser.newPage();
  await page.setViewport(viewport);
  const pages: Record<string, { title: string; body: string }> = {};
  for (const path of paths) {
    await page.goto(origin + path);
    pages[path] = { title: await page.title(), body: await page.evaluate(plainBody) };
  }
  await page.close();
  const font = (name: string) => {
    const [file] = globSync(`shell/dist/**/${name}*.woff2`, { cwd: root });
    if (!file) throw new Error(`The shell has no font ${name}.`);
    return readFileSync(join(root, file));
  };
  const { headers } = await fetch(origin);
  return {
    pages,
    fonts: { display: font('bricolage'), text: font('inter') },
    headers: Object.fromEntries(securityHeaders.map((name) => [name, headers.get(name) ?? ''])),
  };
}

/** Runs `work` with a page that has an empty cache. */
async function withPage<Value>(browser: Browser, work: (page: Page) => Promise<Value>): Promise<Value> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(viewport);
  await page.emulateCPUThrottling(cpuRate);
  const value = await work(page);
  await context.close();
  return value;
}

const load = (browser: Browser, address: string) =>
  withPage(browser, async (page): Promise<Load> => {
    const session = await page.createCDPSession();
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(address, { waitUntil: 'load' });
    await sleep(settledMs);
    const observed = await page.evaluate(observePaints);
    const { metrics } = await session.send('Performance.getMetrics');
    const mainThread = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
    return { ...observed, mainThread };
  });

/** Returns the ms between pressing the button on the link to `/services` and the first paint of that page. */
const click = (browser: Browser, origin: string, hoverMs: number) =>
  withPage(browser, async (page) => {
    await page.goto(`${origin}/`, { waitUntil: 'load' });
    await sleep(settledMs);
    const { x, y } = await page.evaluate(middleOfLink);
    await page.mouse.move(x, y + 200);
    await page.mouse.move(x, y, { steps: 3 });
    await sleep(hoverMs);
    const pressedAt = performance.timeOrigin + performance.now();
    await page.mouse.down();
    await sleep(pressMs);
    await page.mouse.up();
    // Evaluating fails while the document is replaced.
    const endsAt = performance.now() + clickTimeoutMs;
    while (performance.now() < endsAt) {
      const paintedAt = await page.evaluate(timeOfPaint).catch(() => undefined);
      if (paintedAt) return paintedAt - pressedAt;
      await sleep(50);
    }
    throw new Error(`A click painted no page in ${clickTimeoutMs} ms.`);
  });

// The functions below run in the page.

function observePaints() {
  return new Promise<Omit<Load, 'mainThread'>>((resolve) => {
    new PerformanceObserver((list) => {
      resolve({
        firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        largestPaint: list.getEntries().at(-1)?.startTime ?? Number.NaN,
        elements: document.querySelectorAll('*').length,
      });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

function middleOfLink() {
  const links = [...document.querySelectorAll('header a[href="/services"]')];
  const { left, top, width, height } = links[0]?.getBoundingClientRect() ?? new DOMRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Returns the time of the first paint of `/services` in ms since 1970. */
function timeOfPaint() {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return location.pathname === '/services' && paint ? performance.timeOrigin + paint.startTime : undefined;
}
