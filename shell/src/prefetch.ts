import type { PageFacts } from './page-facts.ts';
import type { Pages } from './pages.ts';

/** A GET of these has effects or is a download. */
const notPages = /^\/(api|preview)\//;

/**
 * Downloads what is behind a link under the pointer, a finger or the focus: the scripts of a page of the same remote,
 * the document of any other page. Nothing is executed. Does nothing where the visitor asked to save data.
 */
export function prefetchLinks(pages: Pages, { chunks = {}, remote }: PageFacts) {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  const prefetched = new Set([location.pathname]);

  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || prefetched.has(link.pathname)) return;
    prefetched.add(link.pathname);
    const route = pages.routeOf(link.pathname);
    if (route) for (const href of chunks[route.handle.chunk] ?? []) addLink('modulepreload', href);
    else if (remote?.access !== 'staff' && !notPages.test(link.pathname))
      addLink('prefetch', link.pathname + link.search);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) addEventListener(type, prefetch, { passive: true });
}

/** The import map of the document has the integrity of its scripts. */
function addLink(rel: 'modulepreload' | 'prefetch', href: string) {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}
