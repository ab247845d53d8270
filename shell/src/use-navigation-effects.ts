import type { Analytics } from '@portal/contracts/site';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { countPageView } from './analytics/page-views.ts';
import { recordPage } from './attribution.ts';
import type { Pages } from './pages.ts';
import { restoreScroll } from './scroll-restoration.ts';

interface NavigationEffects {
  analytics: Analytics;
  pages: Pages;
  isStaff: boolean;
}

/**
 * What every navigation inside the document does: counts a page view, scrolls to the top, to the anchor in the address or, on
 * back and forward, to where the page was, and moves the focus to the content.
 */
export function useNavigationEffects({ analytics, pages, isStaff }: NavigationEffects) {
  const { key, pathname, hash } = useLocation();
  const isTraversal = useNavigationType() === 'POP';
  const isFirst = useRef(true);

  // Not the query: the same path with another query is the same page.
  useEffect(() => {
    recordPage(pathname);
    // Analytics are for the website, not for staff.
    if (!isStaff) countPageView(analytics, pathname, isFirst.current);
  }, [analytics, pathname, isStaff]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation of the router, the hash with the browser's own; the path never without the key
  useEffect(() => {
    pages.forgetPending();
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const isRestored = restoreScroll(isTraversal);
    if (isStaff && hasFocusInContent()) return;
    if (isRestored) return focusContent();

    const anchor = anchorOf(hash);
    if (anchor) {
      anchor.scrollIntoView();
      return;
    }
    scrollTo({ top: 0, behavior: 'instant' });
    focusContent();
  }, [key, hash]);
}

const focusContent = () => document.getElementById('content')?.focus({ preventScroll: true });

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
