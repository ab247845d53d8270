import { setTimeout } from 'node:timers/promises';
import type { OpenPage } from './open-page.ts';

const hydrationLimitMs = 10_000;
/** A page that has requested and computed nothing for so long does not hydrate any more. */
const quietLimitMs = 3_000;
/** After an error, that is certain sooner. */
const quietAfterErrorMs = 1_000;

export interface LoadedPage {
  status: number;
  isHydrated: boolean;
  /** Encoded bytes of all scripts, as they were transferred. */
  scriptBytes: number;
  /** Name of the largest script of the remote: pages with the same one are made from the same template. */
  template: string;
  /** Main-thread time until hydration, in seconds. */
  mainThreadTime: number;
}

/** Loads a page and interacts with it, which starts its scripts, until React has taken over. */
export async function loadPage(open: OpenPage, path: string): Promise<LoadedPage> {
  const before = await open.mainThreadTime();
  const status = await open.load(path);
  if (status !== 200) return { status, isHydrated: false, mainThreadTime: 0, scriptBytes: 0, template: '' };
  await open.answered(open.page.mouse.move(720, 450));
  const isHydrated = await hydrated(open);
  // The first page of a tab has a process of its own, which counts from zero.
  const total = await open.mainThreadTime();
  const mainThreadTime = total < before ? total : total - before;
  await open.ask(cancelEndlessAnimations);
  return { status, isHydrated, mainThreadTime, ...(await open.ask(readScripts)) };
}

/** Resolves to false when the page does not hydrate in time. */
export async function hydrated(open: OpenPage): Promise<boolean> {
  const deadline = performance.now() + hydrationLimitMs;
  let quietSince = performance.now();
  let before = '';
  const quietLimit = () => (open.errors.length > 0 ? quietAfterErrorMs : quietLimitMs);
  while (performance.now() < deadline && performance.now() < quietSince + quietLimit()) {
    if (await open.ask(isMarkedHydrated)) return true;
    const work = Math.round((await open.mainThreadTime()) * 100);
    const now = `${work} ${await open.ask(countRequests)}`;
    if (now !== before) quietSince = performance.now();
    before = now;
    await setTimeout(50);
  }
  return open.ask(isMarkedHydrated);
}

const isMarkedHydrated = () => 'hydrated' in document.documentElement.dataset;
const countRequests = () => performance.getEntriesByType('resource').length;

/** Without a GPU, decoration that never ends takes more time than all checks. */
function cancelEndlessAnimations() {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY) animation.cancel();
}

function readScripts() {
  const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
    new URL(name).pathname.endsWith('.js'),
  );
  const own = scripts.filter(({ name }) => new URL(name).pathname.startsWith('/remotes/'));
  const [largest] = own.sort((one, other) => other.decodedBodySize - one.decodedBodySize);
  return {
    scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    template: largest?.name ?? '',
  };
}
