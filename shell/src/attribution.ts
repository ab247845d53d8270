import { setAttributionProvider } from '@portal/platform';
import { firstEntry, recordReferrer } from './starter/first-entry.ts';

let page = '';
let previousPage: string | undefined;
let shownAt = 0;

/** Called for every page shown. The first one counts from the start of the navigation. */
export function recordPage(path: string) {
  if (path === page) return;
  if (page) {
    previousPage = page;
    shownAt = performance.now();
  } else {
    // The router has replaced the history entry, which clears what the first script recorded.
    recordReferrer();
  }
  page = path;
}

/** Lets forms send where their visitor came from, and the release that served them. */
export function startAttribution(release: string | undefined) {
  const { landing, referrer } = firstEntry();
  previousPage = document.referrer.startsWith(`${location.origin}/`) ? new URL(document.referrer).pathname : undefined;
  setAttributionProvider(() => ({
    page,
    previousPage,
    landing,
    referrer,
    release,
    msOnPage: performance.now() - shownAt,
  }));
}
