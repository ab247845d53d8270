import { blockPattern, type DocumentData } from '@portal/contracts/document-data';
import { afterPaint } from './after-paint.ts';
import { isHydrated } from './hold-actions.ts';
import { preloadScripts } from './preload-scripts.ts';
import { prerenderHovered } from './prerender-hovered.ts';

/** A GET of these has effects or is a download. */
const notPages = /^\/(api|preview)(\/|$)/;

/** Browsers keep documents for a minute (`pageCaching` of the publisher). */
const freshMs = 55_000;
/** Of links that only were in the viewport. */
const maxPages = 8;

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** A page whose document was downloaded. */
interface Prefetched {
  /** Time in ms since this document started. */
  fetchedAt: number;
  /** Paths of the scripts with which this document can show the page. */
  scripts: Promise<string[]>;
}

/**
 * Downloads the documents behind every link under the pointer, a finger or the focus, again when the copy is too old.
 * There, a document that is hydrated also downloads the scripts of a page that it can show itself. A finger says too late which link it
 * taps, so touchscreens also download the documents behind the first links in the viewport, without the footer's. Nothing is executed.
 * Does nothing where the visitor asked to save data or the connection is slow. Browsers with speculation rules prerender some of
 * these pages; the HTTP cache has one copy for both.
 */
export function prefetchLinks({ entry, remote }: DocumentData) {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return;
  const pages = new Map<string, Prefetched>();

  async function download(address: string): Promise<string[]> {
    const response = await fetch(address, { priority: 'low', headers: { accept: 'text/html' } });
    const html = await response.text();
    const next: Partial<DocumentData> = JSON.parse(blockPattern.exec(html)?.[1] ?? '{}');
    const isSameApplication = next.entry === entry && next.remote?.entry === remote?.entry;
    return (isSameApplication && next.preload) || [];
  }

  async function prefetch(link: HTMLAnchorElement | null): Promise<string[]> {
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return [];
    const address = link.pathname + link.search;
    if (notPages.test(address)) return [];
    const now = performance.now();
    const known = pages.get(address);
    if (known && now < known.fetchedAt + freshMs) return known.scripts;
    // A prefetch that fails changes nothing: the visitor's click loads the page.
    const scripts = download(address).catch(() => []);
    pages.set(address, { fetchedAt: now, scripts });
    return scripts;
  }

  const prefetchTarget = async ({ target }: Event) => {
    const scripts = await prefetch(target instanceof Element ? target.closest('a') : null);
    if (isHydrated()) preloadScripts(scripts);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(type, prefetchTarget, { passive: true });
  prerenderHovered();
  if (!matchMedia('(pointer: coarse)').matches) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (pages.size >= maxPages) observer.disconnect();
      else if (isIntersecting) prefetch(target as HTMLAnchorElement);
    }
  });
  afterPaint(() => {
    for (const link of document.querySelectorAll('a[href]:not(footer a)')) observer.observe(link);
  });
}
