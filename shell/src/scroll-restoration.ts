/** Scroll positions of the history entries of this document. Between documents, browsers restore them. */
const positions = new Map<string, number>();
/** The entry that is shown. During a navigation, `entryKey` is that of the next one already. */
let shown = '';

const entryKey = () => globalThis.navigation?.currentEntry?.key ?? history.state?.key ?? '';

/**
 * Records the scroll position of the history entry that is shown. Call it before the router listens to `popstate`: the router
 * may render the page at once.
 */
export function trackScroll() {
  shown = entryKey();
  const record = () => {
    if (entryKey() === shown) positions.set(shown, scrollY);
  };
  record();
  addEventListener('scroll', record, { passive: true });
  // The browser would scroll before the page is rendered.
  addEventListener('popstate', () => {
    history.scrollRestoration = 'manual';
  });
}

/** Call it when a navigation is rendered. On back and forward, scrolls to where the page was; returns false otherwise. */
export function restoreScroll(isTraversal: boolean): boolean {
  shown = entryKey();
  // For a reload, and for the way back from another document.
  history.scrollRestoration = 'auto';
  const top = isTraversal ? positions.get(shown) : undefined;
  if (top !== undefined) scrollTo({ top, behavior: 'instant' });
  return top !== undefined;
}
