import type { Violation } from '@portal/contracts/release-status';
import pLimit from 'p-limit';
import { BrowserFailed } from '../release/browser-job.ts';
import { inTime, sharedBrowser } from './chromium.ts';
import { OpenPage } from './open-page.ts';
import type { ServedBuild } from './serve-build.ts';
import type { Patience } from './time-limit.ts';
import type { Visitor } from './visitors.ts';

/**
 * How many tabs are open at a time, in use or kept for the next page, and how many pages are checked at a time. A tab takes 150 MB, and Chromium
 * without one and the renderer 1 GB: `docker-compose.yml` allows 3 GB. A page often waits, so there are more of them than processors.
 */
export const capacity = { tabs: 12, pages: 5 };
/** Limits the pages that all checks in this process have open. */
export const pageLimit = pLimit(capacity.pages);

/** Tabs of all pools that are kept for the next page, longest unused first. */
const kept: { pool: TabPool; open: OpenPage }[] = [];
/** Number of open tabs, in use or kept. */
let openTabs = 0;

async function close(open: OpenPage) {
  await open.close().finally(() => {
    openTabs -= 1;
  });
}

/** How a pool decides about a tab after its use. */
interface UseOptions<Result> {
  /** Whether the tab can be used again. */
  isClean: (result: Result) => boolean;
  /** Adds what fails when the page is left to its result. */
  onFailure?: (result: Result, failures: Violation[]) => void;
  /** Opens a tab of its own. */
  patience?: Patience;
}

interface TabPoolOptions {
  executable: string;
  build: ServedBuild;
  signal: AbortSignal;
  visitor: Visitor;
}

/** Tabs of one build and visitor. A tab is reused after a page without violations, because a new process costs as much as a page. */
export class TabPool {
  private readonly options: TabPoolOptions;

  constructor(options: TabPoolOptions) {
    this.options = options;
  }

  /**
   * Runs a function with a tab, and leaves the page. The tab is closed unless the result is clean. Runs it again with another tab when the
   * machine ended requests, until it did not. Throws a `BrowserFailed` without a tab.
   */
  async use<Result>(run: (open: OpenPage) => Promise<Result>, options: UseOptions<Result>): Promise<Result> {
    const { isClean, onFailure, patience } = options;
    const open = (!patience && this.take()) || (await this.open(patience));
    let canBeUsedAgain = false;
    try {
      const result = await run(open);
      if (isClean(result)) {
        const failures = await open.leave();
        onFailure?.(result, failures);
        canBeUsedAgain = failures.length === 0 && !patience;
      }
      if (!open.isInterrupted) return result;
    } catch (error) {
      if (!open.isInterrupted) throw error;
    } finally {
      if (canBeUsedAgain && !open.isInterrupted) kept.push({ pool: this, open });
      else await close(open);
    }
    this.options.signal.throwIfAborted();
    return this.use(run, options);
  }

  async close(): Promise<void> {
    const own = kept.filter(({ pool }) => pool === this);
    for (const one of own) kept.splice(kept.indexOf(one), 1);
    await Promise.all(own.map(({ open }) => close(open)));
  }

  private take(): OpenPage | undefined {
    const index = kept.findLastIndex(({ pool, open }) => pool === this && !open.hasEnded);
    return index < 0 ? undefined : kept.splice(index, 1)[0]?.open;
  }

  private async open(patience?: Patience): Promise<OpenPage> {
    const { executable, signal } = this.options;
    while (openTabs >= capacity.tabs) {
      const unused = kept.shift();
      if (!unused) break;
      await close(unused.open);
    }
    openTabs += 1;
    try {
      const browser = await sharedBrowser(executable);
      return await inTime(OpenPage.open(browser, { ...this.options, patience }));
    } catch (error) {
      openTabs -= 1;
      signal.throwIfAborted();
      throw error instanceof BrowserFailed ? error : new BrowserFailed((error as Error).message);
    }
  }
}
