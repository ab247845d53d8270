import { ownerOf } from '@portal/contracts/remote';
import type { Pages } from './pages.ts';

/**
 * Fetches the page behind a link that pointer, finger or keyboard rest on, so that the click need not wait for the
 * network. Where the visitor asked to save data, the click fetches it.
 */
export function prefetchPages(pages: Pages) {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (connection?.saveData) return;

  const fetchTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    if (!ownerOf(link.pathname)?.isPublic || pages.has(link.pathname)) return;
    pages.fetch(link.pathname);
  };
  for (const sign of ['pointerover', 'touchstart', 'focusin']) addEventListener(sign, fetchTarget, { passive: true });
}
