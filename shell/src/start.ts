// The first script of every document. Loads the rest when the visitor first interacts with the page, or when the browser
// is idle. Until then links, menus and forms are plain HTML.
import { recordReferrer } from './first-entry.ts';
import { readPageFacts } from './read-page-facts.ts';

const interactions = ['pointerover', 'pointerdown', 'keydown', 'focusin'];
const waiting = new AbortController();

function start() {
  if (waiting.signal.aborted) return;
  waiting.abort();

  const { entry, preload } = readPageFacts();
  for (const script of preload) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', ...script }));
  }
  import(/* webpackIgnore: true */ entry);
}

function whenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}

/** Scripts that load before the first paint would delay it. */
function afterFirstPaint() {
  new PerformanceObserver((_, paints) => {
    paints.disconnect();
    whenIdle();
  }).observe({ type: 'paint', buffered: true });
}

recordReferrer();
for (const name of interactions) addEventListener(name, start, { passive: true, signal: waiting.signal });
// An empty document has nothing to read before its scripts.
if (readPageFacts().kind === 'client') start();
else if (document.readyState === 'complete') afterFirstPaint();
else addEventListener('load', afterFirstPaint, { signal: waiting.signal });
