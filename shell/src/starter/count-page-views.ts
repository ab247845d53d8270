import type { Analytics } from '@portal/contracts/site';
import { countWithPlausible, startPlausible } from '../analytics/plausible.ts';
import { hasPrivacySignal } from '../analytics/privacy.ts';

/** Counts the page, and again when it is restored from the back/forward cache. Client-side navigations are counted by the application. */
export function countPageViews(analytics: Analytics) {
  if (analytics.provider !== 'plausible' || hasPrivacySignal()) return;
  startPlausible(analytics);
  countWithPlausible(location.href);
  addEventListener('pageshow', ({ persisted }) => persisted && countWithPlausible(location.href));
}
