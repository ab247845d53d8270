import { parentPort, workerData } from 'node:worker_threads';
import type { RemoteModule } from '@portal/contracts/remote';
import type { Site } from '@portal/contracts/site';
import type * as ShellServer from '../../src/server.tsx';
import type { PageReport } from './page-worker.ts';
import { releaseModules } from './release-modules.ts';

/** What the renderer is asked to do. Without a remote, pages of the shell itself. */
export interface RenderOrder {
  shellFolder: string;
  remoteFolder?: string;
  /** Version of that remote. */
  release?: string;
  paths: string[];
  site: Site;
}

const { shellFolder, remoteFolder, release, paths, site }: RenderOrder = workerData;
const report = (message: PageReport<ShellServer.RenderedPage>) => parentPort?.postMessage(message);

const load = releaseModules(shellFolder);
const { renderPage }: typeof ShellServer = await load(shellFolder, 'server.mjs');
const remote: RemoteModule | undefined = remoteFolder ? await load(remoteFolder, 'server.mjs') : undefined;

for (const path of paths) {
  report({ type: 'started', path });
  try {
    report({ type: 'finished', path, result: await renderPage(path, remote, site, release) });
  } catch (error) {
    report({ type: 'failed', path, reason: error instanceof Error ? error.message : String(error) });
  }
}
report({ type: 'done' });
