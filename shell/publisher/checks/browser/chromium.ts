import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const usualFolders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const macOs = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Returns the path of a Chromium: `CHROMIUM_PATH`, an installed one or one that Playwright downloaded. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const folders = [...PATH.split(delimiter), ...usualFolders];
  const installed = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...installed, macOs, chromium.executablePath()].find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

let running: Promise<Browser> | undefined;

/** Resolves to the one browser of this process. It is started on first use, and again after a crash. */
export async function sharedBrowser(executablePath: string): Promise<Browser> {
  const browser = await running?.catch(() => undefined);
  if (!browser?.isConnected()) running = launch(executablePath);
  return running as Promise<Browser>;
}

function launch(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    // Chromium's sandbox needs user namespaces, which containers and root do not have. The process around it is isolated.
    chromiumSandbox: false,
    // Each context has its own proxy, see `serveBuild`. All other requests go to a closed port.
    proxy: { server: 'http://127.0.0.1:1', bypass: '<-loopback>' },
    args: [
      '--disable-gpu',
      '--disable-software-rasterizer',
      '--webrtc-ip-handling-policy=disable_non_proxied_udp',
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    ],
    env: { HOME: tmpdir(), PATH: usualFolders.join(delimiter) },
  });
}
