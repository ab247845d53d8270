import { afterPaint } from './after-paint.ts';

/**
 * Lets the browser lay out the sections that the style sheet (`global-css.ts` of the design system) leaves out of the first paint.
 * Until then their heights are estimates, so a page that is opened further down is laid out completely at once.
 */
export function renderLaterSections() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isRestored = navigation?.type === 'back_forward' || navigation?.type === 'reload';
  const render = () => {
    document.documentElement.dataset.complete = '';
  };
  if (!isRestored && !location.hash) return afterPaint(render);
  const top = scrollY;
  render();
  // The browser has not scrolled yet: it will, on the complete page.
  if (top === 0) return;
  // Positions that are restored were measured on the complete page, that of an anchor was not.
  if (isRestored) scrollTo({ top, behavior: 'instant' });
  else document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' });
}
