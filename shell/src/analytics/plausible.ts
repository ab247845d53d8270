import type { Analytics } from '@portal/contracts/site';
import { loadScript } from './load-script.ts';
import type { CountPageView } from './page-views.ts';

type PlausibleCall = [event: 'pageview', options: { u: string; url: string }];

declare global {
  interface Window {
    /** The provider's function. Until its script is there, calls wait in `q`; it finds its options in `o`. */
    plausible?: ((...call: PlausibleCall) => void) & { q?: PlausibleCall[]; o?: { autoCapturePageviews: boolean } };
  }
}

/** Loads a script that speaks as Plausible's does: without cookies, so nobody has to be asked. */
export function startPlausible({ src, id }: Analytics): CountPageView {
  const waiting: PlausibleCall[] = [];
  const keep = (...call: PlausibleCall) => void waiting.push(call);
  // We say when a page is shown; a script that also watched the address would count every page twice.
  window.plausible ??= Object.assign(keep, { q: waiting, o: { autoCapturePageviews: false } });
  loadScript(src, { domain: id });

  // Scripts before 2025 read `u`, those since then `url`.
  return ({ url }) => window.plausible?.('pageview', { u: url, url });
}
