import { tmpdir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright-core';
import { BrowserFailed } from '../release/browser-job.ts';

/** Chromium opens and closes tabs in less than a second; on a busy machine, in a few. */
const responseLimitMs = 60_000;

let running: Promise<Browser> | undefined;
let ending: Promise<void> = Promise.resolve();

/** Resolves to the one browser of this process. It is started on first use, and again after it has ended. */
export function sharedBrowser(executablePath: string): Promise<Browser> {
  const start = () => launch(executablePath);
  const before = running;
  // Assigned at once: two checks that begin at the same time use one browser.
  running = ending.then(() => before).then((browser) => (browser?.isConnected() ? browser : start()), start);
  return running;
}

/** Ends the browser, within 30 seconds also one that does not respond. The next use starts another one. */
export function endBrowser(): Promise<void> {
  const ended = running;
  running = undefined;
  ending = Promise.all([ending, ended?.then((browser) => browser.close())]).then(
    () => {},
    () => {},
  );
  return ending;
}

/** Resolves like the promise. Ends a browser that does not respond, and throws a `BrowserFailed`. */
export async function inTime<Result>(promise: Promise<Result>, limitMs = responseLimitMs): Promise<Result> {
  const done = new AbortController();
  promise.catch(() => {});
  const late = setTimeout(limitMs, undefined, { signal: done.signal }).then(() => {
    void endBrowser();
    throw new BrowserFailed(`Chromium did not respond for ${limitMs / 1000} s.`);
  });
  late.catch(() => {});
  try {
    return await Promise.race([promise, late]);
  } finally {
    done.abort();
  }
}

function launch(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    // Chromium's sandbox needs user namespaces, which containers and root do not have. The process around it is isolated.
    chromiumSandbox: false,
    // Each context has its own proxy, see `serveBuild`. All other requests go to a closed port.
    proxy: { server: 'http://127.0.0.1:1', bypass: '<-loopback>' },
    args: [
      '--disable-blink-features=AutomationControlled',
      '--disable-gpu',
      '--disable-software-rasterizer',
      '--webrtc-ip-handling-policy=disable_non_proxied_udp',
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    ],
    env: { HOME: tmpdir(), PATH: '/usr/bin:/usr/local/bin:/bin' },
  });
}
