import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { provideChromium } from '../browser/chromium.ts';
import { type Portal, startPortal } from '../portal/portal.ts';
import { freePort } from '../processes/ports.ts';
import { publishBuilds } from '../release/published-builds.ts';

/** One page of every template. */
export const templates = [
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

interface Context {
  portal: Portal;
  browser: Browser;
  /** Port of the browser's DevTools protocol. */
  debugPort: number;
}

/** Runs `work` with a production portal on new data and a browser, and stops both afterwards. */
export async function measure(work: (context: Context) => Promise<void>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const publishedDir = join(dataDir, 'published');
  publishBuilds(publishedDir);
  const env = { ...process.env, PUBLISHED_DIR: publishedDir, BROWSER_CHECKS: 'off' };
  const portal = await startPortal({ port: await freePort(), dataDir, env, durable: false });
  const debugPort = await freePort();
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${debugPort}`],
  });
  try {
    await work({ portal, browser, debugPort });
  } finally {
    await browser.close();
    await portal.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
