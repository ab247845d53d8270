import type { Violation } from '@portal/contracts/release-status';
import pLimit from 'p-limit';
import type { BrowserJob, BrowserReport, BrowserScreenshot } from '../../renderer/protocol.ts';
import { findChromium, sharedBrowser } from './chromium.ts';
import { findGrowth, type LoadCost } from './growth.ts';
import { repeatAfterNetworkChange } from './network-changes.ts';
import { mergeViolations } from './rules.ts';
import { changedShare } from './screenshots.ts';
import { serveBuild } from './serve-build.ts';
import { TabPool } from './tab-pool.ts';
import { type LiveVisit, measureLoad, visitLivePage } from './visit-live-page.ts';
import { type Visit, visitPage } from './visit-page.ts';

/** Maximum number of open pages of all checks in this process. */
const pageLimit = pLimit(3);
/** After this many pages that hang or do not hydrate, the other pages are skipped: each would take its whole time limit. */
const maxSlowPages = 3;
/** Number of loads that confirm a longer main-thread time. */
const repetitions = 3;

interface CheckedPage {
  path: string;
  candidate: Visit;
  live?: LoadCost;
  screenshots: BrowserScreenshot[];
}

interface Check {
  job: BrowserJob;
  candidate: TabPool;
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
      isChecked: false,
      violations: [],
      notes: ['The renderer found no Chromium. Install it there, or set CHROMIUM_PATH.'],
      screenshots: [],
    };

  const browser = await sharedBrowser(executable);
  const facts = { site: job.site, access: job.remote.access };
  const candidate = await serveBuild(job.candidate, facts);
  const live = job.live ? await serveBuild(job.live, facts) : undefined;
  const check: Check = {
    job,
    candidate: new TabPool(browser, candidate.proxy, signal),
    ...(live && { live: new TabPool(browser, live.proxy, signal) }),
    signal,
  };
  try {
    const pages = await checkPages(check);
    return {
      isChecked: true,
      violations: mergeViolations([
        ...pages.flatMap((page) => page.candidate.violations),
        ...(await confirmedGrowth(check, pages)),
      ]),
      notes: [],
      screenshots: pages.flatMap(({ screenshots }) => screenshots),
    };
  } finally {
    await check.candidate.close();
    await check.live?.close();
    await candidate.close();
    await live?.close();
  }
}

async function checkPages({ job, candidate, live, signal }: Check): Promise<CheckedPage[]> {
  const pages: CheckedPage[] = [];
  const shared = {
    access: job.remote.access,
    ownPaths: job.pages,
    done: { form: false, templates: new Set<string>() },
  };
  const isSlow = ({ candidate: { violations } }: CheckedPage) =>
    violations.some(({ rule }) => rule === 'hang' || rule === 'hydration');

  await Promise.all(
    job.pages.map((path) =>
      pageLimit(async () => {
        signal.throwIfAborted();
        if (pages.filter(isSlow).length >= maxSlowPages) return;
        const visitOnce = () =>
          candidate.use(
            (open) => visitPage(open, { ...shared, path }),
            ({ violations }) => violations.length === 0,
          );
        const visit = await repeatAfterNetworkChange(visitOnce, () => {
          // The visit may have begun one of them.
          shared.done = { form: false, templates: new Set() };
        });
        // A page that does not work is not compared with the live page.
        const before = visit.cost && (await live?.use((open) => visitLivePage(open, path), Boolean));
        pages.push({
          path,
          candidate: visit,
          ...(before && { live: before.cost }),
          screenshots: await screenshotsOf(path, visit, before),
        });
      }),
    ),
  );
  return pages.sort((one, other) => job.pages.indexOf(one.path) - job.pages.indexOf(other.path));
}

/** Main-thread times vary, so slower pages are measured again, alternating with the live release. */
async function confirmedGrowth({ job, candidate, live }: Check, pages: CheckedPage[]): Promise<Violation[]> {
  const costs = pages.flatMap((page) => page.candidate.cost ?? []);
  const before = pages.flatMap((page) => page.live ?? []);
  const found = findGrowth(costs, before, job.acknowledged);
  const [slowest] = costs.toSorted((one, other) => other.mainThreadTime - one.mainThreadTime);
  if (!live || !slowest || !found.some(isTime)) return found;

  const again: { candidate: LoadCost[]; live: LoadCost[] } = { candidate: [], live: [] };
  for (let repetition = 0; repetition < repetitions; repetition++) {
    for (const [name, tabs] of [
      ['candidate', candidate],
      ['live', live],
    ] as const) {
      const cost = await tabs.use((open) => measureLoad(open, slowest.path), Boolean);
      if (cost) again[name].push(cost);
    }
  }
  const isConfirmed = findGrowth(again.candidate, again.live, job.acknowledged).some(isTime);
  return found.filter((growth) => !isTime(growth) || isConfirmed);
}

const isTime = ({ rule }: Violation) => rule === 'main-thread-growth';

const screenshotsOf = (path: string, candidate: Visit, live?: LiveVisit): Promise<BrowserScreenshot[]> =>
  Promise.all(
    [...candidate.screenshots].map(async ([width, picture]) => {
      const before = live?.screenshots.get(width);
      const screenshot = { page: path, width, candidate: picture };
      return before ? { ...screenshot, live: before, changed: await changedShare(before, picture) } : screenshot;
    }),
  );
