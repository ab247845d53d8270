import type { Violation } from '@portal/contracts/release-status';
import type { Browser } from 'playwright-core';
import { OpenPage, type Patience } from './open-page.ts';
import { desktop, type Visitor } from './visitors.ts';

/** How a pool decides about a tab after its use. */
interface UseOptions<Result> {
  /** Whether the tab can be used again. */
  isClean: (result: Result) => boolean;
  /** Adds what fails when the page is left to its result. */
  onFailure?: (result: Result, failures: Violation[]) => void;
  /** Opens a tab of its own. */
  patience?: Patience;
}

/** Tabs of one build and visitor. A tab is reused after a page without violations, because a new process costs as much as a page. */
export class TabPool {
  private readonly free: OpenPage[] = [];
  private readonly browser: Browser;
  private readonly proxy: string;
  private readonly signal: AbortSignal;
  private readonly visitor: Visitor;

  constructor(browser: Browser, proxy: string, signal: AbortSignal, visitor = desktop) {
    this.browser = browser;
    this.proxy = proxy;
    this.signal = signal;
    this.visitor = visitor;
  }

  /** Runs a function with a tab, and leaves the page. The tab is closed unless the result is clean. */
  async use<Result>(
    run: (open: OpenPage) => Promise<Result>,
    { isClean, onFailure, patience }: UseOptions<Result>,
  ): Promise<Result> {
    const { browser, proxy, signal, visitor, free } = this;
    const known = patience ? undefined : free.pop();
    const open = known ?? (await OpenPage.open(browser, { proxy, signal, visitor, patience }));
    let canBeUsedAgain = false;
    try {
      const result = await run(open);
      if (isClean(result)) {
        const failures = await open.leave();
        onFailure?.(result, failures);
        canBeUsedAgain = failures.length === 0 && !patience;
      }
      return result;
    } finally {
      if (canBeUsedAgain) free.push(open);
      else await open.close();
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.free.splice(0).map((open) => open.close()));
  }
}
