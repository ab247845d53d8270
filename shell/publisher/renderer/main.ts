import { rm } from 'node:fs/promises';
import { log } from '../log.ts';
import { removeStaleJobFolders } from './job-files.ts';
import { borders } from './release-process.ts';
import { createRendererServer } from './server.ts';

const { RENDERER_SOCKET, HOST = '127.0.0.1', PORT, NODE_ENV } = process.env;
if (!RENDERER_SOCKET && !PORT) throw new Error('Set RENDERER_SOCKET or PORT.');
if (borders.length === 0) {
  const message =
    'The operating system does not confine release code. Allow user namespaces, install Bubblewrap, or run the renderer in a ' +
    'container of its own without network and set RENDERER_CONTAINER=1.';
  if (NODE_ENV === 'production') throw new Error(message);
  log.warn(message);
}

await removeStaleJobFolders();
const server = createRendererServer();
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
