import { parentPort, workerData } from 'node:worker_threads';
import type { RemoteModule } from '@portal/contracts/remote';
import type { Site } from '@portal/contracts/site';
import type * as ShellHydrate from '../../src/hydrate.tsx';
import type { RenderedPage } from '../../src/server.tsx';
import { browserGlobals, otherTime } from './browser-globals.ts';
import type { PageReport } from './page-worker.ts';
import { releaseModules } from './release-modules.ts';

export interface HydrateOrder {
  shellFolder: string;
  remoteFolder: string;
  /** Version of that remote. */
  release: string;
  pages: Map<string, RenderedPage>;
  site: Site;
}

const { shellFolder, remoteFolder, release, pages, site }: HydrateOrder = workerData;
const report = (message: PageReport<null>) => parentPort?.postMessage(message);

// Before React: it looks once, when it is loaded, whether there is a document.
const show = browserGlobals(site);
otherTime();

const load = releaseModules(shellFolder);
const { hydratePage }: typeof ShellHydrate = await load(shellFolder, 'hydrate.mjs');
const remote: RemoteModule = await load(remoteFolder, 'server.mjs');

let differences: string[] = [];
const hear = (message: unknown, ...values: unknown[]) => {
  if (/hydrat/i.test(String(message))) differences.push(shortened([message, ...values].join('\n')));
};
console.error = hear;

for (const [path, { head, body }] of pages) {
  report({ type: 'started', path });
  differences = [];
  show(path, head, body);
  try {
    await hydratePage(path, remote, site, release, hear);
    if (differences.length === 0) report({ type: 'finished', path, result: null });
    else report({ type: 'failed', path, reason: differences.join(' ') });
  } catch (error) {
    report({ type: 'failed', path, reason: (error as Error).message });
  }
}
report({ type: 'done' });

/** Of React's page-long explanation, the lines that differ: `+` what the browser makes, `-` what was rendered. */
function shortened(text: string): string {
  const differing = text.split('\n').filter((line) => /^[+-] /.test(line));
  if (differing.length === 0) return text.split('\n')[0] ?? '';
  return differing.map((line) => line.replace(/\s+/g, ' ')).join(', ');
}
