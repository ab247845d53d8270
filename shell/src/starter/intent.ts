import { hasPrivacySignal } from '../analytics/privacy.ts';
import type { PageFacts } from '../page-facts.ts';
import { startEvent } from '../start-event.ts';
import { afterLoad } from './after-load.ts';
import { preloadScripts } from './preload-scripts.ts';

/** What needs the application. Menus, popovers and FAQs are native and do not. */
const interactive = 'form, [data-tooltip], [data-interactive], button:not([popovertarget])';
/** What does nothing, or less, without the application: its click waits for hydration. */
const replayed = '[data-interactive], button[type=button]:not([popovertarget])';
/** What starts the application when it comes near the viewport. */
const observed = 'form, [data-interactive]';
const interactions = ['pointerover', 'pointerdown', 'focusin'];
const nearViewport = '25%';
const replayLimitMs = 10_000;

const { documentElement } = document;
export const isHydrated = () => 'hydrated' in documentElement.dataset;

/**
 * Loads the application when the pointer, a finger or the focus is on something that needs it, or when a form or an
 * interactive control comes near the viewport. Documents that are rendered in the browser need it at once.
 */
export function startOnIntent({ kind, entry, preload, site }: PageFacts) {
  const waiting = new AbortController();
  const { signal } = waiting;

  function start() {
    if (signal.aborted) return;
    waiting.abort();
    preloadScripts(preload);
    import(/* webpackIgnore: true */ entry);
  }

  if (kind === 'client') return start();
  for (const type of interactions)
    addEventListener(type, ({ target }) => closest(target, interactive) && start(), { passive: true, signal });
  addEventListener(startEvent, start, { signal });
  addEventListener('click', holdClick, { capture: true });
  afterLoad(() => {
    startNearControls(start, signal);
    // Its consent banner is part of the application.
    if (site.analytics.provider === 'ga4' && !hasPrivacySignal()) start();
  });
}

/** Repeats a click that came before hydration. Without hydration, e.g. offline, the browser's own action happens. */
function holdClick(event: MouseEvent) {
  const target = closest(event.target, replayed) as HTMLElement | null;
  if (isHydrated()) return removeEventListener('click', holdClick, { capture: true });
  if (!target || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  const limit = setTimeout(replay, replayLimitMs);
  // After the effects of the components that were hydrated.
  const observer = new MutationObserver(() => setTimeout(replay));
  observer.observe(documentElement, { attributeFilter: ['data-hydrated'] });
  function replay() {
    clearTimeout(limit);
    observer.disconnect();
    removeEventListener('click', holdClick, { capture: true });
    target?.click();
  }
}

function startNearControls(start: () => void, signal: AbortSignal) {
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && start(), {
    rootMargin: nearViewport,
  });
  for (const control of document.querySelectorAll(observed)) observer.observe(control);
  signal.addEventListener('abort', () => observer.disconnect());
}

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest(selector) : null;
