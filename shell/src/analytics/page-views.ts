import type { Analytics } from '@portal/contracts/site';
import type { PageViewCounter } from './ga4.ts';
import { countWithPlausible } from './plausible.ts';
import { hasPrivacySignal } from './privacy.ts';

let ga4: Promise<PageViewCounter> | undefined;

/**
 * Sends a page view to the configured provider. Does nothing for browsers with a privacy signal. With Plausible the starter has
 * counted the page of the document (`isFirst`) already.
 */
export function countPageView(analytics: Analytics, path: string, isFirst: boolean) {
  if (!analytics.provider || hasPrivacySignal()) return;
  const { href } = new URL(path + location.search, location.href);
  if (analytics.provider === 'plausible') {
    if (!isFirst) countWithPlausible(href);
    return;
  }
  const view = { url: href, title: document.title };
  ga4 ??= import(/* webpackChunkName: "ga4" */ './ga4.ts').then(({ startGa4 }) => startGa4(analytics));
  // Analytics errors, e.g. a blocked script, must not affect the page.
  ga4.then((count) => count(view)).catch(() => {});
}
