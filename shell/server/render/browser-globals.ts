import type { Site } from '@portal/contracts/site';
import { JSDOM } from 'jsdom';

const nothing = () => {};
const observer = class {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
  takeRecords = () => [];
};

/** What pages may look for in a browser and jsdom, having no layout, does not have. */
const missing = {
  matchMedia: (media: string) => ({ media, matches: false, addEventListener: nothing, removeEventListener: nothing }),
  IntersectionObserver: observer,
  ResizeObserver: observer,
  PerformanceObserver: observer,
  requestIdleCallback: () => 0,
  cancelIdleCallback: nothing,
  scrollTo: nothing,
};

/** Makes this thread a browser. Answers what shows a page in it. */
export function browserGlobals({ url }: Site) {
  const dom = new JSDOM('', { url, pretendToBeVisual: true });
  const { window } = dom;
  const inherited = new Set(Object.getOwnPropertyNames(globalThis));
  for (const name of Object.getOwnPropertyNames(window)) {
    if (!inherited.has(name) || ['navigator', 'Event', 'EventTarget', 'CustomEvent'].includes(name))
      Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
  }
  Object.assign(globalThis, missing, { window: globalThis });

  return (path: string, head: string, body: string) => {
    dom.reconfigure({ url: url + path });
    delete window.document.documentElement.dataset.hydrated;
    window.document.head.innerHTML = head;
    window.document.body.innerHTML = body;
  };
}

/** A visit a year later, at another hour: what is rendered from the clock comes out differently. */
export function otherTime() {
  const later = (365 * 24 + 7) * 3_600_000 + 17 * 60_000;
  const Now = Date;
  globalThis.Date = class extends Now {
    constructor(...parts: [] | [number | string | Date]) {
      if (parts.length === 0) super(Now.now() + later);
      else super(...(parts as [number]));
    }

    static override now = () => Now.now() + later;
  } as DateConstructor;
}
