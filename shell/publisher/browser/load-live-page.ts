import { loadPage } from './load-page.ts';
import type { OpenPage } from './open-page.ts';
import { takeScreenshot } from './screenshots.ts';
import { blankPath } from './serve-build.ts';
import { PageStopped } from './time-limit.ts';
import { desktop } from './visitors.ts';

export interface LivePage {
  /** By width. */
  screenshots: Map<number, string>;
  /** What the page has stored in `localStorage`. */
  stored: Record<string, string>;
}

/** Loads a page of the live build, and leaves it. Resolves to `undefined` when it does not exist or does not work. */
export async function loadLivePage(open: OpenPage, path: string): Promise<LivePage | undefined> {
  try {
    const { isHydrated } = await loadPage(open, path);
    if (!isHydrated) return undefined;
    const screenshots = new Map<number, string>();
    for (const width of desktop.widths) {
      await open.withTimeout(open.page.setViewportSize({ width, height: 900 }));
      const picture = await takeScreenshot(open, width);
      if (picture) screenshots.set(width, picture);
    }
    await open.load(blankPath);
    return { screenshots, stored: await open.run(() => ({ ...localStorage })) };
  } catch (error) {
    if (error instanceof PageStopped) return undefined;
    throw error;
  }
}
