import { fileURLToPath } from 'node:url';
import type { Project } from '@playwright/test';

/** Fine and hover (`ui.primaryPointerCapabilities`). A machine without a mouse has neither. */
const MOUSE = 6;

/** The project that runs the tests with the tag `@engines` in the Firefox at `path`. */
export const firefoxProject = (path: string, reachableHosts: string[]): Project => ({
  name: 'firefox',
  grep: /@engines/,
  use: {
    browserName: 'firefox',
    // An unmodified Firefox with WebDriver BiDi, where Playwright's own Firefox is a patched one.
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: fileURLToPath(new URL('../infra/browser/firefox-launcher.ts', import.meta.url)),
      env: { ...process.env, FIREFOX_PATH: path },
      firefoxUserPrefs: {
        // Requests to other sites fail, and with them the test. Firefox never sends localhost to a proxy.
        'network.proxy.type': 1,
        'network.proxy.http': '127.0.0.1',
        'network.proxy.http_port': 9,
        'network.proxy.ssl': '127.0.0.1',
        'network.proxy.ssl_port': 9,
        'network.proxy.no_proxies_on': reachableHosts.join(','),
        // Playwright waits for a document load after going back, so pages are not restored from the back/forward cache.
        'browser.sessionhistory.max_total_viewers': 0,
        'fission.bfcacheInParent': false,
        // PDF files are downloaded, not shown, and the list of downloads does not take the focus from the page.
        'pdfjs.disabled': true,
        'browser.download.alwaysOpenPanel': false,
        'ui.primaryPointerCapabilities': MOUSE,
        'ui.allPointerCapabilities': MOUSE,
        // Without a GPU, frames and additional processes take more of the processor than the tests.
        'ui.prefersReducedMotion': 1,
        'layout.frame_rate': 20,
        'dom.ipc.processCount': 1,
        'dom.ipc.processPrelaunch.enabled': false,
        'browser.newtab.preload': false,
      },
    },
  },
});
