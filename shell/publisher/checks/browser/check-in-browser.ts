import type { Violation } from '@portal/contracts/release-status';
import pLimit from 'p-limit';
import type { Browser } from 'playwright-core';
import type { BrowserJob } from '../../renderer/protocol.ts';
import type { BrowserReport, Screenshots } from '../check-report.ts';
import { checkPage, type PageCheck } from './check-page.ts';
import { sharedBrowser } from './chromium.ts';
import { findChromium } from './find-chromium.ts';
import { findGrowth, type ScriptSize } from './growth.ts';
import { type LivePage, loadLivePage } from './load-live-page.ts';
import { repeatAfterNetworkChange } from './network-changes.ts';
import type { Patience } from './open-page.ts';
import { measureProcessorTime } from './processor-time.ts';
import { QuietSlot } from './quiet-slot.ts';
import { changedShare } from './screenshots.ts';
import { serveBuild } from './serve-build.ts';
import { TabPool } from './tab-pool.ts';
import { desktop, type Visitor, visitors } from './visitors.ts';

/** Maximum number of open pages of all checks in this process: more than one check can have open. */
export const pageLimit = pLimit(5);
/** A page often waits, so twice as many as a small machine has processors. */
const pagesPerCheck = 4;
export const slot = new QuietSlot();
/** Rules about time and memory, which also depend on the machine. On a busy one, files that arrive late move the content. */
const measuredRules = ['layout-shift', 'hang', 'hydration', 'main-thread', 'navigation', 'form', 'heap'];
/** Multiplies the time limits of a page that is checked again alone. */
const patienceFactor = 4;
/** After this many pages that hang or do not hydrate, the other pages are skipped: each would take its whole time limit. */
const maxSlowPages = 3;

interface CheckedPage {
  path: string;
  candidate: PageCheck;
  scripts?: ScriptSize;
  screenshots: Screenshots[];
}

interface Check {
  job: BrowserJob;
  browser: Browser;
  candidate: Map<Visitor, TabPool>;
  live?: TabPool;
  /** Templates of pages that were checked. */
  templates: Set<string>;
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
    templates: new Set(),
    signal,
  };
  try {
    const { pages, skipped } = await checkPages(check);
    return {
      isCheckedInBrowser: true,
      violations: mergeViolations([
        ...pages.flatMap((page) => page.candidate.violations),
        ...findGrowth(
          pages.flatMap(({ scripts }) => scripts ?? []),
          job.acknowledged,
        ),
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

  const checkPage = async (path: string) => {
    signal.throwIfAborted();
    if (pages.filter(isSlow).length >= maxSlowPages) return skipped.push(path);
    const pageCheck = await checkAsVisitors(check, path);
    // Only pages of which there are pictures are compared with the live page.
    const before =
      pageCheck.screenshots.size > 0
        ? await slot.beside(async () => live?.use((open) => loadLivePage(open, path), { isClean: Boolean }))
        : undefined;
    return pages.push({
      path,
      candidate: pageCheck,
      ...(before && { scripts: { path, before: before.scriptBytes, after: pageCheck.scriptBytes } }),
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

/** Checks a page under the conditions of each visitor, until one of them finds a violation. */
async function checkAsVisitors(check: Check, path: string): Promise<PageCheck> {
  const pageCheck = await checkPatiently(check, path, desktop);
  for (const visitor of visitors)
    if (visitor !== desktop && pageCheck.violations.length === 0)
      pageCheck.violations.push(...(await checkPatiently(check, path, visitor)).violations);
  return pageCheck;
}

/**
 * Checks a page beside others. When it broke measured rules only, checks it again alone, with longer limits: on a busy machine, good
 * pages are slow too. The second check counts.
 */
async function checkPatiently(check: Check, path: string, visitor: Visitor): Promise<PageCheck> {
  const { browser, job } = check;
  const tabs = tabsOf(check, visitor);
  const checkIn = (templates: Set<string>, patience?: Patience) =>
    tabs.use(
      (open) =>
        checkPage(open, {
          access: job.remote.access,
          cookies: job.remote.cookies,
          ownPaths: job.pages,
          templates,
          path,
        }),
      {
        isClean: ({ violations }) => violations.length === 0,
        onFailure: ({ violations }, failures) => {
          for (const failure of failures)
            violations.push({ ...failure, message: `When the page is left: ${failure.message}`, page: path });
        },
        ...(patience && { patience }),
      },
    );
  const pageCheck = await repeatAfterNetworkChange(
    () => slot.beside(() => checkIn(check.templates)),
    // The check may have begun one of them.
    () => check.templates.clear(),
  );
  const isOnlyMeasured =
    pageCheck.violations.length > 0 && pageCheck.violations.every(({ rule }) => measuredRules.includes(rule));
  if (!isOnlyMeasured) return pageCheck;
  return slot.alone(async () => {
    const processorTime = await measureProcessorTime(browser);
    return checkIn(new Set(), { factor: patienceFactor, ...(processorTime && { processorTime }) });
  });
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

const screenshotsOf = (path: string, candidate: PageCheck, live?: LivePage): Promise<Screenshots[]> =>
  Promise.all(
    [...candidate.screenshots].map(async ([width, picture]) => {
      const before = live?.screenshots.get(width);
      const screenshot = { page: path, width, candidate: picture };
      return before ? { ...screenshot, live: before, changed: await changedShare(before, picture) } : screenshot;
    }),
  );
