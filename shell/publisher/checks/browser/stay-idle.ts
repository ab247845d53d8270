import { setTimeout } from 'node:timers/promises';
import type { Violation } from '@portal/contracts/release-status';
import { violation } from '../rules.ts';
import type { OpenPage } from './open-page.ts';

const idleMs = 2_000;
/** Share of the idle time that scripts may use. */
const maxBusyShare = 0.25;
const maxGrowthBytes = 5e6;

/** Waits for two seconds without interaction. Resolves to errors for a busy main thread or growing memory. */
export async function stayIdle(open: OpenPage): Promise<Violation[]> {
  const heap = await open.usedHeap();
  const time = await open.mainThreadTime();
  const duration = await open.mainThreadDuration();
  const start = performance.now();
  await setTimeout(idleMs);
  const used = (await open.mainThreadTime()) - time;
  // On a busy machine a page has less time than that.
  const waited = (await open.mainThreadDuration()) - duration - used;
  const busy = used / Math.max(used, (performance.now() - start) / 1000 - waited);
  // A garbage collection is slow, so it runs only when the heap has grown.
  const hasGrown = (await open.usedHeap()) - heap > maxGrowthBytes;
  const growth = hasGrown ? (await open.heapSize()) - heap : 0;
  const errors: Violation[] = [];
  if (busy > maxBusyShare)
    errors.push(
      violation('main-thread', `Scripts use ${Math.round(busy * 100)} % of the main thread while nothing happens.`),
    );
  if (growth > maxGrowthBytes)
    errors.push(
      violation('heap', `Memory grows by ${Math.round(growth / 1e6)} MB in two seconds while nothing happens.`),
    );
  return errors;
}
