import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { RemoteModule } from '@portal/contracts/remote';
import type { Site } from '@portal/contracts/site';
import type * as ShellServer from '../src/server.tsx';

/** What the renderer is asked to do. Without a remote, pages of the shell itself. */
export interface RenderOrder {
  shellFolder: string;
  remoteFolder?: string;
  /** Version of that remote. */
  release?: string;
  paths: string[];
  site: Site;
}

/** What it answers, page by page, so that a page that never ends can be named. */
export type RenderReport =
  | { type: 'started'; path: string }
  | { type: 'rendered'; path: string; page: ShellServer.RenderedPage }
  | { type: 'failed'; path: string; reason: string }
  | { type: 'done' };

const order: RenderOrder = workerData;
const report = (message: RenderReport) => parentPort?.postMessage(message);
const moduleUrl = (folder: string, file: string) => pathToFileURL(join(folder, file)).href;

// Releases lie outside any node_modules: what they leave to the renderer is resolved here, one copy for everyone.
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier.startsWith('@portal/platform'))
      return { url: moduleUrl(order.shellFolder, `${specifier}.mjs`), shortCircuit: true };
    const isBare = !/^([./]|[a-z]+:)/.test(specifier);
    return nextResolve(specifier, isBare ? { ...context, parentURL: parentFor(context.parentURL) } : context);
  },
});

/** A release borrows from this package; a package's own imports stay its own. */
const parentFor = (importer: string | undefined) =>
  importer && !importer.includes('/node_modules/') ? import.meta.url : importer;

const { renderPage }: typeof ShellServer = await import(moduleUrl(order.shellFolder, 'server.mjs'));
const remote: RemoteModule | undefined = order.remoteFolder
  ? await import(moduleUrl(order.remoteFolder, 'server.mjs'))
  : undefined;

for (const path of order.paths) {
  report({ type: 'started', path });
  try {
    report({ type: 'rendered', path, page: await renderPage(path, remote, order.site, order.release) });
  } catch (error) {
    report({ type: 'failed', path, reason: error instanceof Error ? error.message : String(error) });
  }
}
report({ type: 'done' });
