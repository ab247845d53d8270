import pLimit from 'p-limit';
import type { Browser } from 'playwright-core';
import type { BrowserJob, BrowserReport, BrowserScreenshot } from '../../renderer/protocol.ts';
import { findChromium, sharedBrowser } from './chromium.ts';
import { findGrowth, type LoadCost } from './growth.ts';
import { mergeViolations } from './rules.ts';
import { changedShare } from './screenshots.ts';
import { type ServedBuild, serveBuild } from './serve-build.ts';
import { type LiveVisit, measureLoad, visitLivePage } from './visit-live-page.ts';
import { type Visit, visitPage } from './visit-page.ts';

/** Pages of all checks of this process that are open at a time. */
const pageLimit = pLimit(3);
/** The rest of a remote is not loaded after so many pages that hang or do not hydrate: each takes its whole time limit. */
const maxSlowPages = 3;
/** Loads of a page by which a longer main-thread time is confirmed. */
const repetitions = 3;

interface CheckedPage {
  path: string;
  candidate: Visit;
  live?: LiveVisit;
}

interface Check {
  job: BrowserJob;
  browser: Browser;
  candidate: ServedBuild;
  live?: ServedBuild;
  signal: AbortSignal;
}

/**
 * Loads pages of a site build in Chromium and applies the rules of `rules.ts`. Throws only what may succeed when it is
 * retried: the browser ended, or the signal was aborted.
 */
export async function checkInBrowser(job: BrowserJob, signal: AbortSignal): Promise<BrowserReport> {
  const executable = findChromium();
  if (!executable) return { isChecked: false, violations: [], notes: [], screenshots: [] };

  const browser = await sharedBrowser(executable);
  const facts = { site: job.site, access: job.remote.access };
  const candidate = await serveBuild(job.candidate, facts);
  const live = job.live ? await serveBuild(job.live, facts) : undefined;
  try {
    const check: Check = { job, browser, candidate, live, signal };
    const pages = await checkPages(check);
    return {
      isChecked: true,
      violations: mergeViolations([
        ...pages.flatMap((page) => page.candidate.violations),
        ...(await confirmedGrowth(check, pages)),
      ]),
      notes: [],
      screenshots: pages.flatMap(screenshotsOf),
    };
  } finally {
    await candidate.close();
    await live?.close();
  }
}

async function checkPages({ job, browser, candidate, live, signal }: Check): Promise<CheckedPage[]> {
  const pages: CheckedPage[] = [];
  const shared = {
    access: job.remote.access,
    ownPaths: job.pages,
    done: { form: false, templates: new Set<string>() },
    signal,
  };
  const isSlow = ({ candidate: { violations } }: CheckedPage) =>
    violations.some(({ rule }) => rule === 'hang' || rule === 'hydration');

  await Promise.all(
    job.pages.map((path) =>
      pageLimit(async () => {
        signal.throwIfAborted();
        if (pages.filter(isSlow).length >= maxSlowPages) return;
        const visit = await visitPage(browser, { ...shared, proxy: candidate.proxy, path });
        pages.push({
          path,
          candidate: visit,
          // A page that does not work is not compared with anything.
          live: live && visit.cost && (await visitLivePage(browser, { proxy: live.proxy, path, signal })),
        });
      }),
    ),
  );
  return pages.sort((one, other) => job.pages.indexOf(one.path) - job.pages.indexOf(other.path));
}

/** Main-thread times vary, so what is slower in one run is measured again, in turns with the live release. */
async function confirmedGrowth({ job, browser, candidate, live, signal }: Check, pages: CheckedPage[]) {
  const costs = pages.flatMap(({ candidate: { cost } }) => cost ?? []);
  const found = findGrowth(
    costs,
    pages.flatMap((page) => page.live?.cost ?? []),
    job.acknowledged,
  );
  const [slowest] = costs.toSorted((one, other) => other.mainThreadTime - one.mainThreadTime);
  if (!live || !slowest || !found.some(({ rule }) => rule === 'main-thread-growth')) return found;

  const { path } = slowest;
  const again: { candidate: LoadCost[]; live: LoadCost[] } = { candidate: [], live: [] };
  for (let repetition = 0; repetition < repetitions; repetition++) {
    for (const [name, { proxy }] of [
      ['candidate', candidate],
      ['live', live],
    ] as const) {
      const cost = await measureLoad(browser, { proxy, path, signal });
      if (cost) again[name].push(cost);
    }
  }
  const isConfirmed = findGrowth(again.candidate, again.live, job.acknowledged).some(
    ({ rule }) => rule === 'main-thread-growth',
  );
  return found.filter(({ rule }) => rule !== 'main-thread-growth' || isConfirmed);
}

const screenshotsOf = ({ path, candidate, live }: CheckedPage): BrowserScreenshot[] =>
  [...candidate.screenshots].map(([width, picture]) => {
    const before = live?.screenshots.get(width);
    return {
      page: path,
      width,
      candidate: picture,
      ...(before && { live: before, changed: changedShare(before, picture) }),
    };
  });
