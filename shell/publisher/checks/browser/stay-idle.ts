import { setTimeout } from 'node:timers/promises';
import type { Violation } from '@portal/contracts/release-status';
import { violation } from '../rules.ts';
import type { OpenPage } from './open-page.ts';

const idleMs = 2_000;
/** Share of the idle time that scripts may use. */
const maxBusyShare = 0.25;
/** An idle browser runs idle callbacks within milliseconds. */
const callbackLimitMs = 4_000;
const maxGrowthBytes = 5e6;

/** Waits for two seconds without interaction. Resolves to errors for a busy main thread or growing memory. */
export async function stayIdle(open: OpenPage): Promise<Violation[]> {
  const heap = await open.usedHeap();
  const time = await open.mainThreadTime();
  const start = performance.now();
  await setTimeout(idleMs);
  const used = (await open.mainThreadTime()) - time;
  // On a busy machine the page had more time than that.
  const busy = used / ((performance.now() - start) / 1000);
  // A garbage collection is slow, so it runs only when the heap has grown.
  const hasGrown = (await open.usedHeap()) - heap > maxGrowthBytes;
  const growth = hasGrown ? (await open.heapSize()) - heap : 0;
  const errors: Violation[] = [];
  if (busy > maxBusyShare)
    errors.push(
      violation('main-thread', `Scripts use ${Math.round(busy * 100)} % of the main thread while nothing happens.`),
    );
  // On a busy machine, the main-thread time of a page that is never idle may be short.
  else if (!(await open.run(becomesIdle, open.limit(callbackLimitMs))))
    errors.push(violation('main-thread', 'Scripts never let the main thread rest.'));
  if (growth > maxGrowthBytes)
    errors.push(
      violation('heap', `Memory grows by ${Math.round(growth / 1e6)} MB in two seconds while nothing happens.`),
    );
  return errors;
}

/** Resolves to whether the page becomes idle before the timeout. Runs in the page. */
const becomesIdle = (timeout: number) =>
  new Promise<boolean>((resolve) => requestIdleCallback(({ didTimeout }) => resolve(!didTimeout), { timeout }));
