import { setTimeout } from 'node:timers/promises';
import type { Violation } from '@portal/contracts/release-status';
import { violation } from '../release/violations.ts';
import type { OpenPage } from './open-page.ts';

const idleMs = 2_000;
/** Share of the idle time that scripts may use. */
const maxBusyShare = 0.25;

/** Requests for data in half of the idle time. */
const maxIdleRequests = 3;
const maxRequestWaits = 8;

/** Waits for two seconds without interaction. Resolves to errors for a busy main thread, requests without end, or a focus that is taken. */
export async function stayIdle(open: OpenPage): Promise<Violation[]> {
  const time = await open.mainThreadTime();
  const duration = await open.mainThreadDuration();
  const start = performance.now();
  await open.rest(idleMs / 2);
  const requests = open.dataRequests;
  const isTaken = await losesFocus(open);
  let requested = open.dataRequests - requests;
  // On a busy machine, the data of the page arrive meanwhile.
  for (let wait = 0; wait < maxRequestWaits && requested > maxIdleRequests; wait++) {
    const before = open.dataRequests;
    await setTimeout(idleMs / 2);
    requested = open.dataRequests - before;
  }
  // Once more, because a page may set the focus when its data arrive.
  const hasLostFocus = isTaken && (await losesFocus(open));
  const used = (await open.mainThreadTime()) - time;
  // On a busy machine a page has less time than that.
  const waited = (await open.mainThreadDuration()) - duration - used;
  const busy = used / Math.max(used, (performance.now() - start) / 1000 - waited);
  const errors: Violation[] = [];
  if (busy > maxBusyShare)
    errors.push(
      violation('main-thread', `Scripts use ${Math.round(busy * 100)} % of the main thread while nothing happens.`),
    );
  if (requested > maxIdleRequests)
    errors.push(violation('request', `The page sends ${requested} requests in a second while nothing happens.`));
  if (hasLostFocus) errors.push(violation('accessibility', 'The page takes the focus while nothing happens.'));
  return errors;
}

/** Sets the focus for a second. Resolves to whether the page takes it meanwhile. */
async function losesFocus(open: OpenPage): Promise<boolean> {
  const isFocused = await open.run(focusHeader);
  await open.rest(idleMs / 2);
  return isFocused && !(await open.run(blurHeader));
}

/** Returns whether a link got the focus. Runs in the page. */
function focusHeader(): boolean {
  const link = document.querySelector<HTMLElement>('header a[href]');
  link?.focus({ preventScroll: true });
  return link !== null && document.activeElement === link;
}

/** Returns whether a link still had the focus. Runs in the page. */
function blurHeader(): boolean {
  const link = document.querySelector<HTMLElement>('header a[href]');
  const isFocused = document.activeElement === link;
  link?.blur();
  return isFocused;
}
