import type { Analytics } from '@portal/contracts/site';
import { loadScript } from './load-script.ts';

type PlausibleCall = [event: 'pageview', options: { u: string; url: string }];

declare global {
  interface Window {
    /** Plausible's function. Before its script is loaded: a queue `q` of calls, and options `o`. */
    plausible?: ((...call: PlausibleCall) => void) & { q?: PlausibleCall[]; o?: { autoCapturePageviews: boolean } };
  }
}

/** Loads Plausible or a compatible script. It sets no cookies, so no consent is needed. */
export function startPlausible({ src, id }: Analytics) {
  const queue: PlausibleCall[] = [];
  const enqueue = (...call: PlausibleCall) => void queue.push(call);
  // Page views are sent below: the script's own capture would count them twice.
  window.plausible ??= Object.assign(enqueue, { q: queue, o: { autoCapturePageviews: false } });
  loadScript(src, { domain: id });
}

/** Versions before 2025 read `u`, later ones `url`. */
export const countWithPlausible = (url: string) => window.plausible?.('pageview', { u: url, url });
