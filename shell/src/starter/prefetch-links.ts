import { afterLoad } from './after-load.ts';

/** A GET of these has effects or is a download. */
const notPages = /^\/(api|preview|admin)(\/|$)/;
/** Browsers keep documents for a minute (`pageCaching` of the publisher). */
const freshMs = 55_000;
const margin = '100px';
const styleSheet = /<link rel="stylesheet" href="([^"]+)"/g;

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Downloads the documents behind links near the viewport, with their style sheets, and again behind a link under the pointer, a
 * finger or the focus when the copy is too old. Nothing is executed. Does nothing where the visitor asked to save data or the
 * connection is slow. Browsers with speculation rules do some of it by themselves; the HTTP cache has one copy for both.
 */
export function prefetchLinks() {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return;
  const fetchedAt = new Map<string, number>();

  const prefetch = async (link: HTMLAnchorElement | null) => {
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    const address = link.pathname + link.search;
    if (notPages.test(address) || performance.now() < (fetchedAt.get(address) ?? -freshMs) + freshMs) return;
    fetchedAt.set(address, performance.now());
    const response = await fetch(address, { priority: 'low', headers: { accept: 'text/html' } });
    for (const [, href = ''] of (await response.text()).matchAll(styleSheet)) {
      if (fetchedAt.has(href) || document.querySelector(`link[href="${href}"]`)) continue;
      fetchedAt.set(href, 0);
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'style', href }));
    }
  };
  // A prefetch that fails changes nothing: the visitor's click loads the page.
  const tryPrefetch = (link: HTMLAnchorElement | null) => void prefetch(link).catch(() => {});

  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(type, ({ target }) => tryPrefetch(target instanceof Element ? target.closest('a') : null), {
      passive: true,
    });
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) tryPrefetch(target as HTMLAnchorElement);
    },
    { rootMargin: margin },
  );
  afterLoad(() => {
    for (const link of document.querySelectorAll('a[href]')) observer.observe(link);
  });
}
