import type { LoadCost } from './growth.ts';
import { loadPage } from './load-page.ts';
import { type OpenPage, PageStopped } from './open-page.ts';
import { takeScreenshot } from './screenshots.ts';
import { desktop } from './visitors.ts';

export interface LivePage {
  cost: LoadCost;
  /** By width. */
  screenshots: Map<number, Buffer>;
}

/** Loads a page of the live build. Resolves to `undefined` when it does not exist or does not work. */
export async function loadLivePage(open: OpenPage, path: string): Promise<LivePage | undefined> {
  try {
    const cost = await measureLoad(open, path);
    if (!cost) return undefined;
    const screenshots = new Map<number, Buffer>();
    for (const width of desktop.widths) {
      await open.withTimeout(open.page.setViewportSize({ width, height: 900 }));
      const picture = await takeScreenshot(open, width);
      if (picture) screenshots.set(width, picture);
    }
    return { cost, screenshots };
  } catch (error) {
    if (error instanceof PageStopped) return undefined;
    throw error;
  }
}

/** Resolves to the cost of one load of a page. */
export async function measureLoad(open: OpenPage, path: string): Promise<LoadCost | undefined> {
  const loaded = await loadPage(open, path);
  return loaded.isHydrated ? { ...loaded, path } : undefined;
}
