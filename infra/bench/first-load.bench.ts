import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { provideChromium } from '../local/chromium.ts';
import { startPortal } from '../local/portal.ts';
import { freePort } from '../local/ports.ts';

/** A script as the browser asked for it; `level` counts the scripts that had to run before it could be asked for. */
interface ScriptRequest {
  path: string;
  level: number;
  beforeLoad: boolean;
}

const templates = [
  '/',
  '/services',
  '/services/access-control',
  '/partners',
  '/industries',
  '/about',
  '/contact',
  '/austin',
  '/austin-brivo',
];
const firstLoadLimit = { path: '/', gzip: 165_000, levels: 1 };

const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const portal = await startPortal({ port: await freePort(), dataDir, durable: false });
const browser = await chromium.launch({ executablePath: await provideChromium(), args: ['--no-sandbox'] });

try {
  console.log('page                        scripts  levels   gzip kB  brotli kB  before load kB  html+css br kB');
  for (const path of templates) {
    const page = await browser.newPage();
    const scripts = await scriptsOf(page, path);
    const sizes = await Promise.all(scripts.map(({ path: script }) => sizesOf(script)));
    const gzip = sum(sizes.map((size) => size.gzip));
    const levels = Math.max(0, ...scripts.map(({ level }) => level));
    const beforeLoad = sum(sizes.filter((_, index) => scripts[index]?.beforeLoad).map(({ br }) => br));
    const readable = await readableBytes(path);
    console.log(
      `${path.padEnd(28)}${String(scripts.length).padStart(7)}${String(levels).padStart(8)}${kilobytes(gzip)}` +
        `${kilobytes(sum(sizes.map((size) => size.br)), 11)}${kilobytes(beforeLoad, 16)}${kilobytes(readable, 16)}`,
    );
    if (path === firstLoadLimit.path && (gzip > firstLoadLimit.gzip || levels > firstLoadLimit.levels)) {
      console.error(
        `The first load of ${path} is over its limit: ${gzip} bytes of ${firstLoadLimit.gzip}, ${levels} level(s).`,
      );
      process.exitCode = 1;
    }
    await page.close();
  }
} finally {
  await browser.close();
  await portal.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Opens a page untouched until it has come to life and the network rests. */
async function scriptsOf(page: Page, path: string): Promise<ScriptRequest[]> {
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
    const asker = initiator.stack?.callFrames[0]?.url ?? initiator.url ?? '';
    const level = (levels.get(asker) ?? 0) + 1;
    levels.set(request.url, level);
    scripts.push({ path: new URL(request.url).pathname, level, beforeLoad: !isLoaded });
  });

  await page.goto(portal.origin + path, { waitUntil: 'load' });
  await page.waitForSelector('html[data-hydrated]');
  await page.waitForLoadState('networkidle');
  return scripts.filter((script, index) => scripts.findIndex((other) => other.path === script.path) === index);
}

async function sizesOf(path: string): Promise<{ gzip: number; br: number }> {
  return { gzip: await transferred(path, 'gzip'), br: await transferred(path, 'br') };
}

/** What has to be there before the page can be read: the document and its style sheets, in brotli. */
async function readableBytes(path: string): Promise<number> {
  const html = await (await fetch(portal.origin + path)).text();
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href ?? '');
  return sum(await Promise.all([path, ...sheets].map((file) => transferred(file, 'br'))));
}

async function transferred(path: string, encoding: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  request(portal.origin + path, { headers: { 'accept-encoding': encoding } }, (response) => {
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

function kilobytes(bytes: number, width = 10): string {
  return (bytes / 1000).toFixed(1).padStart(width);
}
