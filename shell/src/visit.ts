import { ownerOf } from '@portal/contracts/remote';
import { rememberVisit } from '@portal/platform';

let here = '';
let before: string | undefined;
let arrivedAt = 0;

/** Called on every arrival. The first page counts from the moment the browser asked for it. */
export function noteArrival(path: string) {
  if (path === here) return;
  if (here) {
    before = here;
    arrivedAt = performance.now();
  }
  here = path;
}

/**
 * Has forms told where their visitor came from: pages and times of this tab, the host that led here, and the release
 * that serves them.
 */
export function beginVisit(versionOf: (remote: string) => string | undefined) {
  const { pathname, search } = location;
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : undefined;
  // A link that loaded the whole page anew began no new visit.
  const isOurs = from?.origin === location.origin;
  const landing = isOurs ? from.pathname + from.search : pathname + search;
  before = isOurs ? from.pathname : undefined;

  rememberVisit(() => ({
    page: here,
    before,
    landing,
    referrer: isOurs ? undefined : from?.host,
    release: versionOf(ownerOf(location.pathname)?.name ?? ''),
    took: performance.now() - arrivedAt,
  }));
}
