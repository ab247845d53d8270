// Stands inline in every document: brings the page to life when the visitor first touches it, or when the browser has
// nothing better to do. Until then links, menus and forms are plain HTML and work as such.
import { readPageFacts } from './read-page-facts.ts';

const interactions = ['pointerover', 'pointerdown', 'keydown', 'focusin'];
const waiting = new AbortController();

function start() {
  if (waiting.signal.aborted) return;
  waiting.abort();

  const { entry, preload } = readPageFacts();
  for (const href of preload) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  import(/* webpackIgnore: true */ entry);
}

function whenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}

/** Scripts that are fetched before the page can be seen would take the line from what it is seen with. */
function whenSeen() {
  new PerformanceObserver((_, paints) => {
    paints.disconnect();
    whenIdle();
  }).observe({ type: 'paint', buffered: true });
}

for (const name of interactions) addEventListener(name, start, { passive: true, signal: waiting.signal });
if (document.readyState === 'complete') whenSeen();
else addEventListener('load', whenSeen, { signal: waiting.signal });
