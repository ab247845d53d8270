import { ownerOf } from '@portal/contracts/remote';
import { useSite } from '@portal/platform';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { countPageView } from './analytics/page-views.ts';
import { usePages } from './pages.ts';
import { noteArrival } from './visit.ts';

/**
 * What every navigation does: the page is counted, scrolled to its top (or to the anchor its address names), and
 * keyboard and screen reader go on at its content.
 */
export function useArrival() {
  const { key, pathname, hash } = useLocation();
  const { analytics } = useSite();
  const pages = usePages();
  const isFirst = useRef(true);

  useEffect(() => {
    // Left to itself, the browser would scroll back to where a visitor was who goes back.
    history.scrollRestoration = 'manual';
  }, []);

  // Not the query: an address with another one shows the same page.
  useEffect(() => {
    noteArrival(pathname);
    // What staff look at is nobody else's business.
    if (ownerOf(pathname)?.isPublic !== false) countPageView(analytics, pathname);
  }, [analytics, pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation of ours, the hash with the browser's own; the path never without the key
  useEffect(() => {
    pages.forgetAttempts();
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (ownerOf(pathname)?.isPublic === false && hasFocusInContent()) return;

    const anchor = anchorOf(hash);
    if (anchor) {
      anchor.scrollIntoView();
      return;
    }
    scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [key, hash]);
}

/** The staff view is a tool: typing in its search changes the address too, and a page of it may know where one left off. */
function hasFocusInContent(): boolean {
  const content = document.getElementById('content');
  return document.activeElement !== content && Boolean(content?.contains(document.activeElement));
}

/** The element an address names. What cannot be decoded names none. */
function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
