import type { PageFacts } from './page-facts.ts';
import type { Pages } from './pages.ts';

/**
 * Downloads the scripts of the page behind a link under the pointer, a finger or the focus, when it is a page of the same remote.
 * The starter downloads documents. Nothing is executed.
 */
export function preloadPages(pages: Pages, { chunks = {} }: PageFacts) {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  const preloaded = new Set([location.pathname]);

  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || preloaded.has(link.pathname)) return;
    preloaded.add(link.pathname);
    const route = pages.routeOf(link.pathname);
    // The import map of the document has the integrity of its scripts.
    for (const href of (route && chunks[route.handle.chunk]) ?? [])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) addEventListener(type, preload, { passive: true });
}
