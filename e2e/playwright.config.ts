import { defineConfig } from '@playwright/test';
import { provideChromium } from '../infra/browser/chromium.ts';
import { outputFolder } from './fixtures/output-folder.ts';

/** Tests of a portal elsewhere skip everything that needs its database or processes. */
const elsewhere = process.env.PORTAL_ORIGIN;
const reachable = ['localhost', 'desk.localhost', '127.0.0.1', ...(elsewhere ? [new URL(elsewhere).hostname] : [])];

// Workers read this file too and inherit the variable.
process.env.CHROMIUM_PATH ||= await provideChromium();

export default defineConfig({
  testDir: 'specs',
  globalSetup: './fixtures/global-setup.ts',
  workers: 2,
  retries: 0,
  // Generous: on a busy machine a test is slow, not wrong.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.stdout.isTTY ? 'line' : 'list',
  outputDir: outputFolder(),
  grepInvert: elsewhere ? /@inside/ : undefined,
  use: {
    browserName: 'chromium',
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-domain-reliability',
        '--disable-sync',
        '--no-first-run',
        '--no-pings',
        // Requests to other sites fail, and with them the test.
        `--host-resolver-rules=MAP * ~NOTFOUND, ${reachable.map((host) => `EXCLUDE ${host}`).join(', ')}`,
      ],
    },
  },
});
