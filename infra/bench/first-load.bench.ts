import { request } from 'node:http';
import type { Page } from 'playwright-core';
import { measure, templates } from './measured-portal.ts';

/** A script request. `level` is the length of the chain of requests that led to it: 1 for scripts that the document names. */
interface ScriptRequest {
  path: string;
  level: number;
  beforeLoad: boolean;
}

/** What the first load of `/` may bring: bytes of script, style sheets and fonts, and round trips for scripts after the document. */
const limits = { gzip: 165_000, br: 120_000, beforeLoad: 15_000, levels: 1, css: 12_000, fonts: 45_000 };

await measure(async ({ portal, browser }) => {
  console.log(
    'page                        scripts  levels   gzip kB  brotli kB  before load kB  html br kB  css br kB  fonts kB',
  );
  for (const path of templates) {
    const page = await browser.newPage();
    const scripts = await scriptsOf(page, portal.origin + path);
    const sizes = await Promise.all(scripts.map(({ path: script }) => sizesOf(portal.origin + script)));
    const { html, css, fonts } = await documentBytes(portal.origin + path);
    const found = {
      css,
      fonts,
      gzip: sum(sizes.map(({ gzip }) => gzip)),
      br: sum(sizes.map(({ br }) => br)),
      beforeLoad: sum(sizes.filter((_, index) => scripts[index]?.beforeLoad).map(({ br }) => br)),
      levels: Math.max(0, ...scripts.map(({ level }) => level)),
    };
    console.log(
      path.padEnd(28) +
        String(scripts.length).padStart(7) +
        String(found.levels).padStart(8) +
        kilobytes(found.gzip, 10) +
        kilobytes(found.br, 11) +
        kilobytes(found.beforeLoad, 16) +
        kilobytes(html, 12) +
        kilobytes(css, 11) +
        kilobytes(fonts, 10),
    );
    for (const [what, limit] of Object.entries(limits) as [keyof typeof limits, number][]) {
      if (path !== '/' || found[what] <= limit) continue;
      console.error(`The first load of / is over its limit: ${what} ${found[what]}, at most ${limit}.`);
      process.exitCode = 1;
    }
    await page.close();
  }
});

/** Opens a page, waits until it is hydrated and the network is idle, and returns the scripts it loaded. */
async function scriptsOf(page: Page, address: string): Promise<ScriptRequest[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const levels = new Map<string, number>();
  const scripts: ScriptRequest[] = [];
  let isLoaded = false;
  page.once('load', () => {
    isLoaded = true;
  });

  session.on('Network.requestWillBeSent', ({ request, type, initiator }) => {
    if (type !== 'Script' && !request.url.endsWith('.js')) return;
    const initiatorUrl = initiator.stack?.callFrames[0]?.url ?? initiator.url ?? '';
    const level = (levels.get(initiatorUrl) ?? 0) + 1;
    levels.set(request.url, level);
    scripts.push({ path: new URL(request.url).pathname, level, beforeLoad: !isLoaded });
  });

  await page.goto(address, { waitUntil: 'load' });
  await page.waitForSelector('html[data-hydrated]');
  await page.waitForLoadState('networkidle');
  return scripts.filter((script, index) => scripts.findIndex((other) => other.path === script.path) === index);
}

async function sizesOf(address: string): Promise<{ gzip: number; br: number }> {
  return { gzip: await transferredBytes(address, 'gzip'), br: await transferredBytes(address, 'br') };
}

/** Bytes of the document, of its style sheets (both in brotli) and of the fonts that it preloads. */
async function documentBytes(address: string): Promise<{ html: number; css: number; fonts: number }> {
  const html = await (await fetch(address)).text();
  const linked = async (pattern: RegExp) => {
    const files = [...html.matchAll(pattern)].map(([, href]) => new URL(href ?? '', address).href);
    return sum(await Promise.all(files.map((file) => transferredBytes(file, 'br'))));
  };
  return {
    html: await transferredBytes(address, 'br'),
    css: await linked(/<link rel="stylesheet" href="([^"]+)"/g),
    fonts: await linked(/<link rel="preload" href="([^"]+\.woff2)"/g),
  };
}

async function transferredBytes(address: string, encoding: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  request(address, { headers: { 'accept-encoding': encoding } }, (response) => {
    let bytes = 0;
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    response.on('end', () => resolve(bytes));
  })
    .on('error', reject)
    .end();
  return promise;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function kilobytes(bytes: number, width: number): string {
  return (bytes / 1000).toFixed(1).padStart(width);
}
