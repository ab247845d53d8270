import { locks } from 'node:worker_threads';
import type { PageScreenshots, Violation } from '@portal/contracts/release-status';
import pLimit from 'p-limit';
import { BrowserFailed, type BrowserJob } from '../release/browser-job.ts';
import type { BrowserReport } from '../release/check-report.ts';
import { checkPage, type PageCheck, type PageCheckOptions } from './check-page.ts';
import { endBrowser, sharedBrowser } from './chromium.ts';
import { findChromium } from './find-chromium.ts';
import { type LivePage, loadLivePage } from './load-live-page.ts';
import { measureProcessorTime } from './processor-time.ts';
import { type ServedBuild, serveBuild } from './serve-build.ts';
import { capacity, pageLimit, TabPool } from './tab-pool.ts';
import type { Patience } from './time-limit.ts';
import { desktop, type Visitor, visitors } from './visitors.ts';

/** A check leaves a page to the others. */
const pagesPerCheck = capacity.pages - 1;
/** Pages that are open beside others share this lock; one that is checked alone has it for itself. */
const openPages = crypto.randomUUID();
const beside = <Result>(run: () => Promise<Result>) => locks.request(openPages, { mode: 'shared' }, run);
const alone = <Result>(run: () => Promise<Result>) => locks.request(openPages, run);
/** Rules about time and memory, which also depend on the machine. On a busy one, files that arrive late move the content, and tabs end. */
const measuredRules = ['layout-shift', 'crash', 'hang', 'hydration', 'main-thread', 'navigation', 'form'];
/** Multiplies the time limits of a page that is checked again alone. */
const patienceFactor = 4;
/** After this many pages that hang or do not hydrate, the other pages are skipped: each would take its whole time limit. */
const maxSlowPages = 3;

interface CheckedPage {
  path: string;
  candidate: PageCheck;
  screenshots: PageScreenshots[];
}

interface Check {
  job: BrowserJob;
  executable: string;
  desktop: TabPool;
  /** Those of the other visitors. */
  others: TabPool[];
  live?: TabPool;
  /** The first page of each template. */
  templates: Map<string, string>;
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

  const options = { site: job.site, access: job.remote.access };
  const candidate = await serveBuild(job.candidate, options);
  const live = job.live ? await serveBuild(job.live, options) : undefined;
  const poolOf = (build: ServedBuild, visitor: Visitor) => new TabPool({ executable, build, signal, visitor });
  const check: Check = {
    job,
    executable,
    desktop: poolOf(candidate, desktop),
    others: visitors.filter((visitor) => visitor !== desktop).map((visitor) => poolOf(candidate, visitor)),
    ...(live && { live: poolOf(live, desktop) }),
    templates: new Map(),
    signal,
  };
  try {
    const { pages, skipped } = await checkPages(check);
    return {
      isCheckedInBrowser: true,
      violations: mergeViolations(pages.flatMap((page) => page.candidate.violations)),
      notes: [
        openedPages(pages.map(({ path }) => path)),
        ...(skipped.length > 0 ? [`Not looked at, because other pages hang: ${skipped.join(', ')}.`] : []),
      ],
      screenshots: pages.flatMap(({ screenshots }) => screenshots),
    };
  } finally {
    for (const tabs of [check.desktop, ...check.others, check.live]) await tabs?.close().catch(() => {});
    await candidate.close();
    await live?.close();
  }
}

const openedPages = (paths: string[]) =>
  paths.length > 0
    ? `Opened in Chromium (${visitors.map(({ title }) => title).join('; ')}): ${paths.join(', ')}.`
    : 'No page was opened, because no file of a page differs from the live release.';

async function checkPages(check: Check): Promise<{ pages: CheckedPage[]; skipped: string[] }> {
  const { job, live, signal } = check;
  const pages: CheckedPage[] = [];
  const skipped: string[] = [];

  const checkPage = async (path: string) => {
    signal.throwIfAborted();
    if (pages.filter(isSlow).length >= maxSlowPages) return skipped.push(path);
    const pageCheck = await checkPatiently(check, path, check.desktop);
    // Only pages of which there are pictures are compared with the live page.
    const before =
      pageCheck.screenshots.size > 0
        ? await beside(async () => live?.use((open) => loadLivePage(open, path), { isClean: Boolean }))
        : undefined;
    await checkAsOthers(check, path, pageCheck, before?.stored);
    return pages.push({
      path,
      candidate: pageCheck,
      screenshots: screenshotsOf(path, pageCheck, before),
    });
  };
  const ownLimit = pLimit(pagesPerCheck);
  await Promise.all(job.pages.map((path) => ownLimit(() => pageLimit(() => checkPage(path)))));
  const inOrder = (one: string, other: string) => job.pages.indexOf(one) - job.pages.indexOf(other);
  return { pages: pages.sort((one, other) => inOrder(one.path, other.path)), skipped: skipped.sort(inOrder) };
}

const isSlow = ({ candidate: { violations } }: CheckedPage) =>
  violations.some(({ rule }) => rule === 'hang' || rule === 'hydration');

/** Checks a page under the conditions of each other visitor, until one of them finds a violation. */
async function checkAsOthers(check: Check, path: string, { violations }: PageCheck, stored?: Record<string, string>) {
  for (const tabs of check.others)
    if (violations.length === 0) violations.push(...(await checkPatiently(check, path, tabs, stored)).violations);
}

/** Checks a page in a tab, and what fails when the page is left. */
export const checkInTab = (tabs: TabPool, options: PageCheckOptions, patience?: Patience): Promise<PageCheck> =>
  tabs.use((open) => checkPage(open, options), {
    isClean: ({ violations }) => violations.length === 0,
    onFailure: ({ violations }, failures) => {
      for (const failure of failures)
        violations.push({ ...failure, message: `When the page is left: ${failure.message}`, page: options.path });
    },
    ...(patience && { patience }),
  });

/**
 * Checks a page beside others. When it broke measured rules only, checks it again alone, with longer limits: on a busy machine, good
 * pages are slow too. After a crash, another browser does so. The second check counts.
 */
async function checkPatiently(
  check: Check,
  path: string,
  tabs: TabPool,
  stored: Record<string, string> = {},
): Promise<PageCheck> {
  const { executable, job, templates } = check;
  const { access, cookies } = job.remote;
  const checkIn = (patience?: Patience) =>
    checkInTab(tabs, { access, cookies, ownPaths: job.pages, templates, path, stored }, patience);
  const pageCheck = await beside(() => checkIn()).catch((error: Error) => {
    if (!(error instanceof BrowserFailed)) throw error;
  });
  const isMeasured = ({ rule }: Violation) => measuredRules.includes(rule);
  // What else fails with a tab that ends may be its consequence.
  const hasCrashed = !pageCheck || pageCheck.violations.some(({ rule }) => rule === 'crash');
  const isClean = pageCheck?.violations.length === 0;
  if (pageCheck && !hasCrashed && (isClean || !pageCheck.violations.every(isMeasured))) return pageCheck;
  return alone(async () => {
    check.signal.throwIfAborted();
    if (hasCrashed) await endBrowser();
    const processorTime = await measureProcessorTime(await sharedBrowser(executable));
    return checkIn({ factor: patienceFactor, ...(processorTime && { processorTime }) });
  });
}

/** Returns each violation once, with the first page that has it and the number of other pages. */
function mergeViolations(violations: Violation[]): Violation[] {
  const groups = Map.groupBy(violations, ({ rule, message }) => `${rule} ${message}`);
  return [...groups.values()].map((group) => {
    const [first] = group as [Violation];
    const more = new Set(group.map(({ page }) => page)).size - 1;
    return { ...first, message: more > 0 ? `${first.message} (and on ${more} more pages)` : first.message };
  });
}

const screenshotsOf = (path: string, candidate: PageCheck, live?: LivePage): PageScreenshots[] =>
  [...candidate.screenshots].map(([width, picture]) => {
    const before = live?.screenshots.get(width);
    return { page: path, width, candidate: picture, ...(before && { live: before }) };
  });
