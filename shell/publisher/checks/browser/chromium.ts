import { tmpdir } from 'node:os';
import { type Browser, chromium } from 'playwright-core';

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
      '--disable-blink-features=AutomationControlled',
      '--disable-gpu',
      '--disable-software-rasterizer',
      '--webrtc-ip-handling-policy=disable_non_proxied_udp',
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    ],
    env: { HOME: tmpdir(), PATH: '/usr/bin:/usr/local/bin:/bin' },
  });
}
