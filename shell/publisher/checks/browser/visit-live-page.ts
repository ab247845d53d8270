import type { Browser } from 'playwright-core';
import type { LoadCost } from './growth.ts';
import { type LoadedPage, loadPage } from './load-page.ts';
import { OpenPage, PageFailure } from './open-page.ts';
import { takeScreenshot, widths } from './screenshots.ts';

interface LoadOptions {
  proxy: string;
  path: string;
  signal: AbortSignal;
}

export interface LiveVisit {
  cost: LoadCost;
  /** By width. */
  screenshots: Map<number, Buffer>;
}

/** Loads the page of the live build. Resolves to undefined where there is none that works. */
export async function visitLivePage(browser: Browser, options: LoadOptions): Promise<LiveVisit | undefined> {
  return withPage(browser, options, async (open, loaded) => {
    const screenshots = new Map<number, Buffer>();
    for (const width of widths) {
      await open.answered(open.page.setViewportSize({ width, height: 900 }));
      screenshots.set(width, await takeScreenshot(open, width));
    }
    return { cost: { ...loaded, path: options.path }, screenshots };
  });
}

/** Resolves to what one load of a page costs. */
export const measureLoad = (browser: Browser, options: LoadOptions): Promise<LoadCost | undefined> =>
  withPage(browser, options, async (_, loaded) => ({ ...loaded, path: options.path }));

async function withPage<Result>(
  browser: Browser,
  options: LoadOptions,
  use: (open: OpenPage, loaded: LoadedPage) => Promise<Result>,
): Promise<Result | undefined> {
  const open = await OpenPage.open(browser, { ...options, width: 1440 });
  try {
    const loaded = await loadPage(open, options.path);
    return loaded.isHydrated ? await use(open, loaded) : undefined;
  } catch (error) {
    if (error instanceof PageFailure) return undefined;
    throw error;
  } finally {
    await open.close();
  }
}
