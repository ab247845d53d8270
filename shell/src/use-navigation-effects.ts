import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { countPageView } from './analytics/page-views.ts';
import type { AppProps } from './app.tsx';
import { recordPage } from './visit.ts';

/**
 * What every navigation inside the document does: counts a page view, scrolls to the top (or to the anchor in the
 * address) and moves the focus to the content.
 */
export function useNavigationEffects({ site: { analytics }, pages, isStaff }: AppProps) {
  const { key, pathname, hash } = useLocation();
  const isFirst = useRef(true);

  useEffect(() => {
    // Otherwise the browser restores the scroll position when going back, before the page is rendered.
    history.scrollRestoration = 'manual';
  }, []);

  // Not the query: the same path with another query is the same page.
  useEffect(() => {
    recordPage(pathname);
    // Analytics are for the website, not for staff.
    if (!isStaff) countPageView(analytics, pathname);
  }, [analytics, pathname, isStaff]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation of the router, the hash with the browser's own; the path never without the key
  useEffect(() => {
    pages.forgetPending();
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (isStaff && hasFocusInContent()) return;

    const anchor = anchorOf(hash);
    if (anchor) {
      anchor.scrollIntoView();
      return;
    }
    scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [key, hash]);
}

/** In the lead desk, typing in the search field changes the address too and must keep the focus. */
function hasFocusInContent(): boolean {
  const content = document.getElementById('content');
  return document.activeElement !== content && Boolean(content?.contains(document.activeElement));
}

/** Returns the element that the hash names. A hash that cannot be decoded names none. */
function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
