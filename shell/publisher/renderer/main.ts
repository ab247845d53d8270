import { rm } from 'node:fs/promises';
import { log } from '../log.ts';
import { removeStaleJobFolders } from './job-files.ts';
import { createRendererServer } from './server.ts';

const { RENDERER_SOCKET, HOST = '127.0.0.1', PORT } = process.env;
if (!RENDERER_SOCKET && !PORT) throw new Error('Set RENDERER_SOCKET or PORT.');

await removeStaleJobFolders();
const server = createRendererServer();
server.on('listening', () => log.info({ address: server.address() }, 'the renderer accepts jobs'));
if (RENDERER_SOCKET) {
  // A process that was killed leaves its socket behind.
  await rm(RENDERER_SOCKET, { force: true });
  server.listen(RENDERER_SOCKET);
} else {
  server.listen(Number(PORT), HOST);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
    // Jobs end with their connections. A browser of the checks may stay open and keep the process alive.
    setTimeout(() => process.exit(), 2000).unref();
  });
