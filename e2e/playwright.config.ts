import { defineConfig } from '@playwright/test';
import { provideChromium } from '../infra/browser/chromium.ts';
import { findOptionalBrowsers } from '../infra/browser/optional-browsers.ts';
import { testImages } from '../infra/workspaces/workspaces.ts';
import { firefoxProject } from './firefox-project.ts';
import { outputFolder } from './fixtures/output-folder.ts';

const deployedOrigin = process.env.PORTAL_ORIGIN;
const localHosts = ['localhost', 'desk.localhost', '127.0.0.1'];
const reachableHosts = deployedOrigin ? [...localHosts, new URL(deployedOrigin).hostname] : localHosts;

// Workers read this file too and inherit the variables.
process.env.CHROMIUM_PATH ||= await provideChromium();
process.env.IMAGE_CACHE_DIR ||= testImages;
findOptionalBrowsers();
const { FIREFOX_PATH, WEBKITGTK_PATH } = process.env;

/** Playwright cannot control WebKitGTK, so it has its own tests. */
const webKitSpec = /webkitgtk\.spec\.ts$/;
const specification = /specification\//;
/** One portal for files whose tests change accounts, sessions, releases and processes. */
const ownPortalSpecs = /own-portal\//;
/** One portal for files that need other settings. */
const separateDeskSpecs = /separate-desk\//;
/** Without a GPU, animations that never end take more of the processor than the tests. */
const withoutAnimations = { contextOptions: { reducedMotion: 'reduce' } } as const;

export default defineConfig({
  testDir: 'specs',
  globalSetup: './fixtures/global-setup.ts',
  // As many as the cores of CI, which other phases use too: each test has to be fast enough for what lasts five seconds.
  workers: 2,
  retries: 0,
  // Generous, so that no test fails because the machine is busy.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.stdout.isTTY ? 'line' : 'list',
  outputDir: outputFolder(),
  // Tests of a deployed portal cannot use its database and processes.
  grepInvert: deployedOrigin ? /@inside/ : undefined,
  use: {
    browserName: 'chromium',
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
        `--host-resolver-rules=MAP * ~NOTFOUND, ${reachableHosts.map((host) => `EXCLUDE ${host}`).join(', ')}`,
      ],
    },
  },
  projects: [
    // First, because they have one worker.
    { name: 'own portal', testMatch: ownPortalSpecs, workers: 1, use: withoutAnimations },
    { name: 'separate desk', testMatch: separateDeskSpecs, workers: 1, use: withoutAnimations },
    {
      name: 'chromium',
      testIgnore: [specification, webKitSpec, ownPortalSpecs, separateDeskSpecs],
      use: withoutAnimations,
    },
    { name: 'specification', testMatch: specification, use: withoutAnimations },
    ...(FIREFOX_PATH ? [firefoxProject(FIREFOX_PATH, reachableHosts)] : []),
    ...(WEBKITGTK_PATH ? [{ name: 'webkitgtk', testMatch: webKitSpec }] : []),
  ],
});
