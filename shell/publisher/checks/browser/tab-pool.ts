import type { Browser } from 'playwright-core';
import { OpenPage } from './open-page.ts';

/** Tabs of one build. A tab is reused after a page without violations, because a new process costs as much as a page. */
export class TabPool {
  private readonly free: OpenPage[] = [];
  private readonly browser: Browser;
  private readonly proxy: string;
  private readonly signal: AbortSignal;

  constructor(browser: Browser, proxy: string, signal: AbortSignal) {
    this.browser = browser;
    this.proxy = proxy;
    this.signal = signal;
  }

  /** Runs a function with a tab. The tab is closed unless the result is clean. */
  async use<Result>(run: (open: OpenPage) => Promise<Result>, isClean: (result: Result) => boolean): Promise<Result> {
    const { browser, proxy, signal, free } = this;
    const open = free.pop() ?? (await OpenPage.open(browser, { proxy, signal }));
    let canBeUsedAgain = false;
    try {
      const result = await run(open);
      canBeUsedAgain = isClean(result);
      if (canBeUsedAgain) await open.reset();
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
