import { setTimeout } from 'node:timers/promises';
import type { OpenPage, PageError } from './open-page.ts';

const idleMs = 2_000;
/** Share of the idle time that scripts may use. */
const maxBusyShare = 0.25;
/** A browser that has nothing else to do calls back within milliseconds. */
const callbackLimitMs = 4_000;
const maxGrowthBytes = 5e6;

/** Waits for two seconds and returns what the page did meanwhile that it should not. */
export async function stayIdle(open: OpenPage): Promise<PageError[]> {
  const heap = await open.usedHeap();
  const time = await open.mainThreadTime();
  await setTimeout(idleMs);
  const busy = ((await open.mainThreadTime()) - time) / (idleMs / 1000);
  // Garbage is collected only where there may be a leak: that takes as long as the rest.
  const hasGrown = (await open.usedHeap()) - heap > maxGrowthBytes;
  const growth = hasGrown ? (await open.heapSize()) - heap : 0;
  const errors: PageError[] = [];
  if (busy > maxBusyShare)
    errors.push({
      rule: 'main-thread',
      message: `Scripts use ${Math.round(busy * 100)} % of the main thread while nothing happens.`,
    });
  // Where other programs take the processor, a page that never rests uses little of it.
  else if (!(await open.ask(isCalledBack, callbackLimitMs)))
    errors.push({ rule: 'main-thread', message: 'Scripts never let the main thread rest.' });
  if (growth > maxGrowthBytes)
    errors.push({
      rule: 'heap',
      message: `Memory grows by ${Math.round(growth / 1e6)} MB in two seconds while nothing happens.`,
    });
  return errors;
}

/** Resolves to whether the browser finds the page idle. Runs in the page. */
const isCalledBack = (timeout: number) =>
  new Promise<boolean>((resolve) => requestIdleCallback(({ didTimeout }) => resolve(!didTimeout), { timeout }));
