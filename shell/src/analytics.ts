import type { Site } from '@portal/contracts/site';

type PageViewCounter = (event: 'pageview', options: { u: string }) => void;

declare global {
  interface Window {
    /** The provider's function. Until its script is there, calls wait in `q`, where that script looks for them. */
    plausible?: PageViewCounter & { q?: Parameters<PageViewCounter>[] };
  }
}

/** Loads the analytics script where one is configured; page views counted before it arrives are kept for it. */
export function startAnalytics({ analytics: { src, id } }: Site) {
  if (!src) return;
  const waiting: Parameters<PageViewCounter>[] = [];
  const keep: PageViewCounter = (...call) => void waiting.push(call);
  window.plausible ??= Object.assign(keep, { q: waiting });

  const script = Object.assign(document.createElement('script'), { src, defer: true });
  script.dataset.domain = id;
  document.head.append(script);
}

/** Tells the provider that a page is shown; nothing happens where none is configured. */
export function countPageView(path: string) {
  window.plausible?.('pageview', { u: new URL(path, location.href).href });
}
