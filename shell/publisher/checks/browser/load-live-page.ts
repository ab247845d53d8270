import { loadPage } from './load-page.ts';
import { type OpenPage, PageStopped } from './open-page.ts';
import { takeScreenshot } from './screenshots.ts';
import { desktop } from './visitors.ts';

export interface LivePage {
  scriptBytes: number;
  /** By width. */
  screenshots: Map<number, Buffer>;
}

/** Loads a page of the live build. Resolves to `undefined` when it does not exist or does not work. */
export async function loadLivePage(open: OpenPage, path: string): Promise<LivePage | undefined> {
  try {
    const { isHydrated, scriptBytes } = await loadPage(open, path);
    if (!isHydrated) return undefined;
    const screenshots = new Map<number, Buffer>();
    for (const width of desktop.widths) {
      await open.withTimeout(open.page.setViewportSize({ width, height: 900 }));
      const picture = await takeScreenshot(open, width);
      if (picture) screenshots.set(width, picture);
    }
    return { scriptBytes, screenshots };
  } catch (error) {
    if (error instanceof PageStopped) return undefined;
    throw error;
  }
}
