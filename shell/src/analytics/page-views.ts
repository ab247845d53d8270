import type { Analytics } from '@portal/contracts/site';
import { asksForPrivacy } from './privacy.ts';

export interface PageView {
  url: string;
  title: string;
}

export type CountPageView = (view: PageView) => void;

// Each provider is a chunk of its own, so that a site without it carries nothing of it.
const providers: Record<NonNullable<Analytics['provider']>, (analytics: Analytics) => Promise<CountPageView>> = {
  plausible: async (analytics) =>
    (await import(/* webpackChunkName: "plausible" */ './plausible.ts')).startPlausible(analytics),
  ga4: async (analytics) => (await import(/* webpackChunkName: "ga4" */ './ga4.ts')).startGa4(analytics),
};

let counting: Promise<CountPageView> | undefined;

/** Tells the configured provider that a page is shown. Nothing is loaded or sent for visitors who ask for privacy. */
export function countPageView(analytics: Analytics, path: string) {
  if (!analytics.provider || asksForPrivacy()) return;
  const view = { url: new URL(path + location.search, location.href).href, title: document.title };
  counting ??= providers[analytics.provider](analytics);
  // A page view that cannot be counted is no visitor's trouble.
  counting.then((count) => count(view)).catch(() => {});
}
