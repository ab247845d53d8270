const key = 'scroll-after-load';
const delayMs = 100;

/**
 * A link with `data-scroll="half-window"` loads its document, which then scrolls down by half the window height, as the
 * website specification requires for two links of the home page.
 */
export function scrollAfterLoad() {
  try {
    addEventListener('click', ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-scroll]') : null;
      if (link) sessionStorage.setItem(key, link.pathname);
    });
    // The first access to the storage takes several milliseconds before the first paint: not for visitors from elsewhere.
    if (!document.referrer.startsWith(location.origin)) return;
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (path === location.pathname) setTimeout(() => scrollBy({ top: innerHeight / 2 }), delayMs);
  } catch {
    // Storage is disabled: the page stays at the top.
  }
}
