import { setTimeout } from 'node:timers/promises';
import type { Violation } from '@portal/contracts/release-status';
import { violation } from '../rules.ts';
import { followLink } from './follow-link.ts';
import { documentListeners } from './left-behind.ts';
import { hydrated } from './load-page.ts';
import type { OpenPage } from './open-page.ts';

const visits = 5;
const maxGrowthBytes = 1.5e6;
/** Time for timers that the page leaves behind. */
const leftTimersMs = 1_200;

/**
 * Leaves the page by a link and returns, five times. Resolves to an error when memory or the number of listeners on the document grows
 * with each visit. The first visits may fill caches, so growth is measured from the second.
 */
export async function findLeak(open: OpenPage, ownPaths: string[]): Promise<Violation[]> {
  const target = await open.run(findOwnLink, ownPaths);
  const sizes: number[] = [];
  const listeners = await documentListeners(open);
  for (let visit = 0; visit < visits; visit++) {
    if (target) {
      if (!(await followLink(open, `a[href="${target}"]`))) return [];
      // Not every link navigates in the same document.
      await open.withTimeout(open.page.waitForLoadState());
      await hydrated(open);
      if (visit === 0) await setTimeout(leftTimersMs);
      await open.withTimeout(open.page.goBack({ timeout: 0 }));
    } else await open.withTimeout(open.page.reload({ timeout: 0 }));
    await hydrated(open);
    sizes.push(await open.heapSize());
  }
  const left = (await documentListeners(open)).slice(listeners.length);
  if (left.length >= visits)
    return [violation('listener', `The page leaves listeners when visitors go on: ${[...new Set(left)].join(', ')}.`)];
  const grows = sizes.slice(1).every((size, index) => size > (sizes[index] ?? 0));
  const growth = (sizes.at(-1) ?? 0) - (sizes[1] ?? 0);
  if (!grows || growth < maxGrowthBytes) return [];
  return [violation('heap', `Memory grows with every visit: by ${(growth / 1e6).toFixed(1)} MB in three visits.`)];
}

/** Returns the path of a visible link to another page of the same remote. Runs in the page. */
function findOwnLink(ownPaths: string[]): string | undefined {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href], a[href]')]
    .filter((link) => link.checkVisibility() && link.pathname !== location.pathname && ownPaths.includes(link.pathname))
    .map((link) => link.getAttribute('href') ?? '')
    .find((href) => href.startsWith('/'));
}
