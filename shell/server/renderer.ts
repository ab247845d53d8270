import { Worker } from 'node:worker_threads';
import type { RenderedPage } from '../src/server.tsx';
import { Refusal } from './refusal.ts';
import type { RenderOrder, RenderReport } from './render-worker.ts';

const secondsPerPage = 5;
const secondsToLoad = 15;

/**
 * Renders pages in a thread of their own, which ends with the job. Throws a `Refusal` that names every page that throws,
 * or the one that does not end in time.
 */
export function render(order: RenderOrder): Promise<Map<string, RenderedPage>> {
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
    workerData: order,
    // A release has no business with this process's secrets.
    env: { NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const pages = new Map<string, RenderedPage>();
  const reasons: string[] = [];
  let current = 'The release';

  let timer: NodeJS.Timeout;

  return new Promise<typeof pages>((resolve, reject) => {
    const giveUp = (reason: string) => reject(new Refusal([...reasons, reason]));
    const allow = (seconds: number, otherwise: string) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, seconds * 1000, otherwise);
    };
    allow(secondsToLoad, `The release did not load within ${secondsToLoad} s.`);

    worker.on('message', (report: RenderReport) => {
      if (report.type === 'started') current = report.path;
      if (report.type === 'started') allow(secondsPerPage, `${report.path} did not render within ${secondsPerPage} s.`);
      if (report.type === 'rendered') pages.set(report.path, report.page);
      if (report.type === 'failed') reasons.push(`${report.path} does not render: ${report.reason}`);
      if (report.type !== 'done') return;
      if (reasons.length > 0) reject(new Refusal(reasons));
      else resolve(pages);
    });
    worker.on('error', (error: Error) => giveUp(`The release cannot be run: ${error.message}`));
    worker.on('exit', () => giveUp(`${current} ended the renderer or waits for something that never comes.`));
  }).finally(() => {
    clearTimeout(timer);
    return worker.terminate();
  });
}
