import type { Analytics } from '@portal/contracts/site';
import { hasPrivacySignal } from './privacy.ts';

export interface PageView {
  url: string;
  title: string;
}

export type PageViewCounter = (view: PageView) => void;

// One chunk per provider, so that only the configured one is loaded.
const providers: Record<NonNullable<Analytics['provider']>, (analytics: Analytics) => Promise<PageViewCounter>> = {
  plausible: async (analytics) =>
    (await import(/* webpackChunkName: "plausible" */ './plausible.ts')).startPlausible(analytics),
  ga4: async (analytics) => (await import(/* webpackChunkName: "ga4" */ './ga4.ts')).startGa4(analytics),
};

let counter: Promise<PageViewCounter> | undefined;

/** Sends a page view to the configured provider. Does nothing for browsers with a privacy signal. */
export function countPageView(analytics: Analytics, path: string) {
  if (!analytics.provider || hasPrivacySignal()) return;
  const view = { url: new URL(path + location.search, location.href).href, title: document.title };
  counter ??= providers[analytics.provider](analytics);
  // Analytics errors, e.g. a blocked script, must not affect the page.
  counter.then((count) => count(view)).catch(() => {});
}
