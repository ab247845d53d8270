import { setTimeout } from 'node:timers/promises';
import { startEvent } from '@portal/contracts/document-data';
import type { OpenPage } from './open-page.ts';

const activityLimitMs = 10_000;
/** A page without requests and script activity for this long rests. */
const quietLimitMs = 3_000;
/** The same limit after an error. */
const quietAfterErrorMs = 1_000;
/** Most pages hydrate in this time. */
const fastPollingMs = 1_000;

export interface LoadedPage {
  status: number;
  isHydrated: boolean;
}

/** Loads a page and starts the application, which visitors do by an interaction, until React has taken over. */
export async function loadPage(open: OpenPage, path: string): Promise<LoadedPage> {
  const status = await open.load(path);
  if (status !== 200) return { status, isHydrated: false };
  const isHydrated = await hydrated(open);
  await open.run(cancelEndlessAnimations);
  return { status, isHydrated };
}

/** Resolves to false when the page does not hydrate in time. */
export async function hydrated(open: OpenPage): Promise<boolean> {
  await open.run(startApplication, startEvent);
  return becomes(open, () => open.run(isMarkedHydrated));
}

/** Resolves to whether a condition holds before the page rests, or within the time limit. */
export async function becomes(open: OpenPage, condition: () => boolean | Promise<boolean>): Promise<boolean> {
  const start = performance.now();
  const deadline = start + open.limit(activityLimitMs);
  let quietSince = start;
  let before = '';
  const quietLimit = () => open.limit(open.errors.length > 0 ? quietAfterErrorMs : quietLimitMs);
  while (performance.now() < deadline && performance.now() < quietSince + quietLimit()) {
    if (await condition()) return true;
    // In steps of 30 ms, which polling alone does not reach.
    const work = Math.round((await open.mainThreadTime()) / 0.03);
    const now = `${work} ${open.requests}`;
    if (now !== before || open.isWaiting) quietSince = performance.now();
    before = now;
    await setTimeout(performance.now() < start + fastPollingMs ? 50 : 250);
  }
  return condition();
}

const startApplication = (type: string) => void dispatchEvent(new Event(type));
const isMarkedHydrated = () => 'hydrated' in document.documentElement.dataset;

/** Without a GPU, endless animations take more time than all checks. */
function cancelEndlessAnimations() {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY) animation.cancel();
}
