import type { Violation } from '@portal/contracts/release-status';
import pLimit from 'p-limit';
import type { Browser } from 'playwright-core';
import type { BrowserJob } from '../../renderer/protocol.ts';
import type { BrowserReport, Screenshots } from '../check-report.ts';
import { violation } from '../rules.ts';
import { checkPage, type PageCheck, type PageCheckOptions } from './check-page.ts';
import { sharedBrowser } from './chromium.ts';
import { findChromium } from './find-chromium.ts';
import { findGrowth, type LoadCost } from './growth.ts';
import { type LivePage, loadLivePage, measureLoad } from './load-live-page.ts';
import { repeatAfterNetworkChange } from './network-changes.ts';
import type { Patience } from './open-page.ts';
import { measureProcessorTime } from './processor-time.ts';
import { QuietSlot } from './quiet-slot.ts';
import { changedShare } from './screenshots.ts';
import { serveBuild } from './serve-build.ts';
import { TabPool } from './tab-pool.ts';
import { desktop, type Visitor, visitors } from './visitors.ts';

/** Maximum number of open pages of all checks in this process: more than one check can have open. */
export const pageLimit = pLimit(4);
const pagesPerCheck = 3;
export const slot = new QuietSlot();
/** Rules about time and memory, which also depend on the machine. On a busy one, files that arrive late move the content. */
const measuredRules = ['layout-shift', 'hang', 'hydration', 'main-thread', 'navigation', 'form', 'heap'];
/** Multiplies the time limits of a page that is checked again alone. */
const patienceFactor = 4;
/** After this many pages that hang or do not hydrate, the other pages are skipped: each would take its whole time limit. */
const maxSlowPages = 3;
/** Number of loads that confirm a longer main-thread time. */
const repetitions = 3;

interface CheckedPage {
  path: string;
  candidate: PageCheck;
  live?: LoadCost;
  screenshots: Screenshots[];
}

interface Check {
  job: BrowserJob;
  browser: Browser;
  candidate: Map<Visitor, TabPool>;
  live?: TabPool;
  signal: AbortSignal;
}

/**
 * Loads pages of a site build in Chromium and applies the rules of `rules.ts`. Throws only errors that can be retried: the
 * browser ended, or the signal was aborted.
 */
export async function checkInBrowser(job: BrowserJob, signal: AbortSignal): Promise<BrowserReport> {
  const executable = findChromium();
  if (!executable)
    return {
      isCheckedInBrowser: false,
      violations: [],
      notes: ['The renderer found no Chromium. Install it there, or set CHROMIUM_PATH.'],
      screenshots: [],
    };

  const browser = await sharedBrowser(executable);
  const options = { site: job.site, access: job.remote.access };
  const candidate = await serveBuild(job.candidate, options);
  const live = job.live ? await serveBuild(job.live, options) : undefined;
  const check: Check = {
    job,
    browser,
    candidate: new Map(visitors.map((visitor) => [visitor, new TabPool(browser, candidate.proxy, signal, visitor)])),
    ...(live && { live: new TabPool(browser, live.proxy, signal) }),
    signal,
  };
  try {
    const { pages, skipped } = await checkPages(check);
    return {
      isCheckedInBrowser: true,
      violations: mergeViolations([
        ...pages.flatMap((page) => page.candidate.violations),
        ...(await confirmedGrowth(check, pages)),
      ]),
      notes: [
        openedPages(pages.map(({ path }) => path)),
        ...(skipped.length > 0 ? [`Not looked at, because other pages hang: ${skipped.join(', ')}.`] : []),
      ],
      screenshots: pages.flatMap(({ screenshots }) => screenshots),
    };
  } finally {
    for (const tabs of check.candidate.values()) await tabs.close();
    await check.live?.close();
    await candidate.close();
    await live?.close();
  }
}

const openedPages = (paths: string[]) =>
  paths.length > 0
    ? `Opened in Chromium (${visitors.map(({ title }) => title).join('; ')}): ${paths.join(', ')}.`
    : 'No page was opened, because no file of a page differs from the live release.';

function tabsOf({ candidate }: Check, visitor: Visitor): TabPool {
  const tabs = candidate.get(visitor);
  if (!tabs) throw new Error(`There are no tabs for ${visitor.title}.`);
  return tabs;
}

async function checkPages(check: Check): Promise<{ pages: CheckedPage[]; skipped: string[] }> {
  const { job, live, signal } = check;
  const pages: CheckedPage[] = [];
  const skipped: string[] = [];
  const shared = checkedOnce();

  const checkPage = async (path: string) => {
    signal.throwIfAborted();
    if (pages.filter(isSlow).length >= maxSlowPages) return skipped.push(path);
    const pageCheck = await checkAsVisitors(check, path, shared);
    // A page that does not work is not compared with the live page.
    const before =
      pageCheck.cost &&
      (await slot.beside(async () => live?.use((open) => loadLivePage(open, path), { isClean: Boolean })));
    return pages.push({
      path,
      candidate: pageCheck,
      ...(before && { live: before.cost }),
      screenshots: await screenshotsOf(path, pageCheck, before),
    });
  };
  const ownLimit = pLimit(pagesPerCheck);
  await Promise.all(job.pages.map((path) => ownLimit(() => pageLimit(() => checkPage(path)))));
  const inOrder = (one: string, other: string) => job.pages.indexOf(one) - job.pages.indexOf(other);
  return { pages: pages.sort((one, other) => inOrder(one.path, other.path)), skipped: skipped.sort(inOrder) };
}

const isSlow = ({ candidate: { violations } }: CheckedPage) =>
  violations.some(({ rule }) => rule === 'hang' || rule === 'hydration');

const checkedOnce = () => ({ done: { form: false, templates: new Set<string>() } });

/** Checks a page under the conditions of each visitor, until one of them finds a violation. */
async function checkAsVisitors(check: Check, path: string, shared: ReturnType<typeof checkedOnce>): Promise<PageCheck> {
  const pageCheck = await checkPatiently(check, path, desktop, shared);
  for (const visitor of visitors)
    if (visitor !== desktop && pageCheck.violations.length === 0)
      pageCheck.violations.push(...(await checkPatiently(check, path, visitor, shared)).violations);
  return pageCheck;
}

/**
 * Checks a page beside others. When it broke measured rules only, checks it again alone, with longer limits: on a busy machine, good
 * pages are slow too. The second check counts.
 */
async function checkPatiently(
  check: Check,
  path: string,
  visitor: Visitor,
  shared: ReturnType<typeof checkedOnce>,
): Promise<PageCheck> {
  const { browser, job } = check;
  const tabs = tabsOf(check, visitor);
  const checkIn = (done: PageCheckOptions['done'], patience?: Patience) =>
    tabs.use(
      (open) =>
        checkPage(open, { access: job.remote.access, cookies: job.remote.cookies, ownPaths: job.pages, done, path }),
      {
        isClean: ({ violations }) => violations.length === 0,
        onStuck: ({ violations }, { rule, message }) =>
          violations.push(violation(rule, `The page cannot be left. ${message}`, path)),
        ...(patience && { patience }),
      },
    );
  const pageCheck = await repeatAfterNetworkChange(
    () => slot.beside(() => checkIn(shared.done)),
    () => {
      // The check may have begun one of them.
      shared.done = checkedOnce().done;
    },
  );
  const isOnlyMeasured =
    pageCheck.violations.length > 0 && pageCheck.violations.every(({ rule }) => measuredRules.includes(rule));
  if (!isOnlyMeasured) return pageCheck;
  return slot.alone(async () => {
    const processorTime = await measureProcessorTime(browser);
    return checkIn(checkedOnce().done, { factor: patienceFactor, ...(processorTime && { processorTime }) });
  });
}

/** Main-thread times vary, so slower pages are measured again, alternating with the live release. */
async function confirmedGrowth(check: Check, pages: CheckedPage[]): Promise<Violation[]> {
  const { job, live } = check;
  const costs = pages.flatMap((page) => page.candidate.cost ?? []);
  const before = pages.flatMap((page) => page.live ?? []);
  const found = findGrowth(costs, before, job.acknowledged);
  const [slowest] = costs.toSorted((one, other) => other.mainThreadTime - one.mainThreadTime);
  if (!live || !slowest || !found.some(isTime)) return found;

  const again: { candidate: LoadCost[]; live: LoadCost[] } = { candidate: [], live: [] };
  for (let repetition = 0; repetition < repetitions; repetition++) {
    for (const [name, tabs] of [
      ['candidate', tabsOf(check, desktop)],
      ['live', live],
    ] as const) {
      const cost = await slot.beside(() => tabs.use((open) => measureLoad(open, slowest.path), { isClean: Boolean }));
      if (cost) again[name].push(cost);
    }
  }
  const isConfirmed = findGrowth(again.candidate, again.live, job.acknowledged).some(isTime);
  return found.filter((growth) => !isTime(growth) || isConfirmed);
}

/** Returns each violation once, with the first page that has it and the number of other pages. */
function mergeViolations(violations: Violation[]): Violation[] {
  const groups = Map.groupBy(violations, ({ rule, message }) => `${rule} ${message}`);
  return [...groups.values()].map(([first, ...others]) => {
    const more = new Set(others.map(({ page }) => page)).size;
    const { message } = first as Violation;
    return { ...(first as Violation), message: more > 0 ? `${message} (and on ${more} more pages)` : message };
  });
}

const isTime = ({ rule }: Violation) => rule === 'main-thread-growth';

const screenshotsOf = (path: string, candidate: PageCheck, live?: LivePage): Promise<Screenshots[]> =>
  Promise.all(
    [...candidate.screenshots].map(async ([width, picture]) => {
      const before = live?.screenshots.get(width);
      const screenshot = { page: path, width, candidate: picture };
      return before ? { ...screenshot, live: before, changed: await changedShare(before, picture) } : screenshot;
    }),
  );
