import { rm } from 'node:fs/promises';
import { checkInBrowser } from './browser/check-in-browser.ts';
import { findChromium } from './browser/find-chromium.ts';
import { log } from './platform/log.ts';
import { removeStaleJobFolders } from './render/job-files.ts';
import { borders } from './render/release-process.ts';
import { createRendererServer } from './render/server.ts';

const { RENDERER_SOCKET, HOST = '127.0.0.1', PORT, NODE_ENV } = process.env;
if (!RENDERER_SOCKET && !PORT) throw new Error('Set RENDERER_SOCKET or PORT.');
if (borders.length === 0) {
  const message =
    'The operating system does not confine release code. Allow user namespaces, install Bubblewrap, or run the renderer in a ' +
    'container of its own without network and set RENDERER_CONTAINER=1.';
  if (NODE_ENV === 'production') throw new Error(message);
  log.warn(message);
}

// Release code runs as another user, who reads the files of its job.
process.umask(0o022);
await removeStaleJobFolders();
const server = createRendererServer({ hasBrowser: () => findChromium() !== undefined, run: checkInBrowser });
server.on('listening', () => log.info({ address: server.address(), borders }, 'the renderer accepts jobs'));
if (RENDERER_SOCKET) {
  // The socket of a killed process still exists.
  await rm(RENDERER_SOCKET, { force: true });
  server.listen(RENDERER_SOCKET);
} else {
  server.listen(Number(PORT), HOST);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
    // Jobs end with their connections. An open browser of the checks would keep the process running.
    setTimeout(() => process.exit(), 2000).unref();
  });
