import { type DocumentData, startEvent } from '@portal/contracts/document-data';
import { hasPrivacySignal } from '../analytics/privacy.ts';
import { reloadOnce } from '../reload-once.ts';
import { retry } from '../retry.ts';
import { afterPaint } from './after-paint.ts';
import { holdActions, isOffline } from './hold-actions.ts';
import { loadStyles } from './load-styles.ts';
import { preloadScripts } from './preload-scripts.ts';
import { recordVisitorInput } from './visitor-input.ts';

/** What needs the application. Menus, popovers and FAQs are native and do not. */
const interactiveSelector = 'form, [data-tooltip], [data-interactive], button:not([popovertarget])';
/** What a visitor is about to use when it is near the viewport. */
const observedSelector = 'form:not([method=get]), [data-interactive]';
/** A form that only computes waits until it is used: most read past it. */
const waitingSelector = 'form[method=get]';
const interactions = ['pointerover', 'pointerdown', 'focusin'];
/** Signs that a visitor is about to use a control near the viewport. */
const activities = ['pointermove', 'touchstart', 'keydown', 'scroll'];
const nearViewport = '25%';
const dwellMs = 3_000;

/**
 * Loads the application when the pointer, a finger or the focus is on something that needs it. When a form or an interactive
 * control comes near the viewport, downloads it, and runs it with the next sign of activity or after 3 s: running it takes the
 * processor from visitors who only read. Documents that are rendered in the browser need it at once.
 */
export function startOnIntent({ kind, entry, preload, site }: DocumentData, onLoad: () => void) {
  const waiting = new AbortController();
  const { signal } = waiting;
  let stopHolding = () => {};

  function load() {
    if (signal.aborted) return;
    waiting.abort();
    onLoad();
    preloadScripts(preload);
    const run = async () => {
      await loadStyles();
      return import(/* webpackIgnore: true */ entry);
    };
    retry(run).catch(async (error) => {
      // Other documents stay static HTML with working links and forms.
      if (kind === 'client') await reloadOnce();
      stopHolding();
      throw error;
    });
  }

  if (kind === 'client') return load();

  /** Waits for a connection: browsers do not request a module again that failed, see `retry`. */
  async function start() {
    if (navigator.onLine || !(await isOffline())) load();
    else addEventListener('online', load, { once: true, signal });
  }

  recordVisitorInput();
  stopHolding = holdActions(start);
  for (const type of interactions)
    addEventListener(
      type,
      ({ target }) => {
        const isPassing = type === 'pointerover' && closest(target, waitingSelector);
        if (closest(target, interactiveSelector) && !isPassing) start();
      },
      { passive: true, signal },
    );
  addEventListener(startEvent, start, { signal });
  afterPaint(() => {
    whenNearControls(signal, () => {
      preloadScripts(preload);
      loadStyles();
      for (const type of activities) addEventListener(type, start, { passive: true, signal });
      setTimeout(start, dwellMs);
    });
    // It shows what the query asks for.
    if (location.search && document.querySelector('[data-reads-query]')) start();
    // Its consent banner is part of the application.
    if (site.analytics.provider === 'ga4' && !hasPrivacySignal()) start();
  });
}

/** Calls `run` once, when a form or an interactive control is near the viewport. */
function whenNearControls(signal: AbortSignal, run: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: nearViewport },
  );
  for (const control of document.querySelectorAll(observedSelector)) observer.observe(control);
  signal.addEventListener('abort', () => observer.disconnect());
}

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest(selector) : null;
