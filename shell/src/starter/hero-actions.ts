/**
 * Sets `data-past-hero` on the root element while the buttons of the page's hero are above the window. Returns a function that
 * stops it.
 */
export function watchHeroActions(): (() => void) | undefined {
  const actions = document.querySelector('main [data-hero-actions]');
  if (!actions) return;
  const observer = new IntersectionObserver(
    // A busy browser reports several changes at once; the last one is the present state.
    (changes) => document.documentElement.toggleAttribute('data-past-hero', !changes.at(-1)?.isIntersecting),
    // What is below the window counts as inside, also after a jump that skips the window.
    { rootMargin: '0px 0px 100000px' },
  );
  observer.observe(actions);
  return () => observer.disconnect();
}
